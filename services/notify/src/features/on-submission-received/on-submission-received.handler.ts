import type { Acknowledgement } from '@chalkboard/contracts';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { writeAcknowledgement } from '../../domain/acknowledgement-message';
import { Acknowledgements } from '../../domain/acknowledgements';
import type { NewMessage } from '../../domain/notification';

/** Something that was sent to us. */
export interface Submission {
  readonly kind: Acknowledgement['kind'];
  /** Of what was sent. */
  readonly id: string;
}

/** Writes the e-mail that says that something has arrived. */
@Injectable()
export class OnSubmissionReceivedHandler {
  constructor(private readonly acknowledgements: Acknowledgements) {}

  /** @throws DependencyUnavailableError when identity cannot be asked now: the event comes again */
  prepare({ kind, id }: Submission): Promise<Acknowledgement | undefined> {
    return this.acknowledgements.of(kind, id);
  }

  /** @throws PoisonMessageError when identity knew nothing of it */
  execute({ kind, id }: Submission, acknowledgement: Acknowledgement | undefined): NewMessage {
    if (!acknowledgement) throw new PoisonMessageError(`identity knows no ${kind} ${id}`);
    const { subject, body } = writeAcknowledgement(acknowledgement);
    return {
      audience: 'sender',
      purpose: 'acknowledgement',
      channel: 'email',
      destination: acknowledgement.email,
      subject,
      body,
    };
  }
}
