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
 * Posts a form to an address whose route has no definition yet; `callWithProgress` is for those that have one.
 * @throws ApiError as `api` does; the signal's reason when it was aborted
 */
export async function upload<T>(path: string, request: UploadRequest): Promise<T> {
  return JSON.parse((await sendForm(path, request)).text) as T;
}

/**
 * Posts a form and tells how much of it has left: the one thing `fetch` cannot do.
 * @returns status and body of a success
 * @throws ApiError for every other answer, and with status 0 when there was none; the signal's reason when it was aborted
 */
export function sendForm(address: string, request: UploadRequest): Promise<{ readonly status: number; readonly text: string }> {
  // Before, not after a refusal: pages are large, and would have to be sent twice.
  const due = ownerRenewalDue(address);
  return due ? due.then(() => send(address, request)) : send(address, request);
}

function send(address: string, { form, headers = {}, signal, onProgress }: UploadRequest): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve({ status: request.status, text: request.responseText });
      else reject(ApiError.from(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new ApiError(0, 'The site could not be reached.'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
}
