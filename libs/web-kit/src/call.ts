import type { AnswerOf, RouteDefinition, SentBodyOf } from '@chalkboard/contracts/api/route';
import { readAnswer } from './read-answer';
import { addressAt, type AnyPlace, type Given, type Place } from './route-address';
import { send } from './send';

type Body<R extends RouteDefinition> = R['body'] extends object
  ? undefined extends SentBodyOf<R>
    ? { readonly body?: SentBodyOf<R> }
    : { readonly body: SentBodyOf<R> }
  : Readonly<Record<never, never>>;

interface CallOptions {
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is left; for a short body only. */
  readonly keepalive?: boolean;
}

/** What a call of a route needs: parts of the path, query, body. */
export type CallRequest<R extends RouteDefinition> = Place<R> & Body<R> & CallOptions;
/** A call of any route. */
export type AnyCall = AnyPlace & CallOptions & { readonly body?: unknown };

/**
 * Calls a route of this site, cookies included, and reads its answer by the definition. A signed-in owner whose token
 * is not taken gets the next one, and the call is made once more.
 * @throws ApiError for every answer that is not a success, with status 0 when there was no answer;
 * UnreadableAnswerError for one that is not as defined
 */
export function call<R extends RouteDefinition>(route: R, ...[request]: Given<CallRequest<R>>): Promise<AnswerOf<R>> {
  return callAny(route, request ?? {});
}

/** The same where the types of the request are not known. */
export async function callAny<R extends RouteDefinition>(
  route: R,
  { params = {}, query = {}, ...options }: AnyCall,
): Promise<AnswerOf<R>> {
  const { status, text } = await send(addressAt(route, { params, query }), { method: route.method, ...options });
  return readAnswer(route, status, text);
}

/** What `useQuery` takes to read a route; its key is the address. */
export function queryOf<R extends RouteDefinition>(route: R, ...[place]: Given<Place<R>>) {
  return {
    queryKey: [addressAt(route, place ?? {})] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<R>> =>
      callAny(route, { ...place, signal }),
  };
}
