import type { MenuSnapshot, OrderMeans } from '@chalkboard/contracts';
import { DomainError } from '@chalkboard/service-kit/domain';
import { BoardLinkVersions } from './board-link-versions';
import { mayEdit } from './edit-right';
import { Menus, type MenuHouse } from './menus';
import { OrderLinks } from './order-links';
import { OrderError } from './order.errors';
import { OrderRepository } from './order.repository';

/** What somebody shows who wants to use a board. */
export interface BoardCaller {
  /** Hash of the visitor's secret, where the browser was here before. */
  readonly visitor: string | undefined;
  /** The link to this board that was opened on the device. */
  readonly link: string | undefined;
  /**
   * The businesses that the one signed in is a member of now, asked at every look; undefined: nobody is signed in (any
   * more).
   */
  businesses(): readonly string[] | undefined;
  /** Those of them that the caller manages: of the others it works in the kitchen. */
  managed(): readonly string[] | undefined;
}

/** How somebody may use a board. */
export interface BoardEntry {
  /** By the menu's edit right (of the device, or of a member of its business), or by a link. */
  readonly means: Extract<OrderMeans, 'board' | 'link'>;
  /** False for the kitchen: orders and stock, no settings, no figures. */
  readonly manages: boolean;
  /** By a link: the order that it was sent with. */
  readonly linkOrderId?: string;
}

/** A board that somebody may use. */
export interface OpenBoard extends BoardEntry {
  readonly shareId: string;
  readonly menu: MenuSnapshot;
  readonly caller: BoardCaller;
}

/** Who may use the board of a menu's orders. */
export class BoardAccess {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly versions: BoardLinkVersions,
  ) {}

  /**
   * @throws OrderError `ordering.menu_not_found`, `ordering.board_denied`, `ordering.link_ended`; DomainError
   * `access.sign_in_needed` where signing in may help
   */
  async open(shareId: string, caller: BoardCaller): Promise<OpenBoard> {
    const menu = found(await this.menus.find(shareId));
    return { shareId, menu, caller, ...(await this.enter(menu, caller)) };
  }

  /**
   * The menu of a board, for `enter`.
   * @throws OrderError `ordering.menu_not_found`
   */
  async house(shareId: string): Promise<MenuHouse> {
    return found(await this.menus.house(shareId));
  }

  /** As `open`, by the menu as it was read just now. */
  async enter(menu: MenuHouse, caller: BoardCaller): Promise<BoardEntry> {
    const { shareId } = menu;
    const businesses = caller.businesses();
    const { visitor } = caller;
    if (mayEdit(menu, { visitor, businesses }))
      return { means: 'board', manages: mayEdit(menu, { visitor, businesses: caller.managed() }) };
    const opened = caller.link === undefined ? undefined : await this.linked(caller.link);
    if (opened?.shareId === shareId && opened.counts)
      return { means: 'link', manages: true, linkOrderId: opened.orderId };
    if (menu.businessId !== undefined && !businesses)
      throw new DomainError(
        'access.sign_in_needed',
        'These orders are only for the restaurant. Please sign in, or open the link in your newest order message.',
      );
    if (opened?.shareId === shareId) throw linkEnded();
    throw new OrderError(
      'ordering.board_denied',
      'These orders are only for the restaurant. Open the link in your newest order message, or use the device on which you made the menu.',
    );
  }

  /**
   * What a link from a message opens.
   * @throws OrderError `ordering.link_not_valid`; `ordering.link_ended` when the links of that time were ended
   */
  async exchange(link: string): Promise<{ shareId: string; orderId: string; until: Date }> {
    const opened = await this.linked(link);
    if (!opened)
      throw new OrderError(
        'ordering.link_not_valid',
        'This link is not complete or has ended. Open the link in your newest order message.',
      );
    if (!opened.counts) throw linkEnded();
    return opened;
  }

  /** `counts`: it was made since links were last ended. */
  private async linked(
    link: string,
  ): Promise<{ shareId: string; orderId: string; until: Date; counts: boolean } | undefined> {
    const said = this.links.boardLink(link);
    const order = said && (await this.orders.find(said.orderId));
    return (
      order && {
        shareId: order.shareId,
        orderId: said.orderId,
        until: said.until,
        counts: said.version >= (await this.versions.of(order.shareId)),
      }
    );
  }
}

function found<Menu>(menu: Menu | undefined): Menu {
  if (!menu)
    throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
  return menu;
}

function linkEnded(): OrderError {
  return new OrderError(
    'ordering.link_ended',
    'This link no longer works: the restaurant has changed its number or who may see its orders. Open the link in your newest order message.',
  );
}

/** @throws OrderError `ordering.managers_only` for the kitchen */
export function assertManages({ manages }: Pick<BoardEntry, 'manages'>): void {
  if (!manages)
    throw new OrderError(
      'ordering.managers_only',
      'You work on the orders of this restaurant. Settings, figures and files are for its owners and managers: please ask one of them.',
    );
}
