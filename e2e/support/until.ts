import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 50;

/**
 * Waits until `condition` gives something other than undefined, null or false, and gives that; a condition that throws
 * is not met yet.
 * @param what for the failure: "waited 30 s in vain for …"
 * @param withinMs a limit, never a duration: default 30 s
 * @throws when the limit is over, with the last reason
 */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  { withinMs = 30_000 }: { readonly withinMs?: number } = {},
): Promise<Exclude<T, undefined | null | false>> {
  const deadline = Date.now() + withinMs;
  let reason = '';
  for (;;) {
    try {
      const value = await condition();
      if (value !== undefined && value !== null && value !== false)
        return value as Exclude<T, undefined | null | false>;
      reason = '';
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline)
      throw new Error(`waited ${withinMs / 1000} s in vain for ${what}${reason ? `: ${reason}` : ''}`);
    await sleep(PAUSE_MS);
  }
}
