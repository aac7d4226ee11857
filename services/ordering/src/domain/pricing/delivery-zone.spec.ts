import type { DeliveryRules, DeliveryZone } from '@chalkboard/contracts';
import { defaultSettings } from '../ordering-settings';
import { aMenu, anOrder, forDelivery, forPickup } from '../testing/order.factory';
import { assertDelivered, deliveryChargesOf, withWay } from './delivery-zone';
import { pricedParts, quote } from './price-order';

const CENTRE: DeliveryZone = {
  id: 'z1',
  name: 'Centre',
  area: { kind: 'postcodes', postcodes: ['770*'] },
  fee: 300,
  minimumOrder: 2000,
  freeFrom: 3000,
  minutes: 15,
};
const zoned = (rules: Partial<DeliveryRules> = {}) =>
  aMenu({
    rules: { delivery: { offered: true, zones: [CENTRE], ...rules } },
    fees: { delivery: 500, minimumOrder: 100 },
  });
const to = (postcode: string) => ({ ...forDelivery, destination: { postcode } });

describe('a delivery by zones', () => {
  it('costs what its zone says, and the order keeps the zone’s name and minutes', () => {
    const menu = zoned();
    const priced = quote(menu, anOrder(menu).cart, to('77002'));
    expect(priced).toMatchObject({ subtotal: 2500, deliveryFee: 300, minimumOrder: 2000, total: 2800 });
    expect(pricedParts(priced)).toEqual({
      lines: priced.lines,
      subtotal: 2500,
      deliveryFee: 300,
      total: 2800,
      zone: 'Centre',
      zoneMinutes: 15,
    });
    expect(deliveryChargesOf(menu, 3000, to('77002')).deliveryFee).toBe(0);
  });

  it('costs nothing yet where its zone is not known, and pickup is as without zones', () => {
    expect(deliveryChargesOf(zoned(), 2500, forDelivery)).toEqual({
      deliveryFee: 0,
      minimumOrder: 2000,
      delivery: { kind: 'unknown', needs: 'postcode' },
    });
    expect(deliveryChargesOf(zoned(), 2500, forPickup)).toEqual({ deliveryFee: 0, minimumOrder: 100 });
  });

  it('may go anywhere for the menu’s one fee when the restaurant enters it itself', () => {
    const byRestaurant = { ...forDelivery, byRestaurant: true } as const;
    const oneFee = { deliveryFee: 500, minimumOrder: 100 };
    expect(deliveryChargesOf(zoned(), 2500, byRestaurant)).toEqual(oneFee);
    expect(deliveryChargesOf(zoned({ offered: false }), 2500, byRestaurant)).toEqual(oneFee);
    expect(deliveryChargesOf(zoned(), 2500, { ...byRestaurant, ...to('77002') })).toMatchObject({ zone: 'Centre' });
  });

  it.each([
    ['ordering.delivery_not_offered', zoned({ offered: false }), to('77002')],
    ['ordering.postcode_required', zoned(), forDelivery],
    ['ordering.outside_delivery_area', zoned(), to('90210')],
    [
      'ordering.location_required',
      zoned({ zones: [{ ...CENTRE, area: { kind: 'circle', centre: { lat: 0, lon: 0 }, radiusMeters: 900 } }] }),
      to('77002'),
    ],
  ])('is refused with %s', (code, menu, terms) => {
    expect(() => assertDelivered(deliveryChargesOf(menu, 2500, terms))).toThrow(expect.objectContaining({ code }));
    expect(() => assertDelivered(deliveryChargesOf(menu, 2500, forPickup))).not.toThrow();
  });

  it('is later by the minutes on its way', () => {
    const settings = { ...defaultSettings(), prepMinutes: 20 };
    expect(withWay(settings, { zoneMinutes: 15 }).prepMinutes).toBe(35);
    expect(withWay(settings, {})).toBe(settings);
  });
});
