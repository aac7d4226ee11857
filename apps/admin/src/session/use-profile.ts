import { showStaffProfileRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { addressOf } from '@chalkboard/web-kit';
import { useStaffRoute } from './use-staff-route';

export const PROFILE_KEY = [addressOf(showStaffProfileRoute)];

/** Who is signed in, read again by every page: a role may have been changed meanwhile. */
export function useProfile() {
  return useStaffRoute(showStaffProfileRoute);
}
