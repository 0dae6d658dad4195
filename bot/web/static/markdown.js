// Markdown-light as Discord shows it, made of elements only. Unknown things stay plain text.

import { h } from "./dom.js";
import { nameOf, state } from "./state.js";

const ANY = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const DEPTH = 12;

/** @type {[RegExp, (match: RegExpExecArray, depth: number) => Node][]} */
const RULES = [
  [/^\\([\\*_~`|>#[\]()<@:.!+{}-])/, (m) => text(m[1])],
  [/^``([\s\S]+?)``(?!`)/, (m) => h("code", { text: m[1].trim() })],
  [/^`([^`]+)`/, (m) => h("code", { text: m[1] })],
  [new RegExp(String.raw`^\*\*(?=\S)${ANY}\*\*(?!\*)`), (m, d) => h("strong", {}, ...inline(m[1], d))],
  [new RegExp(String.raw`^__(?=\S)${ANY}__(?!_)`), (m, d) => h("u", {}, ...inline(m[1], d))],
  [new RegExp(String.raw`^~~(?=\S)${ANY}~~`), (m, d) => h("s", {}, ...inline(m[1], d))],
  [new RegExp(String.raw`^\|\|(?=\S)${ANY}\|\|`), (m, d) => spoiler(inline(m[1], d))],
  [new RegExp(String.raw`^\*(?=[^\s*])${ANY}\*(?!\*)`), (m, d) => h("em", {}, ...inline(m[1], d))],
  [new RegExp(String.raw`^_(?=[^\s_])${ANY}_(?![\p{L}\p{N}_])`, "u"), (m, d) => h("em", {}, ...inline(m[1], d))],
  [/^<@!?([A-Za-z0-9_-]{1,64})>/, (m) => mention(m[1])],
  [/^<#([A-Za-z0-9_-]{1,64})>/, (m) => channel(m[1])],
  [/^<t:(\d{1,12})(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
];

/** @param {string} value */
const text = (value) => document.createTextNode(value);

/** @param {string} id */
function mention(id) {
  const known = state.people.some((person) => person.id === id);
  const mine = id === state.me;
  if (!known) return h("span", { class: "mention", text: `@${id}` });
  return h("button", { type: "button", class: mine ? "mention me" : "mention", text: `@${nameOf(id)}`, data: { actAs: id } });
}

/** @param {string} id */
function channel(id) {
  const known = state.channels.find((one) => one.id === id);
  if (!known) return h("span", { class: "mention", text: `#${id}` });
  return h("button", { type: "button", class: "mention", text: `#${known.name}`, data: { visit: id } });
}

/** @param {Node[]} inside */
function spoiler(inside) {
  const reveal = (/** @type {Event} */ event) => event.currentTarget?.classList.add("open");
  return h("button", { type: "button", class: "spoiler", on: { click: reveal } }, ...inside);
}

/** @type {[number, Intl.RelativeTimeFormatUnit][]} */
const UNITS = [[31536000, "year"], [2592000, "month"], [86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]];

/** @param {number} seconds @param {string} style */
function time(seconds, style) {
  const date = new Date(seconds * 1000);
  /** @type {Object<string, Intl.DateTimeFormatOptions>} */
  const styles = {
    t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
    f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  };
  let shown = date.toLocaleString(state.locale, styles[style] ?? styles.f);
  if (style === "R") {
    const away = seconds - Date.now() / 1000;
    const [size, unit] = UNITS.find(([length]) => Math.abs(away) >= length) ?? [1, "second"];
    shown = new Intl.RelativeTimeFormat(state.locale, { numeric: "auto" }).format(Math.round(away / size), unit);
  }
  return h("time", { datetime: date.toISOString(), title: date.toLocaleString(state.locale), text: shown });
}

