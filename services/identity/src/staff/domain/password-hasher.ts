/** Makes and checks password hashes: a port. */
export abstract class PasswordHasher {
  /** @returns the hash with everything that is needed to check it */
  abstract hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that the time does not tell whether an account exists. */
  abstract verify(password: string, hash: string | undefined): Promise<boolean>;
  /** Whether a hash is of an older kind than the ones made now. */
  abstract isOutdated(hash: string): boolean;
}
