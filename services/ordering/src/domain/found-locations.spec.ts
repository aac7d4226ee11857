import type { DeliveryRules, DeliveryZone, MenuSnapshot } from '@chalkboard/contracts';
import { foundLocations, type Candidate } from './found-locations';
import { defaultSettings } from './ordering-settings';
import { aMenu } from './testing/order.factory';

const NOW = new Date('2026-03-02T18:00:00Z');
const zone = (fee: number, postcodes: string[], more: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 'z',
  name: 'Zone',
  area: { kind: 'postcodes', postcodes },
  fee,
  minimumOrder: 0,
  ...more,
});
const by = (...zones: DeliveryZone[]): Partial<MenuSnapshot> => ({
  rules: { delivery: { offered: true, zones } satisfies DeliveryRules },
});
const at = (shareId: string, menu: Partial<MenuSnapshot>, more: Partial<Candidate> = {}): Candidate => ({
  menu: aMenu({ shareId, ...menu }),
  settings: defaultSettings(),
  state: 'open',
  ...more,
});
const order = (...candidates: Candidate[]) =>
  foundLocations(candidates, { postcode: '78702' }, NOW).map(({ shareId, delivers }) => `${shareId} ${delivers}`);

it('sends to the cheapest zone that fits', () =>
  expect(
    order(
      at('main', by(zone(700, ['78*']))),
      at('pier', by(zone(300, ['78702']))),
      at('far', by(zone(100, ['10115']))),
    ),
  ).toEqual(['pier yes', 'main yes', 'far no']));

it('sends to the lower minimum where the fee is the same, then as it was asked', () =>
  expect(
    order(
      at('main', by(zone(300, ['78*'], { minimumOrder: 2000 }))),
      at('pier', by(zone(300, ['78*']))),
      at('quay', by(zone(300, ['78*']))),
    ),
  ).toEqual(['pier yes', 'quay yes', 'main yes']));

it('prefers who is open, and a zone to one fee for everywhere', () =>
  expect(
    order(
      at('anywhere', {}),
      at('closed', {
        ...by(zone(100, ['78*'])),
        openingHours: { weekly: [{ day: 3, from: '09:00', to: '10:00' }], exceptions: [] },
      }),
      at('open', by(zone(300, ['78*']))),
    ),
  ).toEqual(['open yes', 'closed yes', 'anywhere yes']));

it('sends nobody to a restaurant that does not deliver, was removed, or takes no orders', () =>
  expect(
    order(
      at('pickup', { rules: { delivery: { offered: false, zones: [] } } }),
      at('removed', { ...by(zone(100, ['78*'])), closed: true }),
      at('rejected', by(zone(100, ['78*'])), { state: 'rejected' }),
      at('unpaid', {
        ...by(zone(100, ['78*'])),
        accepts: { cardPickup: true, cashPickup: true, cardDelivery: false, cashDelivery: false },
      }),
    ),
  ).toEqual(['pickup no', 'unpaid no', 'removed no', 'rejected no']));

it('does not know of areas on the map without a place, and does with one', () => {
  const circle = at(
    'circle',
    by(zone(300, [], { area: { kind: 'circle', centre: { lat: 30, lon: -97 }, radiusMeters: 2000 } })),
  );
  expect(order(circle)).toEqual(['circle unknown']);
  expect(foundLocations([circle], { location: { lat: 30.001, lon: -97 } }, NOW)[0]).toMatchObject({
    delivers: 'yes',
    fee: 300,
    open: true,
  });
});
