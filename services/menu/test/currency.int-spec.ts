import { buffer } from 'node:stream/consumers';
import {
  Menu,
  MenuExtractedV1,
  MenuReview,
  MenuSnapshot,
  MenuUpdatedV1,
  type MenuItem,
  type UploadMenuResponse,
} from '@chalkboard/contracts';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NatsConnection } from 'nats';
import PDFDocument from 'pdfkit';
import { menuPlatform, MenuService } from './menu-service';

const DISHES = ['Tomato Soup', 'Roast Chicken', 'Mushroom Risotto', 'Lemon Tart', 'Apple Crumble', 'Grilled Halibut'];

interface Printed {
  readonly prices: readonly string[];
  readonly phone?: string;
}

/** A menu of one page, with words as a text layer. */
function paper({ prices, phone }: Printed): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 72 });
  document.font('Helvetica-Bold').fontSize(28).text('The Copper Kettle', 72, 72, { align: 'center' });
  if (phone) document.font('Helvetica').fontSize(11).text(phone, 72, 110, { align: 'center' });
  document.font('Helvetica-Bold').fontSize(18).text('Dishes', 72, 150);
  document.font('Helvetica').fontSize(12);
  prices.forEach((price, at) => {
    const top = 190 + at * 28;
    document.text(DISHES[at] ?? '', 72, top, { lineBreak: false });
    document.text(price, 440, top, { lineBreak: false });
  });
  document.end();
  return buffer(document);
}

describe('the currency of a menu, with a real Postgres and NATS', () => {
  let platform: TestPlatform;
  let service: MenuService;
  let nats: NatsConnection;

  beforeAll(async () => {
    platform = await menuPlatform();
    nats = await platform.connectNats();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service?.stop();
    await nats?.close();
    await platform?.stop();
  });

  const PRICES = ['6.50', '17.00', '14.25', '7.50', '7.00', '23.00'];

  async function digitised(printed: Printed, fields: Record<string, string> = {}): Promise<Menu> {
    const response = await service.upload(
      [{ bytes: await paper(printed), type: 'application/pdf', name: 'menu.pdf' }],
      { fields },
    );
    expect(response.status).toBe(200);
    return ((await response.json()) as UploadMenuResponse).menu;
  }
  const shown = async (shareId: string) => Menu.parse(await (await service.call(`/api/menu/${shareId}`)).json());
  const snapshotOf = async (shareId: string) =>
    MenuSnapshot.parse(
      (await nats.request('menu.rpc.snapshot.v1', JSON.stringify({ shareId }), { timeout: 10_000 })).json<{
        reply: { snapshot: unknown };
      }>().reply.snapshot,
    );
  const orderable = ({ items }: MenuSnapshot) =>
    items.filter(({ uncertain, unitPrice }) => !uncertain && unitPrice !== null).map(({ unitPrice }) => unitPrice);
  const pricesOf = ({ categories }: Menu) =>
    categories.flatMap(({ items }) => items).map((item: MenuItem) => [item.price, item.priceMinor]);
  /** The last event of a kind, when it is about this menu in this version. */
  const published = (type: string, shareId: string, version = 1) =>
    waitFor(`${type} of ${shareId}`, async () => {
      const event = (await (await nats.jetstreamManager()).streams.getMessage('MENU', { last_by_subj: type })).json<{
        subject: string;
        data: unknown;
      }>();
      const snapshot = event.subject === shareId && MenuSnapshot.parse(event.data);
      return snapshot && snapshot.version === version && snapshot;
    });

  it('is assumed where none is printed: the menu is shown, and nothing can be ordered until its owner says which it is', async () => {
    const { shareId } = await digitised({ prices: PRICES, phone: '+44 20 7946 0958' });
    const before = await shown(shareId);
    expect(before).toMatchObject({ currency: 'GBP', currencyAssumed: true });
    expect(pricesOf(before)[0]).toEqual(['£6.50', 650]);
    expect(orderable(await snapshotOf(shareId))).toEqual([]);
    expect(orderable(await published(MenuExtractedV1.type, shareId))).toEqual([]);
    expect(
      MenuReview.parse(await (await service.call(`/api/menu/${shareId}/review`)).json()).menu.currencyAssumed,
    ).toBe(true);

    // Another change is no answer.
    expect((await service.put(shareId, { restaurantName: 'The Kettle' })).status).toBe(200);
    expect(orderable(await snapshotOf(shareId))).toEqual([]);

    const settled = await service.put(shareId, { currency: 'EUR' });
    expect(settled.status).toBe(200);
    const after = Menu.parse(await settled.json());
    expect(after).toMatchObject({ restaurantName: 'The Kettle', currency: 'EUR', version: 3 });
    expect(after).not.toHaveProperty('currencyAssumed');
    expect(pricesOf(after)[0]).toEqual(['€6.50', 650]);
    expect(await snapshotOf(shareId)).toMatchObject({ currency: 'EUR', version: 3 });
    expect(orderable(await snapshotOf(shareId))).toEqual([650, 1700, 1425, 750, 700, 2300]);
    expect(orderable(await published(MenuUpdatedV1.type, shareId, 3))).toHaveLength(PRICES.length);
    expect(await shown(shareId)).not.toHaveProperty('currencyAssumed');
  });

  it('is settled as well when its owner says that the proposal is right', async () => {
    const { shareId } = await digitised({ prices: PRICES, phone: '(207) 555-0142' });
    expect(await shown(shareId)).toMatchObject({ currency: 'USD', currencyAssumed: true });
    expect((await service.put(shareId, { currency: 'USD' })).status).toBe(200);
    expect(await shown(shareId)).not.toHaveProperty('currencyAssumed');
    expect(orderable(await snapshotOf(shareId))).toHaveLength(PRICES.length);
  });

  it('is proposed by the address that its uploader names', async () => {
    const { shareId } = await digitised({ prices: PRICES }, { restaurantAddress: 'Bahnhofstrasse 1, 8001 Zürich' });
    expect(await shown(shareId)).toMatchObject({ currency: 'CHF', currencyAssumed: true });
  });

  it('is what is printed, whatever the address says', async () => {
    const { shareId } = await digitised(
      { prices: PRICES.map((price) => `€${price}`), phone: '(207) 555-0142' },
      { restaurantAddress: '218 Wharf Street, Portland, ME 04101' },
    );
    const menu = await shown(shareId);
    expect(menu).toMatchObject({ currency: 'EUR' });
    expect(menu).not.toHaveProperty('currencyAssumed');
    expect(orderable(await snapshotOf(shareId))).toHaveLength(PRICES.length);
  });

  it('is settled by those alone who may edit the menu', async () => {
    const { shareId } = await digitised({ prices: PRICES });
    service.eraseVisitor();
    expect((await service.put(shareId, { currency: 'EUR' })).status).toBe(403);
    expect(await shown(shareId)).toMatchObject({ currencyAssumed: true });
  });
});
