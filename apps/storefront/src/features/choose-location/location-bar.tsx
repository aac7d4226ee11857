import type { HostV1, Menu, MenuLocation } from '@chalkboard/contracts';
import { listLocationsRoute } from '@chalkboard/contracts/api/menu/locations.routes';
import { Button } from '@chalkboard/ui';
import { queryOf, useQuery } from '@chalkboard/web-kit';
import { Store } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { countOf } from '../../shared/cart/cart';
import { useCart } from '../../shared/cart/use-cart';
import { keepDraft, keptDraft } from '../../shared/checkout/checkout-draft';
import { storedTable } from '../../shared/table/stored-table';
import { locationTexts as t } from '../../texts';
import { watchStorage } from '../../watch-storage';
import { chosenLocation, keepLocation } from './chosen-location';
import type { FoundPlace } from './delivery-finder';
import { LocationChooser } from './location-chooser';
import { moveCart } from './move-cart';

/**
 * Above a menu of several restaurants: which one it is ordered from, and the choice between them; open until one was
 * chosen. Not at a table, where nobody chooses.
 */
export default function LocationBar({
  host,
  menu,
  main,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly main: string;
}) {
  const { shareId, currency } = menu;
  const { data } = useQuery(queryOf(listLocationsRoute, { params: { shareId: main } }));
  const { lines } = useCart(shareId);
  const last = useSyncExternalStore(watchStorage, () => chosenLocation(main));
  const isSeated = useSyncExternalStore(watchStorage, () => storedTable(shareId) !== null);
  const [opened, setOpened] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  // A page of one restaurant was chosen by its link; the main menu's may be anybody's.
  const isOpen = opened ?? (shareId === main && last === null);
  const locations = data?.locations ?? [];
  if (isSeated || (data && locations.length < 2)) return null;

  const choose = async (location: MenuLocation, place?: FoundPlace) => {
    keepLocation(main, location.shareId);
    if (place) keepPlace(shareId, location.shareId, place);
    setOpened(false);
    if (location.shareId === shareId) return;
    setBusy(true);
    const leftOut = await moveCart(shareId, location.shareId, currency);
    if (leftOut.length > 0)
      host.toast({
        title: t.moved({ name: location.restaurantName }),
        description: t.leftOut({ names: leftOut.join(', ') }),
      });
    // A page of its own: its head, its look and its prices are drawn for it.
    window.location.assign(`/menu/${location.shareId}${window.location.search}`);
  };

  return (
    <section aria-label={t.region} className="gutter mx-auto w-full max-w-6xl pt-4">
      <div className="grid gap-4 rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {isOpen ? (
            <h2 className="font-serif text-title font-semibold">{t.choose}</h2>
          ) : (
            <p className="flex min-w-0 items-center gap-2 text-small">
              <Store aria-hidden className="size-4 shrink-0 text-quiet" />
              <span className="min-w-0 wrap-anywhere">
                {t.from} <strong className="font-medium">{menu.restaurantName}</strong>
                {menu.restaurantAddress && <span className="text-quiet"> · {menu.restaurantAddress}</span>}
              </span>
            </p>
          )}
          <Button
            variant="quiet"
            className="-mr-3 px-3 text-small max-sm:-ml-3"
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
          >
            {isOpen ? t.close : t.change}
          </Button>
        </div>
        {isOpen && locations.length > 0 && (
          <LocationChooser
            locations={locations}
            current={shareId}
            last={last}
            count={countOf(lines)}
            currency={currency}
            busy={busy}
            onChoose={(location, place) => void choose(location, place)}
          />
        )}
      </div>
    </section>
  );
}

/** What was found is filled in at the checkout of the restaurant that delivers there, with what was typed here. */
function keepPlace(from: string, to: string, { where, postcode, location }: FoundPlace): void {
  const before = keptDraft(to) ?? keptDraft(from);
  keepDraft(to, {
    paymentMethod: 'card',
    ...before,
    orderType: 'delivery',
    customer: {
      name: '',
      phone: '',
      ...before?.customer,
      ...(postcode !== undefined && { postcode }),
      ...(where !== postcode && { address: where }),
      ...(location && { location }),
    },
  });
}
