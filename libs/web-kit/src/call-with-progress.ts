import type { AnswerOf, RouteDefinition } from '@chalkboard/contracts/api/route';
import { readAnswer } from './read-answer';
import { addressAt, type AnyPlace, type Place } from './route-address';
import { sendForm, type UploadRequest } from './upload';

type Sending = Omit<UploadRequest, 'form'> & { readonly body: FormData };

/**
 * Calls a route that takes a form, tells how much of it has left, and reads its answer by the definition.
 * @throws ApiError and UnreadableAnswerError as `call` does; the signal's reason when it was aborted
 */
export async function callWithProgress<R extends RouteDefinition & { readonly method: 'POST' }>(route: R, request: Place<R> & Sending): Promise<AnswerOf<R>> {
  const { params = {}, query = {}, body, ...options }: AnyPlace & Sending = request;
  const { status, text } = await sendForm(addressAt(route, { params, query }), { form: body, ...options });
  return readAnswer(route, status, text);
}
