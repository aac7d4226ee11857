import type { NatsConnection } from 'nats';
import { z } from 'zod';
import { askInTrace } from '../telemetry/message-tracing';
import { ownerOf } from './broker-names';
import { DependencyUnavailableError } from './messaging.errors';

/** A request-reply seam, as `contracts/rpc` declares them. */
export interface RpcDefinition<Request extends z.ZodType, Reply extends z.ZodType> {
  readonly subject: string;
  readonly request: Request;
  readonly reply: Reply;
}

const Answer = z.object({ ok: z.boolean(), reply: z.unknown() });

const LIMIT_MS = 2000;

/** Asks another service over NATS for what a projection does not have. */
export class Requester {
  constructor(private readonly nats: NatsConnection) {}

  /**
   * @param limitMs how long the answer is waited for
   * @throws DependencyUnavailableError when the owner does not answer in time or fails
   */
  async ask<Request extends z.ZodType, Reply extends z.ZodType>(
    rpc: RpcDefinition<Request, Reply>,
    request: z.infer<Request>,
    limitMs = LIMIT_MS,
  ): Promise<z.infer<Reply>> {
    const owner = ownerOf(rpc.subject);
    let answer: z.infer<typeof Answer>;
    try {
      const message = await askInTrace(rpc.subject, (headers) =>
        this.nats.request(rpc.subject, JSON.stringify(rpc.request.parse(request)), {
          timeout: limitMs,
          ...(headers && { headers }),
        }),
      );
      answer = Answer.parse(message.json());
    } catch {
      throw new DependencyUnavailableError(owner);
    }
    if (!answer.ok) throw new DependencyUnavailableError(owner);
    return rpc.reply.parse(answer.reply);
  }
}
