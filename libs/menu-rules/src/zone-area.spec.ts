import type { GeoPoint } from '@chalkboard/contracts';
import fc from 'fast-check';
import { crossesItself, isInPolygon, isOnOneLine, isPostcodeOf, isWithin, metersBetween } from './zone-area';

const at = (lat: number, lon: number): GeoPoint => ({ lat, lon });
const SQUARE = [at(0, 0), at(0, 10), at(10, 10), at(10, 0)];

it('a postcode is compared without case, spaces and hyphens, and a star stands for the rest', () => {
  expect(isPostcodeOf('SW1A 1AA', 'sw1a-1aa')).toBe(true);
  expect(isPostcodeOf('SW1*', 'sw1a 1aa')).toBe(true);
  expect(isPostcodeOf('sw1 *', 'SW2A 1AA')).toBe(false);
  expect(isPostcodeOf('77002', '770021')).toBe(false);
});

it('an area cannot say anything about a destination that lacks what it is told by', () => {
  expect(isWithin({ kind: 'postcodes', postcodes: ['1'] }, { location: at(0, 0) })).toBeUndefined();
  expect(isWithin({ kind: 'postcodes', postcodes: ['*'] }, { postcode: ' - ' })).toBeUndefined();
  expect(isWithin({ kind: 'polygon', points: SQUARE }, { postcode: '77002' })).toBeUndefined();
});

it('a circle reaches as far as its radius on the ground', () => {
  // Berlin, Alexanderplatz to Brandenburg Gate: 2.5 km.
  const [alex, gate] = [at(52.5219, 13.4132), at(52.5163, 13.3777)];
  expect(metersBetween(alex, gate)).toBeGreaterThan(2400);
  expect(metersBetween(alex, gate)).toBeLessThan(2600);
  const circle = (radiusMeters: number) => ({ kind: 'circle' as const, centre: alex, radiusMeters });
  expect(isWithin(circle(2400), { location: gate })).toBe(false);
  expect(isWithin(circle(2600), { location: gate })).toBe(true);
});

it('a point is in a polygon by its shape, not by its frame, and on its edge', () => {
  const notched = [at(0, 0), at(0, 10), at(10, 10), at(5, 5), at(10, 0)];
  expect(isInPolygon(notched, at(2, 5))).toBe(true);
  expect(isInPolygon(notched, at(8, 5))).toBe(false);
  expect(isInPolygon(notched, at(0, 5))).toBe(true);
});

it('a point in a convex polygon is on the same side of all its edges, wherever both lie', () => {
  const thousandths = fc.integer({ min: -1000, max: 1000 }).map((n) => n / 1000);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 12 }),
      thousandths,
      thousandths,
      fc.integer({ min: -60, max: 60 }),
      fc.integer({ min: -170, max: 170 }),
      (degrees, north, east, lat, lon) => {
        const points = degrees
          .toSorted((a, b) => a - b)
          .map((degree) => (degree * Math.PI) / 180)
          .map((angle) => at(lat + Math.sin(angle), lon + Math.cos(angle)));
        const point = at(lat + north, lon + east);
        const sides = points.map((a, index) => {
          const b = points[(index + 1) % points.length]!;
          return (b.lon - a.lon) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lon - a.lon);
        });
        // Where rounding decides on which side of an edge a point lies, both answers are right.
        if (sides.some((side) => Math.abs(side) < 1e-9)) return;
        expect(isInPolygon(points, point)).toBe(sides.every((side) => side > 0));
        expect(crossesItself(points)).toBe(false);
      },
    ),
  );
});

it('a polygon crosses itself when its edges meet anywhere but at their corner', () => {
  expect(crossesItself(SQUARE)).toBe(false);
  expect(crossesItself([at(0, 0), at(0, 10), at(10, 0)])).toBe(false);
  expect(crossesItself([at(0, 0), at(10, 10), at(0, 10), at(10, 0)])).toBe(true);
  // A corner on another edge, an edge back over the last, and a point twice.
  expect(crossesItself([at(0, 0), at(0, 10), at(5, 5), at(0, 5), at(10, 0)])).toBe(true);
  expect(crossesItself([at(0, 0), at(0, 10), at(0, 5), at(10, 0)])).toBe(true);
  expect(crossesItself([at(0, 0), at(0, 10), at(0, 10), at(10, 0)])).toBe(true);
});

it('points on one line have no area', () => {
  expect(isOnOneLine([at(0, 0), at(1, 1), at(2, 2)])).toBe(true);
  expect(isOnOneLine([at(1, 1), at(1, 1), at(1, 1)])).toBe(true);
  expect(isOnOneLine([at(52.1, 13.1), at(52.2, 13.2), at(52.3, 13.3)])).toBe(true);
  expect(isOnOneLine(SQUARE)).toBe(false);
});
