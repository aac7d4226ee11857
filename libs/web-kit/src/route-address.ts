import type { PathParam, RouteDefinition, SentQueryOf } from '@chalkboard/contracts/api/route';
import { withQuery } from './with-query';

type Empty = Readonly<Record<never, never>>;

/** Where a route is: the parts of its path, and its query. */
export type Place<R extends RouteDefinition> = ([PathParam<R['path']>] extends [never]
  ? Empty
  : { readonly params: Readonly<Record<PathParam<R['path']>, string | number>> }) &
  (undefined extends SentQueryOf<R>
    ? Empty
    : Empty extends SentQueryOf<R>
      ? { readonly query?: SentQueryOf<R> }
      : { readonly query: SentQueryOf<R> });

/** Arguments that may be left out where nothing is needed. */
export type Given<Request> = Empty extends Request ? [request?: Request] : [request: Request];

/** A place of any route. */
export interface AnyPlace {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
}

/** The address of a route: "/api/menu/3f/access"; what is not given of the query, or is '', is left out. */
export function addressOf<R extends RouteDefinition>(route: R, ...[place]: Given<Place<R>>): string {
  return addressAt(route, place ?? {});
}

/** The same where the types of the route are not known. */
export function addressAt({ path }: Pick<RouteDefinition, 'path'>, { params = {}, query = {} }: AnyPlace): string {
  return withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? ''))),
    query,
  );
}
