import type { FoundLocations, MenuLocation } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { LocateFixed, Search } from 'lucide-react';
import { locationTexts } from '../../texts';
import { useFoundLocations } from './use-found-locations';

const t = locationTexts.find;

export type FoundPlace = FoundLocations & { readonly where: string };

/** Sends a guest to the restaurant that delivers to a postcode or an address. */
export function DeliveryFinder({
  locations,
  current,
  currency,
  onChoose,
}: {
  readonly locations: readonly MenuLocation[];
  readonly current: string;
  readonly currency: string;
  onChoose(location: MenuLocation, place: FoundPlace): void;
}) {
  const { where, write, busy, failure, found, find, findHere } = useFoundLocations(
    locations.map(({ shareId }) => shareId),
  );
  const best = found?.locations[0];
  const location = locations.find(({ shareId }) => shareId === best?.shareId);
  return (
    <div className="grid gap-3">
      <form
        noValidate
        aria-label={t.legend}
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) find();
        }}
      >
        <div className="min-w-0 flex-[1_1_14rem]">
          <Field label={t.label} {...(failure === undefined ? { hint: t.hint } : { error: failure })}>
            <TextInput
              name="where"
              autoComplete="postal-code"
              enterKeyHint="search"
              maxLength={400}
              value={where}
              onChange={({ target }) => write(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" className="sm:mt-[1.625rem]" disabled={busy}>
          <Search aria-hidden className="size-4" />
          {busy ? t.finding : t.action}
        </Button>
      </form>
      <div role="status">
        {found && best?.delivers === 'yes' && location && (
          <div className="grid justify-items-start gap-2 rounded-card border border-hairline bg-sunken p-4 text-small">
            <p className="font-medium">{t.delivers({ name: location.restaurantName })}</p>
            <p>{termsOf(best, currency).join(' · ')}</p>
            {location.shareId === current && <p className="text-quiet">{t.here}</p>}
            <Button variant="primary" onClick={() => onChoose(location, found)}>
              {locationTexts.orderFrom({ name: location.restaurantName })}
            </Button>
          </div>
        )}
        {found && best?.delivers === 'no' && <p className="text-small">{t.none}</p>}
        {found && best?.delivers === 'unknown' && (
          <div className="grid justify-items-start gap-2 text-small">
            <p>{t.unknown}</p>
            <Button onClick={findHere} disabled={busy}>
              <LocateFixed aria-hidden className="size-4" />
              {t.position}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function termsOf({ fee = 0, minimumOrder = 0, open }: FoundLocations['locations'][number], currency: string): string[] {
  return [
    fee > 0 ? t.fee({ fee: formatMoney(fee, currency) }) : t.free,
    ...(minimumOrder > 0 ? [t.minimum({ minimum: formatMoney(minimumOrder, currency) })] : []),
    ...(open ? [] : [t.closed]),
  ];
}
