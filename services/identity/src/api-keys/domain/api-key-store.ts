import type { ApiKeyRecord, KeyedBusiness } from './api-key';

/** Who changes the keys of a business, for the audit log. */
export interface KeyOwner {
  readonly accountId: string;
  /** Network address. */
  readonly address: string;
}

/** The keys of businesses: a port. */
export abstract class ApiKeyStore {
  /** Those that were not revoked, newest first. */
  abstract list(businessId: string): Promise<ApiKeyRecord[]>;
  /** @throws BusinessNotFoundError, BusinessClosedError, PlanNeededError, TooManyKeysError */
  abstract add(key: ApiKeyRecord, by: KeyOwner): Promise<void>;
  /** @throws KeyNotFoundError */
  abstract revoke(key: { readonly businessId: string; readonly keyId: string }, by: KeyOwner, now: Date): Promise<void>;
  /** The key in force with this hash and its business; notes that it is used. */
  abstract use(
    secretHash: string,
    now: Date,
  ): Promise<{ readonly key: ApiKeyRecord; readonly business: KeyedBusiness } | undefined>;
  /** Keys whose change the other services have not been told of. */
  abstract listUnannounced(): Promise<{ readonly keyId: string; readonly rights: number }[]>;
  abstract markAnnounced(keyId: string, rights: number): Promise<void>;
  abstract listChangedSince(since: Date): Promise<{ readonly keyId: string; readonly rights: number }[]>;
}
