// Elements without markup strings: text can only ever become text.

/**
 * @typedef {Object<string, any>} Props  `class`, `text`, `on` ({event: handler}), `data`, anything else an attribute
 * @param {string} tag
 * @param {Props} [props]
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {any}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "text") element.textContent = value;
    else if (name === "on") for (const [event, handler] of Object.entries(value)) element.addEventListener(event, handler);
    else if (name === "data") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const PATHS = {
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  send: "M4 12l16-8-6 16-3-6z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm7 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  down: "M6 9l6 6 6-6",
  file: "M14 3H6v18h12V7zM14 3v4h4",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  pen: "M4 20l4-1L20 7l-3-3L5 16z",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M4 15h16",
  one: "M12 11a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7",
  two: "M8 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2 20c.6-4 3-6 6-6s5.4 2 6 6M16 11a3 3 0 1 0-1-6M17 14c3 .3 4.500 2.500 5 6",
  book: "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2c2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
};

/**
 * A line icon; hidden from screen readers, the button around it has the name.
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon-line");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/** A colour that stays with a person: turned round the wheel by their number. @param {string} person */
export function personColour(person) {
  const n = Number.parseInt(person.slice(1), 10) || 0;
  return `hsl(${(18 + (n - 1) * 137) % 360} 62% 62%)`;
}

/** @param {string} person @param {string} name */
export function avatar(person, name) {
  const letter = [...name.trim()][0] ?? "?";
  const element = h("span", { class: "avatar", "aria-hidden": "true", text: letter.toUpperCase() });
  element.style.setProperty("--who", personColour(person));
  return element;
}
