import type { GeoPoint, ZoneArea } from '@chalkboard/contracts';

/** Where a delivery goes, as far as it is known. */
export interface Destination {
  readonly postcode?: string | undefined;
  readonly location?: GeoPoint | undefined;
}

/** Mean radius of the earth, metres. */
const EARTH_RADIUS = 6_371_008.8;

/** A postcode as it is compared: case, spaces and hyphens do not count. "sw1a 1aa" is "SW1A1AA". */
export function plainPostcode(written: string): string {
  return written.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase();
}

/** Whether a postcode falls under one of a zone; one that ends in "*" stands for all that begin so. */
export function isPostcodeOf(zonePostcode: string, written: string): boolean {
  const zone = plainPostcode(zonePostcode);
  const asked = plainPostcode(written);
  return zone.endsWith('*') ? asked.startsWith(zone.slice(0, -1)) : asked === zone;
}

/** Whether an area has the destination in it. Undefined: it lacks what the area is told by. */
export function isWithin(area: ZoneArea, { postcode, location }: Destination): boolean | undefined {
  if (area.kind === 'postcodes') {
    if (!postcode || plainPostcode(postcode) === '') return undefined;
    return area.postcodes.some((one) => isPostcodeOf(one, postcode));
  }
  if (!location) return undefined;
  return area.kind === 'circle'
    ? metersBetween(area.centre, location) <= area.radiusMeters
    : isInPolygon(area.points, location);
}

/** Great-circle distance by the haversine formula. */
export function metersBetween(a: GeoPoint, b: GeoPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Whether a point lies in a polygon: a ray to the east crosses its edges an odd number of times. Points on an edge
 * belong to it. Zones are small: a degree is taken as flat.
 */
export function isInPolygon(points: readonly GeoPoint[], { lat, lon }: GeoPoint): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(points)) {
    if (isOnEdge(a, b, { lat, lon })) return true;
    const crosses = a.lat > lat !== b.lat > lat && lon < a.lon + ((lat - a.lat) / (b.lat - a.lat)) * (b.lon - a.lon);
    if (crosses) inside = !inside;
  }
  return inside;
}

/** Whether two edges of a polygon meet anywhere but at the corner that they share. */
export function crossesItself(points: readonly GeoPoint[]): boolean {
  const edges = edgesOf(points);
  return edges.some(([a, b], index) =>
    edges.slice(index + 1).some(([c, d], offset) => {
      const isNext = offset === 0;
      const isFirstAndLast = index === 0 && index + 1 + offset === edges.length - 1;
      if (isNext) return isOnEdge(a, b, d) || isOnEdge(c, d, a);
      if (isFirstAndLast) return isOnEdge(a, b, c) || isOnEdge(c, d, b);
      return doMeet(a, b, c, d);
    }),
  );
}

/** Twice the area that a triangle must have to count as one: square degrees, about 2 m². */
const LEAST_TRIANGLE = 2e-10;

/** Whether all points lie on one line, or at one place: then they have no area between them. */
export function isOnOneLine(points: readonly GeoPoint[]): boolean {
  const [first] = points;
  if (!first) return true;
  const away = ({ lat, lon }: GeoPoint) => Math.hypot(lat - first.lat, lon - first.lon);
  const farthest = points.reduce((found, point) => (away(point) > away(found) ? point : found), first);
  return points.every((point) => Math.abs(sideOf(first, farthest, point)) < LEAST_TRIANGLE);
}

type Edge = readonly [GeoPoint, GeoPoint];

function edgesOf(points: readonly GeoPoint[]): Edge[] {
  return points.map((point, index): Edge => [point, points[(index + 1) % points.length]!]);
}

/** On which side of the line from `a` to `b` a point lies: above 0 left, below 0 right, 0 on it. */
function sideOf(a: GeoPoint, b: GeoPoint, point: GeoPoint): number {
  return (b.lon - a.lon) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lon - a.lon);
}

function isOnEdge(a: GeoPoint, b: GeoPoint, point: GeoPoint): boolean {
  return (
    sideOf(a, b, point) === 0 &&
    Math.min(a.lat, b.lat) <= point.lat &&
    point.lat <= Math.max(a.lat, b.lat) &&
    Math.min(a.lon, b.lon) <= point.lon &&
    point.lon <= Math.max(a.lon, b.lon)
  );
}

/** Whether two edges touch, or each has the ends of the other on its two sides. */
function doMeet(a: GeoPoint, b: GeoPoint, c: GeoPoint, d: GeoPoint): boolean {
  if (isOnEdge(a, b, c) || isOnEdge(a, b, d) || isOnEdge(c, d, a) || isOnEdge(c, d, b)) return true;
  const isBetween = (first: number, second: number) => Math.sign(first) * Math.sign(second) < 0;
  return isBetween(sideOf(a, b, c), sideOf(a, b, d)) && isBetween(sideOf(c, d, a), sideOf(c, d, b));
}
