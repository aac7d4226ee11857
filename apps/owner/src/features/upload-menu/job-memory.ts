import { sessionStore } from '@chalkboard/web-kit';

const KEY = 'upload_job';

/** The job this tab waits for, so that a reload finds it again. */
export const jobMemory = {
  /** Where the job's events are heard; undefined when there is none. */
  events: () => sessionStore.read(KEY) ?? undefined,
  keep: (events: string) => sessionStore.write(KEY, events),
  forget: () => sessionStore.remove(KEY),
};
