import type { AnswerOf, RouteDefinition } from '@chalkboard/contracts/api/route';
import { useQuery, type Given, type Place } from '@chalkboard/web-kit';
import { staffQueryOf } from '@chalkboard/web-kit/staff-session';

/** What a route answers to staff; read again whenever it comes on the page. */
export function useStaffRoute<R extends RouteDefinition>(route: R, ...place: Given<Place<R>>) {
  return useQuery<AnswerOf<R>>({ ...staffQueryOf(route, ...place), refetchOnMount: 'always' });
}
