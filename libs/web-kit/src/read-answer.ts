import type { AnswerReader } from '@chalkboard/contracts/api/answer-reader';
import type { Answer, AnswerOf, RouteDefinition, SuccessStatus } from '@chalkboard/contracts/api/route';
import { UnreadableAnswerError } from './unreadable-answer';

/**
 * Reads the body of a successful answer by the definition of its route. Fields that the definition does not know are
 * let through.
 * @throws UnreadableAnswerError
 */
export function readAnswer<R extends RouteDefinition>({ id, answers }: R, status: number, text: string): AnswerOf<R> {
  // A status that this build does not know: what comes with it is as before.
  const answer: Answer | undefined = answers[status as SuccessStatus] ?? Object.values(answers)[0];
  // The definition says so, and what follows has been read by it: the types cannot know that.
  if (answer === undefined || ('kind' in answer && answer.kind === 'nothing')) return undefined as AnswerOf<R>;
  if ('kind' in answer) throw new Error(`${id} answers with no JSON`);
  return read(answer, text, { status, what: id }) as AnswerOf<R>;
}

/**
 * Reads JSON by a schema, or by what the build has made of one.
 * @param about the answer, for the error
 * @throws UnreadableAnswerError
 */
export function read(
  reader: AnswerReader,
  text: string,
  { status, what }: { readonly status: number; readonly what: string },
): unknown {
  let json: unknown;
  try {
    json = text ? JSON.parse(text) : undefined;
  } catch {
    throw new UnreadableAnswerError(status, `${what}: it is no JSON`);
  }
  const result = reader['~standard'].validate(json);
  if (result instanceof Promise) throw new Error('answers are read at once');
  if (result.issues) throw new UnreadableAnswerError(status, `${what}: ${result.issues[0]?.message ?? ''}`, json);
  return result.value;
}
