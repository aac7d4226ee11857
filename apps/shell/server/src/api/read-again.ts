import { setTimeout as sleep } from 'node:timers/promises';

/** How often what only reads is asked again, and after how long. */
const READ_AGAIN = 2;
const READ_AGAIN_MS = 20;
const BROKEN: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/**
 * After how long what only reads is asked again, because its connection broke before an answer, as it may when a
 * service ends.
 * @param attempt counted from 1
 * @returns milliseconds; `null`: it is not, since something else is wrong, or it was asked again already
 */
export function readAgainIn(error: unknown, attempt: number): number | null {
  const { code, cause } = (error ?? {}) as { readonly code?: string; readonly cause?: { readonly code?: string } };
  return attempt <= READ_AGAIN && (BROKEN.has(code ?? '') || BROKEN.has(cause?.code ?? '')) ? READ_AGAIN_MS : null;
}

/** Reads, and again where the connection broke. */
export async function readAgain<T>(read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const pause = readAgainIn(error, attempt);
      if (pause === null) throw error;
      await sleep(pause);
    }
  }
}
