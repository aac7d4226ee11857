import { randomUUID } from 'node:crypto';
import {
  BoardOrder,
  BusinessStatusChangedV1,
  OrderTicketsRpcV1,
  PaymentSetUp,
  TrackedOrder,
  type BusinessStatusChangedV1 as StatusChanged,
  type MenuSnapshot,
  type Problem,
} from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { StorageType } from 'nats';
import { OrderingUnderTest, type Device } from './ordering-under-test';

const LINK = 'https://paypal.me/lucia/{amount}{currency}';

describe('the restaurant’s own way to be paid, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    await (
      await ordering.nats.jetstreamManager()
    ).streams.add({ name: 'IDENTITY', subjects: ['identity.business.>'], storage: StorageType.Memory });
  });
  afterAll(() => ordering.stop());

  const desk = (menu: MenuSnapshot) => `/api/orders/board/${menu.shareId}/payment`;
  const set = (menu: MenuSnapshot, device: Device | undefined, body: unknown) =>
    ordering.call('PUT', desk(menu), { body, ...(device && { device }) });
  const setUp = async (menu: MenuSnapshot, device: Device) =>
    PaymentSetUp.parse(await (await ordering.call('GET', desk(menu), { device })).json());
  const tracked = async (secret: string) =>
    TrackedOrder.parse(await (await ordering.call('GET', `/api/orders/track/${secret}`)).json());
  const mark = (menu: MenuSnapshot, device: Device | undefined, orderId: string, paid: unknown) =>
    ordering.call('PUT', `/api/orders/board/${menu.shareId}/orders/${orderId}/paid`, {
      body: { paid },
      ...(device && { device }),
    });
  const problem = async (response: Response) => {
    const { code, detail } = (await response.json()) as Problem;
    return { status: response.status, code, detail };
  };

  let version = 0;
  /** Staff of the platform decides about a business; ordering has heard of it when this ends. */
  async function decide(businessId: string, status: StatusChanged['status']): Promise<void> {
    version += 1;
    await ordering.tell(BusinessStatusChangedV1.type, businessId, version, {
      businessId,
      before: 'pending',
      status,
      changedAt: new Date().toISOString(),
    } satisfies StatusChanged);
    await waitFor(
      'ordering to hear of it',
      async () =>
        (
          (await ordering.query('SELECT 1 FROM businesses WHERE id = $1 AND status = $2', [
            businessId,
            status,
          ])) as unknown[]
        ).length === 1,
    );
  }

  /** A restaurant of an approved business with the link, and an accepted order of it. */
  async function paidByLink(changes: Partial<MenuSnapshot> = {}) {
    const businessId = randomUUID();
    const { menu, owner } = await ordering.restaurant({ businessId, ...changes });
    await decide(businessId, 'approved');
    expect((await set(menu, owner, { link: LINK })).status).toBe(200);
    const placed = await ordering.placed(menu);
    return { menu, owner, businessId, ...placed };
  }
  const accept = (menu: MenuSnapshot, owner: Device, orderId: string) =>
    ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });

  describe('a payment link', () => {
    it('is shown once the order is accepted, with the amount, and is gone as soon as it is paid', async () => {
      const { menu, owner, orderId, secret } = await paidByLink();
      expect((await tracked(secret)).payment).toBeUndefined();
      await accept(menu, owner, orderId);
      expect((await tracked(secret)).payment).toEqual({
        host: 'paypal.me',
        url: 'https://paypal.me/lucia/25.00USD',
        withAmount: true,
      });
      const page = await ordering.follow<TrackedOrder>(`/api/orders/track/${secret}/events`, 'order');
      await page.next(({ payment }) => payment !== undefined);
      expect((await mark(menu, owner, orderId, true)).status).toBe(200);
      const paid = await page.next(({ paidAt }) => paidAt !== undefined);
      expect(paid.payment).toBeUndefined();
      await mark(menu, owner, orderId, false);
      await waitFor('the link is there again', async () => (await tracked(secret)).payment !== undefined);
      page.close();
    });

    it('is shown of a business that is approved at the moment of reading, and of no other', async () => {
      const { menu, owner, businessId, orderId, secret } = await paidByLink();
      await accept(menu, owner, orderId);
      expect((await tracked(secret)).payment).toBeDefined();
      await decide(businessId, 'rejected');
      expect((await tracked(secret)).payment).toBeUndefined();
      expect(await setUp(menu, owner)).toEqual({ link: LINK, linkShown: false });
      await decide(businessId, 'approved');
      expect((await tracked(secret)).payment).toBeDefined();

      const own = await ordering.restaurant();
      await set(own.menu, own.owner, { link: LINK });
      const { orderId: other, secret: page } = await ordering.placed(own.menu);
      await accept(own.menu, own.owner, other);
      expect((await tracked(page)).payment).toBeUndefined();
    });

    it('of a completed order stays on an open page until it is marked as paid', async () => {
      const { menu, owner, orderId, secret } = await paidByLink();
      await accept(menu, owner, orderId);
      const page = await ordering.follow<TrackedOrder>(`/api/orders/track/${secret}/events`, 'order');
      await ordering.moved(owner, menu.shareId, orderId, { move: 'complete', version: 2 });
      await page.next(({ status, payment }) => status === 'completed' && payment !== undefined);
      await mark(menu, owner, orderId, true);
      await page.next(({ paidAt }) => paidAt !== undefined);
      await page.ended();
    });

    it('is not shown of an order that the restaurant cancelled', async () => {
      const { menu, owner, orderId, secret } = await paidByLink();
      await accept(menu, owner, orderId);
      await ordering.moved(owner, menu.shareId, orderId, { move: 'cancel', version: 2, reason: 'No gas.' });
      expect((await tracked(secret)).payment).toBeUndefined();
    });

    it.each([
      ['http://paypal.me/lucia', /https/],
      ['javascript:alert(1)', /https/],
      ['https://10.0.0.1/pay', /address in numbers/],
      ['https://user@paypal.me/', /“@”/],
      ['https://paypal.me/{secret}', /braces/],
    ])('such as %s is refused with a sentence, and changes nothing', async (link, why) => {
      const { menu, owner } = await paidByLink();
      const response = await set(menu, owner, { link });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(why);
      expect(await setUp(menu, owner)).toMatchObject({ link: LINK });
    });

    it('is set by who may change the menu: not by the link of a message, and by no stranger', async () => {
      const { menu, owner, orderId } = await paidByLink();
      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      const { owner: stranger } = await ordering.restaurant();
      expect(await problem(await set(menu, phone, { link: 'https://evil.com/me' }))).toMatchObject({
        status: 403,
        code: 'ordering.board_denied',
      });
      for (const device of [stranger, undefined])
        expect([401, 403]).toContain((await set(menu, device, { link: 'https://evil.com/me' })).status);
      expect(await setUp(menu, owner)).toMatchObject({ link: LINK, linkShown: true });
    });

    it('is off until it is set, and off again when it is taken away', async () => {
      const { menu, owner } = await ordering.restaurant();
      expect(await setUp(menu, owner)).toEqual({ linkShown: false });
      await set(menu, owner, { link: LINK, tips: { shares: [10] } });
      expect(await setUp(menu, owner)).toEqual({ link: LINK, tips: { shares: [10] }, linkShown: false });
      await set(menu, owner, {});
      expect(await setUp(menu, owner)).toEqual({ linkShown: false });
    });
  });

  describe('the mark that an order is paid', () => {
    it('says who and when, once for the same again, and each time that it is taken back', async () => {
      const { menu, owner, orderId } = await paidByLink();
      const { version: before } = await accept(menu, owner, orderId);
      const [one, other] = await Promise.all([mark(menu, owner, orderId, true), mark(menu, owner, orderId, true)]);
      expect([one.status, other.status]).toEqual([200, 200]);
      const paid = BoardOrder.parse(await one.json());
      // What others have on their screens is still right about its making.
      expect(paid).toMatchObject({ version: before, paidMarks: [{ paid: true, means: 'board' }] });
      expect(paid.paidAt).toBe(paid.paidMarks?.[0]?.at);
      expect(paid.paidMarks).toHaveLength(1);

      const phone = await ordering.phoneWith(await ordering.boardLink(orderId));
      const open = BoardOrder.parse(await (await mark(menu, phone, orderId, false)).json());
      expect(open.paidAt).toBeUndefined();
      expect(open.paidMarks).toMatchObject([
        { paid: true, means: 'board' },
        { paid: false, means: 'link' },
      ]);
      // A device that has not heard of it goes on.
      expect((await ordering.move(owner, menu.shareId, orderId, { move: 'start', version: before })).status).toBe(200);
    });

    it('is the restaurant’s: a guest’s page and another restaurant cannot set it', async () => {
      const { menu, owner, orderId, secret } = await paidByLink();
      await accept(menu, owner, orderId);
      const { menu: other, owner: stranger } = await ordering.restaurant();
      expect((await mark(menu, undefined, orderId, true)).status).toBe(401);
      expect((await mark(menu, stranger, orderId, true)).status).toBe(401);
      expect(await problem(await mark(other, stranger, orderId, true))).toMatchObject({ status: 404 });
      expect((await ordering.call('PUT', `/api/orders/track/${secret}/paid`, { body: { paid: true } })).status).toBe(
        404,
      );
      expect((await mark(menu, owner, orderId, 'yes')).status).toBe(400);
      expect((await tracked(secret)).paidAt).toBeUndefined();
    });

    it('is on the ticket that is printed again and in the file for the books', async () => {
      const { menu, owner, orderId, orderNumber } = await paidByLink();
      await accept(menu, owner, orderId);
      const marked = BoardOrder.parse(await (await mark(menu, owner, orderId, true)).json());
      const message = await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
        timeout: 10_000,
      });
      const { tickets } = OrderTicketsRpcV1.reply.parse(message.json<{ reply: unknown }>().reply);
      expect(tickets[0]?.contents?.paidAt).toBe(marked.paidAt);
      const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
      const file = await ordering.call(
        'GET',
        `/api/orders/board/${menu.shareId}/history/csv?from=${day(-1)}&to=${day(1)}`,
        { device: owner },
      );
      const row = (await file.text()).split('\r\n').find((one) => one.startsWith(orderNumber));
      expect(row).toMatch(/,25,0,\d{4}-\d\d-\d\d \d\d:\d\d$/);
    });

    it('is not set on what was turned down', async () => {
      const { menu, owner, orderId } = await paidByLink();
      await ordering.moved(owner, menu.shareId, orderId, { move: 'reject', version: 1, reason: 'Closed.' });
      expect(await problem(await mark(menu, owner, orderId, true))).toMatchObject({
        status: 409,
        code: 'ordering.nothing_to_pay',
      });
    });
  });
});
