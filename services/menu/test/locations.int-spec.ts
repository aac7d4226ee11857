import { randomUUID } from 'node:crypto';
import {
  BusinessErasedV1,
  BusinessStatusChangedV1,
  LOCATIONS,
  MenuLocations,
  MenuUpdatedV1,
  OwnedLocation,
  OwnedLocations,
  OwnPrices,
  type EventEnvelope,
  type Menu,
  type MenuSnapshot,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { MenuService, outcome, PDF } from './menu-service';
import type { PublishIdentityEvent } from './published-by-identity';
import { RunningMenu } from './running-menu';

describe('locations of one menu, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;
  let authority: StandInAuthority;
  let publish: PublishIdentityEvent;

  beforeAll(async () => {
    running = await RunningMenu.start();
    ({ service, authority, publish } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => service.eraseVisitor());

  const member = (businessId: string) => authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] });
  /** A published menu of a business; the caller is its owner afterwards. */
  const mainMenu = async () => {
    service.signIn(undefined);
    const { menu } = (await (await service.upload([PDF])).json()) as UploadMenuResponse;
    const businessId = randomUUID();
    service.signIn(await member(businessId));
    await service.send('POST', `/api/menu/${menu.shareId}/claim`, { businessId });
    await service.put(menu.shareId, { restaurantName: 'Lavagna', restaurantAddress: '1 Main St, Austin, TX 78701' });
    await service.send('POST', `/api/menu/${menu.shareId}/publish`);
    return { main: menu.shareId, businessId };
  };
  const add = (main: string, name: string) =>
    service.send('POST', `/api/menu/${main}/own-locations`, {
      restaurantName: name,
      restaurantAddress: `${name} St 2, Austin, TX 78702`,
    });
  const added = async (main: string, name: string) => OwnedLocation.parse(await (await add(main, name)).json()).shareId;
  const dishOf = ({ categories }: Menu, at = 0) => categories.flatMap(({ items }) => items)[at]!;
  const setPrices = (shareId: string, prices: unknown) =>
    service.send('PUT', `/api/menu/${shareId}/own-prices`, { prices });
  const editable = ({ categories }: Menu) =>
    categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, allergens: undefined })),
    }));
  const renameDish = async (main: string, name: string) => {
    const menu = await service.read(main);
    const [first, ...others] = editable(menu);
    const [dish, ...rest] = first!.items;
    return service.put(main, {
      categories: [{ ...first, items: [{ ...dish, name }, ...rest] }, ...others],
      baseVersion: menu.version,
    });
  };
  /** What was published of a menu, oldest first. */
  const published = async (shareId: string) => {
    const manager = await running.nats.jetstreamManager();
    const { state } = await manager.streams.info('MENU');
    const events: (EventEnvelope & { data: MenuSnapshot })[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await manager.streams.getMessage('MENU', { seq }).catch(() => undefined);
      const event = message?.json<EventEnvelope & { data: MenuSnapshot }>();
      if (event?.subject === shareId) events.push(event);
    }
    return events;
  };
  const versionsOf = async (shareId: string) => (await published(shareId)).map((event) => event.aggregateversion);

  it('one change of the main menu reaches every location by one event each, in order, with the location’s prices', async () => {
    const { main } = await mainMenu();
    const pier = await added(main, 'Pier');
    const quay = await added(main, 'Quay');
    const dish = dishOf(await service.read(main));
    expect((await setPrices(pier, [{ id: dish.id, priceMinor: 4321 }])).status).toBe(200);
    expect((await renameDish(main, 'First change')).status).toBe(200);
    expect((await renameDish(main, 'Second change')).status).toBe(200);

    await waitFor('the events', async () => (await versionsOf(pier)).length === 4);
    expect(await versionsOf(pier)).toEqual([1, 2, 3, 4]);
    expect(await versionsOf(quay)).toEqual([1, 2, 3]);
    const last = (await published(pier)).at(-1)!;
    expect([last.type, last.data.items[0]]).toMatchObject([
      MenuUpdatedV1.type,
      { id: dish.id, name: 'Second change', unitPrice: 4321 },
    ]);
    expect((await published(quay)).at(-1)?.data.items[0]?.unitPrice).toBe(dish.priceMinor);
    expect(dishOf(await service.read(pier))).toMatchObject({ name: 'Second change', priceMinor: 4321 });
    expect(dishOf(await service.read(main)).priceMinor).toBe(dish.priceMinor);
  });

  it('a change that breaks off at the last location has changed none of them, and is made whole when it comes again', async () => {
    const { main } = await mainMenu();
    const pier = await added(main, 'Pier');
    const quay = await added(main, 'Quay');
    const before = await Promise.all([main, pier, quay].map((id) => service.read(id)));
    await service.query(`CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'broken off'; END $$`);
    await service.query(`CREATE TRIGGER break_off BEFORE INSERT ON outbox FOR EACH ROW
      WHEN (NEW.envelope->>'subject' = '${quay}') EXECUTE FUNCTION break_off()`);
    expect((await renameDish(main, 'Broken off')).status).toBe(500);
    expect(await Promise.all([main, pier, quay].map((id) => service.read(id)))).toEqual(before);

    await service.query('DROP TRIGGER break_off ON outbox');
    expect((await renameDish(main, 'Whole')).status).toBe(200);
    expect(
      (await Promise.all([main, pier, quay].map((id) => service.read(id)))).map((menu) => dishOf(menu).name),
    ).toEqual(['Whole', 'Whole', 'Whole']);
    await waitFor('the events', async () => (await versionsOf(quay)).length === 2);
    expect(await versionsOf(pier)).toEqual([1, 2]);
  });

  it('changes of the main menu, of prices and of stock at the same time lose nothing', async () => {
    const { main } = await mainMenu();
    const pier = await added(main, 'Pier');
    const [first, second] = [dishOf(await service.read(main)), dishOf(await service.read(main), 1)];
    const sellOut = () =>
      running.nats.request(
        'menu.rpc.sold-out.v1',
        JSON.stringify({ shareId: pier, itemId: second.id, soldOut: true }),
        {
          timeout: 20_000,
        },
      );
    const answers = await Promise.all([
      renameDish(main, 'At the same time'),
      setPrices(pier, [{ id: first.id, priceMinor: 777 }]),
      sellOut(),
      service.send('POST', `/api/menu/${pier}/publish`),
    ]);
    expect([answers[0].status, answers[1].status, answers[3].status]).toEqual([200, 200, 200]);
    const menu = await service.read(pier);
    expect(dishOf(menu)).toMatchObject({ name: 'At the same time', priceMinor: 777 });
    expect([dishOf(menu, 1).soldOut, dishOf(await service.read(main), 1).soldOut, menu.status]).toEqual([
      true,
      undefined,
      'published',
    ]);
  });

  it('guests choose between the restaurants that are published, by the link of any of them', async () => {
    const { main } = await mainMenu();
    const list = async (shareId: string) =>
      MenuLocations.parse(await (await service.call(`/api/menu/${shareId}/locations`)).json());
    const untouched = await service.read(main);
    const pier = await added(main, 'Pier');
    await added(main, 'Draft');
    expect(await list(main)).toEqual({ main, locations: [] });
    expect(await service.read(main)).toEqual(untouched);

    await service.send('POST', `/api/menu/${pier}/publish`);
    expect((await list(pier)).locations.map(({ shareId, restaurantName }) => [shareId, restaurantName])).toEqual([
      [main, 'Lavagna'],
      [pier, 'Pier'],
    ]);
    expect((await service.read(main)).locationsOf).toBe(main);

    expect((await service.send('DELETE', `/api/menu/${main}/own-locations/${pier}`)).status).toBe(204);
    expect(await list(main)).toEqual({ main, locations: [] });
    expect(await outcome(await service.call(`/api/menu/${pier}`))).toEqual([404, 'menu.withdrawn']);
    expect(await service.read(main)).not.toHaveProperty('locationsOf');
    expect((await running.snapshot(pier)).closed).toBe(true);

    await renameDish(main, 'While it was closed');
    expect((await service.send('POST', `/api/menu/${main}/own-locations/${pier}/reopen`)).status).toBe(200);
    expect(dishOf(await service.read(pier)).name).toBe('While it was closed');
    expect((await list(main)).locations).toHaveLength(2);
  });

  it('each published location is a restaurant of the directory while its business is approved', async () => {
    const { main, businessId } = await mainMenu();
    const pier = await added(main, 'Pier');
    await service.send('POST', `/api/menu/${pier}/publish`);
    const listed = async () =>
      (
        await service.query<{ share_id: string }>('SELECT share_id FROM directory_entries WHERE business_id = $1', [
          businessId,
        ])
      ).map((row) => row.share_id);
    const stand = (status: string, version: number) =>
      publish(BusinessStatusChangedV1.type, version, {
        businessId,
        before: 'pending',
        status,
        changedAt: new Date().toISOString(),
      } as { businessId: string });
    await stand('approved', 1);
    await waitFor('the directory', async () => (await listed()).length === 2);
    await service.send('DELETE', `/api/menu/${main}/own-locations/${pier}`);
    expect(await listed()).toEqual([main]);
    await stand('rejected', 2);
    await waitFor('the directory', async () => (await listed()).length === 0);
    await stand('approved', 3);
    await waitFor('the directory', async () => (await listed()).length > 0);
    expect(await listed()).toEqual([main]);
  });

  it('refuses changes of dishes at a location, and prices that cannot be, and changes nothing then', async () => {
    const { main } = await mainMenu();
    const pier = await added(main, 'Pier');
    const before = await service.read(pier);
    const dish = dishOf(before);
    expect(await outcome(await renameDish(pier, 'Not here'))).toEqual([409, 'menu.follows_main']);
    expect(await outcome(await service.upload([PDF], { to: `/api/menu/${pier}/updates` }))).toEqual([
      409,
      'menu.follows_main',
    ]);
    for (const priceMinor of [-1, 0.5, 1e12, '5', 'NaN', undefined])
      expect((await setPrices(pier, [{ id: dish.id, priceMinor }])).status).toBe(400);
    expect((await setPrices(pier, [])).status).toBe(400);
    expect(
      (
        await setPrices(
          pier,
          Array.from({ length: LOCATIONS.pricesAtOnce + 1 }, () => ({ id: dish.id, priceMinor: 1 })),
        )
      ).status,
    ).toBe(400);
    const { main: other } = await mainMenu();
    const foreign = dishOf(await service.read(other)).id;
    service.signIn(await member((await running.snapshot(pier)).businessId!));
    expect(await outcome(await setPrices(pier, [{ id: foreign, priceMinor: 100 }]))).toEqual([
      404,
      'menu.item_not_found',
    ]);
    expect(await outcome(await setPrices(main, [{ id: dish.id, priceMinor: 100 }]))).toEqual([
      404,
      'menu.location_not_found',
    ]);
    expect(await service.read(pier)).toEqual(before);
  });

  it('lets nobody add a location to a menu of others, to a location, or a 21st', async () => {
    const { main, businessId } = await mainMenu();
    const pier = await added(main, 'Pier');
    expect(await outcome(await add(pier, 'Chain'))).toEqual([409, 'menu.is_location']);
    const { main: theirs } = await mainMenu();
    expect(await outcome(await add(main, 'Foreign'))).toEqual([403, 'menu.edit_right_missing']);
    for (const [method, end] of [
      ['DELETE', ''],
      ['POST', '/reopen'],
    ] as const)
      expect(await outcome(await service.send(method, `/api/menu/${theirs}/own-locations/${pier}${end}`))).toEqual([
        404,
        'menu.location_not_found',
      ]);
    expect(await outcome(await setPrices(pier, [{ id: 'x', priceMinor: 1 }]))).toEqual([
      403,
      'menu.edit_right_missing',
    ]);
    service.signIn(undefined);
    expect(await outcome(await add(main, 'Nobody'))).toEqual([401, 'access.sign_in_needed']);

    service.signIn(await member(businessId));
    for (let n = 1; n < LOCATIONS.max; n++) expect((await add(main, `No. ${n}`)).status).toBe(201);
    expect(await outcome(await add(main, 'One more'))).toEqual([409, 'menu.too_many_locations']);
    expect(await outcome(await add(main, 'Pier'))).toEqual([409, 'menu.too_many_locations']);
    const owned = OwnedLocations.parse(await (await service.call(`/api/menu/${main}/own-locations`)).json());
    expect(owned.locations).toHaveLength(LOCATIONS.max);
    await expect(
      service.query('UPDATE menus SET follows_share_id = share_id WHERE share_id = $1', [main]),
    ).rejects.toThrow('menus_follow_another');
  });

  it('a menu of no business, and who came by an edit link, add none', async () => {
    const { menu } = (await (await service.upload([PDF])).json()) as UploadMenuResponse;
    expect(await outcome(await add(menu.shareId, 'Pier'))).toEqual([409, 'menu.no_business']);

    const { main } = await mainMenu();
    const { url } = (await (await service.send('POST', `/api/menu/${main}/edit-links`, {})).json()) as { url: string };
    service.eraseVisitor();
    await service.send('POST', '/api/menu/edit-links/exchange', { secret: url.split('#link=')[1] });
    expect((await service.put(main, { restaurantName: 'By a link' })).status).toBe(200);
    expect(await outcome(await add(main, 'Pier'))).toEqual([401, 'access.sign_in_needed']);
  });

  it('a dish that leaves the main menu takes its prices along', async () => {
    const { main } = await mainMenu();
    const pier = await added(main, 'Pier');
    const menu = await service.read(main);
    const gone = dishOf(menu);
    await setPrices(pier, [{ id: gone.id, priceMinor: 99 }]);
    const [first, ...others] = editable(menu);
    await service.put(main, {
      categories: [{ ...first, items: first!.items.slice(1) }, ...others],
      baseVersion: menu.version,
    });
    expect(OwnPrices.parse(await (await service.call(`/api/menu/${pier}/own-prices`)).json())).toEqual({
      main,
      prices: [],
    });
    expect(dishOf(await service.read(pier)).id).not.toBe(gone.id);
  });

  it('go with their business', async () => {
    const { main, businessId } = await mainMenu();
    const pier = await added(main, 'Pier');
    await publish(BusinessErasedV1.type, 9, { businessId, erasedAt: new Date().toISOString() } as {
      businessId: string;
    });
    await waitFor(
      'the erasure',
      async () => (await service.query('SELECT 1 FROM menus WHERE share_id = ANY ($1)', [[main, pier]])).length === 0,
    );
  });
});
