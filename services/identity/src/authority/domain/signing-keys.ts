import type { JsonWebKey } from 'node:crypto';

export interface PublicKey {
  readonly keyId: string;
  readonly jwk: JsonWebKey;
}

/** A key pair as it is kept. */
export interface SigningKeyPair {
  readonly keyId: string;
  readonly publicJwk: JsonWebKey;
  readonly privateJwk: JsonWebKey;
}

/** The key in use: a port. */
export abstract class SigningKeys {
  abstract publicKey(): PublicKey;
}
