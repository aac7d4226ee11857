import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 250;
const ANSWER_LIMIT_MS = 15_000;
const GIVE_UP_AFTER_MS = 180_000;

/** @typedef {{ status: number, headers: Headers, text: string }} Answer */

/**
 * Calls as patient people make them: one without an answer, or with a 5xx, is made again just as it was, until there is
 * an answer.
 * @param {{ origin: string, atOnce: number }} options `atOnce`: calls under way at a time; others wait for their turn
 */
export function patientCalls({ origin, atOnce }) {
  const counts = { calls: 0, repeats: 0 };
  /** @type {(() => void)[]} */
  const waiting = [];
  let underWay = 0;

  /**
   * @param {string} path @param {RequestInit} init @returns {Promise<Answer | undefined>} undefined: nobody knows, ask
   * again
   */
  const attempt = async (path, init) => {
    if (underWay >= atOnce) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    underWay += 1;
    counts.calls += 1;
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
      const text = await answer.text();
      return answer.status >= 500 ? undefined : { status: answer.status, headers: answer.headers, text };
    } catch {
      return undefined;
    } finally {
      underWay -= 1;
      waiting.shift()?.();
    }
  };

  return {
    /** How many calls were made so far, and how many of them had no answer or a 5xx. */
    counts,
    /**
     * @param {string} path @param {RequestInit} [init] @returns {Promise<Answer>} @throws Error when there is no answer
     * for minutes
     */
    async call(path, init = {}) {
      const deadline = performance.now() + GIVE_UP_AFTER_MS;
      for (;;) {
        const answer = await attempt(path, init);
        if (answer) return answer;
        counts.repeats += 1;
        if (performance.now() > deadline)
          throw new Error(`no answer to ${init.method ?? 'GET'} ${path} within ${GIVE_UP_AFTER_MS / 1000} s`);
        await sleep(PAUSE_MS);
      }
    },
  };
}

/** @typedef {ReturnType<typeof patientCalls>} PatientCalls */

/** A body as JSON. @param {unknown} value @returns {RequestInit} */
export function posting(value) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
