import type { SystemHealth } from '@chalkboard/contracts';

/** One examination at a time, and its outcome for so long: however many ask, the services are asked once. */
export function keepHealth(examine: () => Promise<SystemHealth>, keptMs: number): () => Promise<SystemHealth> {
  let kept: Promise<SystemHealth> | undefined;
  const clear = () => void (kept = undefined);
  return () => (kept ??= examine().finally(() => void setTimeout(clear, keptMs).unref()));
}
