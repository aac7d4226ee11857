import type { HostV1 } from '@chalkboard/contracts';
import { createToastStore } from '@chalkboard/ui';

/** The one message on the page, the shell's own or a remote's. */
export const toasts = createToastStore();

/** What every remote is given. */
export const host: HostV1 = { contract: 1, toast: toasts.show };