/** @param {string} source @param {number} [depth] @returns {Node[]} */
export function inline(source, depth = 0) {
  if (depth > DEPTH) return [text(source)];
  /** @type {Node[]} */
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < source.length) {
    const jump = source.slice(at).search(/[\\*_~`|<]/);
    if (jump !== 0) {
      const end = jump < 0 ? source.length : at + jump;
      plain += source.slice(at, end);
      at = end;
      continue;
    }
    const rest = source.slice(at);
    const before = at === 0 ? "" : source[at - 1];
    const found = matching(rest, before, depth);
    if (!found) {
      plain += source[at];
      at += 1;
      continue;
    }
    if (plain) nodes.push(text(plain));
    plain = "";
    nodes.push(found.node);
    at += found.length;
  }
  if (plain) nodes.push(text(plain));
  return nodes;
}

/** @param {string} rest @param {string} before @param {number} depth */
function matching(rest, before, depth) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    if (rest[0] === "_" && rest[1] !== "_" && /[\p{L}\p{N}]/u.test(before)) continue; // snake_case is a word
    return { node: make(match, depth + 1), length: match[0].length };
  }
  return null;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:[-*•·]|(\d{1,3})\.)\s+(.+)$/;
const QUOTE = /^>\s?(.*)$/;

/** Whole text to blocks. @param {string} source @returns {DocumentFragment} */
export function markdown(source) {
  const out = document.createDocumentFragment();
  const lines = source.replace(/\r\n?/g, "\n").split("\n");
  let at = 0;
  while (at < lines.length) at = block(lines, at, out);
  return out;
}

/** One block from line `at`; where the next begins. @param {string[]} lines @param {number} at @param {ParentNode} out */
function block(lines, at, out) {
  const line = lines[at];
  if (!line.trim()) return at + 1;
  if (line.startsWith("```")) return fence(lines, at, out);
  const heading = HEADING.exec(line);
  if (heading) {
    out.append(h(`h${heading[1].length + 2}`, {}, ...inline(heading[2])));
    return at + 1;
  }
  const small = SMALL.exec(line);
  if (small) {
    out.append(h("p", { class: "small" }, ...inline(small[1])));
    return at + 1;
  }
  if (ITEM.test(line)) return list(lines, at, out);
  if (QUOTE.test(line)) return quote(lines, at, out);
  return paragraph(lines, at, out);
}

/** @param {string[]} lines @param {number} at @param {ParentNode} out */
function fence(lines, at, out) {
  const oneLine = /^```(.+)```$/.exec(lines[at]);
  if (oneLine) {
    out.append(h("pre", {}, h("code", { text: oneLine[1] })));
    return at + 1;
  }
  let end = at + 1;
  while (end < lines.length && !lines[end].startsWith("```")) end += 1;
  out.append(h("pre", { tabindex: "0" }, h("code", { text: lines.slice(at + 1, end).join("\n") })));
  return end + 1;
}

/** @param {string[]} lines @param {number} at @param {ParentNode} out */
function list(lines, at, out) {
  const first = ITEM.exec(lines[at]);
  const root = h(first?.[2] ? "ol" : "ul", first?.[2] && first[2] !== "1" ? { start: first[2] } : {});
  let end = at;
  for (; end < lines.length; end += 1) {
    const item = ITEM.exec(lines[end]);
    if (!item) break;
    root.append(h("li", { class: item[1].length >= 2 ? "inner" : null }, ...inline(item[3])));
  }
  out.append(root);
  return end;
}

/** @param {string[]} lines @param {number} at @param {ParentNode} out */
function quote(lines, at, out) {
  const inside = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const match = QUOTE.exec(lines[end]);
    if (!match) break;
    inside.push(match[1]);
  }
  out.append(h("blockquote", {}, ...withBreaks(inside)));
  return end;
}

/** @param {string[]} lines @param {number} at @param {ParentNode} out */
function paragraph(lines, at, out) {
  const inside = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    const other = !line.trim() || line.startsWith("```") || HEADING.test(line) || SMALL.test(line) || ITEM.test(line) || QUOTE.test(line);
    if (other && end > at) break;
    inside.push(line);
  }
  out.append(h("p", {}, ...withBreaks(inside)));
  return end;
}

/** @param {string[]} lines */
const withBreaks = (lines) => inline(lines.join("\n")).flatMap(breakText);

/** @param {Node} node @returns {Node[]} */
function breakText(node) {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.includes("\n")) return [node];
  return node.textContent.split("\n").flatMap((part, index) => (index ? [h("br"), text(part)] : [text(part)]));
}
