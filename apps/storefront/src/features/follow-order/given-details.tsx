import type { TrackedOrder } from '@chalkboard/contracts';
import { Card } from '@chalkboard/ui';
import { formatTelephone, readerCountry } from '@chalkboard/web-kit';
import { trackingTexts as t } from '../../texts';

/**
 * What the guest told the restaurant, as it was given: an address that is wrong is seen while there is time to call.
 */
export function GivenDetails({
  order: { customerName, customerPhone, customerAddress, customerNotes, currency },
}: {
  readonly order: TrackedOrder;
}) {
  const rows = [
    [t.given.name, customerName],
    [t.given.phone, customerPhone && formatTelephone(customerPhone, { currency, reader: readerCountry() })],
    [t.given.address, customerAddress],
    [t.given.notes, customerNotes],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="given">
      <h2 id="given" className="mb-3 text-lead">
        {t.given.heading}
      </h2>
      <Card>
        <dl className="grid gap-3 text-small">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="text-caption text-quiet">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
