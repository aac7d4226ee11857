import type { CartLine, HostV1, Menu, PlaceOrderRequest } from '@chalkboard/contracts';
import { useState } from 'react';
import type { useCart } from '../../shared/cart/use-cart';
import { acceptedPayments, paymentFor, refusalOf, type RefusedField } from '../../shared/checkout/checkout-rules';
import type { ChosenTip } from '../../shared/checkout/chosen-tip';
import { requestOf } from '../../shared/checkout/order-request';
import { isTesting } from '../../shared/test-mode';
import { dependsOnTime } from '../../shared/times/timed-menu';
import { paymentTexts } from '../../texts';
import { amountsOf, type FreshFee } from './checkout-amounts';
import type { When } from './order-time';
import { useCheckoutFields, useKeptFields, type CheckoutFields } from './use-checkout-fields';
import { useFreshPrices } from './use-fresh-prices';
import { usePhoneCheck } from './use-phone-check';
import { usePlaceOrder } from './use-place-order';
import { useQuote, type QuoteState } from './use-quote';
import { tablePaymentsOf } from './use-seated-table';

const tipRefused = { title: paymentTexts.refused, fields: ['tip'] } as const;

interface CheckoutOptions {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly cart: ReturnType<typeof useCart>;
  readonly online: boolean;
  /** Keeps an order back that is placed without a network; false: one waits already. */
  letWait(body: PlaceOrderRequest, currency: string): boolean;
  /** What a line is called to its guest. */
  nameOf(line: CartLine): string;
}

/** Everything the checkout page knows and does; amounts in minor units. */
export function useCheckout({ host, menu, cart, online, letWait, nameOf }: CheckoutOptions) {
  const { shareId, currency } = menu;
  const { fields, quoted, amounts, fresh, payments, paymentMethod, when, scheduledFor } = useTerms(menu, cart, nameOf);
  const { quote, latest } = quoted;
  const { table } = fields;
  const canBePhone = usePhoneCheck(menu);
  const hasAllergyNotice = menu.commonAllergens.length > 0;
  const problems = quote?.lines.map(({ problem, left }) => problem && { ...problem, left }) ?? [];

  const ordered = {
    ...fields,
    ...amounts,
    paymentMethod,
    scheduledFor,
    location: fields.orderType === 'delivery' ? fields.destination.location : undefined,
    allergyConfirmed: hasAllergyNotice ? fields.allergyConfirmed : undefined,
  };
  const refusal = () =>
    refusalOf(
      {
        ...ordered,
        problems: problems.map((problem, index) => problem && cart.lines[index] && nameOf(cart.lines[index])),
        times: online ? latest?.times : undefined,
        when,
        tablePayments: table && payments,
        ...(canBePhone && { canBePhone }),
      },
      menu,
    ) ?? (amounts.tipFault === undefined ? undefined : { ...tipRefused, description: amounts.tipFault });
  const body = () => {
    const more = { held: quote?.held, test: isTesting(shareId), atTable: table !== undefined };
    return requestOf({ ...ordered, ...more, shareId, currency, lines: cart.lines });
  };
  const told = { onSend: fresh.clear, onFreshPrices: fresh.take, onRefused: quoted.ask };
  const { setRefusal, ...placing } = usePlaceOrder({ host, menu, online, letWait, body, refusal, ...told });

  return {
    ...fields,
    ...amounts,
    ...placing,
    paymentMethod,
    payments,
    hasAllergyNotice,
    times: latest?.times,
    tips: latest?.tips,
    timeZone: latest?.timeZone ?? menu.timeZone,
    when,
    scheduledFor,
    problems,
    quoteStatus: quoted.status,
    canBePhone,
    changes: fresh.changes,
    setTip: (next: ChosenTip | undefined) => {
      fields.setTip(next);
      setRefusal((now) => (now?.fields.includes('tip') ? undefined : now));
    },
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;

/** Why the order was refused, where it is this field's fault. */
export function refusedIn({ refusal }: Pick<CheckoutState, 'refusal'>, field: RefusedField): string | undefined {
  return refusal?.fields.includes(field) ? refusal.description : undefined;
}

/** What is ordered, when, for how much and how it is paid, as the page shows it. */
function useTerms(menu: Menu, cart: CheckoutOptions['cart'], nameOf: CheckoutOptions['nameOf']) {
  const fields = useCheckoutFields(menu);
  const { orderType, table } = fields;
  const quoted = useQuoteOf(fields, menu, cart.lines);
  const { quote, latest } = quoted;
  const { when, scheduledFor } = timeOf(fields, latest);
  const [freshFee, setFreshFee] = useState<FreshFee>();
  const amounts = amountsOf({ menu, fields, lines: cart.lines, quote, tips: latest?.tips, freshFee });
  const isDelivered = orderType === 'delivery';
  const fresh = useFreshPrices({ cart, currency: menu.currency, isDelivered, amounts, quote, setFreshFee, nameOf });
  const payments = table ? tablePaymentsOf(table) : acceptedPayments(menu, orderType);
  const paymentMethod = paymentFor(fields.chosenMethod, payments);
  useKeptFields(menu.shareId, fields, scheduledFor);
  return { fields, quoted, amounts, fresh, payments, paymentMethod, when, scheduledFor };
}

/** When it would be had. Who cannot order for now is offered what there is. */
function timeOf({ table, wantedWhen, slot }: CheckoutFields, latest: QuoteState['latest']) {
  const times = latest?.times;
  const isForLaterOnly = times && !times.asap && times.slots.length > 0;
  const when: When = table ? 'asap' : isForLaterOnly ? 'later' : wantedWhen;
  return { when, scheduledFor: when === 'later' ? slot : undefined };
}

function useQuoteOf(fields: CheckoutFields, menu: Menu, lines: readonly CartLine[]): QuoteState {
  const { orderType, destination, table, wantedWhen, slot } = fields;
  return useQuote({
    shareId: menu.shareId,
    orderType,
    destination: orderType === 'delivery' ? destination : {},
    lines,
    scheduledFor: !table && dependsOnTime(menu) && wantedWhen === 'later' ? slot : undefined,
    atTable: table !== undefined,
  });
}
