import { ApiError } from '@chalkboard/web-kit';

/** What the server found wrong with which field: field → words. */
export function faultsOf(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.problem?.extensions.errors : undefined;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    (errors as readonly unknown[]).flatMap((fault) => {
      const { path, message } = fault as { readonly path?: unknown; readonly message?: unknown };
      return typeof path === 'string' && typeof message === 'string' ? [[path, message]] : [];
    }),
  );
}
