// The list over the command bar: commands, options, or what the desk offers for the option being written.

import { byId, h } from "./dom.js";

/**
 * @typedef {{name: string, about?: string, note?: string, pick: () => void}} Entry
 */

export class Popup {
  constructor() {
    this.root = byId("popup");
    /** @type {Entry[]} */
    this.entries = [];
    this.active = -1;
    /** @type {HTMLInputElement|null} */
    this.input = null;
    // The input keeps the focus while somebody clicks in the list.
    this.root.addEventListener("mousedown", (/** @type {Event} */ event) => event.preventDefault());
  }

  get open() {
    return !this.root.hidden;
  }

  /**
   * @param {HTMLInputElement} input
   * @param {string} title
   * @param {Entry[]} entries
   * @param {{mark?: boolean, empty?: string, hint?: boolean}} [how]  mark: the first entry is taken by Enter;
   *   empty: said when there is none; hint: the title alone is worth showing
   */
  show(input, title, entries, how = {}) {
    this.input = input;
    this.entries = entries;
    const items = entries.map((entry, index) =>
      h("li", { role: "option", id: `entry-${index}`, on: { click: () => entry.pick() } },
        h("span", { class: "name", text: entry.name }),
        entry.note && h("span", { class: "note", text: entry.note }),
        entry.about && h("small", { text: entry.about })));
    const list = h("ul", { role: "listbox", id: "popup-list", "aria-label": title }, ...items);
    const nothing = !entries.length && how.empty ? h("p", { class: "empty", text: how.empty }) : null;
    if (!entries.length && !nothing && !how.hint) return this.hide();
    const below = entries.length ? list : nothing ?? "";
    this.root.replaceChildren(h("p", { class: "popup-title", text: title }), below);
    this.root.hidden = false;
    input.setAttribute("aria-expanded", "true");
    this.mark(how.mark && entries.length ? 0 : -1);
    return undefined;
  }

  hide() {
    this.root.hidden = true;
    this.entries = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  /** @param {number} index */
  mark(index) {
    const count = this.entries.length;
    this.active = index < 0 || !count ? -1 : (index + count) % count;
    this.root.querySelectorAll("[role=option]").forEach((/** @type {Element} */ item, /** @type {number} */ at) => {
      item.setAttribute("aria-selected", String(at === this.active));
      if (at === this.active) item.scrollIntoView({ block: "nearest" });
    });
    if (this.active >= 0) this.input?.setAttribute("aria-activedescendant", `entry-${this.active}`);
    else this.input?.removeAttribute("aria-activedescendant");
  }

  /** Arrow keys, Enter, Tab and Escape; true if the key was used up. @param {KeyboardEvent} event */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const count = this.entries.length;
    if (event.key === "ArrowDown" && count) this.mark(this.active + 1);
    else if (event.key === "ArrowUp" && count) this.mark(this.active <= 0 ? count - 1 : this.active - 1);
    else if (event.key === "Escape") this.hide();
    else if (["Enter", "Tab"].includes(event.key) && this.active >= 0 && !event.ctrlKey && !event.shiftKey) this.entries[this.active].pick();
    else return false;
    event.preventDefault();
    return true;
  }
}

