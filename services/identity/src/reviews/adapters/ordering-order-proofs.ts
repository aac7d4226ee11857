import { OrderProofRpcV1, type OrderProof } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { OrderProofs } from '../domain/real-order';

/** Asks ordering, which made the secret. */
@Injectable()
export class OrderingOrderProofs extends OrderProofs {
  constructor(private readonly requester: Requester) {
    super();
  }

  async find(trackingSecret: string): Promise<OrderProof | undefined> {
    const { proof } = await this.requester.ask(OrderProofRpcV1, { trackingSecret });
    return proof ?? undefined;
  }
}
