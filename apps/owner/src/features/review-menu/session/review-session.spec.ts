import type { EditedCategories, Menu, MenuItem } from '@chalkboard/contracts';
import { ApiError } from '@chalkboard/web-kit';
import { addItem, changeItem, deleteItem } from '../draft/menu-edits';
import { ReviewSession } from './review-session';
import type { Unsaved, UnsavedMemory } from './unsaved-memory';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });

/**
 * A server that keeps one menu, as the real one does; `fault` is thrown by the next call, before or after it is done.
 */
class MenuServer {
  menu = {
    shareId: 'm',
    version: 1,
    categories: [{ id: 'one', name: 'One', items: [item('pie'), item('stew')] }],
  } as unknown as Menu;
  readonly calls: EditedCategories[] = [];
  fault: { readonly error: Error; readonly after?: boolean } | undefined;

  private take = () => {
    const { fault } = this;
    this.fault = undefined;
    return fault;
  };

  save = async (categories: EditedCategories, baseVersion: number): Promise<Menu> => {
    this.calls.push(categories);
    const fault = this.take();
    if (fault && !fault.after) throw fault.error;
    if (baseVersion !== this.menu.version)
      throw ApiError.from(409, 'Conflict', '{"title":"t","code":"menu.changed_meanwhile"}');
    this.menu = { ...this.menu, version: this.menu.version + 1, categories: JSON.parse(JSON.stringify(categories)) };
    if (fault) throw fault.error;
    return this.menu;
  };
  saveCurrency = async (currency: string): Promise<Menu> => {
    const fault = this.take();
    if (fault) throw fault.error;
    const { currencyAssumed: _, ...menu } = this.menu;
    return (this.menu = {
      ...menu,
      currency,
      version: menu.version + 1,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((one) => ({ ...one, price: one.price.replace('$', '€') })),
      })),
    });
  };
  read = async () => this.menu;

  /** Another editor saves. */
  elsewhere(change: (items: MenuItem[]) => MenuItem[]) {
    this.menu = {
      ...this.menu,
      version: this.menu.version + 1,
      categories: this.menu.categories.map((category) => ({ ...category, items: change(category.items) })),
    };
  }
  items = () => this.menu.categories.flatMap(({ items }) => items).map(({ name, price }) => `${name} ${price}`);
}

