// A picture as large as it is: wheel, pinch and keys zoom, dragging moves, the alt text is one press away.

import { byId, h, icon } from "./dom.js";
import { t } from "./state.js";

const MOST = 8;

/** @param {import("./state.js").PicturePart} picture */
export function enlarge(picture) {
  const dialog = byId("lightbox");
  const image = h("img", { src: `/blob/${picture.id}`, alt: picture.alt, draggable: "false" });
  const stage = h("div", { class: "stage" }, image);
  const view = new Zoom(stage, image, picture);
  const words = h("p", { class: "alt-text", text: picture.alt, hidden: true });
  const button = (/** @type {any} */ name, /** @type {string} */ label, /** @type {() => void} */ click) =>
    h("button", { type: "button", class: "icon", "aria-label": label, title: label, on: { click } }, icon(name));
  const alt = h("button", { type: "button", class: "ghost", text: "ALT", "aria-label": t("picture-alt"), title: t("picture-alt"), "aria-expanded": "false" });
  alt.addEventListener("click", () => {
    words.hidden = !words.hidden;
    alt.setAttribute("aria-expanded", String(!words.hidden));
  });
  const tools = h("div", { class: "tools" },
    button("minus", t("zoom-out"), () => view.by(1 / 1.5)),
    button("plus", t("zoom-in"), () => view.by(1.5)),
    button("fit", t("zoom-fit"), () => view.fit()),
    alt,
    button("close", t("close"), () => dialog.close()));
  dialog.replaceChildren(stage, words, tools);
  dialog.setAttribute("aria-label", picture.alt.slice(0, 120));
  dialog.onkeydown = (/** @type {KeyboardEvent} */ event) => view.key(event);
  dialog.showModal();
  view.fit();
}

class Zoom {
  /** @param {HTMLElement} stage @param {HTMLImageElement} image @param {{width: number, height: number}} size */
  constructor(stage, image, size) {
    this.stage = stage;
    this.image = image;
    this.size = size;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    image.style.width = `${size.width}px`;
    image.style.height = `${size.height}px`;
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    }, { passive: false });
    stage.addEventListener("dblclick", (event) => this.by(2, event.clientX, event.clientY));
    stage.addEventListener("pointerdown", (event) => {
      stage.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    stage.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) {
      stage.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
  }

  fit() {
    const { clientWidth, clientHeight } = this.stage;
    this.least = Math.min(clientWidth / this.size.width, clientHeight / this.size.height, 1);
    this.scale = this.least;
    this.x = (clientWidth - this.size.width * this.scale) / 2;
    this.y = (clientHeight - this.size.height * this.scale) / 2;
    this.draw();
  }

  /** Zoom around a point. @param {number} factor @param {number} [px] @param {number} [py] */
  by(factor, px = this.stage.clientWidth / 2, py = this.stage.clientHeight / 2) {
    const next = Math.min(MOST, Math.max(Math.min(this.least ?? 0.1, 1), this.scale * factor));
    this.x = px - ((px - this.x) * next) / this.scale;
    this.y = py - ((py - this.y) * next) / this.scale;
    this.scale = next;
    this.draw();
  }

  /** @param {PointerEvent} event */
  move(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const before = Math.hypot(old.x - other.x, old.y - other.y) || 1;
      this.by(Math.hypot(now.x - other.x, now.y - other.y) / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
      return;
    }
    this.x += now.x - old.x;
    this.y += now.y - old.y;
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = 60;
    /** @type {Object<string, () => void>} */
    const keys = {
      "+": () => this.by(1.25), "=": () => this.by(1.25), "-": () => this.by(0.8), 0: () => this.fit(),
      ArrowLeft: () => { this.x += step; }, ArrowRight: () => { this.x -= step; },
      ArrowUp: () => { this.y += step; }, ArrowDown: () => { this.y -= step; },
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
    this.draw();
  }

  draw() {
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }
}
