// Talking to the server: requests with one answer each, and the live socket that finds its way back.

import { changed, state } from "./state.js";

export class Refused extends Error {
  /** @param {number} status @param {string} text */
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

/** @param {string} path @param {any} [body] @returns {Promise<any>} */
export async function call(path, body) {
  const headers = { "X-Locale": state.locale };
  const options = body === undefined
    ? { headers }
    : { method: "POST", headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  const type = response.headers.get("Content-Type") ?? "";
  const data = type.startsWith("application/json") ? await response.json() : {};
  if (!response.ok) throw new Refused(response.status, data.error ?? "");
  return data;
}

/** One per press or command: delivered twice, it is answered once. */
export const newInteraction = () => crypto.randomUUID();

/** Who asks from where. @param {Object<string, any>} [rest] */
export const asking = (rest = {}) => ({
  person: state.me,
  channel: state.channel,
  locale: state.locale,
  interaction: newInteraction(),
  ...rest,
});

/** A cut line is tried once more with the same interaction. @param {string} path @param {any} body */
export async function deliver(path, body) {
  try {
    return await call(path, body);
  } catch (error) {
    if (error instanceof Refused) throw error;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return await call(path, body);
  }
}

/** @param {string} channel @param {number} [before] */
export function loadMessages(channel, before) {
  const query = new URLSearchParams({ person: state.me });
  if (before) query.set("before", String(before));
  return call(`/api/channels/${channel}/messages?${query}`);
}

/** @type {WebSocket|null} */
let socket = null;
let wait = 500;

export const connection = { online: true, signedOut: false };

/** Keep a socket open. @param {{event: (event: any) => void, back: () => void}} handlers */
export function listen(handlers) {
  const url = `${location.origin.replace("http", "ws")}/live?person=${encodeURIComponent(state.me)}`;
  const current = new WebSocket(url);
  socket = current;
  current.addEventListener("open", () => {
    wait = 500;
    connection.online = true;
    changed("connection");
    handlers.back(); // what was missed while away
  });
  current.addEventListener("message", (event) => handlers.event(JSON.parse(event.data)));
  current.addEventListener("close", async () => {
    connection.online = false;
    connection.signedOut = await lostKey();
    changed("connection");
    setTimeout(() => listen(handlers), wait);
    wait = Math.min(wait * 1.7, 8000);
  });
}

async function lostKey() {
  try {
    return (await fetch("/static/mars.svg", { cache: "no-store" })).status === 401;
  } catch {
    return false;
  }
}

/** Tell the server as whom this tab acts now. */
export function tellWho() {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ person: state.me }));
}
