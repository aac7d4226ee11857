import { send, type SentRequest } from './send';

export type ApiRequest = Partial<SentRequest>;

/**
 * Calls an address whose route has no definition yet; those that have one are called by `call`.
 * @returns the answer's JSON, or undefined when it has no body
 * @throws ApiError as `send` does
 */
export async function api<T>(path: string, request: ApiRequest = {}): Promise<T> {
  const { text } = await send(path, { method: 'GET', ...request });
  return (text ? JSON.parse(text) : undefined) as T;
}
