import { createHash } from 'node:crypto';
import { Injectable, type MessageEvent } from '@nestjs/common';
import { dialable, isDialable, PRODUCT_NAME, whatsappChat, type Channels, type MenuSnapshot } from '@chalkboard/contracts';
import { LiveHints, liveStream } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import type { Observable } from 'rxjs';
import { hashOf } from '../../domain/destination';
import { MenuAccess } from '../../domain/menu-access';
import { PrinterNetworks } from '../../domain/printer-address';
import { printerView } from '../../domain/printer-view';
import type { EditedMenu } from '../../http/menu-editor.guard';
import { ChannelRecords } from '../../persistence/channel-records';
import { NumberStanding } from '../../persistence/number-standing';
import { Printers } from '../../persistence/printers';

/** Shows how a restaurant is told of its orders, and whether that works. */
@Injectable()
export class ShowChannelsHandler {
  constructor(
    private readonly access: MenuAccess,
    private readonly printers: Printers,
    private readonly records: ChannelRecords,
    private readonly standing: NumberStanding,
    private readonly networks: PrinterNetworks,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
  ) {}

  async show({ shareId, restaurantPhone, currency, channels }: MenuSnapshot): Promise<Channels> {
    const printed = restaurantPhone?.trim();
    const number = printed && isDialable(printed) ? printed : undefined;
    const numberHash = number === undefined ? undefined : hashOf('sms', dialable(number, currency));
    const printers = (await this.printers.of([shareId])).get(shareId) ?? [];
    const hashes = [...(numberHash === undefined ? [] : [numberHash]), ...printers.map(({ id }) => hashOf('print', id))];
    const [lately, standing] = await Promise.all([this.records.lately(shareId, hashes, this.clock.now()), numberHash === undefined ? undefined : this.standing.of(numberHash)]);
    const testLink = number === undefined ? undefined : whatsappChat(number, currency, `This is a test from ${PRODUCT_NAME}. Guests' orders come to this chat like this.`);
    return {
      sms: { on: channels.sms, ...(number !== undefined && { number }), confirmed: standing?.confirmed ?? false, stopped: standing?.stopped ?? false, ...lately.get(numberHash ?? '') },
      whatsapp: { on: channels.whatsapp, ...(number !== undefined && { number }), ...(testLink !== undefined && { testLink }) },
      print: { on: channels.print, networkPrinters: this.networks.isOpen, printers: printers.map((printer) => printerView(printer, lately.get(hashOf('print', printer.id)))) },
    };
  }

  /** The same again after each change. A right that ends meanwhile sees no more. */
  events({ menu: { shareId }, caller }: EditedMenu): Observable<MessageEvent> {
    return liveStream({
      event: 'channels',
      read: async () => {
        const data = await this.show(await this.access.open(shareId, caller));
        return { id: createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16), data, final: false };
      },
      hints: this.hints.of('channels', shareId),
    });
  }
}
