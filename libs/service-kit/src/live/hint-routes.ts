/**
 * Who listens to which subject. A hint is looked up by its subject: what it costs does not grow with those who listen
 * to others.
 */
export class HintRoutes {
  private readonly listeners = new Map<string, Set<() => void>>();

  /** @returns what ends it */
  add(subject: string, listener: () => void): () => void {
    const known = this.listeners.get(subject) ?? new Set();
    this.listeners.set(subject, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0 && this.listeners.get(subject) === known) this.listeners.delete(subject);
    };
  }

  /** Calls those who listen to this subject. */
  wake(subject: string): void {
    this.listeners.get(subject)?.forEach((listener) => listener());
  }

  /** Subjects that somebody listens to. */
  get size(): number {
    return this.listeners.size;
  }
}
