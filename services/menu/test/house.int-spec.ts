import { buffer } from 'node:stream/consumers';
import { Menu, MenuReview, type HouseDetail, type UploadMenuResponse } from '@chalkboard/contracts';
import type { TestPlatform } from '@chalkboard/service-kit/testing';
import PDFDocument from 'pdfkit';
import { menuPlatform, MenuService } from './menu-service';

interface Printed {
  readonly title?: string;
  readonly lines?: readonly string[];
}

/** A menu of one page, with words as a text layer; `lines` stand below its title. */
function paper({ title, lines = [] }: Printed): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 72 });
  if (title) document.font('Helvetica-Bold').fontSize(28).text(title, 72, 72, { align: 'center' });
  document.font('Helvetica').fontSize(11);
  lines.forEach((line, at) => document.text(line, 72, 112 + at * 16, { align: 'center' }));
  document.font('Helvetica-Bold').fontSize(18).text('Starters', 72, 190);
  document.font('Helvetica').fontSize(12);
  [
    ['Tomato Soup', '$6.50'],
    ['Roast Chicken', '$17.00'],
    ['Mushroom Risotto', '$14.25'],
    ['Lemon Tart', '$7.50'],
  ].forEach(([dish = '', price = ''], at) => {
    document.text(dish, 72, 230 + at * 28, { lineBreak: false });
    document.text(price, 440, 230 + at * 28, { lineBreak: false });
  });
  document.end();
  return buffer(document);
}

