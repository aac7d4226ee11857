import { defaultSettings } from './ordering-settings';
import { expectedUnanswered, promisedByAccepting, promisedByDelaying } from './promised-time';

const NOW = new Date('2026-03-06T18:00:00Z');
const settings = { ...defaultSettings(), prepMinutes: 25, busyExtraMinutes: 10 };
const clock = (date: Date) => date.toISOString().slice(11, 16);

describe('an accepted order is promised', () => {
  it('for so many minutes from now', () => {
    expect(clock(promisedByAccepting({}, 40, settings, NOW))).toBe('18:40');
  });

  it('for what the kitchen needs, busy or not, when nobody says how long', () => {
    expect(clock(promisedByAccepting({}, undefined, settings, NOW))).toBe('18:35');
    expect(clock(promisedByAccepting({}, undefined, { ...settings, busyExtraMinutes: 0 }, NOW))).toBe('18:25');
  });

  it('for when the customer wants it, unless the kitchen cannot be done by then', () => {
    expect(
      clock(promisedByAccepting({ scheduledFor: new Date('2026-03-06T20:00:00Z') }, undefined, settings, NOW)),
    ).toBe('20:00');
    expect(
      clock(promisedByAccepting({ scheduledFor: new Date('2026-03-06T18:15:00Z') }, undefined, settings, NOW)),
    ).toBe('18:35');
  });
});

describe('a delay of a quarter of an hour', () => {
  it('counts from what was promised', () => {
    expect(clock(promisedByDelaying({ promisedAt: new Date('2026-03-06T18:20:00Z') }, 15, NOW))).toBe('18:35');
  });

  it('counts from now where the promise is broken already, so that the new one can be kept', () => {
    expect(clock(promisedByDelaying({ promisedAt: new Date('2026-03-06T17:30:00Z') }, 15, NOW))).toBe('18:15');
  });
});

describe('an order that nobody has answered', () => {
  const expected = (change: object = {}) =>
    expectedUnanswered({ status: 'placed', placedAt: NOW, ...change }, settings);

  it('is likely to be ready after what the restaurant usually needs', () => expect(clock(expected()!)).toBe('18:35'));

  it('has no such time once it is answered, or where the customer chose one', () => {
    expect(expected({ status: 'accepted' })).toBeUndefined();
    expect(expected({ scheduledFor: new Date('2026-03-06T20:00:00Z') })).toBeUndefined();
  });
});
