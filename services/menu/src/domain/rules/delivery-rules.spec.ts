import type { DeliveryZone, ZoneArea } from '@chalkboard/contracts';
import { assertDeliveryRules } from './delivery-rules';

const zone = (area: ZoneArea, changes: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 'z1',
  name: 'Centre',
  area,
  fee: 300,
  minimumOrder: 0,
  ...changes,
});
const postcodes = (...list: string[]): ZoneArea => ({ kind: 'postcodes', postcodes: list });
const polygon = (...points: (readonly [number, number])[]): ZoneArea => ({
  kind: 'polygon',
  points: points.map(([lat, lon]) => ({ lat, lon })),
});
const saving =
  (...zones: DeliveryZone[]) =>
  () =>
    assertDeliveryRules({ offered: true, zones });

it('zones of every kind can be saved, and one postcode may be in two zones', () =>
  expect(
    saving(
      zone(postcodes('77002', '770*', 'SW1A 1AA')),
      zone(postcodes('77002', '*'), { id: 'z2', name: 'Everywhere else' }),
      zone({ kind: 'circle', centre: { lat: 52.5, lon: 13.4 }, radiusMeters: 2000 }, { id: 'z3', name: 'Near' }),
      zone(polygon([52.5, 13.4], [52.5, 13.5], [52.6, 13.45]), { id: 'z4', name: 'North' }),
    ),
  ).not.toThrow());

it.each([
  [
    'the same id twice',
    [zone(postcodes('1')), zone(postcodes('2'), { name: 'Edge' })],
    'The zone “Edge” is there twice.',
  ],
  [
    'the same name twice',
    [zone(postcodes('1')), zone(postcodes('2'), { id: 'z2', name: 'centre' })],
    'Two zones are called “centre”.',
  ],
  [
    'a postcode twice',
    [zone(postcodes('SW1A 1AA', 'sw1a-1aa'))],
    'The postcode sw1a-1aa is in the zone “Centre” twice.',
  ],
  ['a postcode of hyphens alone', [zone(postcodes('--'))], 'A postcode of the zone “Centre” is empty.'],
  ['a star within a postcode', [zone(postcodes('7*2'))], 'the * can only stand at the end, as in 770*.'],
  ['signs that are no postcode', [zone(postcodes('?!'))], '“?!” in the zone “Centre” is not a postcode.'],
  [
    'an area that crosses itself',
    [zone(polygon([52.5, 13.4], [52.6, 13.5], [52.5, 13.52], [52.6, 13.4]))],
    'The zone “Centre” crosses itself. Draw it so that its lines do not meet.',
  ],
  [
    'an area of points on one line',
    [zone(polygon([52.1, 13.1], [52.2, 13.2], [52.3, 13.3]))],
    'The zone “Centre” has no area.',
  ],
])('%s is refused with a sentence for the owner', (_what, zones, sentence) => {
  expect(saving(...zones)).toThrow(
    expect.objectContaining({ code: 'menu.invalid_rules', detail: expect.stringContaining(sentence) }),
  );
});
