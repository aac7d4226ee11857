function locks(): LockManager | undefined {
  return 'locks' in navigator ? (navigator.locks as LockManager | undefined) : undefined;
}

const nameOf = (shareId: string) => `order_${shareId}`;

/**
 * Does `work` while no other tab does such work for the same menu. Where the browser has no locks (plain http), or
 * refuses them (a frame of another site's page), it is done at once: the idempotency key makes one order of two all the
 * same.
 */
export function oneAtATime<T>(shareId: string, work: () => Promise<T>): Promise<T> {
  return underLock(shareId, {}, work);
}

/** As `oneAtATime`, but leaves it to the other tab when that is at it already. */
export function unlessAnotherDoes<T>(shareId: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  return underLock(shareId, { ifAvailable: true }, work, otherwise);
}

async function underLock<T>(shareId: string, options: LockOptions, work: () => Promise<T>, otherwise?: T): Promise<T> {
  const manager = locks();
  if (!manager) return work();
  let asked = false;
  try {
    return await manager.request(nameOf(shareId), options, async (lock) => {
      asked = true;
      return lock ? work() : (otherwise as T);
    });
  } catch (error) {
    // Either the work failed, or it never began.
    if (asked) throw error;
    return work();
  }
}
