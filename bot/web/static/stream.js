// The messages of the open table, kept in order and at the right place on the screen.

import { loadMessages } from "./api.js";
import { byId, h, icon } from "./dom.js";
import { gist, messageElement, outlet } from "./messages.js";
import { changed, markSeen, on, ordered, state, t } from "./state.js";

/** @typedef {import("./state.js").Message} Message */

const NEAR = 160;
const OPEN_PRIVATE = 2;
/** Private answers the person unfolded by hand. @type {Set<string>} */
const unfolded = new Set();

const scroller = () => byId("scroller");
const atEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR;

export function toEnd() {
  scroller().scrollTop = scroller().scrollHeight;
  hint(null);
}

/**
 * In the order of the screen. The newest open private answer with controls goes down with the posts, so that the board
 * stands above it; what the person asked after it (a rule, a card) stays below it until the next post.
 */
function displayed() {
  const all = ordered();
  const open = all.filter((message) => message.private).slice(-OPEN_PRIVATE);
  const panel = open.findLast((message) => message.body.rows.length > 0);
  if (!panel) return all;
  const tail = all.slice(Math.max(all.indexOf(panel), all.findLastIndex((message) => !message.private)) + 1);
  return [...all.filter((message) => message !== panel && !tail.includes(message)), panel, ...tail];
}

/** "New messages", with the way to them: the first one that nobody saw yet, or none. @param {string|null} id */
function hint(id) {
  const button = byId("newer");
  if (id === null || button.hidden) button.dataset.message = id ?? "";
  button.hidden = id === null;
}

function toNew() {
  const element = byId(byId("newer").dataset.message);
  hint(null);
  if (element) element.scrollIntoView({ block: "start", behavior: "smooth" });
  else toEnd();
}

/** Is the beginning of this message to be seen now? @param {string} id */
function inSight(id) {
  const box = byId(id)?.getBoundingClientRect();
  const frame = scroller().getBoundingClientRect();
  return box !== undefined && box.top >= frame.top - NEAR && box.top < frame.bottom;
}

/** What arrives live while a page is under way is newer than that page. @type {Set<Map<string, Message|null>>} */
const underWay = new Set();

/** Load the newest page of the open table. @param {boolean} [keepOlder] */
export async function openChannel(keepOlder = false) {
  const { channel, me } = state;
  /** @type {Map<string, Message|null>} */
  const arrived = new Map();
  underWay.add(arrived);
  try {
    const page = await loadMessages(channel);
    if (channel !== state.channel || me !== state.me) return; // switched meanwhile
    const first = page.messages[0]?.seq ?? 0;
    const older = keepOlder ? ordered().filter((message) => message.seq < first) : [];
    state.messages = new Map([...older, ...page.messages].map((/** @type {Message} */ message) => [message.id, message]));
    for (const [id, message] of arrived) {
      if (message) state.messages.set(id, message);
      else state.messages.delete(id);
    }
    state.more = older.length ? state.more : page.more;
  } finally {
    underWay.delete(arrived);
  }
  state.loaded = true;
  drawAll();
  if (keepOlder) return;
  if (state.messages.size) toEnd();
  else scroller().scrollTop = 0;
}

/** After a cut connection: what is new, without losing the place. */
export async function refresh() {
  const stay = !atEnd();
  const top = scroller().scrollTop;
  await openChannel(true);
  if (stay) scroller().scrollTop = top;
  else if (state.messages.size) toEnd();
}

async function older() {
  const first = ordered()[0];
  if (!first) return;
  const page = await loadMessages(state.channel, first.seq);
  for (const message of page.messages) state.messages.set(message.id, message);
  state.more = page.more;
  const below = scroller().scrollHeight - scroller().scrollTop;
  drawAll();
  scroller().scrollTop = scroller().scrollHeight - below;
}

