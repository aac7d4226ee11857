import type { Menu } from '@chalkboard/contracts';
import { Checkbox } from '@chalkboard/ui';
import { checkoutTexts, tableTexts } from '../../texts';
import { CustomerForm } from './customer-form';
import { DeliveryPlace } from './delivery-place';
import type { CheckoutState } from './use-checkout';

const t = checkoutTexts;

/** Who orders, and where it goes. */
export function WhoSection({ menu, checkout }: { readonly menu: Menu; readonly checkout: CheckoutState }) {
  const { table, orderType, deliveryAsks: asks } = checkout;
  return (
    <section aria-labelledby="who" className="grid gap-2.5">
      <h2 id="who" className="text-lead">
        {table ? tableTexts.checkout.who : t.customer}
      </h2>
      <CustomerForm
        customer={checkout.customer}
        orderType={orderType}
        atTable={table !== undefined}
        refusal={checkout.refusal}
        canBePhone={checkout.canBePhone}
        onChange={checkout.setField}
        deliveryPlace={
          (asks.postcode || asks.location) && (
            <DeliveryPlace
              shareId={menu.shareId}
              asks={asks}
              address={checkout.customer.address}
              postcode={checkout.customer.postcode}
              location={checkout.location}
              delivery={checkout.delivery}
              refusal={checkout.refusal}
              onPostcode={(postcode) => checkout.setField('postcode', postcode)}
              onLocation={checkout.setLocation}
              onPickup={() => checkout.setOrderType('pickup')}
            />
          )
        }
      />
      {(!table || checkout.customer.phone.trim() !== '') && (
        <Checkbox
          label={t.textUpdates.label}
          hint={t.textUpdates.hint}
          checked={checkout.textUpdates}
          onChange={({ target }) => checkout.setTextUpdates(target.checked)}
        />
      )}
    </section>
  );
}
