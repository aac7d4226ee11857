import type { BusinessMember } from '@chalkboard/contracts';
import type { Member } from '../domain/team';

/** A member as somebody of the team sees it. @param viewer account of who looks */
export function toBusinessMember(
  { id, accountId, name, contact, role, manages, joinedAt }: Member,
  viewer: string,
): BusinessMember {
  return { id, name, contact, role, manages, joinedAt: joinedAt?.toISOString() ?? null, isYou: accountId === viewer };
}
