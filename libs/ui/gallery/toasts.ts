import { createToastStore } from '../src';

export const toasts = createToastStore();
