// The list of tables, the head of the open one, and the languages.

import { call } from "./api.js";
import { askChoice, askName, confirmed } from "./dialog.js";
import { byId, h, icon } from "./dom.js";
import { openChannel } from "./stream.js";
import { changed, on, remember, state, t, unread } from "./state.js";

const LANGUAGES = { en: "English", ko: "한국어" };

/** @param {boolean} open */
function showMenu(open) {
  document.body.classList.toggle("menu-open", open);
  byId("shade").hidden = !open;
  byId("menu").setAttribute("aria-expanded", String(open));
}

/** @param {string} channel */
export async function visit(channel) {
  showMenu(false);
  if (channel === state.channel) return;
  state.channel = channel;
  state.messages = new Map();
  state.loaded = false;
  remember("channel", channel);
  changed("channels");
  changed("people");
  await openChannel();
}

/** @param {(error: unknown) => void} fail */
export function startSidebar(fail) {
  const create = async () => {
    const name = await askName(t("new-table-name"));
    if (!name) return;
    const made = await call("/api/channels", { name });
    if (!state.channels.some((one) => one.id === made.id)) state.channels.push({ ...made, latest: 0 });
    await visit(made.id);
  };
  const manage = async () => {
    const current = state.channels.find((one) => one.id === state.channel);
    if (!current) return;
    const choices = [{ key: "rename", text: t("rename") }, { key: "remove", text: t("remove"), danger: true }];
    const what = await askChoice(current.name, state.channels.length > 1 ? choices : choices.slice(0, 1));
    if (what === "rename") {
      const name = await askName(t("rename-table"), current.name);
      if (name) await call(`/api/channels/${current.id}`, { name });
    } else if (what === "remove" && await confirmed(t("remove-table", { name: current.name }), t("remove"))) {
      await call(`/api/channels/${current.id}/remove`, {});
    }
  };
  byId("new-channel").addEventListener("click", () => create().catch(fail));
  byId("channel-menu").addEventListener("click", () => manage().catch(fail));
  byId("menu").addEventListener("click", () => showMenu(!document.body.classList.contains("menu-open")));
  byId("shade").addEventListener("click", () => showMenu(false));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") showMenu(false); });
  byId("stream").addEventListener("click", (/** @type {Event} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.dataset.visit) visit(target.dataset.visit).catch(fail);
  });
  for (const what of ["channels", "locale", "seen", "messages"]) on(what, draw);
}

function draw() {
  const current = state.channels.find((one) => one.id === state.channel);
  byId("channel-name").replaceChildren(icon("hash"), current?.name ?? "");
  byId("tables-title").textContent = t("tables");
  byId("new-channel").replaceChildren(icon("plus"), t("new-table"));
  label("menu", "menu", t("menu"));
  label("channel-menu", "more", t("table-menu"));
  byId("channels").replaceChildren(...state.channels.map((channel) => {
    const open = channel.id === state.channel;
    const button = h("button", {
      type: "button", class: unread(channel) ? "channel unread" : "channel", "aria-current": open ? "page" : null,
      data: { channel: channel.id }, on: { click: () => visit(channel.id) },
    }, icon("hash"), h("span", { text: channel.name }));
    return h("li", {}, button);
  }));
  const others = state.channels.some(unread);
  document.body.classList.toggle("others-unread", others);
  document.title = `${others ? "• " : ""}${current?.name ?? ""} · Marspost`;
  drawLanguages();
}

/** @param {string} id @param {any} picture @param {string} text */
function label(id, picture, text) {
  const button = byId(id);
  button.replaceChildren(icon(picture));
  button.setAttribute("aria-label", text);
  button.title = text;
}

function drawLanguages() {
  const place = byId("languages");
  place.setAttribute("aria-label", t("language"));
  place.replaceChildren(...Object.entries(LANGUAGES).map(([code, name]) =>
    h("button", { type: "button", class: "language", lang: code, "aria-pressed": String(code === state.locale), text: name, on: { click: () => speak(code) } })));
}

/** @param {string} locale */
function speak(locale) {
  state.locale = locale;
  document.documentElement.lang = locale;
  remember("locale", locale);
  changed("locale");
}
