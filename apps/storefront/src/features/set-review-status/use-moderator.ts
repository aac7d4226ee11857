import { showStaffProfileRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import { mayStaff, useQuery } from '@chalkboard/web-kit';
import { staffQueryOf, storedToken } from '@chalkboard/web-kit/staff-session';
import { useState } from 'react';

/** Is somebody of the staff here who may moderate? Of visitors, who hold no token, nothing is asked. */
export function useModerator(): boolean {
  const [mayBe] = useState(() => storedToken() !== null);
  const { data } = useQuery({ ...staffQueryOf(showStaffProfileRoute), enabled: mayBe, refetchOnMount: 'always' });
  return data !== undefined && mayStaff(data.role, 'reviews.moderate');
}
