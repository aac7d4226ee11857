import type { OrderChannels, OrderChannelsRpcV1 } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import type { NewMessage } from '../../domain/notification';
import { NumberReputation } from '../../persistence/number-reputation';
import { Printers } from '../../persistence/printers';
import { TextPromises, type TextPromise } from '../../persistence/text-promises';

type Asked = z.infer<typeof OrderChannelsRpcV1.request>;

/**
 * Says which channels will tell a restaurant of an order, and counts its text where a limit is near: what is promised
 * must not be used up by the order after it.
 */
@Injectable()
export class AnswerOrderChannelsHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly state: NumberReputation,
    private readonly promises: TextPromises,
    private readonly printers: Printers,
    private readonly clock: Clock,
  ) {}

  async execute(asked: Asked): Promise<OrderChannels> {
    const carried: OrderChannels['carried'] = [];
    const heldBack: OrderChannels['heldBack'] = [];
    let free = true;
    if (asked.channels.includes('sms')) {
      const text = textOf(asked);
      free = text !== undefined && (await this.state.isFree(text));
      const refusal =
        text === undefined
          ? 'The menu has no number that texts can be sent to.'
          : free
            ? undefined
            : (await this.promise(asked.orderId, text)).refusal;
      if (refusal === undefined) carried.push('sms');
      else heldBack.push({ channel: 'sms', reason: refusal });
    }
    if (asked.channels.includes('print')) {
      const printers = (await this.printers.of([asked.shareId])).get(asked.shareId) ?? [];
      if (printers.length > 0) carried.push('print');
      else heldBack.push({ channel: 'print', reason: 'The menu has no printer.' });
    }
    return { carried, heldBack, free };
  }

  private promise(orderId: string, text: NewMessage): Promise<TextPromise> {
    return this.dataSource.transaction(async (manager) => {
      const before = (await this.promises.of([text], manager)).get(text);
      if (before) return before;
      const [refusal] = await this.state.refusalsOf([text], manager);
      await this.promises.keep(orderId, text, { refusal }, this.clock.now(), manager);
      return { refusal };
    });
  }
}

/** The text that the order will be told by, as far as limits go. */
function textOf({ orderId, shareId, phone, currency, caller }: Asked): NewMessage | undefined {
  if (!phone || !isDialable(phone)) return undefined;
  return {
    order: { id: orderId, number: '', shareId },
    audience: 'restaurant',
    purpose: 'order',
    channel: 'sms',
    destination: dialable(phone, currency),
    body: '',
    promised: true,
    ...(caller && { caller }),
  };
}
