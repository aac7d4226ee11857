/**
 * Everybody who follows something, in a process of its own: each has a connection of its own, reads what comes and
 * notes when it first saw which order in which status. Forked. It is sent `follow` and `leave`, and answers `ask` with
 * what each line has seen.
 */
import http from 'node:http';

/** @typedef {{ name: string, url: string, cookie?: string }} Line */
/**
 * @typedef {{ seen: Map<string, number>, lastId: string | undefined, twice: number, events: number, breaks: number,
 * request: http.ClientRequest }} State
 */

/** Connections that are opened at the same time. */
const OPENING = 50;
const agent = new http.Agent({ keepAlive: false, maxSockets: Infinity });

/** @type {Map<string, State>} */
const lines = new Map();
/** What was on lines that are closed. */
const closed = { twice: 0, events: 0 };
/** @type {Line[]} */
const toOpen = [];
let opening = 0;

process.on(
  'message',
  (
    /** @type {{ follow?: Line[], leave?: string[], ask?: { line: string, key: string }[] }} */ {
      follow = [],
      leave = [],
      ask,
    },
  ) => {
    toOpen.push(...follow);
    openNext();
    for (const name of leave) leaveLine(name);
    if (ask) {
      const all = [...lines.values()];
      process.send?.({
        seen: ask.map(({ line, key }) => lines.get(line)?.seen.get(key) ?? null),
        twice: all.reduce((sum, { twice }) => sum + twice, closed.twice),
        events: all.reduce((sum, { events }) => sum + events, closed.events),
        breaks: all.reduce((sum, { breaks }) => sum + breaks, 0),
      });
    }
  },
);
process.once('disconnect', () => process.exit());

function openNext() {
  for (; opening < OPENING && toOpen.length > 0; opening++) open(/** @type {Line} */ (toOpen.shift()));
}

/** @param {Line} line */
function open({ name, url, cookie }) {
  const request = http.get(url, { agent, headers: { accept: 'text/event-stream', ...(cookie && { cookie }) } });
  /** @type {State} */
  const state = { seen: new Map(), lastId: undefined, twice: 0, events: 0, breaks: 0, request };
  lines.set(name, state);
  let first = true;
  const opened = (/** @type {string | undefined} */ fault) => {
    if (!first) return;
    first = false;
    opening--;
    process.send?.({ opened: name, fault });
    openNext();
  };
  request.on('error', (error) => {
    state.breaks++;
    opened(error.message);
  });
  request.on('response', (response) => {
    if (response.statusCode !== 200) opened(`status ${response.statusCode}`);
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk) => {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        note(name, state, text.slice(0, end));
        text = text.slice(end + 2);
        opened(undefined);
      }
    });
    response.on('error', () => undefined);
    response.on('close', () => void state.breaks++);
  });
}

/** @param {string} name of a guest's line: the order @param {State} state @param {string} event */
function note(name, state, event) {
  const at = performance.timeOrigin + performance.now();
  const fields = Object.fromEntries(
    event.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  if (fields.event === 'heartbeat') return;
  state.events++;
  if (fields.id === state.lastId) state.twice++;
  state.lastId = fields.id;
  const data = JSON.parse(fields.data ?? '{}');
  for (const { orderId, status, messages } of data.orders ?? [{ ...data, orderId: name }]) {
    see(state, `${orderId} placed`, at);
    see(state, `${orderId} ${status}`, at);
    if (
      messages?.length > 0 ||
      data.told?.some((/** @type {{ status: string }} */ { status: is }) => is === 'delivered')
    )
      see(state, `${orderId} told`, at);
  }
}

/** @param {State} state @param {string} key @param {number} at */
function see({ seen }, key, at) {
  if (!seen.has(key)) seen.set(key, at);
}

/** @param {string} name */
function leaveLine(name) {
  const state = lines.get(name);
  if (!state) return;
  closed.twice += state.twice;
  closed.events += state.events;
  lines.delete(name);
  state.request.destroy();
}
