import type { AdminProfile } from '@chalkboard/contracts';
import { mayStaff } from '@chalkboard/contracts/staff-rights';
import { useQuery } from '@chalkboard/web-kit';
import { staffApi, storedToken } from '@chalkboard/web-kit/staff-session';
import { useState } from 'react';

const PROFILE = '/api/admin/profile';

/** Is somebody of the staff here who may moderate? Of visitors, who hold no token, nothing is asked. */
export function useModerator(): boolean {
  const [mayBe] = useState(() => storedToken() !== null);
  const { data } = useQuery({ queryKey: [PROFILE], queryFn: ({ signal }) => staffApi<AdminProfile>(PROFILE, { signal }), enabled: mayBe, refetchOnMount: 'always' });
  return data !== undefined && mayStaff(data.role, 'reviews.moderate');
}
