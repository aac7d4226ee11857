import type { MenuLocation } from '@chalkboard/contracts';
import { Badge, Button } from '@chalkboard/ui';
import { hoursLine } from '../../shared/hours/hours-text';
import { useNow } from '../../shared/hours/use-now';
import { locationTexts as t } from '../../texts';
import { DeliveryFinder, type FoundPlace } from './delivery-finder';

/** The restaurants of a menu, and which of them delivers where. */
export function LocationChooser({
  locations,
  current,
  last,
  count,
  currency,
  busy,
  onChoose,
}: {
  readonly locations: readonly MenuLocation[];
  readonly current: string;
  /** The one that was chosen last in this browser. */
  readonly last: string | null;
  /** Dishes in the cart. */
  readonly count: number;
  readonly currency: string;
  readonly busy: boolean;
  onChoose(location: MenuLocation, place?: FoundPlace): void;
}) {
  const now = useNow();
  return (
    <div className="grid gap-4">
      {count > 0 && <p className="text-small text-quiet">{t.cart({ count })}</p>}
      <DeliveryFinder locations={locations} current={current} currency={currency} onChoose={onChoose} />
      <ul className="divide-y divide-hairline border-y border-hairline">
        {locations.map((location) => {
          const { shareId, restaurantName, restaurantAddress } = location;
          const note = shareId === current ? t.stay : shareId === last ? t.last : undefined;
          return (
            <li key={shareId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-[1_1_14rem]">
                <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                  {restaurantName}
                  {note && <Badge>{note}</Badge>}
                </p>
                <p className="text-small text-quiet wrap-anywhere">
                  {[restaurantAddress ?? t.noAddress, hoursLine(location, now)?.text].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                disabled={busy}
                aria-label={t.orderAt({ name: restaurantName })}
                onClick={() => onChoose(location)}
              >
                {t.order}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
