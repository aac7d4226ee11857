import { fetchTexts } from '@chalkboard/web-kit/texts';
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../lazy-part';
import { PartBoundary } from '../../part-boundary';
import { storedTable } from '../../shared/table/stored-table';
import { moreGroup } from '../../texts/generated';
import { watchStorage } from '../../watch-storage';

/** Fetched by who has scanned the code of a table: all others have no use for it. */
const TableBar = lazyPart(() => fetchTexts([moreGroup]).then(() => import('./table-bar')));

/** The table of this phone, above the menu. */
export function AtTable({ shareId }: { readonly shareId: string }) {
  const isSeated = useSyncExternalStore(
    watchStorage,
    () => storedTable(shareId) !== null || window.location.hash.startsWith('#table='),
    () => false,
  );
  return isSeated ? (
    <PartBoundary fallback={null}>
      <Suspense fallback={<div className="h-44" />}>
        <TableBar shareId={shareId} />
      </Suspense>
    </PartBoundary>
  ) : null;
}
