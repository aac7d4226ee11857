import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressBudget, type BudgetLimits, type Share } from '../limits/address-budget';
import { bodySent } from './limit-body';
import { sendProblem } from './problem';

/** An answer that comes before its body was read has so long to arrive; then the connection goes. */
const LINGER_MS = 1000;

type Refusal = {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly detail: string;
  readonly retryAfterSeconds?: number;
};
type ForNow = Refusal & { readonly retryAfterSeconds: number };

export const PROBLEMS = {
  tooLarge: {
    status: 413,
    title: 'File too large',
    code: 'edge.body_too_large',
    detail: 'What was sent is too large.',
  },
  bodies: {
    address: {
      status: 429,
      title: 'Too many uploads',
      code: 'edge.too_many_bodies',
      detail: 'Very much is being sent from your network at once. Please wait until it is done, and try again.',
      retryAfterSeconds: 10,
    },
    all: {
      status: 503,
      title: 'Too busy',
      code: 'edge.bodies_busy',
      detail: 'Very much is being sent to us right now. Please try again in a moment.',
      retryAfterSeconds: 10,
    },
  },
  streams: {
    address: {
      status: 429,
      title: 'Too many live pages',
      code: 'edge.too_many_streams',
      detail:
        'Too many pages that follow something live are open in your network. Please close some, or reload this one later.',
      retryAfterSeconds: 30,
    },
    all: {
      status: 503,
      title: 'Too busy',
      code: 'edge.streams_busy',
      detail: 'Very many pages follow something live right now. Please reload this one in a moment.',
      retryAfterSeconds: 30,
    },
  },
} as const satisfies Record<string, Refusal | Record<'address' | 'all', Refusal>>;

/** What callers share among each other by network address: the bytes on their way to us, and event streams. */
export class SharedLimits {
  private readonly bodies: AddressBudget;
  /** Of bodies that are read to be thrown away, so that a browser hears why. */
  private readonly refused: AddressBudget;
  private readonly streams: AddressBudget;

  constructor({ bodies, eventStreams }: { readonly bodies: BudgetLimits; readonly eventStreams: BudgetLimits }) {
    this.bodies = new AddressBudget(bodies);
    this.refused = new AddressBudget(bodies);
    this.streams = new AddressBudget(eventStreams);
  }

  /** Until the body has come, or the caller has gone. @returns why not */
  holdBody({ ip, raw }: FastifyRequest, bytes: number): ForNow | undefined {
    const share = this.bodies.take(ip, bytes);
    if ('refusedFor' in share) return PROBLEMS.bodies[share.refusedFor];
    for (const event of ['end', 'close']) raw.once(event, share.giveBack);
    return undefined;
  }

  takeRefused({ ip }: FastifyRequest, bytes: number): Share {
    return this.refused.take(ip, bytes);
  }

  /** Until its reader has gone, or it has ended. @returns why not */
  holdStream({ ip }: FastifyRequest, reply: FastifyReply): ForNow | undefined {
    const share = this.streams.take(ip);
    if ('refusedFor' in share) return PROBLEMS.streams[share.refusedFor];
    reply.raw.once('close', share.giveBack);
    return undefined;
  }
}

/**
 * Refuses a body of which nothing was read. A browser hears nothing before it has sent everything, so what there is a
 * share for is read and thrown away; else the answer goes at once, and the connection soon after.
 */
export async function refuseBody({
  request,
  reply,
  problem,
  share,
}: {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly problem: Refusal;
  readonly share: Share | undefined;
}): Promise<FastifyReply> {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  if (share && 'giveBack' in share) {
    try {
      request.raw.resume();
      await bodySent(request.raw);
    } finally {
      share.giveBack();
    }
    if (reply.sent) return reply;
    if (!request.raw.complete) reply.header('connection', 'close');
    return sendProblem(reply, problem);
  }
  reply.hijack();
  const body = JSON.stringify({ type: 'about:blank', ...problem });
  reply.raw
    .writeHead(problem.status, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .write(body);
  await sleep(LINGER_MS);
  reply.raw.end();
  request.socket.destroySoon();
  return reply;
}
