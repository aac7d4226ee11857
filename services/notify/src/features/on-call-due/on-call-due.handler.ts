import type { CallDueV1, EventEnvelope } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOT_CALLED } from '../../domain/call';
import { askingWords } from '../../domain/call-words';
import { hashOf } from '../../domain/destination';
import { drillLanguage } from '../../domain/languages';
import { orderOf } from '../../domain/notification';
import { Calls } from '../../persistence/calls';
import { NumberReputation } from '../../persistence/number-reputation';
import { OrderStates } from '../../persistence/order-states';
import { RecipientProjection, type Recipient } from '../../persistence/recipient-projection';

/** Whom to call: asked for before the transaction. */
export interface Callee {
  /** Undefined: there is no such menu. */
  readonly recipient: Recipient | undefined;
}

/** Writes down the call that an escalation asks for: to the restaurant's own number, and to a confirmed one alone. */
@Injectable()
export class OnCallDueHandler {
  constructor(
    private readonly recipients: RecipientProjection,
    private readonly states: OrderStates,
    private readonly numbers: NumberReputation,
    private readonly calls: Calls,
  ) {}

  /** @throws DependencyUnavailableError when menu cannot be asked now: the event comes again */
  async prepare({ shareId }: CallDueV1): Promise<Callee> {
    return { recipient: await this.recipients.reachable(shareId) };
  }

  /** @returns whether a call is to be made */
  async execute(event: EventEnvelope<CallDueV1>, { recipient }: Callee, manager: EntityManager): Promise<boolean> {
    const { orderId, orderNumber, shareId, placedAt } = event.data;
    if (!(await this.states.unanswered(orderId, manager))) return false;
    if (!recipient) throw new PoisonMessageError(`menu knows no menu ${shareId}`);
    const { phone, currency, restaurantName, timeZone } = recipient;
    const language = drillLanguage(recipient);
    const destination = phone ? dialable(phone, currency) : '';
    const refusal = await this.refusalOf(event.data, phone, destination, manager);
    return this.calls.add(
      {
        orderId,
        shareId,
        destination,
        language,
        words: askingWords(language, { restaurantName, orderNumber, placedAt, timeZone }),
        ...(refusal !== undefined && { refusal }),
      },
      event,
      manager,
    );
  }

  /** Calls count to the limits of the number's texts: a number that may be texted no more is called no more. */
  private async refusalOf(
    due: CallDueV1,
    phone: string | null,
    destination: string,
    manager: EntityManager,
  ): Promise<string | undefined> {
    if (!phone || !isDialable(phone)) return NOT_CALLED.noNumber;
    if (!(await this.numbers.of(hashOf('sms', destination))).confirmed) return NOT_CALLED.notConfirmed;
    if (!destination.startsWith('+')) return NOT_CALLED.notDialable;
    const [refusal] = await this.numbers.refusalsOf(
      [{ order: orderOf(due), audience: 'restaurant', purpose: 'reminder', channel: 'sms', destination, body: '' }],
      manager,
    );
    return refusal;
  }
}
