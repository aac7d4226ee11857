import { BaseRpcContext } from '@nestjs/microservices';

/** What a consumer is told of a delivery, by `@Ctx()`. */
export class JetStreamContext extends BaseRpcContext<[string, number]> {
  constructor(durable: string, delivery: number) {
    super([durable, delivery]);
  }

  /** The durable consumer that consumes the event. */
  get durable(): string {
    return this.getArgByIndex(0) as string;
  }

  /**
   * Why the handler failed. Nest replaces a handler's error by "Internal server error" before the transport sees it;
   * the transport needs the real one to tell "try again" from "never".
   */
  failure: unknown;

  /** The how-manieth try this is, from 1. */
  get delivery(): number {
    return this.getArgByIndex(1) as number;
  }
}
