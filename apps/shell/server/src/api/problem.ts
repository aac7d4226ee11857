import type { Problem } from '@chalkboard/contracts';
import type { FastifyReply } from 'fastify';

/** Answers with a problem document (RFC 9457). */
export function sendProblem(
  reply: FastifyReply,
  problem: Omit<Problem, 'type'> & { readonly status: number; readonly title: string; readonly code: string },
): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify({ type: 'about:blank', ...problem }));
}

/** Answers a request that is at fault itself, before anything was done with it. */
export function notUnderstood(reply: FastifyReply, status: number): FastifyReply {
  return sendProblem(reply, {
    status,
    title: 'Not understood',
    code: 'edge.bad_request',
    detail: 'The request could not be understood.',
  });
}
