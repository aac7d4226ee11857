import type { NamedDish } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import { DishChoiceEntity } from './dish-choice.entity';

/** How long the dishes that were named last can be chosen by their number (ms). */
const CHOICE_MS = 15 * 60_000;
/** Menus of one number at most. */
const MENUS = 20;

const MenuOfNumber = z.object({ shareId: z.string(), phone: z.string().nullable(), currency: z.string() });

/** Whose dishes a number may change, and which were named to it last. */
@Injectable()
export class DishChoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Menus that name this number, as far as they are known here and the number is confirmed. */
  async menusOf(hash: string): Promise<string[]> {
    const rows = rowsOf(
      MenuOfNumber,
      await this.dataSource.query(
        `SELECT DISTINCT share_id AS "shareId", phone, currency FROM recipients JOIN notifications USING (share_id)
         WHERE notifications.destination_hash = $1 AND notifications.audience = 'restaurant' AND EXISTS (SELECT 1 FROM confirmed_numbers WHERE destination_hash = $1)
         ORDER BY share_id LIMIT $2`,
        [hash, MENUS],
      ),
    );
    // A message may have gone to a number that the menu named before, or to a backup number.
    return rows
      .filter(({ phone, currency }) => phone !== null && hashOf('sms', dialable(phone, currency)) === hash)
      .map(({ shareId }) => shareId);
  }

  async keep(hash: string, dishes: readonly NamedDish[]): Promise<void> {
    await this.dataSource.manager.upsert(
      DishChoiceEntity,
      { destinationHash: hash, dishes: [...dishes], namedAt: this.clock.now() },
      ['destinationHash'],
    );
  }

  /** The dish that was named under this number, from 1 on; undefined: none was, or it is long ago. */
  async chosen(hash: string, choice: number): Promise<NamedDish | undefined> {
    const named = await this.dataSource.manager.findOneBy(DishChoiceEntity, { destinationHash: hash });
    if (!named || this.clock.now().getTime() - named.namedAt.getTime() > CHOICE_MS) return undefined;
    return named.dishes[choice - 1];
  }
}
