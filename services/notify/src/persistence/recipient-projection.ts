import { MenuSnapshot, MenuSnapshotRpcV1, type OrderTicket } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { BY_KEYS, Requester, rowsOf } from '@chalkboard/service-kit';
import { MicroBatcher } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import type { Menus } from '../domain/menus';
import { BusinessStatuses } from './business-statuses';

/** Whom to tell about the orders of a menu. */
export interface Recipient {
  readonly restaurantName: string;
  readonly phone: string | null;
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  /** BCP 47, of its menu; null: not known. */
  readonly language: string | null;
  /** BCP 47, that its owner chose for messages and tickets; null: none. */
  readonly messageLanguage: string | null;
  readonly channels: MenuSnapshot['channels'];
  /** What dishes are called in the menu's second language; null: it has none. */
  readonly secondLanguage: MenuSnapshot['secondLanguage'] | null;
  /** Null: the menu belongs to none. */
  readonly businessId: string | null;
}

const Known = z.object({
  shareId: z.string(),
  restaurantName: z.string(),
  phone: z.string().nullable(),
  currency: z.string(),
  timeZone: z.string(),
  language: z.string().nullable(),
  messageLanguage: z.string().nullable(),
  channels: MenuSnapshot.shape.channels,
  secondLanguage: MenuSnapshot.shape.secondLanguage.unwrap().nullable(),
  businessId: z.string().nullable(),
  /** It is known here what staff has decided of its business. */
  statusKnown: z.boolean(),
});
type Known = z.infer<typeof Known>;

/** Whom the messages of an event about an order are for: asked for before its transaction, and judged in there. */
export interface Addressees {
  /** Undefined: there is no such menu, or nobody needs to be told. */
  readonly recipient: Recipient | undefined;
  /** Undefined: there is no such order, or it is not needed. */
  readonly ticket: OrderTicket | undefined;
}

/** The hash of the restaurant's number; undefined: it has none. */
export function numberHashOf({ phone, currency }: Pick<Recipient, 'phone' | 'currency'>): string | undefined {
  return phone === null ? undefined : hashOf('sms', dialable(phone, currency));
}

/** What its dishes are called in its second language, for tickets; nothing where it has none. */
export function wordsOf({ secondLanguage }: Pick<Recipient, 'secondLanguage'>): {
  readonly words?: ReadonlyMap<string, string>;
} {
  return secondLanguage ? { words: new Map(secondLanguage.words.map(({ of, text }) => [of, text])) } : {};
}

/** Menus that are looked up together at most. */
const BATCH = 32;
/** How long a question waits for others (milliseconds): what was published together arrives within it. */
const GATHERING_MS = 2;

/** Whom to tell, as menu's events told it, in this service's own table. */
@Injectable()
export class RecipientProjection implements Menus {
  private readonly lookUp = new MicroBatcher((shareIds: readonly string[]) => this.known(shareIds), BATCH, {
    lingerMs: GATHERING_MS,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly requester: Requester,
    private readonly businesses: BusinessStatuses,
  ) {}

  /**
   * Before it counts that there is no number, the owner is asked: the projection may be behind what ordering saw. Never
   * within a transaction, whose locks and connection would wait for the answer.
   * @returns undefined when menu knows no such menu
   * @throws DependencyUnavailableError when it cannot be asked now
   */
  async reachable(shareId: string): Promise<Recipient | undefined> {
    const known = await this.lookUp.add(shareId);
    const recipient = known?.phone ? known : await this.ask(shareId);
    if (recipient?.businessId != null && !recipient.statusKnown) await this.businesses.learn(recipient.businessId);
    return recipient;
  }

  /**
   * The menu as its owner says that it is now, kept here as well. @returns undefined when there is no such menu @throws
   * DependencyUnavailableError
   */
  async newest(shareId: string): Promise<MenuSnapshot | undefined> {
    const { snapshot } = await this.requester.ask(MenuSnapshotRpcV1, { shareId });
    if (!snapshot) return undefined;
    await this.keep(snapshot, this.dataSource.manager);
    return snapshot;
  }

  private async ask(shareId: string): Promise<Known | undefined> {
    if (!(await this.newest(shareId))) return undefined;
    const [newest] = await this.known([shareId]);
    return newest;
  }

  /** As far as this service knows already, in the same order. */
  private async known(shareIds: readonly string[]): Promise<(Known | undefined)[]> {
    const rows = rowsOf(
      Known,
      await this.dataSource.query(
        `SELECT share_id AS "shareId", restaurant_name AS "restaurantName", phone, currency, time_zone AS "timeZone", language, message_language AS "messageLanguage", channels, second_language AS "secondLanguage", business_id AS "businessId", EXISTS (SELECT 1 FROM businesses WHERE id = business_id) AS "statusKnown" FROM json_array_elements_text($1::json) AS asked (share_id) JOIN recipients USING (share_id) ${BY_KEYS}`,
        [JSON.stringify([...new Set(shareIds)])],
      ),
    );
    const byMenu = new Map(rows.map((row) => [row.shareId, row]));
    return shareIds.map((shareId) => byMenu.get(shareId));
  }

  /** Keeps what a snapshot says unless a newer one is known. */
  async keep(
    {
      shareId,
      version,
      businessId,
      restaurantName,
      restaurantPhone,
      currency,
      timeZone,
      language,
      messageLanguage,
      channels,
      secondLanguage,
    }: MenuSnapshot,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO recipients (share_id, version, restaurant_name, phone, currency, time_zone, channels, business_id, language, second_language, message_language) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (share_id) DO UPDATE SET version = excluded.version, restaurant_name = excluded.restaurant_name, phone = excluded.phone,
         currency = excluded.currency, time_zone = excluded.time_zone, channels = excluded.channels, business_id = excluded.business_id, language = excluded.language,
         second_language = excluded.second_language, message_language = excluded.message_language
       WHERE recipients.version < excluded.version`,
      [
        shareId,
        version,
        restaurantName,
        restaurantPhone?.trim() || null,
        currency,
        timeZone,
        JSON.stringify(channels),
        businessId ?? null,
        language ?? null,
        secondLanguage ? JSON.stringify(secondLanguage) : null,
        messageLanguage ?? null,
      ],
    );
  }
}
