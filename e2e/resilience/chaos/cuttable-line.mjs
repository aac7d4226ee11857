import net from 'node:net';

/**
 * A TCP line to a port of this machine that can be cut: what is on its way is lost, as on a real one.
 * @param {number} target port on 127.0.0.1; nothing has to listen there yet
 */
export async function startCuttableLine(target) {
  /** @type {Set<net.Socket>} */
  const callers = new Set();
  let answersToLose = 0;

  const server = net.createServer((caller) => {
    const upstream = net.connect(target, '127.0.0.1');
    callers.add(caller);
    caller.setNoDelay(true);
    upstream.setNoDelay(true);
    for (const [socket, other] of /** @type {const} */ ([
      [caller, upstream],
      [upstream, caller],
    ])) {
      socket.on('error', () => undefined);
      socket.once('close', () => other.destroy());
    }
    caller.once('close', () => callers.delete(caller));
    caller.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (answersToLose > 0) {
        answersToLose -= 1;
        caller.resetAndDestroy();
        return;
      }
      if (!caller.write(chunk)) upstream.pause();
    });
    caller.on('drain', () => upstream.resume());
  });
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    })
  );

  const cut = () => {
    const count = callers.size;
    for (const caller of callers) caller.resetAndDestroy();
    return count;
  };
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    /** Resets every connection. @returns {number} how many there were */
    cut,
    /** Of the next `count` answers not a byte arrives, although what was asked for was done. @param {number} count */
    loseAnswers(count) {
      answersToLose += count;
    },
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** @typedef {Awaited<ReturnType<typeof startCuttableLine>>} CuttableLine */
