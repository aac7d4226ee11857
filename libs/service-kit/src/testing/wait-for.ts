import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 25;

/**
 * Waits until `condition` gives something truthy, and gives that.
 * @throws after `limitMs` (default two minutes: long, so that a slow machine is no fault), with what is waited for
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  limitMs = 120_000,
): Promise<Exclude<T, false | undefined | null>> {
  const end = Date.now() + limitMs;
  let last: unknown;
  for (;;) {
    try {
      const value = await condition();
      if (value) return value as Exclude<T, false | undefined | null>;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end)
      throw new Error(`waited ${limitMs} ms in vain for: ${what}${last instanceof Error ? ` (${last.message})` : ''}`);
    await sleep(PAUSE_MS);
  }
}
