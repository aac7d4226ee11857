import { randomInt } from 'node:crypto';
import net from 'node:net';
import { SERVICES } from '@chalkboard/contracts';

/** Files that run at the same time look in ranges of their own: what is free is not taken at once. */
const RANGE = 250;
/** X11's, and that of scanners: neither a browser nor `fetch` asks anything there. */
const REFUSED = [6000, 6566];
const FIRST = 5600 + (Number(process.env.JEST_WORKER_ID ?? 1) - 1) * RANGE;
/** Ports of a system, counted from the edge's: the services, NATS, PostgreSQL (tools/README.md). */
const OFFSETS = [0, ...SERVICES.map((_, index) => index + 1), 5, 6, 22, 32];

/**
 * A port such that a whole system fits on it and on those counted from it. Looked for from anywhere in the range:
 * somebody else on this machine may be looking too.
 * @param more offsets of what else is to be there
 */
export async function freeSystemPort(more: readonly number[] = []): Promise<number> {
  const offsets = [...OFFSETS, ...more];
  const places = RANGE - Math.max(...offsets);
  const start = randomInt(places);
  for (let step = 0; step < places; step += 1) {
    const port = FIRST + ((start + step) % places);
    if (offsets.some((offset) => REFUSED.includes(port + offset))) continue;
    const free = await Promise.all(offsets.map((offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`no room for a system between the ports ${FIRST} and ${FIRST + RANGE}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
