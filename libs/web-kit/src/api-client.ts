import { ApiError } from './api-error';
import { ownerRenewalDue, ownerToken, renewOwnerSession } from './owner-session';
import { newTraceparent } from './traceparent';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A `FormData` is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on when the page is left; for a short body only. */
  readonly keepalive?: boolean;
}

/**
 * Calls the API of this site, cookies included. A signed-in owner whose token is not taken gets the next one, and the call is made once more.
 * @returns the answer's JSON, or undefined when it has no body
 * @throws ApiError for every answer that is not a success, and with status 0 when there was no answer
 */
export async function api<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const due = ownerRenewalDue(path);
  if (due) await due;
  const token = ownerToken();
  let response = await send(path, request);
  if (response.status === 401 && (await renewOwnerSession(path, token))) response = await send(path, request);
  const text = await response.text();
  if (!response.ok) throw ApiError.from(response.status, response.statusText, text);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function send(path: string, { method = 'GET', body, headers, signal, keepalive }: ApiRequest): Promise<Response> {
  const form = body instanceof FormData;
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: { traceparent: newTraceparent(), ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The site could not be reached.');
  }
}
