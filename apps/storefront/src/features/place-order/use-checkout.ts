import type { CustomerInfo, HostV1, Menu } from '@chalkboard/contracts';
import { decimalToMinor, describeError, formatMoney, useMutation } from '@chalkboard/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { subtotalMinorOf } from '../keep-cart/cart';
import type { useCart } from '../keep-cart/use-cart';
import { acceptedPayments, deliveryFeeMinor, refusalOf, type OrderType, type PaymentMethod, type Refusal } from './checkout-rules';
import { freshPricesOf, placeOrder } from './place-order';
import { applyFreshPrices, type PriceChange } from './price-changes';

const { failed, placed, pricesChanged } = texts.checkout;

const NOBODY: Required<CustomerInfo> = { name: '', phone: '', email: '', address: '', notes: '' };

/** Everything the checkout page knows and does; amounts in minor units. */
export function useCheckout({ host, menu, cart }: { readonly host: HostV1; readonly menu: Menu; readonly cart: ReturnType<typeof useCart> }) {
  const { shareId, currency } = menu;
  const navigate = useNavigate();
  const [orderType, setOrderType] = useState<OrderType>('pickup');
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('card');
  const [customer, setCustomer] = useState(NOBODY);
  const [allergyConfirmed, setAllergyConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [freshFeeMinor, setFreshFeeMinor] = useState<number>();

  const subtotalMinor = subtotalMinorOf(cart.lines, currency);
  const feeMinor = orderType === 'delivery' ? (freshFeeMinor ?? deliveryFeeMinor(menu, orderType)) : 0;
  const hasAllergyNotice = menu.commonAllergens.length > 0;

  const showFreshPrices = (fresh: NonNullable<ReturnType<typeof freshPricesOf>>) => {
    const { lines, changes: ofLines } = applyFreshPrices(cart.lines, fresh, currency);
    const freshFee = decimalToMinor(fresh.deliveryFee, currency);
    const feeChange = orderType === 'delivery' && freshFee !== feeMinor ? [{ name: texts.checkout.deliveryFee, before: formatMoney(feeMinor, currency), now: formatMoney(freshFee, currency) }] : [];
    cart.change(() => lines);
    if (orderType === 'delivery') setFreshFeeMinor(freshFee);
    setChanges([...ofLines, ...feeChange]);
  };

  const place = useMutation({
    mutationFn: () => placeOrder({ shareId, currency, customer, orderType, paymentMethod, lines: cart.lines, subtotalMinor, feeMinor, allergyConfirmed: hasAllergyNotice ? allergyConfirmed : undefined }),
    onSuccess: ({ notifications, whatsappUrl }) => {
      host.toast({ title: placed.title, description: placed.description(notifications.join(', ') || placed.anyChannel) });
      cart.change(() => []);
      if (whatsappUrl) window.open(whatsappUrl, '_blank', 'noopener');
      void navigate(`/menu/${shareId}`);
    },
    onError: (error) => {
      const fresh = freshPricesOf(error);
      if (fresh) showFreshPrices(fresh);
      host.toast({ title: fresh ? pricesChanged : failed.title, description: describeError(error, failed.description), variant: 'destructive' });
    },
  });

  const submit = () => {
    if (place.isPending) return;
    const refused = refusalOf({ orderType, paymentMethod, customer, subtotalMinor }, menu);
    setRefusal(refused);
    if (refused) {
      host.toast({ title: refused.title, description: refused.description, variant: 'destructive' });
      return refused;
    }
    setChanges([]);
    place.mutate();
    return undefined;
  };

  return {
    orderType, setOrderType: (type: OrderType) => setOrderType(type),
    paymentMethod, setPaymentMethod: (method: PaymentMethod) => setPaymentMethod(method), payments: acceptedPayments(menu, orderType),
    customer, setField: (field: keyof CustomerInfo, value: string) => setCustomer((now) => ({ ...now, [field]: value })),
    allergyConfirmed, setAllergyConfirmed, hasAllergyNotice,
    refusal, changes, subtotalMinor, feeMinor, totalMinor: subtotalMinor + feeMinor,
    placing: place.isPending, submit,
  };
}
