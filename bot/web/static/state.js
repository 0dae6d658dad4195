// What this tab knows. Changes are announced by name; whoever draws something listens.

/**
 * @typedef {{id: string, name: string}} Person
 * @typedef {{id: string, name: string, latest: number}} Channel
 * @typedef {{id: string, label: string, style: string, disabled: boolean}} ButtonPart
 * @typedef {{id: string, placeholder: string, items: {value: string, label: string, about: string}[]}} SelectPart
 * @typedef {{buttons?: ButtonPart[], select?: SelectPart}} RowPart
 * @typedef {{id: string, name: string, alt: string, width: number, height: number}} PicturePart
 * @typedef {{title: string, text: string, footer: string, pings: string[], rows: RowPart[],
 *   files: {id: string, name: string, size: number}[], picture: PicturePart|null}} Body
 * @typedef {{id: string, seq: number, channel: string, private: boolean, author: string|null, kind: string,
 *   line: string, at: number, edited: boolean, body: Body}} Message
 */

const events = new EventTarget();

export const state = {
  /** @type {Person[]} */ people: [],
  /** @type {Channel[]} */ channels: [],
  /** @type {any[]} */ commands: [],
  /** @type {any[]} */ recipes: [],
  /** @type {Object<string, Object<string, string>>} */ texts: {},
  locale: "en",
  me: "",
  channel: "",
  /** @type {Map<string, Message>} */ messages: new Map(),
  more: false,
  loaded: false,
};

/** Listen; the answer stops it. @param {string} what @param {() => void} handler */
export function on(what, handler) {
  events.addEventListener(what, handler);
  return () => events.removeEventListener(what, handler);
}

/** @param {string} what */
export const changed = (what) => events.dispatchEvent(new Event(what));

/** The page's text in the chosen language, its `{name}` filled in. @param {string} key @param {Object<string, any>} [args] */
export function t(key, args = {}) {
  const text = state.texts[state.locale]?.[`web-${key}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/** @param {Object<string, string>} texts */
export const localised = (texts) => texts[state.locale] ?? texts.en ?? "";

/** @param {string|null} id */
export const nameOf = (id) => state.people.find((person) => person.id === id)?.name ?? id ?? "";

/** Oldest first. @returns {Message[]} */
export const ordered = () => [...state.messages.values()].sort((a, b) => a.seq - b.seq);

// Small memory of the browser: who and where this tab was, and what has been read. Without storage the page still works.

/** @param {Storage} storage @param {string} name */
function read(storage, name) {
  try {
    return storage.getItem(name);
  } catch {
    return null;
  }
}

/** @param {Storage} storage @param {string} name @param {string} value */
function write(storage, name, value) {
  try {
    storage.setItem(name, value);
  } catch {
    // storage is full or switched off
  }
}

/** This tab's own choice, else the one made last in any tab. @param {string} name */
export const remembered = (name) => read(sessionStorage, name) ?? read(localStorage, name);

/** @param {string} name @param {string} value */
export function remember(name, value) {
  write(sessionStorage, name, value);
  write(localStorage, name, value);
}

/** The number of the last message this person saw in this channel. @param {string} person @param {string} channel */
const seen = (person, channel) => Number(read(localStorage, `seen/${person}/${channel}`) ?? 0);

/** Mark the open channel as seen by whoever acts now. */
export function markSeen() {
  if (document.hidden || !state.me) return;
  const last = Math.max(0, ...[...state.messages.values()].map((message) => message.seq));
  if (last <= seen(state.me, state.channel)) return;
  write(localStorage, `seen/${state.me}/${state.channel}`, String(last));
  write(localStorage, `read/${state.channel}`, String(last));
  changed("seen");
}

/** @param {Channel} channel */
export const unread = (channel) =>
  channel.id !== state.channel && channel.latest > Number(read(localStorage, `read/${channel.id}`) ?? 0);

/** Has somebody at this keyboard been called in this channel since they last looked? @param {string} person */
export function isAsked(person) {
  if (person === state.me) return false;
  const last = seen(person, state.channel);
  return [...state.messages.values()].some((message) => message.body.pings.includes(person) && message.seq > last);
}
