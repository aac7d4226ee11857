import type { PlanId, RegistrationStatus } from '@chalkboard/contracts';

/** What this service knows of a business. */
export interface KnownBusiness {
  readonly id: string;
  /** The one in force: Free until the approval, and while it is paused. Null: not told yet. */
  readonly plan: PlanId | null;
  readonly status: RegistrationStatus | null;
  /** Being closed, or gone: its menus are off the net. */
  readonly closed: boolean;
}

/** Businesses as identity's events describe them: a port. */
export abstract class Businesses {
  abstract find(id: string): Promise<KnownBusiness | undefined>;
  /** Keeps a business that no event tells of. */
  abstract keepUnlessKnown(business: Pick<KnownBusiness, 'id' | 'plan' | 'status'>): Promise<void>;
}

/**
 * The businesses (undefined: none) that a new menu of somebody may belong to, before it is known whether they name one.
 */
export function businessesOfUpload(businesses: readonly string[] | undefined): readonly (string | undefined)[] {
  return businesses?.length === 1 ? businesses : [...(businesses ?? []), undefined];
}

/**
 * The business that a new menu of somebody signed in belongs to: the one they name where it is theirs, else their only
 * one.
 */
export function businessOfUpload(
  businesses: readonly string[] | undefined,
  named: string | undefined,
): string | undefined {
  if (!businesses) return undefined;
  if (named !== undefined && businesses.includes(named)) return named;
  return businesses.length === 1 ? businesses[0] : undefined;
}
