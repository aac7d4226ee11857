import { IsNull, Not, type EntityManager } from 'typeorm';
import { SignInChallengeEntity } from './sign-in-challenge.entity';
import { StaffSessionEntity } from './staff-session.entity';

/**
 * Ends the sessions of a member, and the sign-ins that wait for their code, in the transaction of what they end by. The
 * other services learn of it by `Announcements`, after the commit.
 * @param except a session that goes on
 * @returns how many ended
 */
export async function endSessionsOf(
  manager: EntityManager,
  { staffId, at, except }: { staffId: string; at: Date; except?: string },
): Promise<number> {
  await manager.delete(SignInChallengeEntity, { staffId });
  const open = { staffId, endedAt: IsNull(), ...(except !== undefined && { id: Not(except) }) };
  return (await manager.update(StaffSessionEntity, open, { endedAt: at })).affected ?? 0;
}
