// The command bar: `/` lists the commands, a chosen command becomes a chip, its options become fields.

import { asking, call, deliver, Refused } from "./api.js";
import { findCommands, leaves, parseLine, trailingOption } from "./commands.js";
import { byId, h, icon } from "./dom.js";
import { Field } from "./field.js";
import { Popup } from "./popup.js";
import { receive, toEnd } from "./stream.js";
import { localised, on, state, t } from "./state.js";

/** @typedef {import("./commands.js").Leaf} Leaf */

const HISTORY = 50;
const OFFERED = 150;

export class Composer {
  constructor() {
    this.form = byId("composer");
    this.bar = byId("bar");
    this.popup = new Popup();
    /** @type {Leaf|null} */
    this.leaf = null;
    /** @type {Map<string, Field>} */
    this.fields = new Map();
    /** @type {string[]} */
    this.history = [];
    this.historyAt = 0;
    this.busy = 0;
    this.tail = h("input", {
      type: "text", id: "tail", maxlength: "2000", role: "combobox", "aria-expanded": "false", "aria-controls": "popup",
      "aria-autocomplete": "list", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send",
    });
    this.sendButton = h("button", { type: "submit", class: "send" }, icon("send"));
    this.tail.addEventListener("input", () => this.typed());
    this.tail.addEventListener("focus", () => this.typed());
    this.tail.addEventListener("blur", () => this.popup.hide());
    this.tail.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event));
    this.form.addEventListener("submit", (/** @type {Event} */ event) => { event.preventDefault(); this.send(); });
    this.bar.addEventListener("click", (/** @type {Event} */ event) => { if (event.target === this.bar) this.tail.focus(); });
    this.takeDroppedFiles();
    on("locale", () => this.draw());
  }

  draw() {
    const chip = this.leaf && h("span", { class: "command" }, this.leaf.line,
      h("button", { type: "button", class: "bare", "aria-label": t("clear-command"), title: t("clear-command"), on: { click: () => this.clear() } }, icon("close")));
    const fields = [...this.fields.values()].map((field) => field.element());
    const rest = this.leaf?.options.filter((option) => !this.fields.has(option.name)) ?? [];
    const extras = rest.map((option) => h("button", { type: "button", class: "extra", title: localised(option.about), on: { click: () => this.addField(option.name) } }, `+ ${option.name}`));
    this.bar.replaceChildren(...[chip, ...fields, this.tail, ...extras, this.sendButton].filter((part) => part !== null));
    this.tail.placeholder = this.leaf ? "" : t("hint");
    this.tail.setAttribute("aria-label", this.leaf ? t("options") : t("command-bar"));
    this.tail.classList.toggle("short", this.leaf !== null);
    this.sendButton.setAttribute("aria-label", t("send"));
    this.sendButton.title = t("send");
  }

  // Writing

  typed() {
    if (this.leaf) return this.typedTail(this.leaf);
    const text = this.tail.value;
    if (!text.startsWith("/")) return this.popup.hide();
    const parsed = /\s$/.test(text) || text.includes(":") ? parseLine(text) : null;
    const longer = parsed && leaves().some((leaf) => leaf.line.startsWith(`${parsed.leaf.line} `) && text.startsWith(leaf.line));
    if (parsed && !longer) return this.begin(parsed.leaf, parsed.values);
    const entries = findCommands(text.slice(1)).slice(0, OFFERED).map((leaf) => ({
      name: leaf.line,
      note: leaf.options.map((option) => (option.required ? option.name : `${option.name}?`)).join(" "),
      about: localised(leaf.about),
      pick: () => this.begin(leaf, new Map()),
    }));
    return this.popup.show(this.tail, t("commands"), entries, { mark: true, empty: t("no-match") });
  }

  /** In a command the free field takes the names of further options. @param {Leaf} leaf */
  typedTail(leaf) {
    const text = this.tail.value;
    const named = trailingOption(leaf, text);
    if (named) {
      this.tail.value = "";
      return this.addField(named.option.name);
    }
    const rest = leaf.options.filter((option) => !this.fields.has(option.name));
    const entries = rest
      .filter((option) => option.name.startsWith(text.trim()))
      .map((option) => ({ name: option.name, note: t("optional"), about: localised(option.about), pick: () => { this.tail.value = ""; this.addField(option.name); } }));
    return this.popup.show(this.tail, t("options"), entries, { mark: text.trim() !== "" });
  }

  /** @param {Leaf} leaf @param {Map<string, string>} values */
  begin(leaf, values) {
    this.leaf = leaf;
    this.fields.clear();
    this.popup.hide();
    this.tail.value = "";
    for (const option of leaf.options) {
      if (option.required || values.has(option.name)) this.makeField(option, values.get(option.name) ?? "");
    }
    this.draw();
    this.focusNext();
  }

  /** @param {import("./commands.js").OptionSpec} option @param {string} [text] */
  makeField(option, text = "") {
    const field = new Field(option, text, {
      popup: this.popup,
      changed: (one) => this.fieldTyped(one),
      picked: (one) => this.fieldPicked(one),
      removed: (one) => this.removeField(one.option.name),
      key: (event) => this.key(event),
      complete: (one) => this.complete(one),
    });
    this.fields.set(option.name, field);
    return field;
  }

  /** @param {string} name @param {string} [text] */
  addField(name, text = "") {
    const option = this.leaf?.options.find((one) => one.name === name);
    if (!option) return;
    const field = this.fields.get(name) ?? this.makeField(option, text);
    this.draw();
    field.focus();
  }

  /** @param {string} name */
  removeField(name) {
    this.fields.delete(name);
    this.popup.hide();
    this.draw();
    this.tail.focus();
  }

  /** `players:` written at the end of another value goes on in that option's own field. @param {Field} field */
  fieldTyped(field) {
    const named = this.leaf && trailingOption(this.leaf, field.text);
    if (!named) return;
    field.setText(named.before);
    if (named.option.name !== field.option.name) this.addField(named.option.name);
  }

  /** @param {Field} field */
  fieldPicked(field) {
    const empty = [...this.fields.values()].find((one) => one !== field && one.option.required && one.empty);
    if (empty) empty.focus();
    else if (field.option.complete) field.ask(false);
    else this.popup.hide();
  }

  focusNext() {
    const next = [...this.fields.values()].find((field) => field.empty);
    if (next) next.focus();
    else if (this.fields.size) [...this.fields.values()].at(-1)?.focus();
    else this.tail.focus();
  }

  /** @param {Field} field @returns {Promise<{name: string, value: string}[]>} */
  async complete(field) {
    if (!this.leaf) return [];
    const body = asking({ path: this.leaf.path, option: field.option.name, text: String(field.value), args: this.args(field.option.name) });
    return (await call("/api/complete", body)).items;
  }

  /** @param {string} [except] */
  args(except = "") {
    /** @type {Object<string, any>} */
    const args = {};
    for (const [name, field] of this.fields) if (name !== except && !field.empty) args[name] = field.value;
    return args;
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing) return;
    if (this.popup.key(event)) return;
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && input.value === "" && this.leaf) {
      event.preventDefault();
      this.stepBack(input);
    } else if (event.key === "Escape" && this.leaf) {
      this.clear();
    } else if ((event.key === "ArrowUp" || event.key === "ArrowDown") && !this.leaf && (input.value === "" || this.historyAt < this.history.length)) {
      event.preventDefault();
      this.recall(event.key === "ArrowUp" ? -1 : 1);
    }
  }

  /** Backspace at the start: out of an option, then out of the command. @param {HTMLInputElement} input */
  stepBack(input) {
    const fields = [...this.fields.values()];
    const at = fields.findIndex((field) => field.input === input);
    if (at > 0) {
      if (!fields[at].option.required) this.fields.delete(fields[at].option.name);
      this.draw();
      fields[at - 1].focus();
    } else if (at < 0 && fields.length) {
      fields[fields.length - 1].focus();
    } else {
      const line = this.leaf?.line ?? "";
      this.clear();
      this.tail.value = line;
      this.typed();
    }
  }

  /** @param {number} step */
  recall(step) {
    this.historyAt = Math.max(0, Math.min(this.history.length, this.historyAt + step));
    this.tail.value = this.history[this.historyAt] ?? "";
  }

  clear() {
    this.leaf = null;
    this.fields.clear();
    this.tail.value = "";
    this.popup.hide();
    this.draw();
    this.tail.focus();
  }

  /** @param {string} text */
  complain(text) {
    const place = byId("complaint");
    place.textContent = text;
    place.hidden = !text;
  }

  // Sending

  async send() {
    this.complain("");
    this.popup.hide();
    if (!this.leaf && this.tail.value.startsWith("/")) {
      const parsed = parseLine(this.tail.value);
      if (!parsed) return this.complain(t("no-command", { line: this.tail.value.split(" ").slice(0, 2).join(" ") }));
      this.begin(parsed.leaf, parsed.values);
      this.popup.hide();
    }
    if (!this.leaf) return this.talk();
    const missing = [...this.fields.values()].find((field) => field.option.required && field.empty);
    if (missing) {
      missing.focus();
      return this.complain(t("need-option", { option: missing.option.name }));
    }
    const line = [this.leaf.line, ...[...this.fields.values()].filter((f) => !f.empty).map((f) => `${f.option.name}:${f.text}`)].join(" ");
    const leaf = this.leaf;
    const args = this.args();
    this.clear();
    const sent = await this.run(leaf.path, args);
    this.note(line);
    if (!sent) this.restore(line);
    return undefined;
  }

  async talk() {
    const text = this.tail.value.trim();
    if (!text) return;
    this.tail.value = "";
    try {
      receive((await deliver("/api/say", asking({ text }))).message);
      toEnd();
      this.note(text);
    } catch (error) {
      this.tail.value = text;
      this.fail(error);
    }
  }

  /** What could not be sent stands in the bar again, unless something new was begun. @param {string} line */
  restore(line) {
    if (this.leaf || this.tail.value) return;
    const parsed = parseLine(line);
    if (parsed) this.begin(parsed.leaf, parsed.values);
    this.popup.hide();
  }

  /** @param {string} line */
  note(line) {
    this.history = [...this.history.filter((one) => one !== line), line].slice(-HISTORY);
    this.historyAt = this.history.length;
  }

  /**
   * Run a command, as the bar and the welcome card do.
   * @param {string[]} path @param {Object<string, any>} args @param {string} [person]
   */
  async run(path, args, person = state.me) {
    this.think(1);
    try {
      const answer = await deliver("/api/command", asking({ path, args, person }));
      receive(answer.message);
      toEnd();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.think(-1);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.complain(error instanceof Refused && error.message ? error.message : t("failed"));
  }

  /** @param {number} more */
  think(more) {
    this.busy += more;
    const place = byId("thinking");
    place.textContent = t("thinking");
    place.hidden = this.busy === 0;
    if (this.busy) toEnd();
  }

  // Files

  takeDroppedFiles() {
    const main = document.querySelector("main");
    main?.addEventListener("dragover", (event) => { event.preventDefault(); main.classList.add("dropping"); });
    main?.addEventListener("dragleave", () => main.classList.remove("dropping"));
    main?.addEventListener("drop", (event) => {
      event.preventDefault();
      main.classList.remove("dropping");
      const file = event.dataTransfer?.files[0];
      if (file) this.takeFile(file);
    });
  }

  /** A dropped file goes to the command being written, else to the only command that takes files. @param {File} file */
  takeFile(file) {
    const takes = (/** @type {Leaf} */ leaf) => leaf.options.find((option) => option.kind === "file");
    const takers = leaves().filter(takes);
    if (!this.leaf && takers.length === 1) this.begin(takers[0], new Map());
    const option = this.leaf && takes(this.leaf);
    if (!option) return this.complain(t("no-file-wanted"));
    this.addField(option.name);
    this.fields.get(option.name)?.setFile(file);
    this.popup.hide();
    return undefined;
  }
}

