import { STAFF_SESSION, type StaffRole } from '@chalkboard/contracts';
import type { TokenToSign } from '../../authority/domain/token-signer';

/** What a token of staff says. */
export function staffToken({
  staffId,
  sessionId,
  role,
}: {
  staffId: string;
  sessionId: string;
  role: StaffRole;
}): TokenToSign {
  return { subject: staffId, audience: 'staff', lifeMs: STAFF_SESSION.accessTokenMs, claims: { sid: sessionId, role } };
}
