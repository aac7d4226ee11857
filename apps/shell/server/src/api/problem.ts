import type { Problem } from '@chalkboard/contracts';
import type { FastifyReply } from 'fastify';

/** Answers with a problem document (RFC 9457). */
export function sendProblem(reply: FastifyReply, problem: Omit<Problem, 'type'> & { readonly status: number; readonly title: string; readonly code: string }): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify({ type: 'about:blank', ...problem }));
}
