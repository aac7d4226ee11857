import type { Problem } from '@chalkboard/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const BAD_ADDRESS: Problem = {
  type: 'about:blank',
  title: 'Malformed request',
  status: 400,
  code: 'request.malformed',
  detail: 'The address could not be read. Please check that it was copied whole.',
};

/** Answers an address that cannot be decoded, such as `%ED%A0%80`: it reaches no route, and so no filter. */
export function answerBadAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(BAD_ADDRESS.status)
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(BAD_ADDRESS));
}
