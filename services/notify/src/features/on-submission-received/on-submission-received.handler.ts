import { Injectable } from '@nestjs/common';
import type { Acknowledgement } from '@chalkboard/contracts';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { writeAcknowledgement } from '../../domain/acknowledgement-message';
import { Acknowledgements } from '../../domain/acknowledgements';
import type { NewMessage } from '../../domain/notification';

export interface AcknowledgeSubmission {
  readonly kind: Acknowledgement['kind'];
  /** Of what was sent. */
  readonly id: string;
}

/** Writes the e-mail that says that something has arrived. */
@Injectable()
export class OnSubmissionReceivedHandler {
  constructor(private readonly acknowledgements: Acknowledgements) {}

  /** @throws DependencyUnavailableError when identity cannot be asked now: the event comes again */
  async execute({ kind, id }: AcknowledgeSubmission): Promise<NewMessage> {
    const acknowledgement = await this.acknowledgements.of(kind, id);
    if (!acknowledgement) throw new PoisonMessageError(`identity knows no ${kind} ${id}`);
    const { subject, body } = writeAcknowledgement(acknowledgement);
    return { audience: 'sender', purpose: 'acknowledgement', channel: 'email', destination: acknowledgement.email, subject, body };
  }
}
