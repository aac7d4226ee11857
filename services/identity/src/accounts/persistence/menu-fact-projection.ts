import type { MenuSnapshot } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What staff is shown of menus: which business has which, and how large they are. */
@Injectable()
export class MenuFactProjection {
  /**
   * The last version of a menu stays, in whatever sequence its events come; the earliest time at which it was told of,
   * too.
   * @param at when it became so, as the event says
   */
  async keep(
    { shareId, businessId, restaurantName, status, items, currency, version }: MenuSnapshot,
    at: string,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO menu_facts (share_id, business_id, restaurant_name, status, items, currency, version, first_seen_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
       ON CONFLICT (share_id) DO UPDATE SET first_seen_at = least(menu_facts.first_seen_at, excluded.first_seen_at),
         business_id = CASE WHEN menu_facts.version < excluded.version THEN excluded.business_id ELSE menu_facts.business_id END,
         restaurant_name = CASE WHEN menu_facts.version < excluded.version THEN excluded.restaurant_name ELSE menu_facts.restaurant_name END,
         status = CASE WHEN menu_facts.version < excluded.version THEN excluded.status ELSE menu_facts.status END,
         items = CASE WHEN menu_facts.version < excluded.version THEN excluded.items ELSE menu_facts.items END,
         currency = CASE WHEN menu_facts.version < excluded.version THEN excluded.currency ELSE menu_facts.currency END,
         changed_at = CASE WHEN menu_facts.version < excluded.version THEN excluded.changed_at ELSE menu_facts.changed_at END,
         version = greatest(menu_facts.version, excluded.version)`,
      [shareId, businessId ?? null, restaurantName, status, items.length, currency, version, at],
    );
  }
}
