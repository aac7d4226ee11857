import { createQueryClient } from '@chalkboard/web-kit';

/** One for the remote: what was read on one of its pages is there on the next. */
export const queryClient = createQueryClient();
