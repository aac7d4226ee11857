import { randomUUID } from 'node:crypto';
import {
  FoundLocations,
  OrderPlacedV1,
  OrderTicketsRpcV1,
  QuoteResponse,
  TrackedOrder,
  type BoardOrder,
  type DeliveryRules,
  type DeliveryZone,
  type MenuSnapshot,
  type PlaceOrderRequest,
} from '@chalkboard/contracts';
import { anOrder } from '../src/domain/testing/order.factory';
import { OrderingUnderTest } from './ordering-under-test';
import { StandInGeocoder } from './stand-in-geocoder';

const MINUTE_MS = 60_000;
const CENTRE: DeliveryZone = {
  id: 'centre',
  name: 'Centre',
  area: { kind: 'postcodes', postcodes: ['77002', '770 1*'] },
  fee: 300,
  minimumOrder: 2000,
  freeFrom: 4000,
  minutes: 20,
};
const EDGE: DeliveryZone = {
  id: 'edge',
  name: 'Edge',
  area: { kind: 'postcodes', postcodes: ['77*'] },
  fee: 700,
  minimumOrder: 3000,
};

describe('delivery by zones, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const restaurant = (rules: Partial<DeliveryRules> = {}) =>
    ordering.restaurant({ rules: { delivery: { offered: true, zones: [EDGE, CENTRE], ...rules } } });
  /** Two dishes for 25.00, to an address with this postcode. */
  const delivery = (menu: MenuSnapshot, postcode: string | undefined, fee: number): PlaceOrderRequest =>
    anOrder(menu, {
      orderType: 'delivery',
      customerInfo: { name: 'Ada', phone: '555 0100', address: '1 Main St', ...(postcode && { postcode }) },
      deliveryFee: fee,
      total: 25 + fee,
    });
  const place = async (body: PlaceOrderRequest) => {
    const response = await ordering.call('POST', '/api/orders', { body, headers: { 'idempotency-key': randomUUID() } });
    const answer = (await response.json()) as { code?: string; detail?: string; orderId: string; trackingUrl: string };
    return { status: response.status, ...answer };
  };
  const quoted = async (menu: MenuSnapshot, changes: object = {}) =>
    QuoteResponse.parse(
      await (
        await ordering.call('POST', '/api/orders/quote', {
          body: { shareId: menu.shareId, orderType: 'delivery', cart: anOrder(menu).cart, ...changes },
        })
      ).json(),
    );

  it('is quoted by the cheapest zone that fits, with its minimum, its minutes and from when it is free', async () => {
    const { menu } = await restaurant();
    const quote = await quoted(menu, { postcode: '77 002' });
    expect(quote).toMatchObject({
      deliveryFee: 300,
      total: 2800,
      minimumOrder: 2000,
      zone: { name: 'Centre', freeFrom: 4000, minutes: 20 },
      times: { prepMinutes: 45 },
    });
    expect(await quoted(menu, { postcode: '77999' })).toMatchObject({ deliveryFee: 700, zone: { name: 'Edge' } });
  });

  it('is quoted without a fee where the postcode is missing or outside, and the quote says why', async () => {
    const { menu } = await restaurant();
    expect(await quoted(menu)).toMatchObject({
      deliveryFee: 0,
      total: 2500,
      zone: { problem: { code: 'ordering.postcode_required' } },
    });
    expect(await quoted(menu, { postcode: '10115' })).toMatchObject({
      deliveryFee: 0,
      zone: { problem: { code: 'ordering.outside_delivery_area' } },
    });
    expect(await quoted(menu, { orderType: 'pickup' })).not.toHaveProperty('zone');
  });

  it('is charged by its zone, which the event, the ticket, the board and the tracking page name', async () => {
    const { menu, owner } = await restaurant();
    const { status, orderId, trackingUrl } = await place(delivery(menu, '77 0-15', 3));
    expect(status).toBe(201);
    const [event] = await ordering.published(orderId, OrderPlacedV1.type, 1);
    expect(event!.data).toMatchObject({ deliveryFee: 300, total: 2800, zone: 'Centre' });
    const { reply } = (
      await ordering.nats.request(OrderTicketsRpcV1.subject, JSON.stringify({ orderIds: [orderId] }), {
        timeout: 10_000,
      })
    ).json<{ reply: unknown }>();
    const [ticket] = OrderTicketsRpcV1.reply.parse(reply).tickets;
    expect(ticket!.contents).toMatchObject({ zone: 'Centre', deliveryFee: 300 });
    expect(ticket!.contents).not.toHaveProperty('zoneMinutes');
    const tracked = TrackedOrder.parse(
      await (await ordering.call('GET', trackingUrl.replace('/order/', '/api/orders/track/'))).json(),
    );
    expect(tracked).toMatchObject({ zone: 'Centre', customerAddress: '1 Main St, 77 0-15' });
    expect(Date.parse(tracked.expectedAt!) - Date.parse(tracked.placedAt)).toBe(45 * MINUTE_MS);
    const board: BoardOrder = await ordering.moved(owner, menu.shareId, orderId, { move: 'accept', version: 1 });
    expect(board.zone).toBe('Centre');
    expect(Date.parse(board.promisedAt!) - Date.parse(board.history.at(-1)!.at)).toBe(45 * MINUTE_MS);
  });

  it('is refused in order: the address, the postcode, the area, then the minimum', async () => {
    const { menu } = await restaurant();
    const body = delivery(menu, '77999', 7);
    expect(await place({ ...body, customerInfo: { name: 'Ada', phone: '555 0100' } })).toMatchObject({
      status: 422,
      code: 'ordering.delivery_address_required',
    });
    expect(await place(delivery(menu, undefined, 0))).toMatchObject({
      status: 422,
      code: 'ordering.postcode_required',
    });
    expect(await place(delivery(menu, '90210', 0))).toMatchObject({
      status: 422,
      code: 'ordering.outside_delivery_area',
      detail: expect.stringContaining('pickup'),
    });
    expect(await place(body)).toMatchObject({
      status: 422,
      code: 'ordering.minimum_order_not_met',
      detail: 'Minimum order is $30.00. Please add more items.',
    });
    expect(await ordering.query('SELECT 1 FROM orders WHERE share_id = $1', [menu.shareId])).toEqual([]);
  });

  it('is refused for another fee than that of its zone, with the fresh one', async () => {
    const { menu } = await restaurant();
    expect(await place(delivery(menu, '77002', 0))).toMatchObject({
      status: 409,
      code: 'ordering.total_mismatch',
      fresh: { deliveryFee: 3, total: 28 },
    });
  });

  it('is not taken where the restaurant does not deliver, while pickup is', async () => {
    const { menu } = await restaurant({ offered: false, zones: [] });
    expect(await place(delivery(menu, undefined, 5))).toMatchObject({ code: 'ordering.delivery_not_offered' });
    expect(await place(anOrder(menu))).toMatchObject({ status: 201 });
  });

  it('by a circle needs a place on the map, and is taken within it alone', async () => {
    const area = { kind: 'circle', centre: { lat: 52.5219, lon: 13.4132 }, radiusMeters: 2600 } as const;
    const { menu } = await restaurant({ zones: [{ ...CENTRE, area }] });
    expect(await place(delivery(menu, '77002', 0))).toMatchObject({ code: 'ordering.location_required' });
    const at = (lat: number, lon: number, fee: number) => {
      const body = delivery(menu, undefined, fee);
      return place({ ...body, customerInfo: { ...body.customerInfo, location: { lat, lon } } });
    };
    expect(await at(52.4, 13.1, 0)).toMatchObject({ code: 'ordering.outside_delivery_area' });
    expect(await at(52.5163, 13.3777, 3)).toMatchObject({ status: 201 });
  });
});

