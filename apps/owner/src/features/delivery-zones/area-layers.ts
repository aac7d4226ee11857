import type { GeoPoint } from '@chalkboard/contracts';
import * as leaflet from 'leaflet';
import { texts } from '../../texts';
import { FIRST_RADIUS, type DrawnArea } from './drawn-area';

const t = texts.deliveryZones.map;
const LEAST_RADIUS = 50;
const MAX_RADIUS = 100_000;
/** How far an arrow key moves a handle, pixels. */
const STEP: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
};
const SHAPE = { className: 'text-accent', color: 'currentColor', weight: 2, fillOpacity: 0.15 };

export interface AreaEvents {
  onArea(area: DrawnArea): void;
  /** A corner was pressed. */
  onCorner(index: number): void;
}

/** An area on a map, with handles that are dragged or moved by arrow keys. */
export function drawArea(map: leaflet.Map, area: DrawnArea, events: AreaEvents): leaflet.LayerGroup {
  const group = leaflet.layerGroup().addTo(map);
  if (area.kind === 'circle') drawCircle(map, group, area, events);
  else drawPolygon(map, group, area.points, events);
  return group;
}

function drawCircle(
  map: leaflet.Map,
  group: leaflet.LayerGroup,
  { centre, radiusMeters = FIRST_RADIUS }: Extract<DrawnArea, { kind: 'circle' }>,
  { onArea }: AreaEvents,
): void {
  if (!centre) return;
  const circle = leaflet.circle(latLng(centre), { ...SHAPE, radius: radiusMeters, interactive: false }).addTo(group);
  // The rim to the east of the centre.
  const rimOf = (at: leaflet.LatLng) => {
    const { lng } = at.toBounds(circle.getRadius() * 2).getNorthEast();
    return leaflet.latLng(at.lat, lng);
  };
  const done = () =>
    onArea({ kind: 'circle', centre: pointOf(circle.getLatLng()), radiusMeters: Math.round(circle.getRadius()) });
  const rim = handle(map, rimOf(circle.getLatLng()), t.rim, {
    onMove: (at) => {
      const metres = circle.getLatLng().distanceTo(at);
      circle.setRadius(Math.min(MAX_RADIUS, Math.max(LEAST_RADIUS, metres)));
    },
    onEnd: done,
  }).addTo(group);
  handle(map, circle.getLatLng(), t.centre, {
    isMain: true,
    onMove: (at) => {
      circle.setLatLng(at);
      rim.setLatLng(rimOf(at));
    },
    onEnd: done,
  }).addTo(group);
}

function drawPolygon(
  map: leaflet.Map,
  group: leaflet.LayerGroup,
  points: readonly GeoPoint[],
  { onArea, onCorner }: AreaEvents,
): void {
  const corners = points.map(latLng);
  const shape = leaflet.polygon(corners, { ...SHAPE, interactive: false }).addTo(group);
  corners.forEach((corner, index) =>
    handle(map, corner, t.corner({ number: index + 1 }), {
      isMain: true,
      onMove: (at) => {
        corners[index] = at;
        shape.setLatLngs(corners);
      },
      onEnd: () => onArea({ kind: 'polygon', points: corners.map(pointOf) }),
      onPress: () => onCorner(index),
    }).addTo(group),
  );
}

/** A point that can be dragged, or moved by the arrow keys while it has the focus. */
function handle(
  map: leaflet.Map,
  at: leaflet.LatLng,
  name: string,
  on: { isMain?: true; onMove(at: leaflet.LatLng): void; onEnd(): void; onPress?(): void },
): leaflet.Marker {
  const marker = leaflet.marker(at, {
    draggable: true,
    autoPan: true,
    title: name,
    icon: leaflet.divIcon({ className: `map-handle${on.isMain ? ' map-handle-main' : ''}`, iconSize: [44, 44] }),
  });
  marker.on('drag', () => on.onMove(marker.getLatLng()));
  marker.on('dragend', () => on.onEnd());
  if (on.onPress) marker.on('click', () => on.onPress?.());
  marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') on.onPress?.();
      const step = STEP[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const pixel = map.latLngToContainerPoint(marker.getLatLng()).add(step as [number, number]);
      const moved = map.containerPointToLatLng(pixel);
      marker.setLatLng(moved);
      on.onMove(moved);
      on.onEnd();
    });
  });
  return marker;
}

export function latLng({ lat, lon }: GeoPoint): leaflet.LatLng {
  return leaflet.latLng(lat, lon);
}

/** Within one turn of the earth, however far a map was moved. */
export function pointOf(at: leaflet.LatLng): GeoPoint {
  const { lat, lng } = at.wrap();
  return { lat, lon: lng };
}
