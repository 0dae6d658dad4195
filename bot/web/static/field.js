// One option of the command being written: a small labelled input that knows its kind.

import { fit } from "./commands.js";
import { h, icon } from "./dom.js";
import { localised, state, t } from "./state.js";

/**
 * @typedef {import("./commands.js").OptionSpec} OptionSpec
 * @typedef {{popup: import("./popup.js").Popup, changed: (field: Field) => void, picked: (field: Field) => void,
 *   removed: (field: Field) => void, key: (event: KeyboardEvent) => void,
 *   complete: (field: Field) => Promise<{name: string, value: string}[]>}} Hooks
 */

const PAUSE = 110;
const FILE_LIMIT = 1024 * 1024;

export class Field {
  /** @param {OptionSpec} option @param {string} text @param {Hooks} hooks */
  constructor(option, text, hooks) {
    this.option = option;
    this.hooks = hooks;
    /** What was picked last; it counts while the text is its name. @type {{name: string, value: string}|null} */
    this.item = null;
    /** @type {{name: string, data: string}|null} */
    this.file = null;
    this.asked = 0;
    this.timer = 0;
    this.input = h("input", {
      type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "popup", "aria-autocomplete": "list",
      "aria-label": option.name, "aria-required": String(option.required), maxlength: "2000", autocapitalize: "off",
      spellcheck: "false", enterkeyhint: "send", inputmode: option.kind === "number" && option.least !== null && option.least >= 0 ? "numeric" : null,
      data: { option: option.name },
    });
    this.setText(text);
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("focus", () => this.ask(false));
    this.input.addEventListener("blur", () => { this.asked += 1; hooks.popup.hide(); });
    this.input.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => hooks.key(event));
    this.chooser = option.kind === "file" ? this.fileChooser() : null;
  }

  get text() {
    return this.input.value;
  }

  get empty() {
    return this.option.kind === "file" ? this.file === null : this.input.value.trim() === "";
  }

  get picked() {
    return this.item?.name.trim() === this.input.value.trim() ? this.item : null;
  }

  /** What is sent. */
  get value() {
    if (this.option.kind === "file") return this.file;
    const text = this.input.value.trim();
    if (this.picked) return this.picked.value;
    const known = this.known().find((one) => one.value === text || one.name.toLowerCase() === text.toLowerCase());
    return known?.value ?? text;
  }

  /** @param {string} text */
  setText(text) {
    this.input.value = text;
    this.resize();
  }

  resize() {
    this.input.size = Math.max(4, Math.min(48, [...this.input.value].length + 2));
  }

  focus() {
    (this.chooser ?? this.input).focus();
  }

  element() {
    const name = h("span", { class: "option-name", text: this.option.name, title: localised(this.option.about) });
    const remove = !this.option.required && h("button", {
      type: "button", class: "bare", "aria-label": t("remove-option", { option: this.option.name }), on: { click: () => this.hooks.removed(this) },
    }, icon("close"));
    return h("span", { class: this.option.required ? "option needed" : "option" }, name, this.chooser ?? this.input, remove);
  }

  typed() {
    this.resize();
    this.hooks.changed(this);
    this.ask(true);
  }

  /** Fixed choices of this option. @returns {{name: string, value: string, about?: string}[]} */
  known() {
    const { choices, kind } = this.option;
    if (choices.length) return choices.map((choice) => ({ value: choice.value, name: localised(choice.texts) || choice.value }));
    if (kind === "flag") return [{ value: "true", name: t("yes") }, { value: "false", name: t("no") }];
    if (kind === "person") return state.people.map((person) => ({ value: person.id, name: person.name }));
    if (kind === "channel") return state.channels.map((channel) => ({ value: channel.id, name: channel.name }));
    return [];
  }

  /** Show what fits. `mark`: the first offer is taken by Enter. @param {boolean} mark */
  ask(mark) {
    if (this.option.kind === "file") return;
    this.asked += 1;
    if (!this.option.complete) return this.offer(this.fitting(), mark);
    clearTimeout(this.timer);
    const mine = this.asked;
    this.timer = setTimeout(() => this.askDesk(mine, mark), mark ? PAUSE : 0);
  }

  /** @param {number} mine @param {boolean} mark */
  async askDesk(mine, mark) {
    try {
      const items = await this.hooks.complete(this);
      const stale = mine !== this.asked || document.activeElement !== this.input;
      if (!stale) this.offer(items, mark);
    } catch {
      if (mine === this.asked) this.hooks.popup.hide(); // free typing still works
    }
  }

  fitting() {
    const text = this.picked ? "" : this.input.value.trim();
    return this.known().filter((one) => !text || fit(text, one.name, one.value) > 0);
  }

  /** @param {{name: string, value: string}[]} items @param {boolean} mark */
  offer(items, mark) {
    const only = items.length === 1 && items[0].value === this.value;
    const entries = only ? [] : items.map((item) => ({ name: item.name, pick: () => this.pick(item) }));
    const title = `${this.option.name}: ${localised(this.option.about)}`;
    const free = !this.option.complete && !this.known().length;
    const empty = !free && !only && this.text ? t("no-match") : undefined;
    this.hooks.popup.show(this.input, title, entries, { mark: mark && this.text.trim() !== "", empty, hint: !only });
  }

  /** @param {{name: string, value: string}} item */
  pick(item) {
    this.input.value = item.name;
    this.item = item;
    this.resize();
    this.hooks.picked(this);
  }

  fileChooser() {
    const hidden = h("input", { type: "file", hidden: true, "aria-hidden": "true" });
    hidden.addEventListener("change", () => { if (hidden.files?.[0]) this.setFile(hidden.files[0]); });
    const button = h("button", { type: "button", class: "choose-file", data: { option: this.option.name }, on: { click: () => hidden.click() } },
      h("span", { text: t("choose-file") }), hidden);
    button.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter" && this.file) this.hooks.key(event); });
    return button;
  }

  /** @param {File} file */
  async setFile(file) {
    const label = this.chooser?.querySelector("span");
    if (file.size > FILE_LIMIT) {
      if (label) label.textContent = t("too-large");
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    this.file = { name: file.name.slice(-200), data: btoa(binary) };
    if (label) label.textContent = file.name;
  }
}
