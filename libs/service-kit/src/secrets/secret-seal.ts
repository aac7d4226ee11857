/** Keeps secrets unreadable for whoever has the database alone: a port. */
export abstract class SecretSeal {
  /** @param owner to whom it belongs: sealed for one, it opens for no other */
  abstract seal(secret: string, owner: string): string;
  /** What was sealed; what was never sealed stays as it is. @throws UnknownSealKeyError */
  abstract open(kept: string, owner: string): string;
  /** Whether it was sealed by the key that counts now. */
  abstract isCurrent(kept: string): boolean;
  /** By which keys it opens what was sealed, the one that counts now first: the second part of what is kept. */
  abstract readonly keyIds: readonly string[];
}

/** It was sealed by a key that is not here, or is damaged. */
export class UnknownSealKeyError extends Error {
  override readonly name = 'UnknownSealKeyError';
}