/** A new or edited message. @param {Message} message */
export function receive(message) {
  const channel = state.channels.find((one) => one.id === message.channel);
  if (channel && !message.private) channel.latest = Math.max(channel.latest, message.seq);
  if (message.channel !== state.channel) {
    changed("channels");
    return;
  }
  if (message.private && message.author !== state.me) return; // it was on its way when the person changed
  const stay = !atEnd();
  const known = state.messages.has(message.id);
  if (!known && state.more && message.seq < ordered()[0].seq) return; // an edit above what is loaded
  for (const arrived of underWay) arrived.set(message.id, message);
  state.messages.set(message.id, message);
  place(message);
  fold();
  changed("messages");
  markSeen();
  if (!stay) scroller().scrollTop = scroller().scrollHeight;
  if (!known && !inSight(message.id)) hint(message.id);
}

/** @param {string} id */
export function forget(id) {
  for (const arrived of underWay) arrived.set(id, null);
  state.messages.delete(id);
  byId(id)?.remove();
  arrange();
  fold();
  changed("messages");
}

/** @param {Message} message */
function place(message) {
  const old = byId(message.id);
  const focused = old?.contains(document.activeElement) ? document.activeElement?.getAttribute("data-control") : null;
  const element = messageElement(message);
  if (old) old.replaceWith(element);
  else byId("stream").append(element);
  arrange();
  if (focused !== null) keepFocus(element, focused ?? "");
}

/** Every element before its successor; what already stands right is not touched. */
function arrange() {
  /** @type {HTMLElement|null} */
  let next = null;
  for (const message of displayed().reverse()) {
    const element = byId(message.id);
    if (!element) continue;
    if (element.nextElementSibling !== next) byId("stream").insertBefore(element, next);
    next = element;
  }
}

/** A panel that was edited in place keeps the keyboard inside it. @param {HTMLElement} element @param {string} control */
function keepFocus(element, control) {
  const buttons = /** @type {HTMLElement[]} */ ([...element.querySelectorAll("[data-control]:not([disabled])")]);
  (buttons.find((button) => button.dataset.control === control) ?? buttons[0])?.focus({ preventScroll: true });
}

function drawAll() {
  byId("stream").replaceChildren(...displayed().map(messageElement));
  byId("older").hidden = !state.more;
  fold();
  changed("messages");
  markSeen();
}

/** Only the newest private answers stay open; older ones become one line each. */
function fold() {
  const mine = ordered().filter((message) => message.private);
  const open = new Set(mine.slice(-OPEN_PRIVATE).map((message) => message.id));
  for (const message of mine) {
    const element = byId(message.id);
    const folded = !open.has(message.id) && !unfolded.has(message.id);
    element?.classList.toggle("folded", folded);
    if (folded && element && !element.querySelector(".unfold")) element.append(unfoldButton(message, element));
    if (!folded) element?.querySelector(".unfold")?.remove();
  }
}

/** @param {Message} message @param {HTMLElement} element */
function unfoldButton(message, element) {
  const open = () => {
    unfolded.add(message.id);
    fold();
    /** @type {HTMLElement|null} */ (element.querySelector("button"))?.focus({ preventScroll: true });
  };
  return h("button", { type: "button", class: "unfold", title: t("unfold"), "aria-label": t("earlier-private"), on: { click: open } }, icon("eye"), gist(message), icon("down"));
}

/** @param {(text: string) => void} complain */
export function startStream(complain) {
  outlet.receive = receive;
  outlet.complain = complain;
  outlet.toEnd = toEnd;
  byId("older").addEventListener("click", older);
  byId("newer").addEventListener("click", toNew);
  scroller().addEventListener("scroll", () => {
    const waiting = byId("newer").dataset.message;
    if (waiting && inSight(waiting)) hint(null);
  }, { passive: true });
  document.addEventListener("visibilitychange", markSeen);
  on("locale", () => {
    byId("older").textContent = t("older");
    byId("newer").textContent = t("newer");
    byId("stream").setAttribute("aria-label", t("stream"));
    drawAll();
  });
  on("people", drawAll);
}