describe('the place of an address, with a geocoder', () => {
  const GATE = { lat: 52.5163, lon: 13.3777 };
  const area = { kind: 'circle', centre: { lat: 52.5219, lon: 13.4132 }, radiusMeters: 2600 } as const;
  let ordering: OrderingUnderTest;
  let geocoder: StandInGeocoder;

  beforeAll(async () => {
    geocoder = await StandInGeocoder.start({ 'Pariser Platz 1': GATE });
    ordering = await OrderingUnderTest.start({ UNLIMITED_ORDERS: '1', GEOCODER_URL: geocoder.url });
  });
  afterAll(async () => {
    await ordering.stop();
    await geocoder.stop();
  });

  const locate = async (menu: MenuSnapshot, address: string) => {
    const response = await ordering.call('POST', '/api/orders/locate', { body: { shareId: menu.shareId, address } });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('is found for a menu that delivers by areas, and for no other', async () => {
    const { menu } = await ordering.restaurant({
      rules: { delivery: { offered: true, zones: [{ ...CENTRE, area }] } },
    });
    expect(await locate(menu, 'Pariser Platz 1')).toEqual({
      status: 200,
      body: { location: GATE, label: 'Pariser Platz 1, Berlin, Deutschland' },
    });
    expect(await locate(menu, 'Nowhere 1')).toMatchObject({ status: 404, body: { code: 'ordering.place_not_found' } });
    const { menu: plain } = await ordering.restaurant();
    expect(await locate(plain, 'Pariser Platz 1')).toMatchObject({
      status: 503,
      body: { code: 'ordering.places_not_available' },
    });
  });

  it('fails in words while the geocoder does, and orders with a position are taken all the same', async () => {
    const { menu } = await ordering.restaurant({
      rules: { delivery: { offered: true, zones: [{ ...CENTRE, area }] } },
    });
    geocoder.mood = 'fails';
    expect(await locate(menu, 'Unter den Linden 1')).toMatchObject({
      status: 503,
      body: { code: 'ordering.places_not_available', detail: expect.stringContaining('your position') },
    });
    geocoder.mood = 'answers';
    await ordering.placed(menu, {
      orderType: 'delivery',
      customerInfo: { name: 'Ada', phone: '555 0100', address: 'Pariser Platz 1', location: GATE },
      deliveryFee: 3,
      total: 28,
    });
  });

  describe('restaurants of one business', () => {
    const BUSINESS = randomUUID();
    const of = (businessId: string, zones: DeliveryZone[]) =>
      ordering.restaurant({ businessId, rules: { delivery: { offered: true, zones } } });
    const find = (body: unknown) => ordering.call('POST', '/api/orders/locations', { body });

    it('are told by a postcode or an address, the cheapest that delivers there first, and none of another business', async () => {
      const [near, far, other] = await Promise.all([
        of(BUSINESS, [CENTRE]),
        of(BUSINESS, [EDGE]),
        of(randomUUID(), [EDGE]),
      ]);
      const shareIds = [far, near, other].map(({ menu }) => menu.shareId);
      for (const where of ['77 002', '12 Main St, Houston, TX 77002']) {
        const response = await find({ shareIds, where });
        expect([response.status, FoundLocations.parse(await response.json())]).toMatchObject([
          200,
          {
            locations: [
              { shareId: near.menu.shareId, delivers: 'yes', fee: 300, minimumOrder: 2000, open: true },
              { shareId: far.menu.shareId, delivers: 'yes', fee: 700 },
            ],
          },
        ]);
      }
      const nobody = FoundLocations.parse(await (await find({ shareIds, where: '10115' })).json());
      expect(nobody.locations.map(({ delivers }) => delivers)).toEqual(['no', 'no']);
    });

    it('are asked for by one question of 21 at most, about menus that there are', async () => {
      const { menu } = await of(BUSINESS, [CENTRE]);
      const many = Array.from({ length: 22 }, () => menu.shareId);
      expect((await find({ shareIds: many, where: '77002' })).status).toBe(400);
      expect((await find({ shareIds: [], where: '77002' })).status).toBe(400);
      expect((await find({ shareIds: [menu.shareId], where: ' ' })).status).toBe(400);
    });
  });
});
