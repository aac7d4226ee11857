import type { CartLine, Menu, QuoteResponse } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { subtotalMinorOf } from '../../shared/cart/cart';
import { tipFaultOf, tipMinorOf } from '../../shared/checkout/chosen-tip';
import { deliveryByMenu, deliveryByQuote, type ShownDelivery } from '../../shared/checkout/delivery-terms';
import { addedMinorOf, chargesOf } from '../../shared/checkout/order-charges';
import type { CheckoutFields } from './use-checkout-fields';

/** A fee that the server gave; `of`: the place and amount that it holds for. */
export interface FreshFee {
  readonly of: string;
  readonly minor: number;
}

interface Counted {
  readonly menu: Menu;
  readonly fields: CheckoutFields;
  readonly lines: readonly CartLine[];
  /** The server's word on the cart as it is. */
  readonly quote: QuoteResponse | undefined;
  /** Of the last quote, whatever it was asked about. */
  readonly tips: QuoteResponse['tips'];
  readonly freshFee: FreshFee | undefined;
}

/** What the order costs, in minor units: by the server's word, and by the menu until that has come. */
export function amountsOf({ menu, fields, lines, quote, tips, freshFee }: Counted) {
  const { orderType, table, tip } = fields;
  const subtotalMinor = quote?.subtotal ?? subtotalMinorOf(lines, menu.currency);
  const { delivery, ...fee } = deliveryOf({ menu, fields, quote, freshFee, subtotalMinor });
  const feeMinor = quote?.deliveryFee ?? fee.shownFeeMinor;
  const charges = chargesOf({ menu, quote, lines, orderType: table ? 'table' : orderType, feeMinor });
  return {
    subtotalMinor,
    ...fee,
    feeMinor,
    delivery,
    deliveryProblem: orderType === 'delivery' ? delivery.problem?.refusal : undefined,
    charges,
    totalMinor: subtotalMinor + feeMinor + addedMinorOf(charges),
    tipFault: tipFaultOf(tip, tips),
    tipMinor: tipMinorOf(tip, tips, subtotalMinor),
  };
}

export type CheckoutAmounts = ReturnType<typeof amountsOf>;

function deliveryOf({
  menu,
  fields: { orderType, table, destination },
  quote,
  freshFee,
  subtotalMinor,
}: Omit<Counted, 'lines' | 'tips'> & { readonly subtotalMinor: number }) {
  const isDelivered = orderType === 'delivery';
  /** A delivery as far as it can be counted without asking; also while pickup is chosen, to be compared. */
  const here = deliveryByMenu(menu, destination, subtotalMinor);
  const delivery: ShownDelivery = (isDelivered && quote && deliveryByQuote(quote)) || here;
  const feeKey = JSON.stringify([destination, here.feeMinor]);
  const ownMinimum = isDelivered ? here.minimumMinor : decimalToMinor(menu.minimumOrder, menu.currency);
  return {
    delivery,
    feeKey,
    shownFeeMinor: !isDelivered ? 0 : freshFee?.of === feeKey ? freshFee.minor : here.feeMinor,
    minimumMinor: quote?.minimumOrder ?? (table ? 0 : ownMinimum),
  };
}
