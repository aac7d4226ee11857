import http from 'node:http';

/** @typedef {{ status: number, body: string, ms: number }} Answer */

/**
 * A client of one origin that keeps its connections open.
 * @param {string} origin @param {number} connections at most
 */
export function httpClient(origin, connections) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);

  /**
   * @param {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} call
   * @returns {Promise<Answer>} `ms`: from the call until the answer's last byte
   */
  const call = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const sent = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
      const request = http.request({ agent, hostname, port, method, path, headers: { ...sent, ...headers } }, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), ms: performance.now() - started }));
      });
      request.once('error', reject);
      request.end(body);
    });
  return { call, close: () => agent.destroy() };
}

/** @typedef {ReturnType<typeof httpClient>} HttpClient */

/**
 * Does one thing after the other on several connections at once.
 * @template Task @param {readonly Task[]} tasks @param {number} connections @param {(task: Task, connection: number) => Promise<number>} work gives the time it took, in ms
 * @returns {Promise<{ perSecond: number, times: number[] }>}
 */
export async function inParallel(tasks, connections, work) {
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const started = performance.now();
  const connection = async (/** @type {unknown} */ _, /** @type {number} */ index) => {
    while (next < tasks.length) times.push(await work(/** @type {Task} */ (tasks[next++]), index));
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return { perSecond: (tasks.length / (performance.now() - started)) * 1000, times };
}
