import type { AccountBusiness } from '@chalkboard/contracts';
import { placesOf } from './places';

const business = (id: string, locations: string[], more: Partial<AccountBusiness> = {}) =>
  ({
    id,
    name: 'Lavagna',
    closesAt: null,
    locations: locations.map((name) => ({ id: name.toLowerCase(), name, address: `1 ${name} St`, timeZone: 'UTC' })),
    ...more,
  }) as AccountBusiness;

test('a business of one location is one place, which is not asked for', () => {
  expect(placesOf([business('b1', ['Lavagna'])])).toEqual([
    expect.objectContaining({ key: 'b1', label: 'Lavagna', businessId: 'b1', address: '1 Lavagna St' }),
  ]);
  expect(placesOf([business('b1', ['Lavagna'])])[0]).not.toHaveProperty('locationId');
});

test('a business of several locations is a place each, told apart by name, or by address where the name is the business’s own', () => {
  expect(
    placesOf([business('b1', ['Lavagna', 'Pier'])]).map(({ key, label, locationId }) => [key, label, locationId]),
  ).toEqual([
    ['b1/lavagna', 'Lavagna, 1 Lavagna St', 'lavagna'],
    ['b1/pier', 'Lavagna, Pier', 'pier'],
  ]);
});

test('a business that is being closed is no place any more', () => {
  expect(
    placesOf([business('b1', ['Lavagna'], { closesAt: '2026-12-01T00:00:00.000Z' }), business('b2', ['Pier'])]).map(
      ({ businessId }) => businessId,
    ),
  ).toEqual(['b2']);
});
