import { cornersOf, drawnArea, fieldsOf, withCorner, type DrawnArea } from './drawn-area';
import { newZone } from './zone-form';

const zone = { ...newZone('z', 'USD'), kind: 'circle' as const };
const HOUSE = { lat: 43.6591, lon: -70.2568 };

describe('what is drawn is what is typed', () => {
  it.each<[string, DrawnArea]>([
    ['a circle', { kind: 'circle', centre: HOUSE, radiusMeters: 2500 }],
    ['an area', { kind: 'polygon', points: [HOUSE, { lat: 43.7, lon: -70.2 }, { lat: 43.6, lon: -70.1 }] }],
  ])('%s', (_, area) => {
    expect(drawnArea({ ...zone, kind: area.kind, ...fieldsOf(area) })).toEqual(area);
  });

  it('a circle without a centre is none yet, and keeps a radius that is typed', () => {
    expect(drawnArea({ ...zone, radiusKm: '1,5' })).toEqual({ kind: 'circle', centre: undefined, radiusMeters: 1500 });
    expect(fieldsOf({ kind: 'circle', radiusMeters: 1500 })).toEqual({ radiusKm: '1.5' });
  });

  it('postcodes are not drawn', () => {
    expect(drawnArea({ ...zone, kind: 'postcodes' })).toBeUndefined();
  });
});

it('a circle lies between its corners', () => {
  const [low, high] = cornersOf({ kind: 'circle', centre: HOUSE, radiusMeters: 11_132 });
  expect(low!.lat).toBeCloseTo(HOUSE.lat - 0.1, 4);
  expect(high!.lon - HOUSE.lon).toBeCloseTo(0.1 / Math.cos((HOUSE.lat * Math.PI) / 180), 4);
  expect(cornersOf({ kind: 'circle' })).toEqual([]);
});

describe('a corner that is added', () => {
  it('goes between the two that it is nearest to', () => {
    const square = [
      { lat: 0, lon: 0 },
      { lat: 0, lon: 1 },
      { lat: 1, lon: 1 },
      { lat: 1, lon: 0 },
    ];
    const added = { lat: 1.2, lon: 0.5 };
    expect(withCorner(square, added)).toEqual([...square.slice(0, 3), added, square[3]]);
    expect(withCorner(square.slice(0, 2), added)).toEqual([...square.slice(0, 2), added]);
  });
});
