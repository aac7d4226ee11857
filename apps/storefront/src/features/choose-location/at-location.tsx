import type { HostV1, Menu } from '@chalkboard/contracts';
import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import { moreGroup } from '../../texts/generated';

/** Fetched where a menu has several restaurants. */
const LocationBar = lazyPart(() => fetchTexts([moreGroup]).then(() => import('./location-bar')));
const never = () => () => undefined;

/** Which restaurant this menu is ordered from, and the others. */
export function AtLocation({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const drawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!menu.locationsOf) return null;
  const space = <div className="h-20" />;
  return drawn ? (
    <PartBoundary fallback={null}>
      <Suspense fallback={space}>
        <LocationBar host={host} menu={menu} main={menu.locationsOf} />
      </Suspense>
    </PartBoundary>
  ) : (
    space
  );
}
