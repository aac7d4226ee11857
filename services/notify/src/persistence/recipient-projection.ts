import { Injectable } from '@nestjs/common';
import { MenuSnapshotRpcV1, type MenuSnapshot } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Whom to tell about the orders of a menu. */
export interface Recipient {
  readonly restaurantName: string;
  readonly phone: string | null;
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly channels: MenuSnapshot['channels'];
}

/** Whom to tell, as menu's events told it, in this service's own table. */
@Injectable()
export class RecipientProjection {
  constructor(private readonly requester: Requester) {}

  /** As far as this service knows already. */
  private async known(shareId: string, manager: EntityManager): Promise<Recipient | undefined> {
    const [row] = (await manager.query(
      'SELECT restaurant_name AS "restaurantName", phone, currency, time_zone AS "timeZone", channels FROM recipients WHERE share_id = $1',
      [shareId],
    )) as Recipient[];
    return row;
  }

  /**
   * Before it counts that there is no number, the owner is asked: the projection may be behind what ordering saw.
   * @throws DependencyUnavailableError when it cannot be asked now
   */
  async reachable(shareId: string, manager: EntityManager): Promise<Recipient | undefined> {
    const known = await this.known(shareId, manager);
    return known?.phone ? known : this.ask(shareId, manager);
  }

  private async ask(shareId: string, manager: EntityManager): Promise<Recipient | undefined> {
    const { snapshot } = await this.requester.ask(MenuSnapshotRpcV1, { shareId });
    if (!snapshot) return undefined;
    await this.keep(snapshot, manager);
    return this.known(shareId, manager);
  }

  /** Keeps what a snapshot says unless a newer one is known. */
  async keep({ shareId, version, restaurantName, restaurantPhone, currency, timeZone, channels }: MenuSnapshot, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO recipients (share_id, version, restaurant_name, phone, currency, time_zone, channels) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (share_id) DO UPDATE SET version = excluded.version, restaurant_name = excluded.restaurant_name, phone = excluded.phone,
         currency = excluded.currency, time_zone = excluded.time_zone, channels = excluded.channels
       WHERE recipients.version < excluded.version`,
      [shareId, version, restaurantName, restaurantPhone?.trim() || null, currency, timeZone, JSON.stringify(channels)],
    );
  }
}