describe('what is known of the house, with a real Postgres', () => {
  let platform: TestPlatform;
  let service: MenuService;

  beforeAll(async () => {
    platform = await menuPlatform();
    service = await MenuService.start(platform);
  });
  afterAll(async () => {
    await service?.stop();
    await platform?.stop();
  });

  async function digitised(printed: Printed, fields: Record<string, string> = {}): Promise<Menu> {
    const response = await service.upload(
      [{ bytes: await paper(printed), type: 'application/pdf', name: 'menu.pdf' }],
      { fields },
    );
    expect(response.status).toBe(200);
    return ((await response.json()) as UploadMenuResponse).menu;
  }
  const shown = async (shareId: string) => Menu.parse(await (await service.call(`/api/menu/${shareId}`)).json());
  const reviewed = async (shareId: string) =>
    MenuReview.parse(await (await service.call(`/api/menu/${shareId}/review`)).json());
  const publish = (shareId: string) => service.send('POST', `/api/menu/${shareId}/publish`);
  const settled = async (shareId: string): Promise<readonly HouseDetail[] | undefined> =>
    (await shown(shareId)).settledDetails;

  describe('a menu without a name', () => {
    it('is not published under the placeholder, and says what to do', async () => {
      const { shareId } = await digitised({});
      const refused = await publish(shareId);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        title: 'Publish failed',
        code: 'menu.no_name',
        detail:
          'Guests would read “My Restaurant” at the top. Please say what your restaurant is called, then publish.',
      });
      expect(await shown(shareId)).toMatchObject({ status: 'extracted', version: 1, restaurantName: 'My Restaurant' });
    });

    it('is not published under one of its own headings', async () => {
      const { shareId, categories } = await digitised({ title: 'The Copper Kettle' });
      await service.put(shareId, {
        categories: categories.map((category) => ({ ...category, name: 'the copper kettle' })),
        baseVersion: 1,
      });
      expect(await (await publish(shareId)).json()).toMatchObject({ code: 'menu.no_name' });
    });

    it('is published once its owner has said how it is called', async () => {
      const { shareId } = await digitised({});
      expect((await service.put(shareId, { restaurantName: 'Osteria Lucia', settledDetails: ['name'] })).status).toBe(
        200,
      );
      expect((await publish(shareId)).status).toBe(200);
      expect(await shown(shareId)).toMatchObject({ status: 'published', restaurantName: 'Osteria Lucia' });
    });

    it('is published under a heading that its owner found right', async () => {
      const { shareId, categories } = await digitised({ title: 'The Copper Kettle' });
      await service.put(shareId, {
        categories: categories.map((category) => ({ ...category, name: 'The Copper Kettle' })),
        baseVersion: 1,
      });
      expect((await service.put(shareId, { settledDetails: ['name'] })).status).toBe(200);
      expect((await publish(shareId)).status).toBe(200);
    });
  });

  describe('what its owner found right', () => {
    it('is added to what was found right before, and stays through other changes', async () => {
      const { shareId, categories, restaurantName } = await digitised({ title: 'The Copper Kettle' });
      expect(await settled(shareId)).toBeUndefined();
      await service.put(shareId, { settledDetails: ['phone', 'name'] });
      await service.put(shareId, { restaurantAddress: '12 Elm St, Chicago, IL 60601', settledDetails: ['hours'] });
      expect(await settled(shareId)).toEqual(['name', 'phone', 'address', 'hours']);

      const { version } = await shown(shareId);
      expect((await service.put(shareId, { categories, baseVersion: version })).status).toBe(200);
      // A form sends what was there as well.
      expect((await service.put(shareId, { restaurantName, deliveryFee: '3.00' })).status).toBe(200);
      expect(await settled(shareId)).toEqual(['name', 'phone', 'address', 'hours']);
      await publish(shareId);
      expect(await settled(shareId)).toEqual(['name', 'phone', 'address', 'hours']);
    });

    it('is said by those alone who may edit the menu, in words that are known', async () => {
      const { shareId } = await digitised({ title: 'The Copper Kettle' });
      expect((await service.put(shareId, { settledDetails: ['colour'] })).status).toBe(400);
      service.eraseVisitor();
      const refused = await service.put(shareId, { settledDetails: ['name'] });
      expect([refused.status, await refused.json()]).toEqual([
        403,
        expect.objectContaining({ code: 'menu.edit_right_missing' }),
      ]);
      expect(await settled(shareId)).toBeUndefined();
    });
  });

  it('has its place on the paper, for the owner to compare', async () => {
    const { shareId } = await digitised({
      title: 'The Copper Kettle',
      lines: ['218 Main Street, Houston, TX 77002', '(713) 555-0142', 'Mon - Fri 11am - 9pm'],
    });
    const { reading } = await reviewed(shareId);
    expect(Object.keys(reading?.house ?? {}).toSorted()).toEqual(['address', 'hours', 'name', 'phone']);
    expect(reading?.house?.hours?.text).toBe('Mon - Fri 11am - 9pm');
  });

  describe('the time zone', () => {
    it.each([
      ['Houston, which has one', '218 Main Street, Houston, TX 77002', 'America/Chicago', ['America/Chicago']],
      [
        'Texas, which has two',
        '218 Main Street, Terlingua, TX 79852',
        'America/Chicago',
        ['America/Chicago', 'America/Denver'],
      ],
    ])('of a menu from %s, is not New York’s', async (_, address, timeZone, timeZones) => {
      const printed = await digitised({ title: 'The Copper Kettle', lines: [address] });
      expect(printed).toMatchObject({ restaurantAddress: address, timeZone });
      expect((await reviewed(printed.shareId)).timeZones).toEqual(timeZones);
      expect(await digitised({ title: 'The Copper Kettle' }, { restaurantAddress: address })).toMatchObject({
        timeZone,
      });
    });

    it('may be another one when the address was put right', async () => {
      const { shareId } = await digitised({
        title: 'The Copper Kettle',
        lines: ['218 Main Street, Houston, TX 77002'],
      });
      await service.put(shareId, { restaurantAddress: '1 Elm St, Portland, ME 04101', settledDetails: ['address'] });
      expect((await reviewed(shareId)).timeZones).toEqual(['America/New_York']);
    });
  });
});
