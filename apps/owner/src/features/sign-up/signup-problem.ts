import { ApiError, problemText } from '@chalkboard/web-kit';
import { isSignupField, type SignupFaults } from './signup-fields';

/** What a refused signup means for the form. */
export type SignupProblem =
  /** Somebody is registered by this address or number. */
  | { readonly kind: 'known'; readonly contact: 'email' | 'phone'; readonly detail: string }
  | { readonly kind: 'faults'; readonly faults: SignupFaults }
  | { readonly kind: 'other' };

export function problemOf(error: unknown): SignupProblem {
  if (!(error instanceof ApiError) || !error.problem) return { kind: 'other' };
  const { code, extensions } = error.problem;
  const detail = problemText(error.problem) ?? '';
  if (code === 'accounts.already_registered')
    return { kind: 'known', contact: extensions.contact === 'phone' ? 'phone' : 'email', detail };
  const faults = faultsIn(extensions.errors);
  return Object.keys(faults).length > 0 ? { kind: 'faults', faults } : { kind: 'other' };
}

function faultsIn(errors: unknown): SignupFaults {
  if (!Array.isArray(errors)) return {};
  const told = errors.filter(
    (error): error is { path: unknown; message: string } =>
      typeof error === 'object' && error !== null && typeof (error as { message?: unknown }).message === 'string',
  );
  return Object.fromEntries(
    told
      .map(({ path, message }) => [String(Array.isArray(path) ? path[0] : path), message] as const)
      .filter(([name]) => isSignupField(name)),
  );
}
