import { SoldOutRpcV1, type BoardItems, type MenuSnapshot, type SoldOutRequest } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { Menus } from '../../domain/menus';
import { OrderError } from '../../domain/order.errors';

@Injectable()
export class SellOutHandler {
  constructor(
    private readonly menus: Menus,
    private readonly requester: Requester,
  ) {}

  /** What can be ordered, as the menu's owner has it now. */
  async items({ shareId, menu }: OpenBoard): Promise<BoardItems> {
    return itemsOf((await this.menus.findNewest(shareId)) ?? menu);
  }

  /**
   * Has a dish, or one of its sizes or extras, marked as sold out, or as there again, by the service that owns the
   * menu. Gives what can be ordered after it.
   * @throws OrderError `ordering.item_not_on_menu`; DependencyUnavailableError when the menu's service does not answer
   */
  async execute(board: OpenBoard, itemId: string, { soldOut, partId }: SoldOutRequest): Promise<BoardItems> {
    const { version } = await this.requester.ask(SoldOutRpcV1, {
      shareId: board.shareId,
      itemId,
      ...(partId !== undefined && { partId }),
      soldOut,
    });
    if (version === null)
      throw new OrderError('ordering.item_not_on_menu', 'This dish is not on the menu any more.', { item: itemId });
    return this.items(board);
  }
}

function itemsOf({ currency, items, rules }: MenuSnapshot): BoardItems {
  return {
    currency,
    ...(rules?.choices && { choices: rules.choices }),
    items: items.map(({ id, category, name, soldOut, uncertain, unitPrice, variants, addOns }) => ({
      id,
      category,
      name,
      soldOut,
      // As the quote sees it: the reading is settled, and one price at least is exact and of what is there.
      orderable:
        !soldOut &&
        !uncertain &&
        (variants.length > 0
          ? variants.some((variant) => variant.unitPrice !== null && !variant.soldOut)
          : unitPrice !== null),
      unitPrice,
      variants,
      addOns,
    })),
  };
}
