// One message as an element.

import { asking, call, deliver, Refused } from "./api.js";
import { controlRows } from "./controls.js";
import { avatar, h, icon } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { inline, markdown } from "./markdown.js";
import { nameOf, state, t } from "./state.js";

/** @typedef {import("./state.js").Message} Message */

/** What the stream does with an answer. @type {{receive: (message: Message) => void, complain: (text: string) => void, toEnd: () => void}} */
export const outlet = { receive: () => {}, complain: () => {}, toEnd: () => {} };

/** @param {Message} message */
export function messageElement(message) {
  const chat = message.kind === "chat";
  const mine = message.body.pings.includes(state.me);
  const classes = ["message", message.private && "private", chat && "chat", mine && "called"].filter(Boolean).join(" ");
  const face = chat
    ? avatar(message.author ?? "", nameOf(message.author))
    : h("img", { class: "face", src: "/static/mars.svg", alt: "", width: "40", height: "40" });
  const content = h("div", { class: "content" },
    usedLine(message),
    heading(message),
    ...bodyParts(message),
    message.private && privateLine(message));
  return h("article", { class: classes, id: message.id, data: { seq: String(message.seq) } }, face, content);
}

/** @param {Message} message */
function usedLine(message) {
  if (!message.line) return null;
  const key = message.author === state.me ? "you-used" : "used";
  return h("p", { class: "used", text: t(key, { name: nameOf(message.author), line: message.line }) });
}

/** @param {Message} message */
function heading(message) {
  const chat = message.kind === "chat";
  const date = new Date(message.at);
  const today = date.toDateString() === new Date().toDateString();
  const shown = date.toLocaleString(state.locale, today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  return h("p", { class: "who" },
    h("b", { text: chat ? nameOf(message.author) : "Marspost" }),
    !chat && h("span", { class: "tag", text: t("bot") }),
    h("time", { datetime: date.toISOString(), text: shown }),
    message.edited && h("span", { class: "edited", text: `(${t("edited")})` }));
}

/** @param {Message} message */
function bodyParts(message) {
  const body = message.body;
  const words = h("div", { class: "text" }, markdown(body.text));
  return [
    body.title && h("h2", { class: "title" }, ...inline(body.title)),
    body.text && words,
    body.picture && pictureElement(body.picture),
    body.files.length > 0 && h("div", { class: "files" }, ...body.files.map(fileElement)),
    body.footer && h("p", { class: "footer" }, ...inline(body.footer)),
    body.rows.length > 0 && h("div", { class: "rows" }, ...controlRows(body.rows, (control, values) => press(message, control, values))),
  ];
}

/** @param {import("./state.js").PicturePart} picture */
function pictureElement(picture) {
  const image = h("img", { src: `/blob/${picture.id}`, alt: picture.alt, width: picture.width, height: picture.height, loading: "lazy", decoding: "async" });
  const frame = h("button", { type: "button", class: "picture", "aria-haspopup": "dialog", title: t("picture-open"), on: { click: () => enlarge(picture) } }, image);
  frame.style.setProperty("--shape", String(picture.width / picture.height)); // its room is kept before it has loaded
  image.addEventListener("error", () => {
    frame.replaceWith(h("p", { class: "picture-gone" }, h("b", { text: t("picture-gone") }), ` ${picture.alt}`));
  });
  return frame;
}

/** @param {{id: string, name: string, size: number}} file */
function fileElement(file) {
  const size = file.size < 1024 ? `${file.size} B` : `${Math.ceil(file.size / 1024)} KiB`;
  return h("a", { class: "file", href: `/blob/${file.id}`, download: file.name, "aria-label": t("download", { name: file.name, size }) },
    icon("file"), h("span", { text: file.name }), h("small", { text: size }));
}

/** @param {Message} message */
function privateLine(message) {
  const dismiss = () => call(`/api/messages/${message.id}/dismiss`, { person: state.me })
    .catch((error) => outlet.complain(error instanceof Refused ? error.message : t("failed")));
  return h("p", { class: "only-you" }, icon("eye"), h("span", { text: t("only-you") }),
    h("button", { type: "button", class: "link dismiss", text: t("dismiss"), on: { click: dismiss } }));
}

/** @param {Message} message @param {string} control @param {string[]} values */
async function press(message, control, values) {
  const element = document.getElementById(message.id);
  if (element?.hasAttribute("aria-busy")) return; // one press at a time; the buttons keep the focus meanwhile
  element?.setAttribute("aria-busy", "true");
  outlet.complain("");
  try {
    const answer = await deliver("/api/press", asking({ message: message.id, control, values }));
    outlet.receive(answer.message);
    if (answer.message.id !== message.id) outlet.toEnd();
    // A menu that was open has gone and a picture has come: the next answers stay in sight.
    else document.getElementById(message.id)?.querySelector(".content > :last-child")?.scrollIntoView({ block: "nearest" });
  } catch (error) {
    outlet.complain(error instanceof Refused && error.message ? error.message : t("failed"));
  } finally {
    element?.removeAttribute("aria-busy");
  }
}

/** The first words of a message, for a folded line. @param {Message} message */
export function gist(message) {
  const first = message.body.title || message.body.text.split("\n").find((line) => line.trim()) || "";
  return h("span", {}, ...inline(first.replace(/^(?:#{1,3}|-#|[-*•>])\s+/, "").slice(0, 90)));
}
