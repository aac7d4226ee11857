import { fork } from 'node:child_process';
import path from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { httpClient, inParallel } from './http-client.mjs';

const READERS = 16;
const CHANGES = 10;
const SEEN_WITHIN_MS = 10_000;

/**
 * Reads of a menu through the edge and, in turns, of a bare Node server that answers the same bytes.
 * @param {string} origin @param {string} shareId @param {{ rounds: number, reads: number }} size `reads` in each round
 * @returns {Promise<{ edge: number[], bare: number[], edgeTimes: number[], bareTimes: number[] }>} reads per second of
 * each round, and times in ms
 */
export async function compareReads(origin, shareId, { rounds, reads }) {
  const address = `/api/menu/${shareId}`;
  const edge = httpClient(origin, READERS);
  const { body } = await edge.call({ path: address });
  const server = fork(path.join(import.meta.dirname, 'bare-http-server.mjs'));
  server.send({ type: 'application/json; charset=utf-8', body });
  const port = await new Promise((resolve) => server.once('message', resolve));
  const bare = httpClient(`http://127.0.0.1:${port}`, READERS);

  /** @param {import('./http-client.mjs').HttpClient} client */
  const round = (client) =>
    inParallel(Array.from({ length: reads }), READERS, async () => {
      const answer = await client.call({ path: address });
      if (answer.status !== 200 || answer.body !== body)
        throw new Error(`a menu was answered with ${answer.status} and ${answer.body.length} bytes`);
      return answer.ms;
    });
  try {
    for (const client of [edge, bare]) await round(client);
    const results = { edge: [], bare: [], edgeTimes: [], bareTimes: [] };
    const result = /** @type {{ edge: number[], bare: number[], edgeTimes: number[], bareTimes: number[] }} */ (
      results
    );
    for (let turn = 0; turn < rounds; turn++) {
      const [ours, theirs] = [await round(edge), await round(bare)];
      result.edge.push(ours.perSecond);
      result.bare.push(theirs.perSecond);
      result.edgeTimes.push(...ours.times);
      result.bareTimes.push(...theirs.times);
    }
    return result;
  } finally {
    edge.close();
    bare.close();
    server.disconnect();
  }
}

/**
 * How long readers still get the menu of before, after its owner was told that the change is made.
 * @param {string} origin
 * @returns {Promise<number[]>} by change, the time until the last reader had the new one, in ms
 */
export async function staleness(origin) {
  const form = new FormData();
  form.append('file', new Blob([await printedMenu()], { type: 'application/pdf' }), 'menu.pdf');
  const uploaded = await fetch(`${origin}/api/upload-menu`, { method: 'POST', body: form });
  if (!uploaded.ok) throw new Error(`an upload was answered with ${uploaded.status}: ${await uploaded.text()}`);
  const cookie = uploaded.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { shareId } = /** @type {{ shareId: string }} */ (await uploaded.json());
  const client = httpClient(origin, READERS);
  /** @type {number[]} */
  const times = [];
  try {
    for (let change = 1; change <= CHANGES; change++) {
      const restaurantName = `Restaurant ${change}`;
      let changedAt = Infinity;
      const readers = Array.from({ length: READERS / 2 }, async () => {
        for (;;) {
          const asked = performance.now();
          const { body } = await client.call({ path: `/api/menu/${shareId}` });
          if (JSON.parse(body).restaurantName === restaurantName) return asked;
          if (performance.now() - changedAt > SEEN_WITHIN_MS)
            throw new Error(`a change of a menu was not seen within ${SEEN_WITHIN_MS / 1000} s`);
        }
      });
      const answer = await fetch(`${origin}/api/menu/${shareId}`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ restaurantName }),
      });
      if (!answer.ok) throw new Error(`a change of a menu was answered with ${answer.status}: ${await answer.text()}`);
      changedAt = performance.now();
      times.push(Math.max(0, Math.max(...(await Promise.all(readers))) - changedAt));
    }
  } finally {
    client.close();
  }
  return times;
}

async function printedMenu() {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([420, 595]);
  for (const [row, [dish, price]] of Object.entries({
    'Onion Soup': '$6.50',
    'Fish Stew': '$14.00',
    'Roast Chicken': '$12.50',
    'Apple Tart': '$5.50',
  }).entries()) {
    page.drawText(dish, { x: 60, y: 480 - row * 34, size: 13, font });
    page.drawText(price, { x: 320, y: 480 - row * 34, size: 13, font });
  }
  return new Uint8Array(await pdf.save());
}
