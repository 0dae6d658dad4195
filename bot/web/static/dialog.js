// Small questions in the middle of the page: a name, or yes and no.

import { byId, h } from "./dom.js";
import { t } from "./state.js";

/**
 * @param {string} title
 * @param {any[]} inside
 * @param {{ok: string, danger?: boolean, value: () => any}} how
 * @returns {Promise<any>} null when cancelled
 */
function show(title, inside, how) {
  const dialog = byId("dialog");
  return new Promise((resolve) => {
    let answer = null;
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      answer = how.value();
      dialog.close();
    };
    const buttons = h("div", { class: "dialog-buttons" },
      h("button", { type: "button", class: "secondary", text: t("cancel"), on: { click: () => dialog.close() } }),
      h("button", { type: "submit", class: how.danger ? "danger" : "primary", text: how.ok }));
    dialog.replaceChildren(h("form", { on: { submit } }, h("h2", { id: "dialog-title", text: title }), ...inside, buttons));
    dialog.setAttribute("aria-labelledby", "dialog-title");
    dialog.addEventListener("close", () => resolve(answer), { once: true });
    dialog.showModal();
  });
}

/** @param {string} title @param {string} [value] @returns {Promise<string|null>} */
export function askName(title, value = "") {
  const input = h("input", { type: "text", maxlength: "32", required: true, value, "aria-labelledby": "dialog-title" });
  input.autofocus = true;
  return show(title, [input], { ok: t("ok"), value: () => input.value.trim() || null });
}

/** @param {string} title @param {string} ok @returns {Promise<true|null>} */
export const confirmed = (title, ok) => show(title, [], { ok, danger: true, value: () => true });

/** One of several things to do. @param {string} title @param {{key: string, text: string, danger?: boolean}[]} choices */
export function askChoice(title, choices) {
  const dialog = byId("dialog");
  return new Promise((resolve) => {
    /** @type {string|null} */
    let answer = null;
    const buttons = choices.map((choice) => h("button", {
      type: "button",
      class: choice.danger ? "danger" : "secondary",
      text: choice.text,
      on: { click: () => { answer = choice.key; dialog.close(); } },
    }));
    const cancel = h("button", { type: "button", class: "ghost", text: t("cancel"), on: { click: () => dialog.close() } });
    dialog.replaceChildren(h("div", { class: "dialog-choices" }, h("h2", { id: "dialog-title", text: title }), ...buttons, cancel));
    dialog.setAttribute("aria-labelledby", "dialog-title");
    dialog.addEventListener("close", () => resolve(answer), { once: true });
    dialog.showModal();
  });
}
