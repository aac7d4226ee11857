import type { AnswerOf, RouteDefinition } from '@chalkboard/contracts/api/route';
import { ApiError } from './api-error';
import type { AnyCall, CallRequest } from './call';
import { ownerRenewalDue } from './owner-session';
import { readAnswer } from './read-answer';
import { addressAt } from './route-address';

interface Progress {
  /** Called as bytes leave; 0 to 1. */
  onProgress?(fraction: number): void;
}

interface SentForm extends Progress {
  readonly form: FormData;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls a route whose body is a form, and tells how much of it has left: the one thing `fetch` cannot do.
 * @throws what `call` throws; the signal's reason when it was aborted
 */
export function callWithProgress<R extends RouteDefinition>(
  route: R,
  request: CallRequest<R> & Progress,
): Promise<AnswerOf<R>> {
  return sendForm(route, request);
}

/** The same where the types of the request are not known. */
async function sendForm<R extends RouteDefinition>(
  route: R,
  { params = {}, query = {}, body, ...request }: AnyCall & Progress,
): Promise<AnswerOf<R>> {
  if (!(body instanceof FormData)) throw new Error(`${route.id} was to be sent as a form`);
  const { status, text } = await sendInTime(route.method, addressAt(route, { params, query }), {
    ...request,
    form: body,
  });
  return readAnswer(route, status, text);
}

interface Success {
  readonly status: number;
  readonly text: string;
}

function sendInTime(method: string, path: string, request: SentForm): Promise<Success> {
  // Before, not after a refusal: pages are large, and would have to be sent twice.
  const due = ownerRenewalDue(path);
  return due ? due.then(() => send(method, path, request)) : send(method, path, request);
}

function send(method: string, path: string, { form, headers = {}, signal, onProgress }: SentForm): Promise<Success> {
  return new Promise<Success>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve({ status: request.status, text: request.responseText });
      else reject(ApiError.from(request.status, request.statusText, request.responseText));
    };
    request.onerror = () => reject(new ApiError(0, 'The site could not be reached.'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) reject(signal.reason);
    else request.send(form);
  });
}
