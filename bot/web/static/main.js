// Puts the page together: loads what the table is, then listens.

import { call, connection, listen } from "./api.js";
import { Composer } from "./composer.js";
import { byId } from "./dom.js";
import { startPeople } from "./people.js";
import { startSidebar, visit } from "./sidebar.js";
import { forget, openChannel, receive, refresh, startStream } from "./stream.js";
import { changed, on, remembered, state, t } from "./state.js";
import { startWelcome } from "./welcome.js";

const CLOSED_AFTER = 6000;

async function loadState() {
  Object.assign(state, await call("/api/state"));
  const known = (/** @type {{id: string}[]} */ all, /** @type {string} */ id) => (all.some((one) => one.id === id) ? id : all[0]?.id ?? "");
  state.me = known(state.people, state.me || (remembered("me") ?? ""));
  state.channel = known(state.channels, state.channel || (remembered("channel") ?? ""));
}

/** @param {any} event */
function take(event) {
  if (event.type === "message") receive(event.message);
  else if (event.type === "gone") forget(event.id);
  else if (event.type === "people") { state.people = event.people; changed("people"); }
  else if (event.type === "channels") {
    state.channels = event.channels;
    changed("channels");
    if (!state.channels.some((one) => one.id === state.channel) && state.channels.length) visit(state.channels[0].id);
  }
}

/** The socket is open again: what the table is may have changed meanwhile. */
async function back() {
  await loadState();
  changed("channels");
  await refresh();
}

let cutAt = 0;

function showConnection() {
  const notice = byId("notice");
  notice.hidden = connection.online;
  if (connection.online) { cutAt = 0; return; }
  cutAt ||= Date.now();
  const long = Date.now() - cutAt > CLOSED_AFTER;
  notice.textContent = connection.signedOut ? t("sign-in-again") : long ? t("closed") : t("offline");
}

async function start() {
  const preferred = navigator.languages?.find((language) => /^(en|ko)/.test(language))?.slice(0, 2) ?? "en";
  state.locale = remembered("locale") ?? preferred;
  document.documentElement.lang = state.locale;
  await loadState();
  const composer = new Composer();
  const fail = (/** @type {unknown} */ error) => composer.fail(error);
  startStream((text) => composer.complain(text));
  startPeople(fail);
  startSidebar(fail);
  startWelcome(composer);
  on("connection", showConnection);
  changed("locale");
  changed("channels");
  await openChannel();
  listen({ event: take, back: () => { back().catch(fail); } });
  if (matchMedia("(pointer: fine)").matches) byId("tail").focus();
  document.addEventListener("keydown", (event) => toBar(event));
}

/** Writing anywhere goes to the command bar, as in any chat. @param {KeyboardEvent} event */
function toBar(event) {
  const busy = document.querySelector("dialog[open]") || document.activeElement?.closest("input, [role=listbox], select");
  if (busy || event.ctrlKey || event.metaKey || event.altKey || event.key !== "/") return;
  event.preventDefault();
  const tail = byId("tail");
  tail.focus();
  if (!tail.value) {
    tail.value = "/";
    tail.dispatchEvent(new Event("input"));
  }
}

start().catch(() => {
  // The texts did not come either, so both languages stand here.
  const notice = byId("notice");
  notice.hidden = false;
  notice.textContent = "The table does not answer; reload to try again. · 테이블이 응답하지 않습니다. 새로 고침해 보세요.";
});
