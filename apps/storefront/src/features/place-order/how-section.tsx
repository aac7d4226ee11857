import type { Menu } from '@chalkboard/contracts';
import { lowestOfZones } from '@chalkboard/menu-rules/lowest-zone';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { SegmentedChoice } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { isDeliveryOffered } from '../../shared/checkout/delivery-terms';
import { checkoutTexts, deliveryTexts, tableTexts } from '../../texts';
import { OrderTime } from './order-time';
import { refusedIn, type CheckoutState } from './use-checkout';

const t = checkoutTexts;

interface HowProps {
  readonly menu: Menu;
  readonly checkout: CheckoutState;
}

/** Picked up, delivered or brought to the table; when; and how it is paid. */
export function HowSection({ menu, checkout }: HowProps) {
  const { times, table } = checkout;
  const label = table && tableLabel(table.name);
  return (
    <section aria-labelledby="how" className="grid gap-3 sm:gap-4">
      <h2 id="how" className="text-lead">
        {label ? tableTexts.checkout.how : t.how}
      </h2>
      {label && <p className="text-lead font-medium">{tableTexts.checkout.comesTo({ table: label })}</p>}
      {label && times && !times.asap && (
        <p role="status" className="rounded-card bg-uncertain-wash px-3 py-2 text-small">
          {times.why}
        </p>
      )}
      {!label && <TypeChoice menu={menu} checkout={checkout} />}
      {!label && times && (
        <OrderTime
          times={times}
          timeZone={checkout.timeZone}
          orderType={checkout.orderType}
          when={checkout.when}
          scheduledFor={checkout.scheduledFor}
          refusal={checkout.refusal}
          onWhen={checkout.setWhen}
          onSchedule={checkout.setScheduledFor}
        />
      )}
      <PaymentChoice checkout={checkout} />
    </section>
  );
}

function TypeChoice({ menu, checkout }: HowProps) {
  return (
    <SegmentedChoice
      id="order-type"
      legend={t.orderType}
      hideLegend
      value={checkout.orderType}
      onChange={checkout.setOrderType}
      segments={[
        { value: 'pickup', label: t.pickup.label, aside: t.pickup.free },
        ...(isDeliveryOffered(menu)
          ? [{ value: 'delivery' as const, label: t.delivery.label, aside: deliveryAside({ menu, checkout }) }]
          : []),
      ]}
      error={refusedIn(checkout, 'type')}
    />
  );
}

/** What a delivery costs, or begins at while it is not known where it goes. */
function deliveryAside({ menu, checkout: { delivery } }: HowProps): string {
  const money = (minor: number) => formatMoney(minor, menu.currency);
  const lowest = delivery.problem && lowestOfZones(menu.rules?.delivery);
  if (!lowest) return money(delivery.feeMinor);
  return lowest.fee > 0 ? deliveryTexts.from({ fee: money(lowest.fee) }) : deliveryTexts.fromFree;
}

function PaymentChoice({ checkout }: Pick<HowProps, 'checkout'>) {
  const { payments, orderType, table } = checkout;
  const refused = refusedIn(checkout, 'payment');
  return payments.length > 0 ? (
    <SegmentedChoice
      id="order-payment"
      legend={t.paymentMethod}
      hideLegend
      value={checkout.paymentMethod}
      onChange={checkout.setPaymentMethod}
      error={refused}
      segments={payments.map((method) => ({
        value: method,
        label: t[method],
        aside: table ? tableTexts.checkout.withTab : orderType === 'pickup' ? t.atCounter : t.atDoor,
      }))}
    />
  ) : (
    <p id="order-payment" role="alert" tabIndex={-1} className="rounded-card bg-failed-wash p-4 text-small text-failed">
      {t.noPayment({ orderType })}
      {refused && <span className="mt-1 block">{refused}</span>}
    </p>
  );
}
