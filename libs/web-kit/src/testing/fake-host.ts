import type { HostV1, ToastMessage } from '@chalkboard/contracts';

/** A host that only remembers what it was told to show. */
export function fakeHost(): HostV1 & { readonly toasts: ToastMessage[] } {
  const toasts: ToastMessage[] = [];
  return { contract: 1, toasts, toast: (message) => void toasts.push(message) };
}
