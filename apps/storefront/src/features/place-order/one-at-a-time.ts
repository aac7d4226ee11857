function locks(): LockManager | undefined {
  return 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined;
}

const nameOf = (shareId: string) => `order_${shareId}`;

/**
 * Does `work` while no other tab does such work for the same menu. Where the browser has no locks (plain http) it is done at once: the
 * idempotency key makes one order of two all the same.
 */
export async function oneAtATime<T>(shareId: string, work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(nameOf(shareId), work) : work();
}

/** As `oneAtATime`, but leaves it to the other tab when that is at it already. */
export async function unlessAnotherDoes<T>(shareId: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  const manager = locks();
  return manager ? manager.request(nameOf(shareId), { ifAvailable: true }, async (lock) => (lock ? work() : otherwise)) : work();
}
