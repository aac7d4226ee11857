import { sessionStore } from '@chalkboard/web-kit';

/** The job this tab waits for, so that a reload finds it again. */
export interface JobMemory {
  /** Where the job's events are heard; undefined when there is none. */
  events(): string | undefined;
  keep(events: string): void;
  clear(): void;
}

/** @param key one for each thing that is waited for */
export function jobMemory(key: string): JobMemory {
  return {
    events: () => sessionStore.read(key) ?? undefined,
    keep: (events) => sessionStore.write(key, events),
    clear: () => sessionStore.remove(key),
  };
}
