import { ApiError } from './api-error';
import { ownerRenewalDue, ownerToken, renewOwnerSession } from './owner-session';
import { newTraceparent } from './traceparent';

export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A `FormData` is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Goes on when the page is left; for a short body only. */
  readonly keepalive?: boolean | undefined;
}

/**
 * Calls an address of this site, cookies included. A signed-in owner whose token is not taken gets the next one, and
 * the call is made once more.
 * @returns status and body of a success
 * @throws ApiError for every other answer, and with status 0 when there was none
 */
export async function send(
  address: string,
  request: SentRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const due = ownerRenewalDue(address);
  if (due) await due;
  const token = ownerToken();
  let response = await attempt(address, request);
  if (response.status === 401 && (await renewOwnerSession(address, token))) response = await attempt(address, request);
  const text = await response.text();
  if (!response.ok) throw ApiError.from(response.status, response.statusText, text);
  return { status: response.status, text };
}

async function attempt(address: string, { method, body, headers, signal, keepalive }: SentRequest): Promise<Response> {
  const form = body instanceof FormData;
  try {
    return await fetch(address, {
      method,
      credentials: 'include',
      headers: {
        traceparent: newTraceparent(),
        ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The site could not be reached.');
  }
}
