import { randomInt } from 'node:crypto';
import net from 'node:net';

/** Below the ports that systems give to outgoing connections (Linux: from 32768): nobody is given one by chance. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port on 127.0.0.1 that was free a moment ago, also for who comes back to it. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

/** Whether a server could listen on this port of 127.0.0.1 now. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
