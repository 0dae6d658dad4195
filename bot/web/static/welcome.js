// An empty table: the ways to begin. Each only runs commands, and they stand in the stream for everybody to see.

import { asking, call } from "./api.js";
import { leafOf } from "./commands.js";
import { byId, h, icon } from "./dom.js";
import { addPerson, renamePerson } from "./people.js";
import { localised, nameOf, on, state, t } from "./state.js";

/**
 * @typedef {{path: string[], args: Object<string, string>, who: number, later: boolean}} Step
 * @typedef {{key: string, steps: Step[]}} Recipe
 */

const QUIET_FIRST = 2500;
const QUIET = 700;
const ICONS = { learn: "book", solo: "one", two: "two", computer: "chip" };

/** @type {{name: string|null, second: string|null, game: string|null, running: boolean}} */
const chosen = { name: null, second: null, game: null, running: false };

/** The games `/game new` offers. @returns {{value: string, name: string}[]} */
function games() {
  const option = leafOf(["game", "new"])?.options.find((one) => one.name === "game");
  return (option?.choices ?? []).map((choice) => ({ value: choice.value, name: localised(choice.texts) || choice.value }));
}

/** @param {Recipe} recipe @param {import("./composer.js").Composer} composer */
async function follow(recipe, composer) {
  if (chosen.running) return;
  chosen.running = true;
  draw(composer);
  try {
    const first = state.me;
    if (chosen.name?.trim() && chosen.name.trim() !== nameOf(first)) await renamePerson(first, chosen.name.trim());
    const second = recipe.steps.some((step) => step.who > 0) ? await secondPerson(first) : first;
    for (const step of recipe.steps) {
      if (step.later) await quiet();
      const runs = await filledIn(step);
      for (const [index, args] of runs.entries()) {
        const person = step.who < 0 ? [first, second][index % 2] : step.who ? second : first;
        if (!await composer.run(step.path, args, person)) return;
      }
    }
  } catch (error) {
    composer.fail(error);
  } finally {
    chosen.running = false;
    draw(composer);
  }
}

/** What a step's options are now, as autocomplete offers them; one entry for each run. @param {Step} step */
async function filledIn(step) {
  /** @type {Object<string, string>} */
  const args = {};
  /** @type {[string, string[]]|null} */
  let each = null;
  for (const [name, value] of Object.entries(step.args)) {
    if (value === "$game") args[name] = chosen.game ?? games()[0]?.value ?? "";
    else if (value === "$each") each = [name, await offered(step, name, "", args)];
    else if (value === "$best") args[name] = best(await offered(step, name, "", args));
    else if (!value.startsWith("?")) args[name] = value;
    else if ((await offered(step, name, value.slice(1), args)).includes(value.slice(1))) args[name] = value.slice(1);
  }
  if (!each) return [args];
  const [name, values] = each;
  return values.map((value) => ({ ...args, [name]: value }));
}

/** @param {string[]} players */
const best = (players) => (players.includes("steady") ? "steady" : players[0] ?? "random");

/** @param {Step} step @param {string} option @param {string} text @param {Object<string, string>} args @returns {Promise<string[]>} */
async function offered(step, option, text, args) {
  const answer = await call("/api/complete", asking({ path: step.path, option, text, args }));
  return answer.items.map((/** @type {{value: string}} */ item) => item.value);
}

/** Until the table has said what it had to say, so that a panel comes below the board and not above it. */
function quiet() {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      resolve(undefined);
    };
    let timer = setTimeout(done, QUIET_FIRST);
    const stop = on("messages", () => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET);
    });
  });
}

/** @param {string} first */
async function secondPerson(first) {
  const name = chosen.second?.trim() || t("second-name");
  const known = state.people.find((person) => person.id !== first && person.name === name);
  return known?.id ?? addPerson(name);
}

/** @param {import("./composer.js").Composer} composer */
function draw(composer) {
  const place = byId("welcome");
  const empty = state.loaded && state.messages.size === 0 && !chosen.running;
  place.hidden = !empty;
  if (!empty) {
    place.replaceChildren();
    return;
  }
  if (place.contains(document.activeElement) && document.activeElement?.tagName === "INPUT") return; // somebody is writing
  place.replaceChildren(...[
    h("img", { class: "planet", src: "/static/mars.svg", alt: "", width: "120", height: "120" }),
    h("h2", { text: t("welcome-title") }),
    h("p", { text: t("welcome-text") }),
    gameChoice(composer),
    state.recipes.length ? h("div", { class: "names" },
      nameField(t("welcome-name"), chosen.name ?? nameOf(state.me), (value) => { chosen.name = value; }),
      nameField(t("welcome-second"), chosen.second ?? t("second-name"), (value) => { chosen.second = value; })) : null,
    h("div", { class: "ways" }, ...state.recipes.map((recipe) => way(recipe, composer))),
    h("p", { class: "small", text: t("welcome-else") }),
  ].filter((part) => part !== null));
}

/** @param {Recipe} recipe @param {import("./composer.js").Composer} composer */
const way = (recipe, composer) =>
  h("button", { type: "button", class: "way", data: { recipe: recipe.key }, on: { click: () => follow(recipe, composer) } },
    icon(ICONS[/** @type {keyof typeof ICONS} */ (recipe.key)] ?? "plus"),
    h("b", { text: t(`welcome-${recipe.key}`) }),
    h("span", { text: t(`welcome-${recipe.key}-about`) }));

/** @param {string} label @param {string} value @param {(value: string) => void} set */
function nameField(label, value, set) {
  const input = h("input", { type: "text", maxlength: "32", value });
  input.addEventListener("input", () => set(input.value));
  return h("label", {}, h("span", { text: label }), input);
}

/** @param {import("./composer.js").Composer} composer */
function gameChoice(composer) {
  const offered = games();
  if (offered.length < 2) return null;
  const current = chosen.game ?? offered[0].value;
  return h("div", { class: "games", role: "group", "aria-label": t("welcome-game") }, ...offered.map((game) =>
    h("button", {
      type: "button", class: "game", text: game.name, "aria-pressed": String(game.value === current),
      on: { click: () => { chosen.game = game.value; draw(composer); } },
    })));
}

/** @param {import("./composer.js").Composer} composer */
export function startWelcome(composer) {
  for (const what of ["messages", "locale", "channels", "people"]) on(what, () => draw(composer));
}
