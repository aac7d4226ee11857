import type { Problem } from '@chalkboard/contracts';
import { Catch, HttpException, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../domain';
import { FOREIGN_CALL } from './foreign-call';
import { outageProblem } from './outage-problem';

/** How a service's error codes look over HTTP; one exhaustive table a service. */
export type ProblemTable<Code extends string = string> = Readonly<
  Record<Code, { readonly status: number; readonly title: string }>
>;

export const PROBLEM_TABLE = Symbol('problem table');

/** The codes that service-kit itself raises. */
const KIT_PROBLEMS: ProblemTable = {
  'access.denied': { status: 403, title: 'Not allowed' },
  'access.sign_in_needed': { status: 401, title: 'Please sign in' },
  'access.token_invalid': { status: 401, title: 'Please sign in again' },
  'access.key_needed': { status: 401, title: 'A key is needed' },
  'access.key_invalid': { status: 401, title: 'Key not valid' },
  'access.scope_missing': { status: 403, title: 'Not allowed' },
  'access.too_many_requests': { status: 429, title: 'Too many requests' },
  'access.too_many_unknown_keys': { status: 429, title: 'Too many requests' },
  'access.plan_needed': { status: 403, title: 'Not in your plan' },
  'access.role_missing': { status: 403, title: 'Not allowed' },
  [FOREIGN_CALL.code]: FOREIGN_CALL,
  'request.invalid': { status: 400, title: 'Invalid request' },
  'request.too_large': { status: 413, title: 'Request too large' },
  'dead_letter.not_found': { status: 404, title: 'Not found' },
  'dependency.unavailable': { status: 503, title: 'Not available right now' },
};

/** What Nest and Fastify themselves refuse, in words for people. */
const FRAMEWORK_PROBLEMS: Readonly<Record<number, { code: string; title: string; detail: string }>> = {
  400: {
    code: 'request.malformed',
    title: 'Malformed request',
    detail: 'The request could not be read. Please check that it is complete and valid JSON.',
  },
  404: { code: 'request.unknown_address', title: 'Not found', detail: 'There is nothing at this address.' },
  406: {
    code: 'request.not_acceptable',
    title: 'Invalid request',
    detail: 'Please send the file as a multipart form.',
  },
  413: { code: 'request.too_large', title: 'Request too large', detail: 'The request is larger than allowed.' },
  415: {
    code: 'request.unsupported_media_type',
    title: 'Unsupported content',
    detail: 'This kind of content is not understood here. Send JSON, or a multipart form for files.',
  },
  429: {
    code: 'request.too_many',
    title: 'Too many requests',
    detail: 'That was too often. Please wait a moment and try again.',
  },
};

/**
 * Turns every failure into problem+json; an unknown one into a 500 that gives nothing away, with the cause in the log.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(@Inject(PROBLEM_TABLE) private readonly table: ProblemTable) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const problem = this.toProblem(error);
    if (problem.status >= 500) this.logger.error(error);
    if (reply.raw.headersSent) {
      // An event stream that is under way cannot change its status any more.
      reply.raw.end();
      return;
    }
    // For programs as well as for people, who read it in the detail.
    if (typeof problem.retryAfterSeconds === 'number')
      void reply.header('retry-after', String(problem.retryAfterSeconds));
    void reply
      .status(problem.status)
      .header('content-type', 'application/problem+json')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problem));
  }

  private toProblem(error: unknown): Problem {
    if (error instanceof DomainError) {
      const entry = this.table[error.code] ?? KIT_PROBLEMS[error.code];
      if (entry)
        return {
          ...error.extras,
          type: 'about:blank',
          title: error.title ?? entry.title,
          status: entry.status,
          detail: error.detail,
          code: error.code,
        };
    }
    if (error instanceof HttpException) {
      const known = FRAMEWORK_PROBLEMS[error.getStatus()];
      if (known) return { type: 'about:blank', status: error.getStatus(), ...known };
    }
    const outage = outageProblem(error);
    if (outage) return outage;
    return {
      type: 'about:blank',
      title: 'Something went wrong',
      status: 500,
      detail: 'Something went wrong on our side. Nothing you sent was lost on yours; please try again.',
      code: 'internal',
    };
  }
}
