// Who sits at this keyboard, and as whom this tab acts.

import { call, tellWho } from "./api.js";
import { askName } from "./dialog.js";
import { avatar, byId, h, icon } from "./dom.js";
import { openChannel } from "./stream.js";
import { changed, isAsked, nameOf, on, remember, state, t } from "./state.js";

/** @param {string} person */
export async function actAs(person) {
  if (person === state.me || !state.people.some((one) => one.id === person)) return;
  state.me = person;
  remember("me", person);
  // What only the other person may see leaves the screen at once, not when the answer comes.
  for (const message of [...state.messages.values()]) if (message.private) state.messages.delete(message.id);
  changed("people");
  tellWho();
  await openChannel();
}

/** @param {string} name @returns {Promise<string>} */
export async function addPerson(name) {
  const person = await call("/api/people", { name });
  if (!state.people.some((one) => one.id === person.id)) state.people.push(person);
  changed("people");
  return person.id;
}

/** @param {string} person @param {string} name */
export async function renamePerson(person, name) {
  await call(`/api/people/${person}`, { name });
  const found = state.people.find((one) => one.id === person);
  if (found) found.name = name;
  changed("people");
}

/** @param {(error: unknown) => void} fail */
export function startPeople(fail) {
  const add = async () => {
    const name = await askName(t("new-person-name"));
    if (name) await addPerson(name).then(actAs).catch(fail);
  };
  const rename = async () => {
    const name = await askName(t("rename-person"), nameOf(state.me));
    if (name) await renamePerson(state.me, name).catch(fail);
  };
  const pill = (/** @type {import("./state.js").Person} */ person) => {
    const mine = person.id === state.me;
    const asked = isAsked(person.id);
    const label = asked ? t("asked", { name: person.name }) : mine ? `${t("acting-as")} ${person.name}` : t("switch-to", { name: person.name });
    return h("button", {
      type: "button", class: asked ? "person asked" : "person", "aria-pressed": String(mine), "aria-label": label, title: label,
      data: { person: person.id }, on: { click: () => actAs(person.id) },
    }, avatar(person.id, person.name), h("span", { text: person.name }));
  };
  const pen = () => h("button", { type: "button", class: "bare pen", "aria-label": t("rename-person"), title: t("rename-person"), on: { click: rename } }, icon("pen"));
  const draw = () => {
    const place = byId("people");
    place.setAttribute("aria-label", t("people"));
    place.replaceChildren(
      ...state.people.flatMap((person) => (person.id === state.me ? [pill(person), pen()] : [pill(person)])),
      h("button", { type: "button", id: "add-person", class: "person add", "aria-label": t("add-person"), title: t("add-person"), on: { click: add } }, icon("plus")));
  };
  for (const what of ["people", "locale", "messages", "seen"]) on(what, draw);
  byId("stream").addEventListener("click", (/** @type {Event} */ event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.dataset.actAs) actAs(target.dataset.actAs);
  });
}
