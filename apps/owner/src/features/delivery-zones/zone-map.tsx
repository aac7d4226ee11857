import type { DeliveryMaps, GeoPoint } from '@chalkboard/contracts';
import * as leaflet from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { texts } from '../../texts';
import { drawArea, latLng, pointOf } from './area-layers';
import { cornersOf, FIRST_RADIUS, withCorner, type DrawnArea } from './drawn-area';
import 'leaflet/dist/leaflet.css';
import './zone-map.css';

const t = texts.deliveryZones.map;
/** A town. */
const NEAR = 13;
const WORLD = { centre: { lat: 25, lon: 5 }, zoom: 2 };

/**
 * A map on which an area is drawn: a press sets the centre or adds a corner, handles are dragged or moved by arrow
 * keys. What is drawn can be typed as well.
 * @param others areas of the other zones, for orientation
 * @param start where to begin while nothing is drawn; another place moves the map there
 */
export function ZoneMap({
  area,
  others,
  start,
  tiles,
  onArea,
  onCorner,
}: {
  readonly area: DrawnArea;
  readonly others: readonly DrawnArea[];
  readonly start: GeoPoint | undefined;
  readonly tiles: DeliveryMaps['tiles'];
  onArea(area: DrawnArea): void;
  onCorner(index: number): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<leaflet.Map>(undefined);

  const open = useEffectEvent((element: HTMLDivElement) => {
    const made = leaflet.map(element, { attributionControl: false, scrollWheelZoom: false });
    leaflet.control.scale({ imperial: true }).addTo(made);
    if (tiles) {
      leaflet.tileLayer(tiles.url, { maxZoom: 19 }).addTo(made);
      leaflet.control.attribution({ prefix: false }).addAttribution(escaped(tiles.credit)).addTo(made);
    }
    const corners = cornersOf(area).length > 0 ? cornersOf(area) : others.flatMap(cornersOf);
    if (corners.length > 0) made.fitBounds(leaflet.latLngBounds(corners.map(latLng)).pad(0.15), { maxZoom: 16 });
    else if (start) made.setView(latLng(start), NEAR);
    else made.setView(latLng(WORLD.centre), WORLD.zoom);
    return made;
  });
  const press = useEffectEvent((at: GeoPoint) => {
    if (area.kind === 'polygon') onArea({ ...area, points: withCorner(area.points, at) });
    else if (!area.centre) onArea({ kind: 'circle', centre: at, radiusMeters: area.radiusMeters ?? FIRST_RADIUS });
  });
  useEffect(() => {
    if (!box.current) return undefined;
    const made = open(box.current);
    made.on('click', ({ latlng }) => press(pointOf(latlng)));
    map.current = made;
    return () => {
      map.current = undefined;
      made.remove();
    };
  }, []);

  const draw = useEffectEvent((shown: leaflet.Map) => drawArea(shown, area, { onArea, onCorner }));
  // The handle that has the focus keeps it when it is drawn anew.
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const element = box.current;
    const drawn = map.current && draw(map.current);
    if (element && focused.current !== null) handleNamed(element, focused.current)?.focus({ preventScroll: true });
    return () => {
      focused.current = element?.querySelector('.map-handle:focus')?.getAttribute('aria-label') ?? null;
      drawn?.remove();
    };
  }, [area]);
  useEffect(() => {
    const shown = map.current;
    if (!shown) return undefined;
    const group = leaflet.layerGroup(others.map(quietShape)).addTo(shown);
    return () => void group.remove();
  }, [others]);
  useEffect(() => {
    if (start) map.current?.setView(latLng(start), Math.max(NEAR, map.current.getZoom()));
  }, [start]);

  return (
    <div
      ref={box}
      role="application"
      aria-label={t.label}
      className="isolate h-72 overflow-hidden rounded-card border border-hairline bg-sunken sm:h-96"
    />
  );
}

function quietShape(area: DrawnArea): leaflet.Layer {
  const style = { className: 'text-quiet', color: 'currentColor', weight: 1, fillOpacity: 0.08, interactive: false };
  return area.kind === 'circle' && area.centre
    ? leaflet.circle(latLng(area.centre), { ...style, radius: area.radiusMeters ?? FIRST_RADIUS })
    : leaflet.polygon(area.kind === 'polygon' ? area.points.map(latLng) : [], style);
}

function handleNamed(map: HTMLElement, name: string): HTMLElement | undefined {
  return [...map.querySelectorAll<HTMLElement>('.map-handle')].find(
    (handle) => handle.getAttribute('aria-label') === name,
  );
}

/** The map takes markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
