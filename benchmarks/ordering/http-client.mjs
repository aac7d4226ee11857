import { Pool } from 'undici';

/** @typedef {{ status: number, body: string, ms: number }} Answer */
/**
 * @typedef {{ method?: 'GET' | 'POST' | 'PUT', path: string, headers?: Record<string, string>, body?: string }} Call
 */

/**
 * A client of one origin that keeps its connections open, and takes as little of the processor as it can: it has the
 * same one as what is measured.
 * @param {string} origin @param {number} connections at most
 */
export function httpClient(origin, connections) {
  const pool = new Pool(origin, { connections, pipelining: 1 });

  /** As it was sent. @param {Call} call */
  const fetchBytes = async ({ method = 'GET', path, headers = {}, body }) => {
    const started = performance.now();
    const answer = await pool.request({
      method,
      path,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body,
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, bytes, ms: performance.now() - started };
  };
  /** @param {Call} call @returns {Promise<Answer>} `ms`: from the call until the answer's last byte */
  const call = async (call) => {
    const { status, bytes, ms } = await fetchBytes(call);
    return { status, body: bytes.toString(), ms };
  };
  return { call, fetchBytes, close: () => pool.close() };
}

/** @typedef {ReturnType<typeof httpClient>} HttpClient */

/**
 * Does one thing after the other on several connections at once.
 * @template Task @param {readonly Task[]} tasks @param {number} connections @param {(task: Task, connection: number) =>
 * Promise<number>} work gives the time it took, in ms
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
