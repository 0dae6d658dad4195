// Buttons and selects under a message. They only say which control was used; what it means is the desk's business.

import { h, icon } from "./dom.js";

/**
 * @param {import("./state.js").RowPart[]} rows
 * @param {(control: string, values: string[]) => void} press
 */
export const controlRows = (rows, press) =>
  rows.map((row) =>
    row.select
      ? select(row.select, press)
      : h("div", { class: "row" }, ...(row.buttons ?? []).map((part) => button(part, press))));

/** @param {import("./state.js").ButtonPart} part @param {(control: string, values: string[]) => void} press */
const button = (part, press) =>
  h("button", {
    type: "button",
    class: part.style,
    disabled: part.disabled,
    text: part.label,
    data: { control: part.id },
    on: { click: () => press(part.id, []) },
  });

let count = 0;

/**
 * A list that opens below its button. A native select would already act while arrow keys pass over its items.
 * @param {import("./state.js").SelectPart} part
 * @param {(control: string, values: string[]) => void} press
 */
function select(part, press) {
  count += 1;
  const id = `select-${count}`;
  const opener = h("button", {
    type: "button", class: "opener", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id, data: { control: part.id },
  }, h("span", { text: part.placeholder }), icon("down"));
  const options = part.items.map((item, index) =>
    h("li", { role: "option", id: `${id}-${index}`, data: { value: item.value }, on: { click: () => choose(index) } },
      h("span", { text: item.label }), item.about && h("small", { text: item.about })));
  const list = h("ul", { role: "listbox", id, tabindex: "-1", "aria-label": part.placeholder, hidden: true }, ...options);
  const root = h("div", { class: "row select" }, opener, list);
  let active = 0;

  const show = (/** @type {boolean} */ open) => {
    list.hidden = !open;
    opener.setAttribute("aria-expanded", String(open));
    if (open) {
      mark(0);
      list.focus({ preventScroll: true });
      list.scrollIntoView({ block: "nearest" });
    }
  };
  const mark = (/** @type {number} */ index) => {
    active = Math.max(0, Math.min(options.length - 1, index));
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
    list.setAttribute("aria-activedescendant", options[active]?.id ?? "");
    options[active]?.scrollIntoView({ block: "nearest" });
  };
  const choose = (/** @type {number} */ index) => {
    show(false);
    opener.focus();
    const label = opener.querySelector("span");
    if (label) label.textContent = part.items[index].label;
    press(part.id, [part.items[index].value]);
  };

  let typed = "";
  let typedAt = 0;
  const jump = (/** @type {string} */ letter) => {
    typed = Date.now() - typedAt < 800 ? typed + letter : letter;
    typedAt = Date.now();
    const found = part.items.findIndex((item) => item.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (found >= 0) mark(found);
  };
  opener.addEventListener("click", () => show(list.hidden));
  opener.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "ArrowDown") { event.preventDefault(); show(true); }
  });
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    /** @type {Object<string, () => void>} */
    const keys = {
      ArrowDown: () => mark(active + 1), ArrowUp: () => mark(active - 1), Home: () => mark(0), End: () => mark(options.length - 1),
      Enter: () => choose(active), " ": () => choose(active), Escape: () => { show(false); opener.focus(); },
    };
    if (keys[event.key]) { event.preventDefault(); keys[event.key](); }
    else if (event.key.length === 1) jump(event.key);
  });
  root.addEventListener("focusout", (/** @type {FocusEvent} */ event) => {
    if (!root.contains(/** @type {Node|null} */ (event.relatedTarget))) show(false);
  });
  return root;
}
