import type { GeoPoint } from '@chalkboard/contracts';
import { Button, Field, FieldNote, TextInput } from '@chalkboard/ui';
import { LocateFixed, MapPin, Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Refusal, RefusedField } from '../../shared/checkout/checkout-rules';
import type { ShownDelivery } from '../../shared/checkout/delivery-terms';
import { deliveryTexts } from '../../texts';
import { usePlace } from './use-place';

const t = deliveryTexts;

/** Where a delivery by zones goes: the postcode, the place on the map, and the way out where it is not possible. */
export function DeliveryPlace({
  shareId,
  asks,
  address,
  postcode,
  location,
  delivery,
  refusal,
  onPostcode,
  onLocation,
  onPickup,
}: {
  readonly shareId: string;
  readonly asks: { readonly postcode: boolean; readonly location: boolean };
  readonly address: string;
  readonly postcode: string;
  readonly location: GeoPoint | undefined;
  readonly delivery: ShownDelivery;
  readonly refusal: Refusal | undefined;
  onPostcode(postcode: string): void;
  onLocation(location: GeoPoint | undefined): void;
  onPickup(): void;
}) {
  const { problem, zone } = delivery;
  const refused = (field: RefusedField) =>
    refusal?.fields[0] === field && problem?.refusal.fields[0] === field ? refusal.description : undefined;
  const isOutside = problem?.code === 'ordering.outside_delivery_area';
  return (
    <>
      {asks.postcode && (
        <div>
          <Field
            id="customer-postcode"
            label={t.postcode.label}
            required
            error={isOutside ? undefined : refused('postcode')}
            hint={zone ? t.zone({ name: zone }) : t.postcode.hint}
          >
            <TextInput
              name="postcode"
              value={postcode}
              onChange={({ target }) => onPostcode(target.value)}
              autoComplete="postal-code"
              autoCapitalize="characters"
              enterKeyHint="next"
              maxLength={20}
            />
          </Field>
        </div>
      )}
      {asks.location && (
        <PlaceChoice
          shareId={shareId}
          address={address}
          location={location}
          zone={asks.postcode ? undefined : zone}
          error={refused('location')}
          onLocation={onLocation}
        />
      )}
      {isOutside && (
        <div
          role="status"
          className="grid justify-items-start gap-3 rounded-card bg-uncertain-wash p-4 text-small min-[360px]:col-span-2"
        >
          <p className="flex items-start gap-2">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-uncertain" />
            {problem.refusal.description}
          </p>
          <Button type="button" onClick={onPickup}>
            {t.switchToPickup}
          </Button>
        </div>
      )}
    </>
  );
}

function PlaceChoice({
  shareId,
  address,
  location,
  zone,
  error,
  onLocation,
}: {
  readonly shareId: string;
  readonly address: string;
  readonly location: GeoPoint | undefined;
  /** Name of the zone that it lies in, where no other field says it. */
  readonly zone: string | undefined;
  readonly error: string | undefined;
  onLocation(location: GeoPoint | undefined): void;
}) {
  const place = usePlace({ shareId, address, location, onLocation });
  const noteId = useId();
  const note: ReactNode = place.failure ?? error;
  const here = place.label ? t.place.found({ label: place.label }) : t.place.here;
  return (
    <fieldset className="grid gap-2 min-[360px]:col-span-2" aria-describedby={noteId}>
      <legend className="mb-1.5 text-small font-medium">{t.place.label}</legend>
      <div className="flex flex-wrap gap-2">
        <Button id="customer-location" type="button" onClick={place.find} disabled={place.busy}>
          <Search aria-hidden className="size-4" />
          {place.busy ? t.place.finding : t.place.find}
        </Button>
        <Button type="button" onClick={place.useMine} disabled={place.busy}>
          <LocateFixed aria-hidden className="size-4" />
          {t.place.mine}
        </Button>
      </div>
      <div role="status">
        <FieldNote
          id={noteId}
          error={typeof note === 'string' ? note : undefined}
          hint={location ? [here, ...(zone ? [t.zone({ name: zone })] : [])].join(' · ') : t.place.hint}
        />
      </div>
    </fieldset>
  );
}
