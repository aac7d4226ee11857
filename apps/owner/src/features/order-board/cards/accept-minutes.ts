/** Offered to accept an order by one press. */
export const ACCEPT_MINUTES = [10, 20, 30, 45] as const;

/** The one of them that is nearest to what the restaurant usually takes; of two as near the longer. */
export function usualChip(usualMinutes: number): number {
  return ACCEPT_MINUTES.reduce((best, minutes) =>
    Math.abs(minutes - usualMinutes) <= Math.abs(best - usualMinutes) ? minutes : best,
  );
}
