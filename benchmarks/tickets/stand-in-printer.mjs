import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const ASKS_STATE = Buffer.from([0x10, 0x04, 0x02]);
const ASKS_PAPER = Buffer.from([0x1d, 0x72, 0x01]);
const WELL = Buffer.of(0x12);
const HAS_PAPER = Buffer.of(0);

/**
 * A receipt printer on this machine that speaks ESC/POS and prints at once.
 * @returns {Promise<{ host: string, printedAt: Map<string, number>, close: () => Promise<void> }>} `printedAt`: by the
 * line that names the guest, the clock when the last byte of the ticket was here
 */
export async function startStandInPrinter() {
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  /** @type {Map<string, number>} */
  const printedAt = new Map();
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (received.indexOf(ASKS_STATE) === 0) {
        received = received.subarray(ASKS_STATE.length);
        socket.write(WELL);
      }
      const end = received.indexOf(ASKS_PAPER);
      if (end < 0) return;
      const [guest] = /Guest \d+/.exec(received.subarray(0, end).toString('latin1')) ?? [];
      if (guest && !printedAt.has(guest)) printedAt.set(guest, performance.now());
      received = received.subarray(end + ASKS_PAPER.length);
      socket.write(HAS_PAPER);
    });
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => server.once('error', reject).listen(9100, host, resolve))
  );
  return { host, printedAt, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
