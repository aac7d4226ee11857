import { readFileSync } from 'node:fs';
import {
  MenuReview,
  MenuUpdatedV1,
  MenuUploads,
  SoldOutRpcV1,
  type Menu,
  type MenuCategory,
  type MenuItem,
  type UploadMenuAccepted,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import sharp from 'sharp';
import { fixture } from '../src/extraction/testing/built-worker';
import { menuPlatform, MenuService } from './menu-service';

describe('reviewing a menu, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service.stop();
    await nats.close();
    await platform.stop();
  });
  beforeEach(() => service.eraseVisitor());

  async function digitised(): Promise<Menu> {
    const response = await service.uploadFixture('text-menu.pdf', 'application/pdf');
    return ((await response.json()) as UploadMenuResponse).menu;
  }
  const reviewOf = async (shareId: string) =>
    MenuReview.parse(await (await service.call(`/api/menu/${shareId}/review`)).json());
  const withFirst = (categories: MenuCategory[], change: (item: MenuItem) => Partial<MenuItem>): MenuCategory[] =>
    categories.map((category, at) =>
      at === 0
        ? {
            ...category,
            items: category.items.map((item, place) => (place === 0 ? { ...item, ...change(item) } : item)),
          }
        : category,
    );

  const lastUpdate = async () =>
    (await (await nats.jetstreamManager()).streams.getMessage('MENU', { last_by_subj: MenuUpdatedV1.type })).json<{
      subject: string;
      data: { version: number; items: { name: string; unitPrice: number }[] };
    }>();

  describe('changing the items', () => {
    it('saves them with the evidence they had, in the menu’s way of writing, and tells it as MenuUpdated', async () => {
      const { shareId, categories } = await digitised();
      const response = await service.put(shareId, {
        baseVersion: 1,
        categories: withFirst(categories, () => ({ name: 'Put Right', price: '7.5', variants: [] })),
      });
      expect(response.status).toBe(200);
      const before = categories[0]!.items[0]!;
      const menu = (await response.json()) as Menu;
      expect(menu.version).toBe(2);
      expect(menu.categories[0]!.items[0]).toMatchObject({
        id: before.id,
        name: 'Put Right',
        price: '$7.50',
        priceMinor: 750,
        source: before.source,
        confidence: before.confidence,
      });
      expect(menu.categories.slice(1)).toEqual(categories.slice(1));

      const published = await waitFor('MenuUpdated on the stream', async () => {
        const found = await lastUpdate();
        return found.subject === shareId && found;
      });
      expect(published.data).toMatchObject({ version: 2 });
      expect(published.data.items[0]).toMatchObject({ name: 'Put Right', unitPrice: 750 });
    });

    it('leaves every setting as its owner set it', async () => {
      const { shareId, categories } = await digitised();
      const set = {
        restaurantName: 'Lucia',
        acceptsCashDelivery: false,
        deliveryFee: '3.50',
        hasVeganOptions: true,
        commonAllergens: ['Fish'],
        allergyNote: 'We cook with nuts.',
        notificationPrint: true,
      };
      expect((await service.put(shareId, set)).status).toBe(200);
      const changed = (await (
        await service.put(shareId, { baseVersion: 2, categories: categories.slice(1) })
      ).json()) as Menu;
      expect(changed).toMatchObject(set);
    });

    it('does not overwrite what another editor saved meanwhile, and says which version there is', async () => {
      const { shareId, categories } = await digitised();
      const both = await Promise.all(
        ['Mine', 'Yours'].map((name) =>
          service.put(shareId, { baseVersion: 1, categories: withFirst(categories, () => ({ name })) }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await both.find(({ status }) => status === 409)!.json()).toMatchObject({
        code: 'menu.changed_meanwhile',
        version: 2,
      });
      expect((await reviewOf(shareId)).menu.version).toBe(2);
    });

    it('restores an item that was deleted, evidence included', async () => {
      const { shareId, categories } = await digitised();
      expect((await service.put(shareId, { baseVersion: 1, categories: categories.slice(1) })).status).toBe(200);
      const restored = (await (await service.put(shareId, { baseVersion: 2, categories })).json()) as Menu;
      expect(restored.categories).toEqual(categories);
    });

    it('refuses what cannot be meant, and changes nothing', async () => {
      const { shareId, categories } = await digitised();
      const twice = await service.put(shareId, { baseVersion: 1, categories: [categories[0], categories[0]] });
      expect([twice.status, await twice.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'menu.duplicate_part' }),
      ]);
      const negative = await service.put(shareId, {
        baseVersion: 1,
        categories: withFirst(categories, () => ({ price: '-3', variants: [] })),
      });
      expect([negative.status, await negative.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'menu.invalid_price' }),
      ]);
      const blind = await service.put(shareId, { categories });
      expect([blind.status, await blind.json()]).toEqual([
        400,
        expect.objectContaining({
          errors: [{ path: 'baseVersion', message: 'is required with categories, translation and rules' }],
        }),
      ]);
      service.eraseVisitor();
      expect((await service.put(shareId, { baseVersion: 1, categories: [] })).status).toBe(403);
      expect(await (await service.call(`/api/menu/${shareId}`)).json()).toMatchObject({ version: 1, categories });
    });

    it.each([
      ['abc', '“abc” is no price. Please write an amount such as 12.50, or words such as “market price”.'],
      ['1O.50', '“1O.50” has letters in it. Please write figures only, such as 12.50.'],
      ['12.5.0', '“12.5.0” is not one amount. Please write it such as 12.50.'],
      ['€.24.00', 'This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'],
    ])(
      'refuses a price that is none, naming the dish and what to write, and saves nothing: %s',
      async (price, sentence) => {
        const { shareId, categories } = await digitised();
        const changed = withFirst(categories, () => ({ name: 'Leek Soup', price, variants: [] }));
        const refused = await service.put(shareId, {
          baseVersion: 1,
          restaurantName: 'Another Name',
          categories: changed,
        });
        expect([refused.status, await refused.json()]).toEqual([
          422,
          expect.objectContaining({ code: 'menu.invalid_price', detail: `The price of “Leek Soup”: ${sentence}` }),
        ]);
        const sized = withFirst(categories, () => ({
          name: 'Leek Soup',
          price: '',
          variants: [{ id: 'cup00001', label: 'Cup', price }],
        }));
        const size = await service.put(shareId, { baseVersion: 1, categories: sized });
        expect([size.status, await size.json()]).toEqual([
          422,
          expect.objectContaining({ detail: `The price of “Leek Soup, Cup”: ${sentence}` }),
        ]);
        expect(await (await service.call(`/api/menu/${shareId}`)).json()).toMatchObject({ version: 1, categories });
      },
    );

    it('keeps sizes and extras that are sold out alone, shows them so and tells it as MenuUpdated', async () => {
      const { shareId, categories } = await digitised();
      const variants = [
        { id: 'cup00001', label: 'Cup', price: '4' },
        { id: 'bowl0001', label: 'Bowl', price: '6', soldOut: true },
      ];
      const addOns = [{ id: 'bread001', name: 'Bread', price: '1', soldOut: true }];
      const response = await service.put(shareId, {
        baseVersion: 1,
        categories: withFirst(categories, () => ({ price: '', variants, addOns })),
      });
      expect(response.status).toBe(200);
      const [first] = ((await (await service.call(`/api/menu/${shareId}`)).json()) as Menu).categories[0]!.items;
      expect(first).toMatchObject({
        variants: [
          { label: 'Cup', priceMinor: 400 },
          { label: 'Bowl', soldOut: true },
        ],
        addOns: [{ name: 'Bread', soldOut: true }],
      });
      expect(first!.variants![0]).not.toHaveProperty('soldOut');
      const published = await waitFor('MenuUpdated on the stream', async () => {
        const found = await lastUpdate();
        return found.subject === shareId && found.data.version === 2 && found;
      });
      expect(published.data.items[0]).toMatchObject({
        variants: [
          { label: 'Cup', unitPrice: 400 },
          { label: 'Bowl', unitPrice: 600, soldOut: true },
        ],
        addOns: [{ name: 'Bread', soldOut: true }],
      });
    });

    it('takes a very long menu', async () => {
      const { shareId } = await digitised();
      const description =
        'Slowly braised with root vegetables, red wine and thyme, served with creamed potatoes and greens of the day';
      const sizes = ['Small', 'Medium', 'Large'].map((label) => ({ label, price: '12.50' }));
      const addOns = ['Extra cheese', 'Extra bread'].map((name) => ({ name, price: '1.50' }));
      const items = Array.from({ length: 1500 }, (_, at) => ({
        name: `Dish of the House No. ${at}`,
        description,
        price: '',
        dietary: ['Vegetarian', 'Gluten Free'],
        prepTime: '20 min',
        variants: sizes,
        addOns,
      }));
      const response = await service.put(shareId, { baseVersion: 1, categories: [{ name: 'Everything', items }] });
      expect(response.status).toBe(200);
      const { categories } = (await response.json()) as Menu;
      expect(categories[0]!.items).toHaveLength(1500);
      // With the ids that it has now, as an editor sends it.
      expect((await service.put(shareId, { baseVersion: 2, categories })).status).toBe(200);
      await waitFor('MenuUpdated on the stream', async () => (await lastUpdate()).data.version === 3);
    });

    it('refuses one that no other service could be told of', async () => {
      const { shareId } = await digitised();
      const items = Array.from({ length: 5000 }, (_, at) => ({ name: `Dish ${at}`, price: '1' }));
      const refused = await service.put(shareId, {
        baseVersion: 1,
        categories: Array.from({ length: 4 }, (_, at) => ({
          name: `${at} ${'All '.repeat(45)}`,
          items: items.slice(at * 1250, (at + 1) * 1250),
        })),
      });
      expect([refused.status, await refused.json()]).toEqual([413, expect.objectContaining({ code: 'menu.too_long' })]);
    });
  });

  describe('opening hours', () => {
    const openingHours = {
      weekly: [{ day: 5, from: '22:00', to: '02:00' }],
      exceptions: [{ date: '2026-12-25', spans: [], note: 'Christmas' }],
    };

    it('are kept with the zone, shown to everyone and told to the others; null clears them', async () => {
      const { shareId, restaurantName } = await digitised();
      expect((await service.put(shareId, { restaurantName, openingHours, timeZone: 'Europe/Rome' })).status).toBe(200);
      expect(await (await service.call(`/api/menu/${shareId}`)).json()).toMatchObject({
        openingHours,
        timeZone: 'Europe/Rome',
      });
      const snapshot = (
        await nats.request('menu.rpc.snapshot.v1', JSON.stringify({ shareId }), { timeout: 10_000 })
      ).json<{ reply: { snapshot: object } }>();
      expect(snapshot.reply.snapshot).toMatchObject({ openingHours, timeZone: 'Europe/Rome' });
      await waitFor('MenuUpdated on the stream', async () => {
        const { subject, data } = await lastUpdate();
        return subject === shareId && 'openingHours' in data;
      });
      expect(await (await service.put(shareId, { restaurantName, openingHours: null })).json()).not.toHaveProperty(
        'openingHours',
      );
    });

    it.each([
      [
        'overlap',
        'menu.invalid_opening_hours',
        { openingHours: { weekly: [...openingHours.weekly, { day: 6, from: '01:00', to: '03:00' }] } },
      ],
      ['an unknown zone', 'menu.invalid_time_zone', { timeZone: 'Atlantis/Capital' }],
    ])('are refused in plain words: %s', async (_, code, change) => {
      const { shareId, restaurantName } = await digitised();
      const refused = await service.put(shareId, { restaurantName, ...change });
      expect([refused.status, await refused.json()]).toEqual([422, expect.objectContaining({ code })]);
    });
  });

  describe('a dish that ordering says is sold out', () => {
    const say = async (shareId: string, itemId: string, soldOut: boolean, partId?: string) =>
      (
        await nats.request(SoldOutRpcV1.subject, JSON.stringify({ shareId, itemId, partId, soldOut }), {
          timeout: 10_000,
        })
      ).json<{ reply: { version: number | null } }>().reply.version;

    it('is so once, however often it is said, until it is there again', async () => {
      const { shareId, categories } = await digitised();
      const { id } = categories[0]!.items[0]!;
      expect([await say(shareId, id, true), await say(shareId, id, true)]).toEqual([2, 2]);
      expect(await (await service.call(`/api/menu/${shareId}`)).json()).toMatchObject({
        version: 2,
        categories: [
          { items: expect.arrayContaining([expect.objectContaining({ id, soldOut: true })]) as unknown },
          ...categories.slice(1),
        ],
      });
      await waitFor('MenuUpdated on the stream', async () => {
        const found = await lastUpdate();
        return found.subject === shareId && found.data.version === 2;
      });
      expect(await say(shareId, id, false)).toBe(3);
    });

    it('may be one of its sizes alone', async () => {
      const { shareId, categories } = await digitised();
      const { id } = categories[0]!.items[0]!;
      const variants = [
        { id: 'cup00001', label: 'Cup', price: '4' },
        { id: 'bowl0001', label: 'Bowl', price: '6' },
      ];
      expect(
        (
          await service.put(shareId, {
            baseVersion: 1,
            categories: withFirst(categories, () => ({ price: '', variants })),
          })
        ).status,
      ).toBe(200);
      expect([
        await say(shareId, id, true, 'bowl0001'),
        await say(shareId, id, true, 'bowl0001'),
        await say(shareId, id, true, 'nothing'),
      ]).toEqual([3, 3, null]);
      const [first] = ((await (await service.call(`/api/menu/${shareId}`)).json()) as Menu).categories[0]!.items;
      expect([first!.soldOut, first!.variants!.map(({ soldOut = false }) => soldOut)]).toEqual([
        undefined,
        [false, true],
      ]);
    });

    it('is unknown where it is not on the menu, or the menu is not there', async () => {
      const { shareId } = await digitised();
      expect([await say(shareId, 'nothing', true), await say('unknown', 'nothing', true)]).toEqual([null, null]);
    });
  });

  describe('the paper beside the menu', () => {
    it('is shown with what the reading knew to whoever may change the menu', async () => {
      const { shareId } = await digitised();
      const response = await service.call(`/api/menu/${shareId}/review`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const { menu, reading, source } = MenuReview.parse(await response.json());
      expect(menu.shareId).toBe(shareId);
      expect(reading).toMatchObject({ reader: 'text-layer', prices: { seen: expect.any(Number) as number } });
      expect(new Date(source!.keptUntil).getTime()).toBeLessThan(Date.now() + 24 * 3_600_000);

      const [first] = source!.pages;
      const picture = await service.call(first!.url);
      expect(picture.status).toBe(200);
      expect(
        Object.fromEntries(['content-type', 'x-content-type-options'].map((name) => [name, picture.headers.get(name)])),
      ).toEqual({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
      expect(picture.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
      expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width: first!.width,
        height: first!.height,
      });
    });

    it('is shown to nobody else', async () => {
      const { shareId } = await digitised();
      service.eraseVisitor();
      for (const address of ['review', 'source/pages/1']) {
        const refused = await service.call(`/api/menu/${shareId}/${address}`);
        expect([refused.status, await refused.json()]).toEqual([
          403,
          expect.objectContaining({ code: 'menu.edit_right_missing' }),
        ]);
      }
      expect((await service.call('/api/menu/unknown/review')).status).toBe(404);
    });

    it('has no other pages than it has', async () => {
      const { shareId } = await digitised();
      for (const page of ['0', '99', '1e0', '..%2f1']) {
        const missing = await service.call(`/api/menu/${shareId}/source/pages/${page}`);
        expect([missing.status, await missing.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'menu.page_not_found', detail: 'The paper has no such page.' }),
        ]);
      }
    });

    it('is deleted with the originals within 24 hours, from the store, the review and by its address; receipts stay', async () => {
      const { shareId } = await digitised();
      const { source } = await reviewOf(shareId);
      const clock = new FixedClock(new Date());
      expect(await service.sweep(clock)).toEqual({ expired: 0, drafts: 0, logos: 0, photos: 0, orphans: 0 });
      // Nothing is an orphan that a row knows, however old.
      clock.advance(2 * 3_600_000);
      expect(await service.sweep(clock)).toEqual({ expired: 0, drafts: 0, logos: 0, photos: 0, orphans: 0 });
      clock.advance(22 * 3_600_000 - 60_000);
      expect((await service.sweep(clock)).expired).toBeGreaterThanOrEqual(2);
      expect(service.blobs()).toEqual([]);

      expect(await reviewOf(shareId)).not.toHaveProperty('source');
      const gone = await service.call(source!.pages[0]!.url);
      expect([gone.status, await gone.json()]).toEqual([
        404,
        expect.objectContaining({ detail: expect.stringContaining('deleted within 24 hours') as string }),
      ]);
      const database = await platform.connectDatabase('menu');
      const { rows } = await database.query(
        'SELECT page, deleted_at IS NOT NULL AS deleted FROM page_pictures JOIN extraction_jobs ON id = job_id WHERE share_id = $1',
        [shareId],
      );
      expect(rows).toEqual([{ page: 1, deleted: true }]);
      await database.end();
    });

    it('is told of by its receipt: until when it is kept at most, and since when it is deleted, to who may change the menu', async () => {
      const { shareId } = await digitised();
      const uploadsOf = async () =>
        MenuUploads.parse(await (await service.call(`/api/menu/${shareId}/uploads`)).json()).uploads;
      const [kept, ...others] = await uploadsOf();
      expect([kept, others]).toEqual([
        {
          uploadedAt: expect.any(String) as string,
          files: 1,
          isUpdate: false,
          deletedBy: expect.any(String) as string,
          deletedAt: null,
        },
        [],
      ]);
      expect(new Date(kept!.deletedBy).getTime() - new Date(kept!.uploadedAt).getTime()).toBe(24 * 3_600_000);

      const paper = { bytes: readFileSync(fixture('text-menu.pdf')), type: 'application/pdf' };
      const { job } = (await (
        await service.upload([paper], { to: `/api/menu/${shareId}/updates` })
      ).json()) as UploadMenuAccepted;
      expect((await uploadsOf()).map(({ isUpdate, deletedAt }) => [isUpdate, deletedAt])).toEqual([
        [true, null],
        [false, null],
      ]);
      await waitFor(
        'the new photos to be read',
        async () => ((await (await service.call(job)).json()) as { status: string }).status === 'done',
      );
      await service.sweep(new FixedClock(new Date(Date.now() + 24 * 3_600_000)));
      expect((await uploadsOf()).map(({ deletedAt }) => typeof deletedAt)).toEqual(['string', 'string']);

      service.eraseVisitor();
      expect((await service.call(`/api/menu/${shareId}/uploads`)).status).toBe(403);
    });
  });

  describe('a turn and a crop that travel as numbers', () => {
    const photo = () => ({ bytes: readFileSync(fixture('phone-photo.jpg')), type: 'image/jpeg' });

    it('are applied to what the owner sees', async () => {
      const sideways = await sharp(fixture('phone-photo.jpg')).rotate().rotate(90).jpeg().toBuffer();
      const crop = { x: 0, y: 0, width: 1, height: 0.9 };
      const response = await service.upload([{ bytes: sideways, type: 'image/jpeg' }], {
        fields: { adjustments: JSON.stringify([{ rotate: 270, crop }]) },
      });
      expect(response.status).toBe(200);
      const { shareId } = (await response.json()) as UploadMenuResponse;
      const [page] = (await reviewOf(shareId)).source!.pages;
      const upright = await sharp(await sharp(fixture('phone-photo.jpg')).rotate().toBuffer()).metadata();
      expect(page!.width / page!.height).toBeCloseTo(upright.width / (upright.height * crop.height), 1);
    });

    it.each([
      ['one too many', 422, [null, null]],
      ['a crop beyond the edge', 422, [{ crop: { x: 0.5, y: 0, width: 0.9, height: 1 } }]],
      ['a turn by 45 degrees', 400, [{ rotate: 45 }]],
    ])('are refused, and nothing is kept: %s', async (_, status, adjustments) => {
      const before = service.blobs();
      const response = await service.upload([photo()], { fields: { adjustments: JSON.stringify(adjustments) } });
      expect(response.status).toBe(status);
      expect(service.blobs()).toEqual(before);
    });
  });
});
