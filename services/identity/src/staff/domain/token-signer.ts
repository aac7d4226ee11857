import type { StaffRole } from '@chalkboard/contracts';

export interface TokenSubject {
  readonly staffId: string;
  readonly sessionId: string;
  readonly role: StaffRole;
}

/** Signs the short-lived tokens that every service verifies on its own: a port. */
export abstract class TokenSigner {
  abstract sign(subject: TokenSubject, now: Date): Promise<{ token: string; expiresAt: Date }>;
}
