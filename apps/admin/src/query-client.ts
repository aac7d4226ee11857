import { createQueryClient } from '@chalkboard/web-kit';

/** One for the remote; emptied when the session ends. */
export const queryClient = createQueryClient();
