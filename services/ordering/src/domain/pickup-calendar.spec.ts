import fc from 'fast-check';
import type { MenuHouse } from './menus';
import { pickupCalendar, pickupTime } from './pickup-calendar';
import { aPlacedOrder } from './testing/placed-order.factory';

const at = new Date('2026-03-02T18:30:00Z');
const house = {
  restaurantName: 'Lucia; Osteria, Bar',
  restaurantAddress: '12 Elm St\nChicago',
  restaurantPhone: '555 0100',
} as MenuHouse;
/** As a calendar reads it: lines that go on are one. */
const read = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

test('only a pickup that was placed for later has a time, and the promised one counts before the wished one', () => {
  const promisedAt = new Date('2026-03-02T18:45:00Z');
  expect(pickupTime(aPlacedOrder({ orderType: 'pickup', scheduledFor: at }))).toEqual(at);
  expect(pickupTime(aPlacedOrder({ orderType: 'pickup', scheduledFor: at, promisedAt }))).toEqual(promisedAt);
  expect(pickupTime(aPlacedOrder({ orderType: 'pickup', promisedAt }))).toBeUndefined();
  expect(pickupTime(aPlacedOrder({ orderType: 'delivery', scheduledFor: at }))).toBeUndefined();
});

test('an entry says what, where and when, with the signs of the format as text', () => {
  const order = aPlacedOrder({ orderType: 'pickup', scheduledFor: at, number: 'A1', version: 3 });
  const lines = read(pickupCalendar(order, house, at));
  for (const line of [
    'DTSTART:20260302T183000Z',
    'DTEND:20260302T184500Z',
    'SEQUENCE:3',
    'SUMMARY:Pick up order A1 at Lucia\\; Osteria\\, Bar',
    'LOCATION:12 Elm St\\nChicago',
    'STATUS:CONFIRMED',
    'METHOD:PUBLISH',
  ])
    expect(lines).toContain(line);
  expect(lines.join()).not.toContain(order.id);
});

test('an order that is called off takes its entry away', () => {
  const order = aPlacedOrder({ orderType: 'pickup', scheduledFor: at, status: 'cancelled' });
  expect(read(pickupCalendar(order, house, at))).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
});

test('no line is longer than 75 bytes, and read back every word is there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
      const restaurantName = name.replace(/[\r\n\\;,]/g, 'é');
      const file = pickupCalendar(aPlacedOrder({ number: 'A1' }), { ...house, restaurantName }, at);
      expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(read(file)).toContain(`SUMMARY:Pick up order A1 at ${restaurantName}`);
    }),
  );
});
