import { createHash } from 'node:crypto';
import { PRODUCT_NAME, type Channels, type MenuSnapshot } from '@chalkboard/contracts';
import { dialable, isDialable, whatsappChat } from '@chalkboard/menu-rules/phone-number';
import type { LiveFeed } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../../domain/destination';
import { MenuAccess, type MenuCaller } from '../../domain/menu-access';
import { PrinterNetworks } from '../../domain/printer-address';
import { printerView } from '../../domain/printer-view';
import { ChannelRecords } from '../../persistence/channel-records';
import { NumberReputation } from '../../persistence/number-reputation';
import { PrintJobs } from '../../persistence/print-jobs';
import { Printers } from '../../persistence/printers';

/** Who may edit the menu sees all of it. */
const EDITOR = 'editor';

interface Followed {
  readonly menu: MenuSnapshot;
  readonly data: Channels;
}

/** Shows how a restaurant is told of its orders, and whether that works. */
@Injectable()
export class ShowChannelsHandler {
  /** The same again after each change. A right that ends meanwhile sees no more. */
  readonly feed: LiveFeed<MenuCaller, Followed> = {
    kind: 'channels',
    event: 'channels',
    read: async (shareId) => {
      const menu = await this.access.menu(shareId);
      return { menu, data: await this.show(menu) };
    },
    viewOf: ({ menu }, caller) => {
      this.access.check(menu, caller);
      return EDITOR;
    },
    show: ({ data }) => ({
      id: createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16),
      data,
      final: false,
    }),
  };

  constructor(
    private readonly access: MenuAccess,
    private readonly printers: Printers,
    private readonly jobs: PrintJobs,
    private readonly records: ChannelRecords,
    private readonly state: NumberReputation,
    private readonly networks: PrinterNetworks,
    private readonly clock: Clock,
  ) {}

  async show({ shareId, restaurantPhone, currency, channels, secondLanguage }: MenuSnapshot): Promise<Channels> {
    const printed = restaurantPhone?.trim();
    const number = printed && isDialable(printed) ? printed : undefined;
    const numberHash = number === undefined ? undefined : hashOf('sms', dialable(number, currency));
    const printers = (await this.printers.of([shareId])).get(shareId) ?? [];
    const hashes = [
      ...(numberHash === undefined ? [] : [numberHash]),
      ...printers.map(({ id }) => hashOf('print', id)),
    ];
    const [lately, status, waiting] = await Promise.all([
      this.records.lately(shareId, hashes, this.clock.now()),
      numberHash === undefined ? undefined : this.state.of(numberHash),
      this.jobs.waitingFor(printers.map(({ id }) => id)),
    ]);
    const testLink =
      number === undefined
        ? undefined
        : whatsappChat(
            number,
            currency,
            `This is a test from ${PRODUCT_NAME}. Guests' orders come to this chat like this.`,
          );
    return {
      sms: {
        on: channels.sms,
        ...(number !== undefined && { number }),
        confirmed: status?.confirmed ?? false,
        stopped: status?.stopped ?? false,
        ...lately.get(numberHash ?? ''),
      },
      whatsapp: {
        on: channels.whatsapp,
        ...(number !== undefined && { number }),
        ...(testLink !== undefined && { testLink }),
      },
      print: {
        on: channels.print,
        networkPrinters: this.networks.isOpen,
        printers: printers.map((printer) =>
          printerView(printer, { ...lately.get(hashOf('print', printer.id)), waiting: waiting.get(printer.id) ?? 0 }),
        ),
        ...(secondLanguage && { secondLanguage: secondLanguage.language }),
      },
    };
  }
}
