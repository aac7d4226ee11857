import type { GeoPoint } from '@chalkboard/contracts';
import { kilometres, pointOf, pointsOf, pointText, type ZoneForm } from './zone-form';

/** A first circle, metres. */
export const FIRST_RADIUS = 2000;
/** Of latitude. */
const METRES_PER_DEGREE = 111_320;

/** An area as far as it is drawn; a circle without a centre has none yet. */
export type DrawnArea =
  | { readonly kind: 'circle'; readonly centre?: GeoPoint | undefined; readonly radiusMeters?: number | undefined }
  | { readonly kind: 'polygon'; readonly points: readonly GeoPoint[] };

/** What a map shows of what is typed; undefined for postcodes. */
export function drawnArea({
  kind,
  centre,
  radiusKm,
  points,
}: Pick<ZoneForm, 'kind' | 'centre' | 'radiusKm' | 'points'>): DrawnArea | undefined {
  if (kind === 'postcodes') return undefined;
  if (kind === 'polygon') return { kind, points: pointsOf(points) };
  const radiusMeters = Math.round(kilometres(radiusKm) * 1000);
  return { kind, centre: pointOf(centre), radiusMeters: radiusMeters > 0 ? radiusMeters : undefined };
}

/** The fields of what was drawn. */
export function fieldsOf(area: DrawnArea): Partial<ZoneForm> {
  if (area.kind === 'polygon') return { points: area.points.map(pointText).join('\n') };
  return {
    ...(area.centre && { centre: pointText(area.centre) }),
    ...(area.radiusMeters !== undefined && { radiusKm: String(area.radiusMeters / 1000) }),
  };
}

/** Points between which an area lies. */
export function cornersOf(area: DrawnArea): readonly GeoPoint[] {
  if (area.kind === 'polygon') return area.points;
  const { centre, radiusMeters = 0 } = area;
  if (!centre) return [];
  const lat = radiusMeters / METRES_PER_DEGREE;
  const lon = lat / Math.max(0.01, Math.cos((centre.lat * Math.PI) / 180));
  return [
    { lat: centre.lat - lat, lon: centre.lon - lon },
    { lat: centre.lat + lat, lon: centre.lon + lon },
  ];
}

/** The corners with one more: at the edge that it is nearest to, so that lines rarely cross. */
export function withCorner(points: readonly GeoPoint[], added: GeoPoint): GeoPoint[] {
  if (points.length < 3) return [...points, added];
  const away = (a: GeoPoint, b: GeoPoint) =>
    Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));
  const detours = points.map((point, index) => {
    const next = points[(index + 1) % points.length]!;
    return away(point, added) + away(added, next) - away(point, next);
  });
  const at = detours.indexOf(Math.min(...detours)) + 1;
  return [...points.slice(0, at), added, ...points.slice(at)];
}
