import type { AdminTokenResponse } from '@chalkboard/contracts';
import { refreshStaffTokenRoute, signOutStaffRoute } from '@chalkboard/contracts/api/identity/staff.routes';
import type { AnswerOf, RouteDefinition } from '@chalkboard/contracts/api/route';
import { ApiError, hasStatus } from './api-error';
import { localStore } from './browser-storage';
import { callAny, type AnyCall, type CallRequest } from './call';
import { addressAt, type AnyPlace, type Given, type Place } from './route-address';

const TOKEN_KEY = 'adminToken';
const EXPIRY_KEY = 'adminTokenExpiresAt';
/** A token with less than this left is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000;

/** Asks for a new token by the http-only refresh cookie; shared by all calls that wait for it. */
let renewal: Promise<string> | undefined;

export function storedToken(): string | null {
  return localStore.read(TOKEN_KEY);
}

export function keepToken({ token, expiresAt }: AdminTokenResponse): void {
  localStore.write(TOKEN_KEY, token);
  localStore.write(EXPIRY_KEY, expiresAt);
}

export function clearToken(): void {
  localStore.remove(TOKEN_KEY);
  localStore.remove(EXPIRY_KEY);
}

/** Has the token less than `withinMs` left? */
export function nearExpiry(withinMs = RENEW_BEFORE_MS): boolean {
  const expiry = Date.parse(localStore.read(EXPIRY_KEY) ?? '');
  return Number.isFinite(expiry) && expiry - Date.now() < withinMs;
}

/** @throws ApiError 401 when the session has ended */
function renew(): Promise<string> {
  renewal ??= callAny(refreshStaffTokenRoute, {})
    .then((answer) => {
      keepToken(answer);
      return answer.token;
    })
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/**
 * Makes a call with the stored token, renewed in silence when it is about to end or is refused.
 * @throws ApiError 401 when the session has ended; the stored token is gone then
 */
async function asStaff<T>(call: (authorization: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
  const withToken = (token: string | null) => call(token ? { authorization: `Bearer ${token}` } : {});
  try {
    if (nearExpiry()) return await withToken(await renew());
    try {
      return await withToken(storedToken());
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      return await withToken(await renew());
    }
  } catch (error) {
    if (hasStatus(error, 401)) clearToken();
    throw error;
  }
}

/**
 * Calls a route as the signed-in member of staff.
 * @throws ApiError as `call` does; 401 when the session has ended, and the stored token is gone then
 */
export function callAsStaff<R extends RouteDefinition>(
  route: R,
  ...[request]: Given<CallRequest<R>>
): Promise<AnswerOf<R>> {
  const given: AnyCall = request ?? {};
  return asStaff((authorization) => callAny(route, { ...given, headers: { ...given.headers, ...authorization } }));
}

/** What `useQuery` takes to read a route as staff; its key is the address. */
export function staffQueryOf<R extends RouteDefinition>(route: R, ...[place]: Given<Place<R>>) {
  const given: AnyPlace = place ?? {};
  return {
    queryKey: [addressAt(route, given)] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<R>> =>
      asStaff((headers) => callAny(route, { ...given, signal, headers })),
  };
}

export interface StaffFile {
  readonly blob: Blob;
  /** As the server calls it, else `fallbackName`. */
  readonly name: string;
}

/**
 * A file that only staff may read: a plain link could not send the token.
 * @throws ApiError as `staffApi` does
 */
export function staffFile(path: string, fallbackName: string): Promise<StaffFile> {
  return asStaff(async (authorization) => {
    let response: Response;
    try {
      response = await fetch(path, { credentials: 'include', headers: authorization });
    } catch {
      throw new ApiError(0, 'The site could not be reached.');
    }
    if (!response.ok) throw ApiError.from(response.status, response.statusText, await response.text());
    const [, name = fallbackName] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { blob: await response.blob(), name };
  });
}

/**
 * A new token, so that the session of somebody who works without a call does not end. What fails here is told by the
 * next call.
 */
export async function keepSession(): Promise<void> {
  await renew().catch((error: unknown) => {
    if (hasStatus(error, 401)) clearToken();
  });
}

/** Ends the session here, and on the server as well as can be. */
export async function signOut(): Promise<void> {
  await callAsStaff(signOutStaffRoute).catch(() => undefined);
  clearToken();
}
