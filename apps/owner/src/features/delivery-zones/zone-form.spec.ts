import type { DeliveryRules } from '@chalkboard/contracts';
import { faultsOf, newZone, pointOf, postcodesOf, toForm, toRule, type ZoneForm } from './zone-form';

const RULES: DeliveryRules = {
  offered: true,
  zones: [
    {
      id: 'a',
      name: 'Centre',
      area: { kind: 'postcodes', postcodes: ['77002', '770 1*'] },
      fee: 350,
      minimumOrder: 0,
      freeFrom: 3000,
      minutes: 15,
    },
    {
      id: 'b',
      name: 'Near',
      area: { kind: 'circle', centre: { lat: 52.5219, lon: -13.4132 }, radiusMeters: 2500 },
      fee: 0,
      minimumOrder: 1500,
    },
    {
      id: 'c',
      name: 'North',
      area: {
        kind: 'polygon',
        points: [
          { lat: 52.5, lon: 13.4 },
          { lat: 52.5, lon: 13.5 },
          { lat: 52.6, lon: 13.45 },
        ],
      },
      fee: 500,
      minimumOrder: 0,
    },
  ],
};
const zone = (changes: Partial<ZoneForm>): ZoneForm => ({
  ...newZone('z', 'USD'),
  name: 'Centre',
  postcodes: '77002',
  fee: '3',
  ...changes,
});
const faults = (changes: Partial<ZoneForm>) => Object.keys(faultsOf(zone(changes), { zones: [zone(changes)] }, 'USD'));

it('what is saved comes back from the fields as it was', () => {
  expect(toRule(toForm(RULES, 'USD'), 'USD')).toEqual(RULES);
  expect(toRule(toForm(undefined, 'USD'), 'USD')).toBeNull();
  expect(toRule({ offered: false, zones: [] }, 'USD')).toEqual({ offered: false, zones: [] });
});

it('amounts are of the menu’s currency', () => {
  expect(toForm(RULES, 'JPY').zones[0]).toMatchObject({ fee: '350', freeFrom: '3000' });
  expect(toRule({ offered: true, zones: [zone({ fee: '2,50 €' })] }, 'EUR')?.zones[0]?.fee).toBe(250);
});

it('postcodes are divided as people write them, each once', () => {
  expect(postcodesOf('77002, 77003;77004\n77005 77006, , 77 002')).toEqual([
    '77 002',
    '77003',
    '77004',
    '77005',
    '77006',
  ]);
  expect(postcodesOf('SW1A 1AA, sw1a*\n123 45')).toEqual(['SW1A 1AA', 'sw1a*', '123 45']);
});

it('a point is latitude and longitude', () => {
  expect(pointOf(' 52.5219, 13.4132 ')).toEqual({ lat: 52.5219, lon: 13.4132 });
  expect(pointOf('-33.9 151.2')).toEqual({ lat: -33.9, lon: 151.2 });
  expect(pointOf('152, 13')).toBeUndefined();
  expect(pointOf('here')).toBeUndefined();
});

it('each field that cannot be saved says why', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ name: ' ', postcodes: ' ,', fee: 'much', minimum: '', freeFrom: 'x', minutes: '1.5' })).toEqual([
    'name',
    'postcodes',
    'fee',
    'minimum',
    'freeFrom',
    'minutes',
  ]);
  expect(faults({ kind: 'circle', centre: 'here', radiusKm: '0' })).toEqual(['centre', 'radiusKm']);
  expect(faults({ kind: 'circle', centre: '1, 1', radiusKm: '2,5' })).toEqual([]);
  expect(faults({ kind: 'polygon', points: '1, 1\n2, 2' })).toEqual(['points']);
  const crossed = zone({ kind: 'polygon', points: '0, 0\n1, 1\n0, 1\n1, 0' });
  expect(faultsOf(crossed, { zones: [crossed] }, 'USD').points).toContain('cross');
  const twins = [zone({}), zone({ id: 'y', name: 'CENTRE ' })];
  expect(faultsOf(twins[0]!, { zones: twins }, 'USD').name).toBe('Another zone has this name.');
});
