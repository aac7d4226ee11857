import { AcknowledgementRpcV1, type Acknowledgement } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { Acknowledgements } from '../domain/acknowledgements';

/** Asks identity over request-reply. */
@Injectable()
export class IdentityAcknowledgements extends Acknowledgements {
  constructor(private readonly requester: Requester) {
    super();
  }

  async of(kind: Acknowledgement['kind'], id: string): Promise<Acknowledgement | undefined> {
    const { acknowledgement } = await this.requester.ask(AcknowledgementRpcV1, { kind, id });
    return acknowledgement ?? undefined;
  }
}
