import { randomBytes, randomUUID } from 'node:crypto';
import {
  ENFORCES_PLANS,
  type ApiKeyLifetime,
  type ApiScope,
  type MakeApiKeyRequest,
  type OwnerClaims,
  type PlanId,
} from '@chalkboard/contracts';
import { hashOfApiKey, planHas } from '@chalkboard/service-kit/domain';
import { BusinessClosedError, BusinessNotFoundError, OwnersOnlyError, PlanNeededError } from './api-keys.errors';

/** A key of a business. Of its secret nothing is kept but the hash. */
export interface ApiKeyRecord {
  readonly id: string;
  readonly businessId: string;
  readonly name: string;
  /** How the secret begins. */
  readonly prefix: string;
  readonly secretHash: string;
  readonly scopes: readonly ApiScope[];
  /** Grows whenever what the key may do has changed: services ask again. */
  readonly rights: number;
  readonly createdAt: Date;
  readonly expiresAt?: Date;
  readonly lastUsedAt?: Date;
}

/** Whose keys they are, as far as keys depend on it. */
export interface KeyedBusiness {
  /** Not turned down, and not being closed. */
  readonly isOpen: boolean;
  /** Whose entitlements hold. */
  readonly plan: PlanId;
}

const DAY_MS = 86_400_000;
const SECRET_BYTES = 32;
const PREFIX_LETTERS = 9;

/** @returns the key, and the secret that its owner sees once */
export function newApiKey(
  businessId: string,
  { name, scopes, lifetime }: MakeApiKeyRequest,
  now: Date,
): { readonly key: ApiKeyRecord; readonly secret: string } {
  const secret = `cb_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const expiresAt = expiryOf(lifetime, now);
  return {
    secret,
    key: {
      id: randomUUID(),
      businessId,
      name,
      prefix: secret.slice(0, PREFIX_LETTERS),
      secretHash: hashOfApiKey(secret),
      scopes,
      rights: 1,
      createdAt: now,
      ...(expiresAt && { expiresAt }),
    },
  };
}

/** @param enforced whether a plan without the API has none: the one switch in the table of plans */
export function mayUseApi({ isOpen, plan }: KeyedBusiness, enforced = ENFORCES_PLANS): boolean {
  return isOpen && (!enforced || planHas(plan, 'api'));
}

/** @throws BusinessClosedError, PlanNeededError */
export function assertMayUseApi(business: KeyedBusiness, enforced?: boolean): void {
  if (!business.isOpen) throw new BusinessClosedError();
  if (!mayUseApi(business, enforced)) throw new PlanNeededError();
}

/** @throws BusinessNotFoundError, OwnersOnlyError */
export function assertOwner({ businesses }: Pick<OwnerClaims, 'businesses'>, businessId: string): void {
  const own = businesses.find(({ id }) => id === businessId);
  if (!own) throw new BusinessNotFoundError();
  if (own.role !== 'owner') throw new OwnersOnlyError();
}

function expiryOf(lifetime: ApiKeyLifetime, now: Date): Date | undefined {
  return lifetime === 'never' ? undefined : new Date(now.getTime() + Number(lifetime) * DAY_MS);
}
