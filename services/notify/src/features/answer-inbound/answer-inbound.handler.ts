import { ReplyReceivedV2 } from '@chalkboard/contracts';
import { Outbox } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashOf } from '../../domain/destination';
import { InboundAnswers } from '../../domain/inbound-answers';
import { readInbound, saysOk, type InboundCommand } from '../../domain/inbound-text';
import { Drills } from '../../persistence/drills';
import { InboundMessages } from '../../persistence/inbound-messages';
import { NumberReputation } from '../../persistence/number-reputation';
import { OrderStates } from '../../persistence/order-states';
import { messageLanguage, say } from '../../texts/texts';
import { SellOutByTextHandler } from './sell-out-by-text.handler';

export interface AnswerInbound {
  readonly providerMessageId: string;
  /** In international form. */
  readonly from: string;
  readonly text: string;
}

/** Who writes, and what is answered in the language of theirs. */
interface Sender {
  readonly hash: string;
  readonly answers: InboundAnswers;
}

type Reply = Extract<InboundCommand, { kind: 'reply' }>;

/** Does what a text to our number asks for. */
@Injectable()
export class AnswerInboundHandler {
  private readonly logger = new Logger(AnswerInboundHandler.name);

  constructor(
    private readonly inbound: InboundMessages,
    private readonly state: NumberReputation,
    private readonly states: OrderStates,
    private readonly dishes: SellOutByTextHandler,
    private readonly drills: Drills,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @returns what is answered, the same for a text that comes again; null: nothing */
  async execute({ providerMessageId, from, text }: AnswerInbound): Promise<string | null> {
    const command = readInbound(text);
    const hash = hashOf('sms', from);
    // Others are asked before the transaction: its locks would wait for them.
    const ofDishes = command.kind === 'sold-out' ? await this.dishes.execute(command, hash) : undefined;
    return this.inbound.once(providerMessageId, this.clock.now(), async (manager) => {
      const answers = new InboundAnswers(await this.states.languageOf(hash, manager));
      const ofDrill = await this.answerDrills(command, text, { hash, answers }, manager);
      return ofDrill ?? ofDishes ?? this.obey(command, { hash, answers }, manager);
    });
  }

  /**
   * Whatever a restaurant can be understood by answers its open drills. "OK" answers nothing else then: an order that
   * waits is not accepted by who means the drill.
   * @returns what is answered; undefined: the text asks for something else as well
   */
  private async answerDrills(
    command: InboundCommand,
    text: string,
    { hash, answers }: Sender,
    manager: EntityManager,
  ): Promise<string | undefined> {
    if (command.kind !== 'reply' && command.kind !== 'sold-out' && !(command.kind === 'start' && command.orYes))
      return undefined;
    const open = await this.drills.openFor(hash, manager);
    let isHeard = false;
    for (const { id } of open) isHeard = (await this.drills.answer(id, 'sms', manager)) || isHeard;
    if (!isHeard || command.kind === 'sold-out') return undefined;
    const waiting = (await this.states.pendingFor(hash, manager)).map(({ number }) => number);
    if (waiting.length === 0) return say(messageLanguage(open[0]?.language), 'drills', 'heard');
    return saysOk(text) ? answers.heardAndWaits(waiting[0]!) : undefined;
  }

  private async obey(command: InboundCommand, sender: Sender, manager: EntityManager): Promise<string | null> {
    const { hash, answers } = sender;
    switch (command.kind) {
      case 'stop':
        await this.state.optOut(hash, manager);
        return answers.stopped;
      case 'start': {
        const hadStopped = await this.state.optIn(hash, manager);
        return command.orYes && !hadStopped
          ? this.reply({ kind: 'reply', reply: { answer: 'accept', moreMinutes: 0 } }, sender, manager)
          : answers.started;
      }
      case 'help':
        return answers.help;
      case 'reply':
        return this.reply(command, sender, manager);
      case 'sold-out':
        return this.explain(
          (await this.states.wasAsked(hash, manager)) ? answers.notYourDishes : answers.notUnderstood,
          hash,
          manager,
        );
      case 'unknown':
        return this.explain(
          (await this.states.wasAsked(hash, manager)) ? answers.notUnderstoodByRestaurant : answers.notUnderstood,
          hash,
          manager,
        );
    }
  }

  private async reply({ reply, orderNumber }: Reply, sender: Sender, manager: EntityManager): Promise<string | null> {
    const { hash, answers } = sender;
    const waiting = await this.states.pendingFor(hash, manager, orderNumber);
    const order = orderNumber === undefined ? waiting[0] : waiting.find(({ number }) => number === orderNumber);
    const at = this.clock.now();
    if (
      !order &&
      reply.answer === 'accept' &&
      orderNumber === undefined &&
      (await this.states.wasTested(hash, manager))
    ) {
      await this.state.confirm(hash, manager);
      return answers.confirmed;
    }
    if (!order || !(await this.states.replied(order.id, at, manager)))
      return this.explain(await this.whyNot(orderNumber, sender, manager), hash, manager);

    await this.state.confirm(hash, manager);
    await this.outbox.append(manager, {
      definition: ReplyReceivedV2,
      aggregateId: order.id,
      aggregateVersion: 1,
      data: { orderId: order.id, ...reply, receivedAt: at.toISOString() },
    });
    this.logger.log(`Order ${order.number}: ${reply.answer} by text`);
    return answers.done(
      order.number,
      reply,
      waiting.filter(({ id }) => id !== order.id).map(({ number }) => number),
    );
  }

  private async whyNot(
    orderNumber: string | undefined,
    { hash, answers }: Sender,
    manager: EntityManager,
  ): Promise<string> {
    if (!(await this.states.wasAsked(hash, manager))) return answers.notUnderstood;
    return orderNumber === undefined ? answers.nothingWaits : answers.noSuchOrder(orderNumber);
  }

  /** @returns null when too much was explained to this number today */
  private async explain(answer: string, hash: string, manager: EntityManager): Promise<string | null> {
    return (await this.state.mayAnswerTheUnknown(hash, manager)) ? answer : null;
  }
}
