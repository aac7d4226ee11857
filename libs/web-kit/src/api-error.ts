import type { Problem } from '@chalkboard/contracts';
import { problemTexts } from './texts/problem-texts';
import { readerLanguage } from './texts/reader-language';

/** What a failed call said, when it said it as a problem document. */
export interface ParsedProblem {
  readonly title: string;
  readonly detail?: string;
  readonly code: string;
  /** Every other member of the document, as it came. */
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** A call that did not succeed. `message` is "{status}: {response text}", or the status text when the body is empty. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    /** 0 when no answer came at all. */
    readonly status: number,
    text: string,
    readonly problem?: ParsedProblem,
  ) {
    super(`${status}: ${text}`);
  }

  /** From an answer's status and body. */
  static from(status: number, statusText: string, body: string): ApiError {
    return new ApiError(status, body || statusText, parseProblem(body));
  }
}

function parseProblem(body: string): ParsedProblem | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { title, detail, code, type: _type, status: _status, ...extensions } = parsed as Partial<Problem>;
  if (typeof title !== 'string' || typeof code !== 'string') return undefined;
  return { title, code, extensions, ...(typeof detail === 'string' ? { detail } : {}) };
}

/** What to tell a person about a problem: its sentence in their language, else the server's own, else nothing. */
export function problemText({ code, detail }: { readonly code: string; readonly detail?: string }): string | undefined {
  return (readerLanguage() === 'en' ? undefined : problemTexts[code]) ?? detail;
}

/** What to tell a person about a failure: what the problem says, else `fallback`. */
export function describeError(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problem && problemText(error.problem)) || fallback;
}

/** Is it a failed call with this status? */
export function hasStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}