function memory(): UnsavedMemory & { kept?: Unsaved } {
  const it: UnsavedMemory & { kept?: Unsaved } = {
    read: () => it.kept,
    keep: (unsaved) => void (it.kept = JSON.parse(JSON.stringify(unsaved)) as Unsaved),
    clear: () => void delete it.kept,
  };
  return it;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (server: MenuServer, kept = memory()) => new ReviewSession(server.menu, server, kept);
const price = (session: ReviewSession, text: string, id = 'pie') =>
  session.perform(changeItem(session.current().draft, id, { price: text }));

test('an edit is seen at once, and edits in quick succession are saved in one call', async () => {
  const server = new MenuServer();
  const session = open(server);
  price(session, '6');
  price(session, '7', 'stew');
  expect(session.current().draft[0]!.items.map((one) => one.price)).toEqual(['6', '7']);
  expect(session.current().saving.state).toBe('saving');
  await jest.runAllTimersAsync();
  expect(session.current().saving.state).toBe('saved');
  expect(server.calls).toHaveLength(1);
  expect(server.items()).toEqual(['pie 6', 'stew 7']);
});

test('over a line that fails it tries again until the edit is saved', async () => {
  const server = new MenuServer();
  const session = open(server);
  server.fault = { error: new ApiError(0, 'no answer') };
  price(session, '6');
  await jest.advanceTimersByTimeAsync(500);
  expect(session.current().saving.state).toBe('retrying');
  await jest.runAllTimersAsync();
  expect(session.current().saving.state).toBe('saved');
  expect(server.items()[0]).toBe('pie 6');
});

test('an answer that got lost makes nothing twice', async () => {
  const server = new MenuServer();
  const session = open(server);
  server.fault = { error: new ApiError(0, 'no answer'), after: true };
  session.perform(addItem({ categoryId: 'one', after: 'stew' }, { name: 'cake', price: '4' }).edit);
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie $5.00', 'stew $5.00', 'cake 4']);
  expect(session.current()).toMatchObject({ saving: { state: 'saved' }, conflicts: [] });
});

test('what was refused says why and waits for the owner', async () => {
  const server = new MenuServer();
  const session = open(server);
  server.fault = {
    error: ApiError.from(422, '', '{"title":"t","code":"menu.invalid_price","detail":"A price cannot be below zero."}'),
  };
  price(session, '-1');
  await jest.runAllTimersAsync();
  expect(session.current().saving).toEqual({ state: 'refused', detail: 'A price cannot be below zero.' });
  expect(await session.settle()).toBe(true);
});

test('unsaved edits survive a reload, also in the middle of a save', async () => {
  const server = new MenuServer();
  const kept = memory();
  price(open(server, kept), '6');
  expect(open(server, kept).current().draft[0]!.items[0]!.price).toBe('6');

  const added = open(server, kept);
  added.perform(addItem({ categoryId: 'one' }, { name: 'cake', price: '4' }).edit);
  server.fault = { error: new ApiError(0, 'the page is gone'), after: true };
  await jest.advanceTimersByTimeAsync(400);
  const after = open(server, kept);
  await jest.runAllTimersAsync();
  expect(after.current().draft[0]!.items.map(({ name }) => name)).toEqual(['cake', 'pie', 'stew']);
  expect(server.items()).toEqual(['cake 4', 'pie 6', 'stew $5.00']);
  expect(kept.kept).toBeUndefined();
});

test('with another editor on the menu both changes are kept', async () => {
  const server = new MenuServer();
  const session = open(server);
  server.elsewhere((items) => [...items, item('soup')]);
  price(session, '6');
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie 6', 'stew $5.00', 'soup $5.00']);
  expect(session.current().draft[0]!.items).toHaveLength(3);
});

test('what somebody else saved is there as soon as it is told; an own save is no news', async () => {
  const server = new MenuServer();
  const session = open(server);
  server.elsewhere((items) => [...items, item('soup')]);
  expect(await session.hear(server.menu.version)).toBe(true);
  expect(session.current().draft[0]!.items.map(({ name }) => name)).toEqual(['pie', 'stew', 'soup']);

  price(session, '6');
  await jest.runAllTimersAsync();
  expect(await session.hear(server.menu.version)).toBe(false);
});

test('an edit that waits is not lost to what is told meanwhile', async () => {
  const server = new MenuServer();
  const session = open(server);
  price(session, '6');
  server.elsewhere((items) => [...items, item('soup')]);
  expect(await session.hear(server.menu.version)).toBe(false);
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie 6', 'stew $5.00', 'soup $5.00']);
});

test.each([
  ['mine', '6'],
  ['theirs', '$9.00'],
] as const)('when both set one price the owner chooses: %s', async (choice, price_) => {
  const server = new MenuServer();
  const kept = memory();
  const session = open(server, kept);
  server.elsewhere((items) => items.map((one) => (one.id === 'pie' ? { ...one, price: '$9.00' } : one)));
  price(session, '6');
  await jest.runAllTimersAsync();
  expect(server.items()[0]).toBe('pie $9.00');
  expect(kept.kept!.conflicts).toHaveLength(1);
  session.resolve(session.current().conflicts[0]!, choice);
  await jest.runAllTimersAsync();
  expect(server.items()[0]).toBe(`pie ${price_}`);
  expect(session.current().conflicts).toEqual([]);
  expect(kept.kept).toBeUndefined();
});

test('undo and redo go step by step, and are saved like any edit', async () => {
  const server = new MenuServer();
  const session = open(server);
  price(session, '6');
  session.perform(deleteItem(session.current().draft, 'stew'));
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie 6']);
  expect(session.undo()).toMatchObject({ kind: 'delete', name: 'stew' });
  expect(session.undo()).toMatchObject({ kind: 'change', name: 'pie' });
  expect(session.undo()).toBeUndefined();
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie $5.00', 'stew $5.00']);
  session.redo();
  await jest.runAllTimersAsync();
  expect(server.items()).toEqual(['pie 6', 'stew $5.00']);
});

test('undo does not go over what somebody else wrote since', async () => {
  const server = new MenuServer();
  const session = open(server);
  price(session, '6');
  await jest.runAllTimersAsync();
  server.elsewhere((items) => items.map((one) => (one.id === 'pie' ? { ...one, price: '$9.00' } : one)));
  price(session, '7', 'stew');
  await jest.runAllTimersAsync();
  expect(session.undo()).toMatchObject({ kind: 'change', name: 'stew' });
  expect(session.undo()).toBeUndefined();
  expect(session.current().draft[0]!.items[0]!.price).toBe('$9.00');
});

describe('a currency that is assumed', () => {
  const assumed = () => {
    const server = new MenuServer();
    server.menu = { ...server.menu, currency: 'USD', currencyAssumed: true };
    return server;
  };

  test('is settled by one call, which is no news from somebody else', async () => {
    const server = assumed();
    const session = open(server);
    expect(session.current().assumedCurrency).toBe('USD');
    const settled = session.saveBeside(() => server.saveCurrency('EUR'));
    const received = session.hear(2);
    expect([(await settled)?.currency, await received]).toEqual(['EUR', false]);
    expect(session.current()).toMatchObject({ assumedCurrency: undefined, saving: { state: 'saved' } });
    expect(session.current().draft[0]!.items.map((one) => one.price)).toEqual(['€5.00', '€5.00']);
  });

  test('is settled after the edits that wait, and before those that are made meanwhile', async () => {
    const server = assumed();
    const session = open(server);
    price(session, '$6.00');
    const settled = session.saveBeside(() => server.saveCurrency('EUR'));
    await jest.advanceTimersByTimeAsync(0);
    session.perform(addItem({ categoryId: 'one', after: 'stew' }, { name: 'cake', price: '4' }).edit);
    await jest.runAllTimersAsync();
    expect((await settled)?.currency).toBe('EUR');
    expect(server.items()).toEqual(['pie €6.00', 'stew €5.00', 'cake 4']);
    expect(session.current()).toMatchObject({ conflicts: [], saving: { state: 'saved' } });
  });

  test('stays open when the call fails', async () => {
    const server = assumed();
    const session = open(server);
    server.fault = { error: new ApiError(503, 'not now') };
    await expect(session.saveBeside(() => server.saveCurrency('EUR'))).rejects.toThrow('not now');
    expect(session.current().assumedCurrency).toBe('USD');
    price(session, '6');
    await jest.runAllTimersAsync();
    expect(server.items()[0]).toBe('pie 6');
  });

  test('is settled here when another editor settles it', async () => {
    const server = assumed();
    const session = open(server);
    await server.saveCurrency('EUR');
    expect(await session.hear(2)).toBe(true);
    expect(session.current().assumedCurrency).toBeUndefined();
  });
});
