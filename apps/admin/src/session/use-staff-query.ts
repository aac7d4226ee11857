import { useQuery } from '@chalkboard/web-kit';
import { staffApi } from '@chalkboard/web-kit/staff-session';

/** Something that staff reads, by its address; read again whenever it comes on the page. */
export function useStaffQuery<T>(address: string) {
  return useQuery({ queryKey: [address], queryFn: ({ signal }) => staffApi<T>(address, { signal }), refetchOnMount: 'always' });
}
