import { ApiError } from './api-error';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A `FormData` is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Calls the API of this site, cookies included.
 * @returns the answer's JSON, or undefined when it has no body
 * @throws ApiError for every answer that is not a success, and with status 0 when there was no answer
 */
export async function api<T>(path: string, { method = 'GET', body, headers, signal }: ApiRequest = {}): Promise<T> {
  const form = body instanceof FormData;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      ...(headers || (body !== undefined && !form) ? { headers: { ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}), ...headers } } : {}),
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The site could not be reached.');
  }
  const text = await response.text();
  if (!response.ok) throw ApiError.from(response.status, response.statusText, text);
  return (text ? JSON.parse(text) : undefined) as T;
}
