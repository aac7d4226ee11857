import {
  RestaurantContactsRpcV1,
  type BusinessNotice,
  type DrillUnheardV1,
  type RestaurantContacts,
} from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { PoisonMessageError, Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountNotices } from '../../domain/account-notices';
import { drillAbout, writeUnheardEmail, writeUnheardText, writeUnheardTicket } from '../../domain/drill-message';
import { ownerLanguage } from '../../domain/languages';
import type { NewMessage } from '../../domain/notification';
import { PublicLinks } from '../../domain/public-links';
import { Drills } from '../../persistence/drills';
import { Printers } from '../../persistence/printers';
import { RecipientProjection, type Recipient } from '../../persistence/recipient-projection';

/** Whom to tell: asked for before the transaction. */
export interface Alarmed {
  readonly recipient: Recipient | undefined;
  readonly contacts: RestaurantContacts;
  /** Where the owner is reached; undefined: the menu belongs to no business. */
  readonly owner: BusinessNotice | undefined;
}

/** Tells a restaurant on every channel that it was not reached and takes no orders. */
@Injectable()
export class OnDrillUnheardHandler {
  constructor(
    private readonly recipients: RecipientProjection,
    private readonly printers: Printers,
    private readonly drills: Drills,
    private readonly notices: AccountNotices,
    private readonly requester: Requester,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when somebody cannot be asked now: the event comes again */
  async prepare({ shareId }: DrillUnheardV1): Promise<Alarmed> {
    const [recipient, contacts] = await Promise.all([
      this.recipients.reachable(shareId),
      this.requester.ask(RestaurantContactsRpcV1, { shareId }),
    ]);
    const businessId = recipient?.businessId;
    const notice = businessId == null ? undefined : await this.notices.business(businessId);
    return { recipient, contacts, owner: notice };
  }

  /** @returns the messages to send; none when somebody has answered while this was on its way */
  async execute(
    { drillId, shareId, opensAt }: DrillUnheardV1,
    { recipient, contacts, owner }: Alarmed,
    manager: EntityManager,
  ): Promise<NewMessage[]> {
    if (!recipient) throw new PoisonMessageError(`menu knows no menu ${shareId}`);
    if (!(await this.drills.alarm(drillId, manager))) return [];
    const { currency, channels } = recipient;
    const about = { ...drillAbout(recipient, opensAt), boardUrl: this.links.to(`/menu/${shareId}/orders`) };
    const shared = { shareId, drillId, audience: 'restaurant', purpose: 'account' } as const;
    const numbers = [channels.sms ? recipient.phone : null, contacts.phone]
      .filter((phone) => phone != null && isDialable(phone))
      .map((phone) => dialable(phone as string, currency));
    // The owner reads it as they read all that we write to them, the other contact as the restaurant does.
    const readers = new Map([
      ...(contacts.email === undefined ? [] : [[contacts.email, about.language] as const]),
      ...(owner ? [[owner.email, ownerLanguage(owner, recipient)] as const] : []),
    ]);
    const printers = channels.print ? ((await this.printers.of([shareId], manager)).get(shareId) ?? []) : [];
    return [
      ...[...new Set(numbers)].map((destination) => ({
        ...shared,
        channel: 'sms' as const,
        destination,
        body: writeUnheardText(about),
      })),
      ...printers.map(({ id }) => ({
        ...shared,
        channel: 'print' as const,
        destination: id,
        body: writeUnheardTicket(about),
      })),
      ...[...readers].map(([destination, language]) => ({
        ...shared,
        channel: 'email' as const,
        destination,
        ...writeUnheardEmail({ ...about, language }),
      })),
    ];
  }
}
