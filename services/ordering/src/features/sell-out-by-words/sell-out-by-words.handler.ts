import {
  SoldOutRpcV1,
  type MenuSnapshot,
  type NamedDish,
  type SellOutByWordsRpcV1,
  type SoldOutByWords,
} from '@chalkboard/contracts';
import { isSoldOutAt } from '@chalkboard/menu-rules/sold-out';
import { Requester } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { dishesByWords } from '../../domain/dish-by-words';
import { Menus } from '../../domain/menus';

/** Dishes that are named to choose from: they stand in one text. */
const NAMED = 5;

interface KnownDish extends NamedDish {
  readonly soldOut: boolean;
}

@Injectable()
export class SellOutByWordsHandler {
  constructor(
    private readonly menus: Menus,
    private readonly requester: Requester,
    private readonly clock: Clock,
  ) {}

  /**
   * Asked again it does the same, so a text that comes twice does no harm.
   * @throws DependencyUnavailableError when the menu's service does not answer
   */
  async execute({
    shareIds,
    soldOut,
    words,
    dish,
  }: z.infer<(typeof SellOutByWordsRpcV1)['request']>): Promise<SoldOutByWords> {
    const menus = (await Promise.all(shareIds.map((shareId) => this.menus.findNewest(shareId)))).filter(
      (menu) => menu !== undefined,
    );
    const all = menus.flatMap((menu) => this.dishesOf(menu));
    const meant = dish
      ? all.filter(({ shareId, itemId }) => shareId === dish.shareId && itemId === dish.itemId)
      : this.meantBy(all, words, soldOut);
    const [only, ...others] = meant;
    if (!only) return { outcome: 'unknown' };
    if (others.length > 0) return { outcome: 'choose', dishes: meant.slice(0, NAMED).map(named), count: meant.length };
    const { version } = await this.requester.ask(SoldOutRpcV1, {
      shareId: only.shareId,
      itemId: only.itemId,
      soldOut,
    });
    if (version === null) return { outcome: 'unknown' };
    return { outcome: 'done', dish: named(only) };
  }

  /** Only what is sold out can come back: where just one of several is, it is meant. */
  private meantBy(all: readonly KnownDish[], words: string, soldOut: boolean): KnownDish[] {
    const found = dishesByWords(all, words);
    const gone = soldOut ? [] : found.filter((dish) => dish.soldOut);
    return gone.length > 0 ? gone : found;
  }

  private dishesOf({ shareId, restaurantName, items }: MenuSnapshot): KnownDish[] {
    const now = this.clock.now().getTime();
    return items.map((item) => ({
      shareId,
      itemId: item.id,
      name: item.name,
      restaurantName,
      soldOut: isSoldOutAt(item, now),
    }));
  }
}

function named({ shareId, itemId, name, restaurantName }: KnownDish): NamedDish {
  return { shareId, itemId, name, restaurantName };
}
