import { ApiError } from './api-error';
import { ownerRenewalDue } from './owner-session';

export interface UploadRequest {
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called as bytes leave; 0 to 1. */
  onProgress?(fraction: number): void;
}

/**
 * Posts a form and tells how much of it has left: the one thing `fetch` cannot do.
 * @throws ApiError as `api` does; the signal's reason when it was aborted
 */
export function upload<T>(path: string, request: UploadRequest): Promise<T> {
  // Before, not after a refusal: pages are large, and would have to be sent twice.
  const due = ownerRenewalDue(path);
  return due ? due.then(() => send<T>(path, request)) : send<T>(path, request);
}

function send<T>(path: string, { form, headers = {}, signal, onProgress }: UploadRequest): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(ApiError.from(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new ApiError(0, 'The site could not be reached.'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
}
