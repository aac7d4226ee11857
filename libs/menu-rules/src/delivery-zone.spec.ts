import type { DeliveryZone } from '@chalkboard/contracts';
import fc from 'fast-check';
import { deliveryTerms, zonesAskFor } from './delivery-zone';
import { lowestOfZones } from './lowest-zone';
import { isWithin } from './zone-area';

const zone = (id: string, changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id,
  name: id,
  area: { kind: 'postcodes', postcodes: ['77*'] },
  fee: 500,
  minimumOrder: 1000,
  ...changes,
});
const offered = (...zones: DeliveryZone[]) => ({ offered: true, zones });
const HOUSE = { postcode: '77002' };
const circle = { kind: 'circle' as const, centre: { lat: 0, lon: 0 }, radiusMeters: 1000 };

it('without rules and without zones the menu’s one fee holds; a switched-off delivery is not offered', () => {
  expect(deliveryTerms(undefined, {}, 0)).toEqual({ kind: 'one_fee' });
  expect(deliveryTerms(offered(), {}, 0)).toEqual({ kind: 'one_fee' });
  expect(deliveryTerms({ offered: false, zones: [zone('a')] }, HOUSE, 0)).toEqual({ kind: 'not_offered' });
});

it('the cheapest zone that fits counts, then the lower minimum, then the first', () => {
  const chosen = (...zones: DeliveryZone[]) => {
    const terms = deliveryTerms(offered(...zones), HOUSE, 3000);
    return terms.kind === 'zone' ? [terms.zone.id, terms.fee] : terms.kind;
  };
  expect(chosen(zone('dear', { fee: 900 }), zone('cheap', { fee: 300 }))).toEqual(['cheap', 300]);
  expect(chosen(zone('high', { minimumOrder: 2000 }), zone('low'))).toEqual(['low', 500]);
  expect(chosen(zone('first'), zone('second'))).toEqual(['first', 500]);
  expect(chosen(zone('cheap', { fee: 300 }), zone('free', { fee: 900, freeFrom: 3000 }))).toEqual(['free', 0]);
  expect(chosen(zone('not yet', { fee: 900, freeFrom: 3001 }))).toEqual(['not yet', 900]);
});

it('what is not known is asked for; what no zone has is outside', () => {
  expect(deliveryTerms(offered(zone('a')), {}, 0)).toEqual({ kind: 'unknown', needs: 'postcode' });
  expect(deliveryTerms(offered(zone('a')), { postcode: '90210' }, 0)).toEqual({ kind: 'outside' });
  expect(deliveryTerms(offered(zone('a', { area: circle })), HOUSE, 0)).toEqual({ kind: 'unknown', needs: 'location' });
  const both = offered(zone('a'), zone('b', { area: circle }));
  expect(deliveryTerms(both, { postcode: '90210' }, 0)).toEqual({ kind: 'unknown', needs: 'location' });
  expect(deliveryTerms(both, { postcode: '90210', location: { lat: 50, lon: 0 } }, 0)).toEqual({ kind: 'outside' });
  expect(deliveryTerms(both, HOUSE, 0)).toMatchObject({ kind: 'zone', zone: { id: 'a' } });
});

it('zones say what the checkout has to ask, and what delivery costs at least', () => {
  const both = offered(zone('a', { fee: 300, minimumOrder: 2000 }), zone('b', { area: circle }));
  expect(zonesAskFor(both)).toEqual({ postcode: true, location: true });
  expect(zonesAskFor({ ...both, offered: false })).toEqual({ postcode: false, location: false });
  expect(lowestOfZones(both)).toEqual({ fee: 300, minimumOrder: 1000 });
  expect(lowestOfZones(offered())).toBeUndefined();
});

it('no zone that fits is cheaper than the one that counts, and no fee is below zero', () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  const anyZone = fc.record({
    id: fc.uuid(),
    name: fc.constant('Zone'),
    area: fc.oneof(
      fc.record({
        kind: fc.constant('postcodes' as const),
        postcodes: fc.array(fc.constantFrom('77002', '77*', '9 02-10'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('circle' as const),
        centre: fc.record({
          lat: fc.double({ min: -1, max: 1, noNaN: true }),
          lon: fc.double({ min: -1, max: 1, noNaN: true }),
        }),
        radiusMeters: fc.integer({ min: 50, max: 100_000 }),
      }),
    ),
    fee: amount,
    minimumOrder: amount,
    freeFrom: fc.option(amount, { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(anyZone, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('77002', '77 003', '90210', '10115', undefined),
      fc.option(fc.constant({ lat: 0, lon: 0 }), { nil: undefined }),
      amount,
      (zones, postcode, location, subtotal) => {
        const destination = { postcode, location };
        const terms = deliveryTerms(offered(...(zones as DeliveryZone[])), destination, subtotal);
        const fees = zones
          .filter(({ area }) => isWithin(area, destination))
          .map(({ fee, freeFrom }) => (freeFrom !== undefined && subtotal >= freeFrom ? 0 : fee));
        if (terms.kind === 'zone') {
          expect(terms.fee).toBe(Math.min(...fees));
          expect(terms.fee).toBeGreaterThanOrEqual(0);
          expect(isWithin(terms.zone.area, destination)).toBe(true);
        } else expect(fees).toEqual([]);
      },
    ),
  );
});
