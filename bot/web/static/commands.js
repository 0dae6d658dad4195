// The command tree as the desk gave it: leaves, loose matching, and a typed line taken apart.

import { localised, state } from "./state.js";

/**
 * @typedef {{name: string, kind: string, about: Object<string, string>, required: boolean, complete: boolean,
 *   choices: {value: string, texts: Object<string, string>}[], least: number|null, most: number|null}} OptionSpec
 * @typedef {{path: string[], line: string, about: Object<string, string>, options: OptionSpec[]}} Leaf
 */

/** @param {any[]} [level] @param {string[]} [above] @returns {Leaf[]} */
export function leaves(level = state.commands, above = []) {
  return level.flatMap((spec) => {
    const path = [...above, spec.name];
    if (spec.children.length) return leaves(spec.children, path);
    return [{ path, line: `/${path.join(" ")}`, about: spec.about, options: spec.options }];
  });
}

/** @param {string[]} path */
export const leafOf = (path) => leaves().find((leaf) => leaf.path.join(" ") === path.join(" "));

/** Letters without case and accents. @param {string} text */
export const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a query fits; 0 is not at all. @param {string} query @param {string} name @param {string} about */
export function fit(query, name, about) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const target = plain(name);
  if (target.startsWith(words.join(" "))) return 4;
  const parts = target.split(/\s+/);
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 3;
  if (words.every((word) => target.includes(word))) return 2;
  return words.every((word) => `${target} ${plain(about)}`.includes(word)) ? 1 : 0;
}

/** Commands for what stands after the slash, best first; of equals the short ones, which are used most. @param {string} query */
export function findCommands(query) {
  return leaves()
    .map((leaf) => ({ leaf, score: fit(query, leaf.path.join(" "), localised(leaf.about)) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score || a.leaf.path.length - b.leaf.path.length)
    .map((found) => found.leaf);
}

/** @param {Leaf} leaf */
const optionPattern = (leaf) => new RegExp(`(?:^|\\s)(${leaf.options.map((o) => o.name).join("|") || "(?!)"}):`, "g");

/**
 * A whole line like `/game new game:ares players:2`; words before the first option go to the first option.
 * @param {string} line
 * @returns {{leaf: Leaf, values: Map<string, string>}|null}
 */
export function parseLine(line) {
  const text = line.trim();
  const leaf = leaves()
    .filter((one) => text === one.line || text.startsWith(`${one.line} `))
    .sort((a, b) => b.line.length - a.line.length)[0];
  if (!leaf) return null;
  const rest = text.slice(leaf.line.length);
  const found = [...rest.matchAll(optionPattern(leaf))];
  /** @type {Map<string, string>} */
  const values = new Map();
  const free = rest.slice(0, found[0]?.index ?? rest.length).trim();
  const first = leaf.options.find((option) => !found.some((match) => match[1] === option.name));
  if (free && first) values.set(first.name, free);
  found.forEach((match, index) => {
    const value = rest.slice(match.index + match[0].length, found[index + 1]?.index ?? rest.length).trim();
    values.set(match[1], value);
  });
  return { leaf, values };
}

/** An option's name typed at the end of a value: `... players:`. @param {Leaf} leaf @param {string} text */
export function trailingOption(leaf, text) {
  const match = /(?:^|\s)([a-z0-9_-]+):$/.exec(text);
  const option = match && leaf.options.find((one) => one.name === match[1]);
  return option ? { option, before: text.slice(0, match.index).trim() } : null;
}
