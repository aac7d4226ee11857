import type { GeoPoint, Menu } from '@chalkboard/contracts';
import { findPlaceRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { showDeliveryMapsRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { Button, Field, Skeleton, SkeletonBar, TextInput } from '@chalkboard/ui';
import { call, hasStatus } from '@chalkboard/web-kit';
import { useQuery } from '@tanstack/react-query';
import { LocateFixed, RotateCcw, Search, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { texts } from '../../texts';
import { drawnArea, fieldsOf, FIRST_RADIUS, type DrawnArea } from './drawn-area';
import { MapBoundary } from './map-boundary';
import { pointsOf, type ZoneForm } from './zone-form';

const t = texts.deliveryZones;
// Only who draws an area loads the map.
const ZoneMap = lazy(async () => ({ default: (await import('./zone-map')).ZoneMap }));

const maps = {
  queryKey: ['delivery-maps'],
  queryFn: () => call(showDeliveryMapsRoute, {}),
  staleTime: Infinity,
};

/** The map of a zone that is an area, with what finds a place on it. The fields below say the same. */
export function ZoneMapEditor({
  menu,
  zone,
  zones,
  onChange,
}: {
  readonly menu: Menu;
  readonly zone: ZoneForm;
  readonly zones: readonly ZoneForm[];
  onChange(change: Partial<ZoneForm>): void;
}) {
  const { data } = useQuery(maps);
  const [start, setStart] = useState<GeoPoint>();
  const [failure, setFailure] = useState<string>();
  const [corner, setCorner] = useState<number>();
  const { id, kind, centre, radiusKm, points } = zone;
  const area = useMemo(() => drawnArea({ kind, centre, radiusKm, points }), [kind, centre, radiusKm, points]);
  const others = useMemo(
    () => zones.flatMap((other) => (other.id === id ? [] : (drawnArea(other) ?? []))),
    [zones, id],
  );
  if (!area) return null;

  const change = (drawn: DrawnArea) => {
    setCorner(undefined);
    onChange(fieldsOf(drawn));
  };
  const show = (place: GeoPoint) => {
    setFailure(undefined);
    setStart(place);
    if (area.kind === 'circle' && !area.centre)
      change({ kind: 'circle', centre: place, radiusMeters: area.radiusMeters ?? FIRST_RADIUS });
  };
  const useMine = () => {
    if (!('geolocation' in navigator)) return setFailure(t.noPosition);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => show({ lat: coords.latitude, lon: coords.longitude }),
      () => setFailure(t.noPosition),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };
  return (
    <div className="grid gap-3">
      {data?.places && <PlaceSearch menu={menu} onFound={show} onFailure={setFailure} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="button" onClick={useMine}>
          <LocateFixed aria-hidden />
          {t.centre.mine}
        </Button>
        {kind === 'polygon' && corner !== undefined && corner < pointsOf(points).length && (
          <Button
            type="button"
            onClick={() => change({ kind, points: pointsOf(points).filter((_, index) => index !== corner) })}
          >
            <Trash2 aria-hidden />
            {t.map.removeCorner({ number: corner + 1 })}
          </Button>
        )}
        {kind === 'polygon' && pointsOf(points).length > 0 && (
          <Button type="button" variant="quiet" onClick={() => change({ kind, points: [] })}>
            <RotateCcw aria-hidden />
            {t.map.restart}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-failed empty:hidden">
        {failure}
      </p>
      <MapBoundary>
        <Suspense
          fallback={
            <Skeleton label={t.map.loading}>
              <SkeletonBar className="h-72 sm:h-96" />
            </Skeleton>
          }
        >
          {data && (
            <ZoneMap
              key={kind}
              area={area}
              others={others}
              start={start}
              tiles={data.tiles}
              onArea={change}
              onCorner={setCorner}
            />
          )}
        </Suspense>
      </MapBoundary>
      <p className="text-small text-quiet">
        {kind === 'circle' ? t.map.circle : t.map.polygon} {t.map.keyboard}
      </p>
    </div>
  );
}

function PlaceSearch({
  menu: { shareId, restaurantAddress = '' },
  onFound,
  onFailure,
}: {
  readonly menu: Menu;
  onFound(place: GeoPoint): void;
  onFailure(sentence: string | undefined): void;
}) {
  const [address, setAddress] = useState(restaurantAddress);
  const [busy, setBusy] = useState(false);
  const find = () => {
    if (busy || !address.trim()) return;
    setBusy(true);
    onFailure(undefined);
    call(findPlaceRoute, { params: { shareId }, body: { address: address.trim() } })
      .then(
        ({ location }) => onFound(location),
        (error: unknown) => onFailure(hasStatus(error, 404) ? t.search.notFound : t.search.failed),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <Field label={t.search.label}>
        <TextInput
          autoComplete="street-address"
          maxLength={400}
          placeholder={t.search.hint}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the form around it.
            event.preventDefault();
            find();
          }}
        />
      </Field>
      <Button type="button" aria-disabled={busy} onClick={find}>
        <Search aria-hidden />
        {busy ? t.search.finding : t.search.find}
      </Button>
    </div>
  );
}
