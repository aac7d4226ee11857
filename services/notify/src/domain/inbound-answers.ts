import { PRODUCT_NAME, REPLY_LATER_MINUTES, type UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import type { Reply } from './inbound-text';

/** An answer stays one text, however long nobody has answered. */
const MAX_NAMED = 5;

/** What is answered to a text, in a language. */
export class InboundAnswers {
  constructor(private readonly language: UiLanguage) {}

  get stopped(): string {
    return this.say('stopped');
  }

  get started(): string {
    return `${this.say('started')} ${this.howToStop}`;
  }

  get help(): string {
    return `${this.say('help')} ${this.say('helpRestaurants', { how: this.howToReply })} ${this.howToStop}`;
  }

  get confirmed(): string {
    return `${this.say('confirmed')} ${this.howToStop}`;
  }

  get notYourDishes(): string {
    return this.say('notYourDishes');
  }

  /** To an opening drill, while an order waits that this did not answer. */
  heardAndWaits(orderNumber: string): string {
    return `${this.say('heardAndWaits', { number: orderNumber })} ${this.howToReply}`;
  }

  get nothingWaits(): string {
    return this.say('nothingWaits');
  }

  get notUnderstoodByRestaurant(): string {
    return `${this.say('notUnderstoodByRestaurant')} ${this.howToReply} ${this.say('nameAnOrder', { example: '1 K7F4M' })}`;
  }

  get notUnderstood(): string {
    return `${this.say('notUnderstood')} ${this.howToStop}`;
  }

  /** @param orderNumber as it was written */
  noSuchOrder(orderNumber: string): string {
    return `${this.say('noSuchOrder', { number: orderNumber })} ${this.howToReply}`;
  }

  /** @param waiting numbers of orders that still wait, latest first */
  done(orderNumber: string, reply: Reply, waiting: readonly string[]): string {
    const { answer, moreMinutes: minutes } = reply;
    const kind = answer === 'reject' ? 'reject' : minutes > 0 ? 'accept_later' : 'accept';
    const done = this.say('done', { number: orderNumber, reply: kind, minutes });
    const [next] = waiting;
    if (next === undefined) return done;
    const count = waiting.length - MAX_NAMED;
    const listed = waiting.slice(0, MAX_NAMED).join(', ');
    const named = count > 0 ? this.say('more', { named: listed, count }) : listed;
    return `${done} ${this.say('stillWaiting', { named, next })}`;
  }

  private get howToReply(): string {
    return this.say('howToReply', { minutes: REPLY_LATER_MINUTES });
  }

  private get howToStop(): string {
    return `${say(this.language, 'orders', 'stop')}.`;
  }

  private say(
    key: Parameters<typeof say<'answers'>>[2],
    values: Readonly<Record<string, string | number>> = {},
  ): string {
    return say(this.language, 'answers', key, { product: PRODUCT_NAME, ...values });
  }
}
