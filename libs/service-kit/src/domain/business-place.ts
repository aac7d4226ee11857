import type { BusinessPlace } from '@chalkboard/contracts';

/** Whether somebody's place in a business is that of an owner or a manager: the kitchen works on the board alone. */
export function managesBusiness({ role, manages }: BusinessPlace): boolean {
  return role === 'owner' || manages === true;
}
