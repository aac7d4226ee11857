import type { AdminTokenResponse } from '@chalkboard/contracts';
import { api, hasStatus, localStore, type ApiRequest } from '@chalkboard/web-kit';

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

export function forgetToken(): void {
  localStore.remove(TOKEN_KEY);
  localStore.remove(EXPIRY_KEY);
}

function nearExpiry(): boolean {
  const expiry = Date.parse(localStore.read(EXPIRY_KEY) ?? '');
  return Number.isFinite(expiry) && expiry - Date.now() < RENEW_BEFORE_MS;
}

function renew(): Promise<string> {
  renewal ??= api<AdminTokenResponse>('/api/admin/refresh', { method: 'POST' })
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
 * A call as the signed-in member of staff: with the stored token, renewed in silence when it is about to end or is refused.
 * @throws ApiError 401 when the session has ended; the stored token is gone then
 */
export async function staffApi<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const call = (token: string | null) => api<T>(path, { ...request, headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } });
  try {
    if (nearExpiry()) return await call(await renew());
    try {
      return await call(storedToken());
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      return await call(await renew());
    }
  } catch (error) {
    if (hasStatus(error, 401)) forgetToken();
    throw error;
  }
}

/** Ends the session here, and on the server as well as can be. */
export async function signOut(): Promise<void> {
  await staffApi('/api/admin/logout', { method: 'POST' }).catch(() => undefined);
  forgetToken();
}
