import {
  SoldOutRpcV1,
  type BoardItems,
  type CountPortionsRequest,
  type MenuSnapshot,
  type SoldOutRequest,
} from '@chalkboard/contracts';
import { happyHoursAt, happyPrice } from '@chalkboard/menu-rules/happy-hours';
import { isSoldOutAt } from '@chalkboard/menu-rules/sold-out';
import { Requester } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { Menus } from '../../domain/menus';
import { opensNextDay } from '../../domain/opening-times';
import { OrderError } from '../../domain/order.errors';
import { Stock, type Portions } from '../../domain/stock';

@Injectable()
export class SellOutHandler {
  constructor(
    private readonly menus: Menus,
    private readonly requester: Requester,
    private readonly stock: Stock,
    private readonly clock: Clock,
  ) {}

  /** What can be ordered, as the menu's owner has it now. */
  async items({ shareId, menu }: OpenBoard): Promise<BoardItems> {
    const [newest, left] = await Promise.all([this.menus.findNewest(shareId), this.stock.of(shareId)]);
    return itemsOf(newest ?? menu, left, this.clock.now());
  }

  /**
   * Has a dish, or one of its sizes or extras, marked as sold out, or as there again, by the service that owns the
   * menu. Gives what can be ordered after it.
   * @throws OrderError `ordering.item_not_on_menu`; DependencyUnavailableError when the menu's service does not answer
   */
  async execute(board: OpenBoard, itemId: string, { soldOut, partId, until }: SoldOutRequest): Promise<BoardItems> {
    const { version } = await this.requester.ask(SoldOutRpcV1, {
      shareId: board.shareId,
      itemId,
      ...(partId !== undefined && { partId }),
      soldOut,
      ...(soldOut && until && { until: opensNextDay(board.menu, this.clock.now()).toISOString() }),
    });
    if (version === null)
      throw new OrderError('ordering.item_not_on_menu', 'This dish is not on the menu any more.', { item: itemId });
    return this.items(board);
  }

  /**
   * Says how many portions of a dish are left, or that they are not counted any more. Gives what can be ordered after
   * it.
   * @throws OrderError `ordering.item_not_on_menu`
   */
  async count(board: OpenBoard, itemId: string, { remaining }: CountPortionsRequest): Promise<BoardItems> {
    const menu = (await this.menus.findNewest(board.shareId)) ?? board.menu;
    const isCounted =
      (remaining === null || menu.items.some(({ id }) => id === itemId)) &&
      (await this.stock.count(board.shareId, itemId, remaining ?? undefined));
    if (!isCounted)
      throw new OrderError('ordering.item_not_on_menu', 'This dish is not on the menu any more.', { item: itemId });
    return itemsOf(menu, await this.stock.of(board.shareId), this.clock.now());
  }
}

/** Prices are those of now, and so is what is sold out. */
function itemsOf({ currency, timeZone, rules, items }: MenuSnapshot, left: Portions, now: Date): BoardItems {
  const held = happyHoursAt(rules?.happyHours ?? [], timeZone, now.getTime());
  return {
    currency,
    ...(rules?.choices && { choices: rules.choices }),
    items: items.map((item) => {
      const { id, category, categoryId, name, soldOutUntil, uncertain, addOns } = item;
      const soldOut = isSoldOutAt(item, now.getTime());
      const priceNow = (usual: number | null) => (usual === null ? null : happyPrice(usual, item, held).price);
      const unitPrice = priceNow(item.unitPrice);
      const variants = item.variants.map((variant) => ({ ...variant, unitPrice: priceNow(variant.unitPrice) }));
      return {
        id,
        category,
        ...(categoryId !== undefined && { categoryId }),
        name,
        soldOut,
        ...(soldOut && soldOutUntil !== undefined && { soldOutUntil }),
        // As the quote sees it: the reading is settled, and one price at least is exact and of what is there.
        orderable:
          !soldOut &&
          left.get(id) !== 0 &&
          !uncertain &&
          (variants.length > 0
            ? variants.some((variant) => variant.unitPrice !== null && !variant.soldOut)
            : unitPrice !== null),
        ...(left.has(id) && { remaining: left.get(id) }),
        unitPrice,
        variants,
        addOns,
      };
    }),
  };
}
