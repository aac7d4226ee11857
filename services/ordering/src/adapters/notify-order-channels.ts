import { OrderChannelsRpcV1, type MenuSnapshot } from '@chalkboard/contracts';
import { DependencyUnavailableError, Requester } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { Order } from '../domain/order';
import { OrderChannels, type Carried } from '../domain/order-channels';
import type { OrderCaller } from '../domain/order-limits';

/** The guest waits for the answer meanwhile. */
const ASK_LIMIT_MS = 1000;
/**
 * An answer without a limit in sight holds for so long. Somebody who texts STOP meanwhile is noticed by the message
 * that fails.
 */
const FREE_MS = 10_000;
const MAX_REMEMBERED = 1000;

/**
 * Asks notify over request-reply. Where it does not answer, nothing but the board is named: messages are sent when it
 * is back.
 */
@Injectable()
export class NotifyOrderChannels extends OrderChannels {
  private readonly logger = new Logger(NotifyOrderChannels.name);
  private readonly free = new Map<string, { readonly until: number; readonly carried: readonly string[] }>();

  constructor(
    private readonly requester: Requester,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(
    { id, channels }: Pick<Order, 'id' | 'channels'>,
    { shareId, restaurantPhone: phone, currency }: MenuSnapshot,
    caller: OrderCaller,
  ): Promise<Carried> {
    const asked = channels.filter((channel) => channel !== 'whatsapp');
    if (asked.length === 0) return { carried: channels };
    const key = JSON.stringify([shareId, phone, currency, asked]);
    const now = this.clock.now().getTime();
    const known = this.free.get(key);
    if (known && known.until > now)
      return { carried: channels.filter((channel) => channel === 'whatsapp' || known.carried.includes(channel)) };
    try {
      const { carried, free } = await this.requester.ask(
        OrderChannelsRpcV1,
        { orderId: id, shareId, ...(phone && { phone }), currency, channels: asked, caller },
        ASK_LIMIT_MS,
      );
      this.remember(key, free ? { until: now + FREE_MS, carried } : undefined);
      // The guest opens the chat: nobody sends it for them.
      const named = channels.filter((channel) => channel === 'whatsapp' || carried.includes(channel));
      return {
        carried: named,
        ...(!free && asked.includes('sms') && { textPromise: carried.includes('sms') ? 'carried' : 'held_back' }),
      };
    } catch (error) {
      if (!(error instanceof DependencyUnavailableError)) throw error;
      this.logger.warn(`Order ${id}: notify does not say which channels will carry it, so only the board is named`);
      return { carried: channels.filter((channel) => channel === 'whatsapp') };
    }
  }

  private remember(key: string, answer: { until: number; carried: readonly string[] } | undefined): void {
    this.free.delete(key);
    if (answer) this.free.set(key, answer);
    const [oldest] = this.free.keys();
    if (this.free.size > MAX_REMEMBERED && oldest !== undefined) this.free.delete(oldest);
  }
}
