import type { GeoPoint } from '@chalkboard/contracts';
import { locatePlaceRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { call, hasStatus } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { deliveryTexts } from '../../texts';

const t = deliveryTexts.place;
const PATIENCE_MS = 10_000;

/**
 * Finds the place of an address, or takes the browser's position. A place holds for the address that it was found for:
 * another address needs another.
 */
export function usePlace({
  shareId,
  address,
  location,
  onLocation,
}: {
  readonly shareId: string;
  readonly address: string;
  readonly location: GeoPoint | undefined;
  onLocation(location: GeoPoint | undefined): void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [found, setFound] = useState<{ readonly address: string; readonly label?: string }>();

  const drop = useEffectEvent(() => {
    if (found && found.address !== address && location) onLocation(undefined);
    setFailure(undefined);
  });
  useEffect(() => drop(), [address]);

  const settle = (place: GeoPoint, label?: string) => {
    setFound({ address, ...(label !== undefined && { label }) });
    setFailure(undefined);
    onLocation(place);
  };
  const find = () => {
    if (!address.trim()) return setFailure(t.addressFirst);
    setBusy(true);
    call(locatePlaceRoute, { body: { shareId, address: address.trim() }, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(
        (place) => settle(place.location, place.label),
        (error: unknown) => setFailure(hasStatus(error, 404) ? t.notFound : t.unavailable),
      )
      .finally(() => setBusy(false));
  };
  const useMine = () => {
    if (!('geolocation' in navigator)) return setFailure(t.noPosition);
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        settle({ lat: coords.latitude, lon: coords.longitude });
      },
      () => {
        setBusy(false);
        setFailure(t.noPosition);
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  return { busy, failure, label: found?.label, find, useMine };
}
