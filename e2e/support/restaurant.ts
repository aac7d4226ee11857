import {
  Board,
  BoardItems,
  Menu,
  UploadMenuResponse,
  type EditedItem,
  type OrderingSettings,
  type PaymentSettings,
  type UpdateMenuRequest,
} from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { fixtureBytes } from './fixtures';
import type { System } from './system';
import { until } from './until';
import { Visitor } from './visitor';

/** Dishes of its menu, as a guest chooses them. */
export const ROLL = { item: 'Lobster Roll', cents: 2400 } as const;
export const BREAD = { item: 'Grilled Sourdough', cents: 500 } as const;

/**
 * A restaurant of one story. Its menu was read from `text-menu.pdf`; its owner works from elsewhere, without a browser.
 */
export class Restaurant {
  private readonly board: string;

  private constructor(
    readonly shareId: string,
    private readonly owner: Visitor,
    private readonly system: System,
  ) {
    this.board = `/api/orders/board/${shareId}`;
  }

  static async open(system: System, settings: UpdateMenuRequest = {}): Promise<Restaurant> {
    const owner = new Visitor(system.url);
    const uploaded = await owner.upload([
      { name: 'menu.pdf', type: 'application/pdf', bytes: fixtureBytes('text-menu.pdf') },
    ]);
    expect(uploaded.status).toBe(200);
    const restaurant = new Restaurant(UploadMenuResponse.parse(uploaded.json).shareId, owner, system);
    await restaurant.change(settings);
    return restaurant;
  }

  get menuUrl(): string {
    return `${this.system.url}/menu/${this.shareId}`;
  }

  async menu(): Promise<Menu> {
    return Menu.parse(await this.done(`/api/menu/${this.shareId}`));
  }

  /** Gives a window the owner's right to this menu. */
  letIn(page: Page): Promise<void> {
    return this.owner.lend(page.context());
  }

  /** Changes the menu's settings; ordering has heard of it when this ends. */
  async change(settings: UpdateMenuRequest): Promise<void> {
    const { restaurantName } = await this.menu();
    await this.done(`/api/menu/${this.shareId}`, 'PUT', { restaurantName, ...settings });
    await this.received();
  }

  /** Changes one dish, or takes it off the menu. */
  async changeDish(name: string, change: Partial<EditedItem> | 'gone'): Promise<void> {
    const { categories, version } = await this.menu();
    const edited = categories.map((category) => ({
      ...category,
      items: category.items.flatMap((item) =>
        item.name !== name ? [item] : change === 'gone' ? [] : [{ ...item, ...change }],
      ),
    }));
    await this.done(`/api/menu/${this.shareId}`, 'PUT', { categories: edited, baseVersion: version });
    await this.received();
  }

  /** By the board, as in the middle of an evening. */
  async sellOut(name: string): Promise<void> {
    const { items } = BoardItems.parse(await this.done(`${this.board}/items`));
    const dish = items.find((item) => item.name === name);
    await this.done(`${this.board}/items/${dish?.id}`, 'PUT', { soldOut: true });
    await until(
      `${name} to be sold out`,
      async () =>
        BoardItems.parse(await this.done(`${this.board}/items`)).items.find(({ id }) => id === dish?.id)?.soldOut,
    );
  }

  /** How it works its orders: pause, busy, minutes. */
  async work(change: Partial<OrderingSettings>): Promise<void> {
    const { settings } = Board.parse(await this.done(this.board));
    await this.done(`${this.board}/settings`, 'PUT', { ...settings, ...change });
  }

  /** Its own payment link, and the tips that it takes; what is absent is off. */
  async payBy(settings: PaymentSettings): Promise<void> {
    await this.done(`${this.board}/payment`, 'PUT', settings);
  }

  async orders(): Promise<Board['orders']> {
    return Board.parse(await this.done(this.board)).orders;
  }

  /** Accepts an order by the board. */
  async accept(orderId: string, minutes = 20): Promise<void> {
    const order = (await this.orders()).find((one) => one.orderId === orderId);
    const move = { move: 'accept', minutes, version: order?.version };
    await this.done(`${this.board}/orders/${orderId}/moves`, 'POST', move);
  }

  /** The orders of today as the file for the owner's books; from yesterday to tomorrow, whatever its zone is. */
  async exported(): Promise<string> {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const { status, text } = await this.owner.call(`${this.board}/history/csv?from=${day(-1)}&to=${day(1)}`);
    if (status !== 200) throw new Error(`the file was answered with ${status}: ${text}`);
    return text;
  }

  private async received(): Promise<void> {
    const { version } = await this.menu();
    await until(
      'ordering to hear of the menu',
      async () =>
        (await this.system.database.count('ordering.menus', 'share_id = $1 AND version >= $2', [
          this.shareId,
          version,
        ])) > 0,
    );
  }

  private async done(path: string, method = 'GET', json?: unknown): Promise<unknown> {
    const { status, text, json: answer } = await this.owner.call(path, { method, json });
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
    return answer;
  }
}
