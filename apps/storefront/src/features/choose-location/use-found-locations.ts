import type { FoundLocations, GeoPoint } from '@chalkboard/contracts';
import { findLocationRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import { call, describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { locationTexts } from '../../texts';

const t = locationTexts.find;
const PATIENCE_MS = 10_000;

/** Asks which of these restaurants deliver to what a guest wrote. */
export function useFoundLocations(shareIds: readonly string[]) {
  const [where, setWhere] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [found, setFound] = useState<FoundLocations & { readonly where: string }>();
  const write = (text: string) => {
    setWhere(text);
    setFailure(undefined);
    setFound(undefined);
  };
  const find = (location?: GeoPoint) => {
    const asked = where.trim();
    if (!asked) return setFailure(t.missing);
    setBusy(true);
    setFailure(undefined);
    call(findLocationRoute, {
      body: { shareIds: [...shareIds], where: asked, ...(location && { location }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(
        (answer) => setFound({ ...answer, where: asked }),
        (error: unknown) => setFailure(describeError(error, t.failed)),
      )
      .finally(() => setBusy(false));
  };
  const findHere = () => {
    if (!('geolocation' in navigator)) return setFailure(t.noPosition);
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => find({ lat: coords.latitude, lon: coords.longitude }),
      () => {
        setBusy(false);
        setFailure(t.noPosition);
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  };
  return { where, write, busy, failure, found, find, findHere };
}
