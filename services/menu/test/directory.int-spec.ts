import { randomUUID } from 'node:crypto';
import {
  BusinessClosedV1,
  BusinessErasedV1,
  BusinessMenus,
  BusinessReopenedV1,
  BusinessStatusChangedV1,
  DirectoryPage,
  MenuSettings,
  ReviewSummaryChangedV1,
  type DirectoryEntry,
  type Menu,
} from '@chalkboard/contracts';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { MenuRepository } from '../src/domain/menu/menu.repository';
import { FillDirectoryHandler } from '../src/features/fill-directory.handler';
import { DirectoryEntries } from '../src/persistence/directory-entries';
import { MenuService } from './menu-service';
import type { PublishIdentityEvent } from './published-by-identity';
import { RunningMenu } from './running-menu';

const AT = '2026-11-20T12:00:00.000Z';

describe('the directory, with a real Postgres and NATS', () => {
  let running: RunningMenu;
  let service: MenuService;
  let authority: StandInAuthority;
  let tell: PublishIdentityEvent;

  beforeAll(async () => {
    running = await RunningMenu.start();
    ({ service, authority, publish: tell } = running);
  });
  afterAll(() => running.stop());
  beforeEach(() => service.eraseVisitor());

  const menuOf = (changes: Partial<Menu>): Menu => ({
    ...MenuSettings.parse({}),
    shareId: randomUUID(),
    version: 1,
    status: 'extracted',
    restaurantName: 'Osteria Lucia',
    restaurantAddress: '12 Elm St, Chicago, IL 60601',
    categories: [
      { id: 'c', name: 'Pasta', items: [{ id: 'i', name: 'Cacio e Pepe', price: '$16.00', priceMinor: 1600 }] },
    ],
    currency: 'USD',
    language: 'en',
    timeZone: 'America/Chicago',
    ...changes,
  });
  const add = async (businessId: string, changes: Partial<Menu> = {}) => {
    const menu = menuOf(changes);
    await service.app.get(MenuRepository).addOnce({ menu, businessId, editRightHashes: [] });
    return menu.shareId;
  };
  const get = async (asked: Record<string, string> = {}) => {
    const response = await service.call(`/api/directory?${new URLSearchParams(asked)}`);
    expect(response.status).toBe(200);
    return DirectoryPage.parse(await response.json());
  };
  const found = async (shareId: string): Promise<DirectoryEntry | undefined> =>
    (await get({ limit: '50', sort: 'name' })).items.find(({ menuId }) => menuId === shareId);
  const listed = (shareId: string, is = true) =>
    waitFor(`${shareId} is ${is ? '' : 'not '}listed`, async () => ((await found(shareId)) !== undefined) === is);
  const stand = (businessId: string, status: string, version: number) =>
    tell(BusinessStatusChangedV1.type, version, { businessId, before: 'pending', status, changedAt: AT } as {
      businessId: string;
    });
  const rate = (shareId: string, ratingTimes100: number, count: number, version: number, id = randomUUID()) =>
    tell(
      ReviewSummaryChangedV1.type,
      version,
      { shareId, ratingTimes100, count, changedAt: AT } as { shareId: string },
      id,
    );
  const member = (businessId: string) => authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] });
  const publish = (shareId: string, cookie: string) =>
    service.send('POST', `/api/menu/${shareId}/publish`, undefined, { cookie });
  const inDirectory = async (businessId: string) =>
    BusinessMenus.parse(
      await (
        await service.send('GET', `/api/menu/of-business/${businessId}`, undefined, {
          cookie: await member(businessId),
        })
      ).json(),
    ).menus.map((menu) => menu.inDirectory);
  /** A published menu of an approved business. */
  const open = async (changes: Partial<Menu> = {}) => {
    const businessId = randomUUID();
    const shareId = await add(businessId, { ...changes, status: 'published' });
    await stand(businessId, 'approved', 2);
    await listed(shareId);
    return { businessId, shareId };
  };
  const clear = () => service.query('TRUNCATE directory_entries');

  describe('a restaurant', () => {
    it('is in it once its menu is published and its business approved, in whichever order, and says what the menu says', async () => {
      const businessId = randomUUID();
      const [first, second] = [await add(businessId), await add(businessId)];
      const cookie = await member(businessId);
      await publish(first, cookie);
      expect(await found(first)).toBeUndefined();
      await stand(businessId, 'approved', 2);
      await listed(first);
      expect(await found(second)).toBeUndefined();
      await publish(second, cookie);
      expect(await found(second)).toEqual({
        id: second,
        menuId: second,
        name: 'Osteria Lucia',
        cuisine: 'Italian',
        address: '12 Elm St, Chicago, IL 60601',
        city: 'Chicago',
        state: 'Illinois',
        priceRange: '$$',
        features: ['delivery', 'online_ordering', 'pickup', 'card_payment'],
        rating: null,
        reviewCount: 0,
      });
      expect(await inDirectory(businessId)).toEqual([true, true]);
    });

    it('leaves it when it is rejected or closed, comes back, and what comes late changes nothing', async () => {
      const { businessId, shareId } = await open();
      await stand(businessId, 'rejected', 4);
      await listed(shareId, false);
      await stand(businessId, 'approved', 3);
      await stand(businessId, 'approved', 5);
      await listed(shareId);
      await tell(BusinessClosedV1.type, 6, { businessId, closedAt: AT, goneAt: AT } as { businessId: string });
      await listed(shareId, false);
      await tell(BusinessReopenedV1.type, 7, { businessId, reopenedAt: AT } as { businessId: string });
      await listed(shareId);
    });

    it('is gone with its business, and nothing of it is left', async () => {
      const { businessId, shareId } = await open();
      await rate(shareId, 450, 2, 1);
      await waitFor('it is rated', async () => (await found(shareId))?.reviewCount === 2);
      await tell(BusinessErasedV1.type, 9, { businessId, erasedAt: AT } as { businessId: string });
      await listed(shareId, false);
      for (const table of ['menus', 'directory_entries', 'review_summaries', 'directory_due'])
        expect([table, await service.query(`SELECT 1 FROM ${table} WHERE share_id = $1`, [shareId])]).toEqual([
          table,
          [],
        ]);
      const late = randomUUID();
      await rate(shareId, 400, 3, 2, late);
      await waitFor(
        'the late event',
        async () => (await service.query('SELECT 1 FROM inbox WHERE event_id = $1', [late])).length === 1,
      );
      expect(await service.query('SELECT 1 FROM review_summaries WHERE share_id = $1', [shareId])).toEqual([]);
    });

    it('shows its changes at once; others cannot change it', async () => {
      const { businessId, shareId } = await open();
      const change = (body: object, cookie: string) =>
        service.send('PUT', `/api/menu/${shareId}`, { restaurantName: 'Trattoria Lucia', ...body }, { cookie });
      const cookie = await member(businessId);
      expect(
        (
          await change(
            {
              restaurantAddress: '1 Bay Rd, Miami, FL 33101',
              cuisine: 'Seafood',
              website: 'www.lucia.example.com',
              hasVeganOptions: true,
            },
            cookie,
          )
        ).status,
      ).toBe(200);
      expect(await found(shareId)).toMatchObject({
        name: 'Trattoria Lucia',
        cuisine: 'Seafood',
        city: 'Miami',
        state: 'Florida',
        website: 'https://www.lucia.example.com',
        features: ['vegan', 'delivery', 'online_ordering', 'pickup', 'card_payment'],
      });

      expect((await change({ listedInDirectory: false }, await member(randomUUID()))).status).toBe(403);
      expect((await change({ listedInDirectory: false }, 'visitor=somebody')).status).toBe(401);
      expect(await found(shareId)).toBeDefined();
      expect((await change({ listedInDirectory: false }, cookie)).status).toBe(200);
      expect([await found(shareId), await inDirectory(businessId)]).toEqual([undefined, [false]]);
      expect((await change({ listedInDirectory: true, cuisine: '', website: '' }, cookie)).status).toBe(200);
      expect(await found(shareId)).toMatchObject({ cuisine: 'Italian' });
      expect(await found(shareId)).not.toHaveProperty('website');
      expect((await change({ restaurantAddress: '' }, cookie)).status).toBe(200);
      expect(await found(shareId)).toBeUndefined();
    });

    it.each(['javascript:alert(1)', 'ftp://example.com', 'https://localhost', 'not a site'])(
      'has no website such as %s',
      async (website) => {
        const { businessId, shareId } = await open();
        const response = await service.send(
          'PUT',
          `/api/menu/${shareId}`,
          { restaurantName: 'Lucia', website },
          { cookie: await member(businessId) },
        );
        expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ path: 'website' }] }]);
      },
    );

    it('is rated by its published reviews, also by those before it was listed; older news changes nothing', async () => {
      const businessId = randomUUID();
      const shareId = await add(businessId, { status: 'published' });
      await rate(shareId, 437, 19, 3);
      const late = randomUUID();
      await rate(shareId, 100, 1, 2, late);
      await waitFor(
        'the late event',
        async () => (await service.query('SELECT 1 FROM inbox WHERE event_id = $1', [late])).length === 1,
      );
      await stand(businessId, 'approved', 2);
      await listed(shareId);
      expect(await found(shareId)).toMatchObject({ rating: 4.37, reviewCount: 19 });
      await rate(shareId, 0, 0, 4);
      await waitFor('it is not rated', async () => (await found(shareId))?.rating === null);
    });

    it('is in it whether it is published or approved first, however close together that is', async () => {
      await clear();
      const restaurants = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const businessId = randomUUID();
          return { businessId, shareId: await add(businessId), cookie: await member(businessId) };
        }),
      );
      await Promise.all(
        restaurants.flatMap(({ businessId, shareId, cookie }) => [
          publish(shareId, cookie),
          stand(businessId, 'approved', 2),
          rate(shareId, 400, 1, 1),
        ]),
      );
      await waitFor('all are listed and rated', async () => (await get({ rating: '4' })).total === restaurants.length);
    });

    it('that leaves the list while its business is approved stays out of it', async () => {
      const businessId = randomUUID();
      const shareId = await add(businessId, { status: 'published' });
      const cookie = await member(businessId);
      let leaving: Promise<Response> | undefined;
      await service.app.get(DataSource).transaction(async (manager) => {
        await manager.query("INSERT INTO businesses (id, status, status_version) VALUES ($1, 'approved', 2)", [
          businessId,
        ]);
        await service.app.get(DirectoryEntries).keepAllOf(businessId, manager);
        leaving = service.send(
          'PUT',
          `/api/menu/${shareId}`,
          { restaurantName: 'Lucia', listedInDirectory: false },
          { cookie },
        );
        await waitFor(
          'it to wait for the approval',
          async () =>
            (
              await service.query(
                "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%pg_advisory_xact_lock_shared%'",
              )
            ).length === 1,
        );
      });
      expect((await leaving)?.status).toBe(200);
      expect(await found(shareId)).toBeUndefined();
    });

    it('that was published before there was a directory is put in when the service starts', async () => {
      const { shareId } = await open();
      await clear();
      await service.query('INSERT INTO directory_due VALUES ($1), ($2)', [shareId, 'one that is gone']);
      expect(await service.app.get(FillDirectoryHandler).execute()).toBe(2);
      expect(await found(shareId)).toBeDefined();
      expect(await service.query('SELECT 1 FROM directory_due')).toEqual([]);
    });
  });

  describe('what is looked for', () => {
    const names = async (asked: Record<string, string>) =>
      (await get({ limit: '50', ...asked })).items.map(({ name }) => name);
    const dish = (priceMinor: number): Menu['categories'] => [
      { id: 'c', name: 'Plates', items: [{ id: 'i', name: 'Dish', price: '', priceMinor }] },
    ];

    beforeAll(async () => {
      await clear();
      const businessId = randomUUID();
      await stand(businessId, 'approved', 2);
      await waitFor(
        'it is approved',
        async () =>
          (await service.query("SELECT 1 FROM businesses WHERE id = $1 AND status = 'approved'", [businessId]))
            .length === 1,
      );
      const of = (
        restaurantName: string,
        cuisine: string,
        restaurantAddress: string,
        priceMinor: number,
        restaurantDescription?: string,
      ) =>
        add(businessId, {
          status: 'published',
          restaurantName,
          cuisine,
          restaurantAddress,
          categories: dish(priceMinor),
          ...(restaurantDescription && { restaurantDescription }),
        });
      const ids = [
        await of('Aurora', 'Italian', '1 Main St, Chicago, IL 60601', 900),
        await of('Bella', 'Italian', '2 Main St, New York, NY 10001', 1500, 'Wood-fired pizza'),
        await of('Café Crème', 'Other', '3 Main St, Austin, TX 78701', 2500),
        await of('Dragon', 'Chinese', '4 Main St, New York, NY 10002', 5000),
      ];
      await Promise.all([rate(ids[0]!, 450, 10, 1), rate(ids[1]!, 450, 30, 1), rate(ids[3]!, 390, 100, 1)]);
      await waitFor(
        'they are rated',
        async () =>
          (
            await service.query<{ count: number }>(
              'SELECT count(*)::int AS count FROM directory_entries WHERE review_count > 0',
            )
          )[0]?.count === 3,
      );
    });

    it.each<[Record<string, string>, string[]]>([
      [{}, ['Bella', 'Aurora', 'Dragon', 'Café Crème']],
      [{ sort: 'reviews' }, ['Dragon', 'Bella', 'Aurora', 'Café Crème']],
      [{ sort: 'name' }, ['Aurora', 'Bella', 'Café Crème', 'Dragon']],
      [{ cuisine: 'Italian', sort: 'name' }, ['Aurora', 'Bella']],
      [{ state: 'New York', sort: 'name' }, ['Bella', 'Dragon']],
      [{ cuisine: 'Italian', state: 'New York' }, ['Bella']],
      [{ price: '$' }, ['Aurora']],
      [{ price: '$$$$' }, ['Dragon']],
      [{ rating: '4' }, ['Bella', 'Aurora']],
      [{ rating: '3', sort: 'name' }, ['Aurora', 'Bella', 'Dragon']],
      [{ search: 'creme' }, ['Café Crème']],
      [{ search: 'CRÈME austin' }, ['Café Crème']],
      [{ search: 'new york' }, ['Bella', 'Dragon']],
      [{ search: 'texas' }, ['Café Crème']],
      [{ search: 'wood-fired' }, ['Bella']],
      [{ search: 'chinese', state: 'New York', price: '$$$$', rating: '3' }, ['Dragon']],
      [{ search: 'drag main' }, ['Dragon']],
      [{ search: 'ragon' }, []],
      [{ search: 'x%_' }, []],
      [{ cuisine: 'Mexican' }, []],
    ])('%j', async (asked, expected) => {
      expect(await names(asked)).toEqual(expected);
      expect((await get(asked)).total).toBe(expected.length);
    });

    it.each<Record<string, string>>([
      { sort: 'rating' },
      { sort: 'reviews' },
      { sort: 'name' },
      { sort: 'rating', search: 'main' },
      { sort: 'name', rating: '3' },
    ])('comes in parts, each restaurant once: %j', async (asked) => {
      const whole = await names(asked);
      const parts: string[] = [];
      let cursor: string | null = '';
      for (let part = 0; cursor !== null && part < 10; part++) {
        const page: DirectoryPage = await get({ ...asked, limit: '1', ...(cursor && { cursor }) });
        expect(page.total).toBe(whole.length);
        parts.push(...page.items.map(({ name }) => name));
        cursor = page.next;
      }
      expect(parts).toEqual(whole);
    });

    it.each<Record<string, string>>([
      { cuisine: 'Martian' },
      { state: 'Atlantis' },
      { price: 'cheap' },
      { rating: '9' },
      { sort: 'age' },
      { limit: '1000' },
      { cursor: 'made-up' },
      { search: 'x'.repeat(101) },
    ])('is refused with words where there is no such choice: %j', async (asked) => {
      const response = await service.call(`/api/directory?${new URLSearchParams(asked)}`);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: [{ path: Object.keys(asked)[0], message: expect.any(String) as string }] },
      ]);
    });

    it('may hold anything at all', async () => {
      for (const search of ["'; DROP TABLE menus; --", '%', '\\', '   ', '🍕'])
        expect((await service.call(`/api/directory?${new URLSearchParams({ search })}`)).status).toBe(200);
    });
  });
});
