import { AllergenChartEntry, AllergenCharts, type Menu, type UploadMenuResponse } from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import { DataSource } from 'typeorm';
import { readPdf } from '../src/adapters/printing/testing/read-pdf';
import { BusinessErasure } from '../src/persistence/business-erasure';
import { menuPlatform, MenuService } from './menu-service';

describe('allergens of a menu and their charts, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service.stop();
    await platform.stop();
  });
  beforeEach(() => service.eraseVisitor());

  const digitised = async (): Promise<Menu> =>
    ((await (await service.uploadFixture('text-menu.pdf', 'application/pdf')).json()) as UploadMenuResponse).menu;
  const state = (menu: Menu, dish: number, allergens: object | null) => {
    let at = 0;
    return service.put(menu.shareId, {
      restaurantName: menu.restaurantName,
      baseVersion: menu.version,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((item) => (at++ === dish ? { ...item, allergens } : item)),
      })),
    });
  };
  const stated = async (menu: Menu, dish: number, allergens: object | null): Promise<Menu> => {
    const response = await state(menu, dish, allergens);
    expect(response.status).toBe(200);
    return (await response.json()) as Menu;
  };
  const address = (shareId: string) => `/api/menu/${shareId}/allergen-charts`;
  const issue = (shareId: string) => service.send('POST', address(shareId));
  const overview = async (shareId: string) => AllergenCharts.parse(await (await service.call(address(shareId))).json());
  const pdf = (shareId: string, version: number | string, query = '') =>
    service.call(`${address(shareId)}/${version}/chart.pdf${query}`);
  const problem = async (response: Response) => [
    response.status,
    ((await response.json()) as { code: string; detail: string }).code,
  ];
  const CONFIRMED = { source: 'confirmed', names: ['Milk', 'Gluten'], mayContain: ['Nuts'] } as const;

  it('an edit keeps what a dish contains and what it may contain; what cannot be changes nothing', async () => {
    const menu = await stated(await digitised(), 0, CONFIRMED);
    expect(menu.categories[0]!.items[0]!.allergens).toEqual(CONFIRMED);

    for (const wrong of [
      { source: 'confirmed', names: ['Milk'], mayContain: ['Milk'] },
      { source: 'printed', names: ['Milk'], mayContain: ['Nuts'] },
    ])
      expect(await problem(await state(menu, 0, wrong))).toEqual([422, 'menu.invalid_allergens']);
    expect((await (await service.call(`/api/menu/${menu.shareId}`)).json()) as Menu).toEqual(menu);
  });

  it('charts have versions; the second one marks what has changed, and the first stays as it was', async () => {
    let menu = await digitised();
    const [first, second] = menu.categories.flatMap(({ items }) => items);
    expect(await problem(await issue(menu.shareId))).toEqual([422, 'menu.no_allergens']);

    menu = await stated(menu, 0, CONFIRMED);
    const made = await issue(menu.shareId);
    expect(made.status).toBe(201);
    const one = AllergenChartEntry.parse(await made.json());
    expect(one).toMatchObject({ version: 1, stated: 1 });
    // Pressed again, with nothing changed.
    expect(await (await issue(menu.shareId)).json()).toEqual(one);

    menu = await stated(menu, 1, { source: 'confirmed', names: ['Fish'] });
    expect((await overview(menu.shareId)).changes).toEqual({ added: [], changed: [second!.name], removed: [] });
    // Of two at once there is one chart.
    const both = await Promise.all([issue(menu.shareId), issue(menu.shareId)]);
    expect(
      await Promise.all(both.map(async (answer) => ((await answer.json()) as { version: number }).version)),
    ).toEqual([2, 2]);
    const now = await overview(menu.shareId);
    expect(now.charts.map(({ version, stated: of }) => [version, of])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect([now.stated, now.missing.length, now.changes]).toEqual([
      2,
      now.dishes - 2,
      { added: [], changed: [], removed: [] },
    ]);

    const read = async (version: number) => {
      const response = await pdf(menu.shareId, version);
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('x-missing-letters'),
      ]).toEqual([200, 'application/pdf', '0']);
      return readPdf(Buffer.from(await response.arrayBuffer())).text.replace(/\s+/g, ' ');
    };
    const [old, latest] = [await read(1), await read(2)];
    expect(old).toMatch(/Version 1 of \d+ \w+ \d{4}/);
    expect(old).not.toContain('since version');
    expect(latest).toMatch(/Version 2 of \d+ \w+ \d{4}/);
    expect(latest).toContain('Changed since version 1');
    expect(latest).toContain(first!.name);
  });

  it('a chart is issued and listed by who may edit, and read by everybody who has its address', async () => {
    const menu = await stated(await digitised(), 0, CONFIRMED);
    await issue(menu.shareId);
    service.eraseVisitor();
    expect(await problem(await issue(menu.shareId))).toEqual([403, 'menu.edit_right_missing']);
    expect(await problem(await service.call(address(menu.shareId)))).toEqual([403, 'menu.edit_right_missing']);
    const answer = await pdf(menu.shareId, 1, '?paper=letter');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/MediaBox \[0 0 792 612/);
    const again = await service.call(`${address(menu.shareId)}/1/chart.pdf?paper=letter`, {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    for (const version of [2, 0, 'x', '99999999999'])
      expect(await problem(await pdf(menu.shareId, version))).toEqual([404, 'menu.chart_not_found']);
    expect(await problem(await pdf('nobodys-menu', 1))).toEqual([404, 'menu.not_found']);
  });

  it('charts are erased with the business that the menu belongs to', async () => {
    const menu = await stated(await digitised(), 0, CONFIRMED);
    await issue(menu.shareId);
    const database = service.app.get(DataSource);
    const businessId = '7b0d2a52-5a3c-4a5e-9d53-0f3c1f0a4f11';
    await database.query('UPDATE menus SET business_id = $2 WHERE share_id = $1', [menu.shareId, businessId]);
    const { counts } = await database.transaction((manager) =>
      service.app.get(BusinessErasure).erase(businessId, new Date().toISOString(), manager),
    );
    expect([counts['allergen_charts'], counts['menus']]).toEqual([1, 1]);
    expect(await database.query('SELECT 1 FROM allergen_charts WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });
});
