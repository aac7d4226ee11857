export interface TokenToSign {
  /** Whom it is about. */
  readonly subject: string;
  /** Who takes it: staff's routes, or owners'. */
  readonly audience: 'staff' | 'owner';
  readonly lifeMs: number;
  /** What else it says of its bearer. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Signs the short-lived tokens that every service verifies on its own: a port. */
export abstract class TokenSigner {
  abstract sign(token: TokenToSign, now: Date): Promise<{ token: string; expiresAt: Date }>;
}
