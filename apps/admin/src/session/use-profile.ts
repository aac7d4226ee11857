import type { AdminProfile } from '@chalkboard/contracts';
import { useQuery } from '@chalkboard/web-kit';
import { staffApi } from '@chalkboard/web-kit/staff-session';

export const PROFILE_KEY = ['/api/admin/profile'];

/** Who is signed in, read again by every page: a role may have been changed meanwhile. */
export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: ({ signal }) => staffApi<AdminProfile>('/api/admin/profile', { signal }), refetchOnMount: 'always' });
}
