import type { CartLine, CustomerInfo, FreshPrices, GeoPoint, HostV1, Menu, QuoteResponse } from '@chalkboard/contracts';
import { ApiError, decimalToMinor, describeError, formatMoney, useMutation } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { subtotalMinorOf } from '../../shared/cart/cart';
import type { useCart } from '../../shared/cart/use-cart';
import { deleteDraft, keepDraft, keptDraft } from '../../shared/checkout/checkout-draft';
import {
  acceptedPayments,
  paymentFor,
  refusalOf,
  refusalOfCode,
  type OrderType,
  type PaymentMethod,
  type Refusal,
  type TypedCustomer,
} from '../../shared/checkout/checkout-rules';
import { tipFaultOf, tipMinorOf, type ChosenTip } from '../../shared/checkout/chosen-tip';
import {
  deliveryByMenu,
  deliveryByQuote,
  deliveryFields,
  isDeliveryOffered,
} from '../../shared/checkout/delivery-terms';
import { addedMinorOf, changedCharges, chargesOf } from '../../shared/checkout/order-charges';
import { requestOf } from '../../shared/checkout/order-request';
import { failureOf, freshPricesOf, placeOrder, notificationChannel } from '../../shared/checkout/place-order';
import { applyFreshPrices, type PriceChange } from '../../shared/checkout/price-changes';
import { isTesting } from '../../shared/test-mode';
import { dependsOnTime } from '../../shared/times/timed-menu';
import { checkoutTexts, paymentTexts } from '../../texts';
import { focusOn } from './focus-on';
import type { When } from './order-time';
import { usePhoneCheck } from './use-phone-check';
import { useQuote } from './use-quote';
import { endTableBy, tablePaymentsOf, useSeatedTable } from './use-seated-table';

const { elsewhere, failed, placed, pricesChanged, waits, waitsAlready } = checkoutTexts;

const tipRefused = { title: paymentTexts.refused, fields: ['tip'] } as const;

const NOBODY: TypedCustomer = { name: '', phone: '', email: '', address: '', postcode: '', notes: '' };

/** What was typed before a reload. */
function typedBefore({ location: _location, ...typed }: Partial<CustomerInfo> = {}): TypedCustomer {
  return { ...NOBODY, ...typed };
}

/**
 * Everything the checkout page knows and does; amounts in minor units. @param letWait keeps an order back that is
 * placed without a network; `nameOf`: what a line is called to its guest
 */
export function useCheckout({
  host,
  menu,
  cart,
  online,
  letWait,
  nameOf,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly cart: ReturnType<typeof useCart>;
  readonly online: boolean;
  letWait(body: ReturnType<typeof requestOf>, currency: string): boolean;
  nameOf(line: CartLine): string;
}) {
  const { shareId, currency } = menu;
  const navigate = useNavigate();
  const [before] = useState(() => keptDraft(shareId));
  const [wantedType, setOrderType] = useState<OrderType>(before?.orderType ?? 'pickup');
  const table = useSeatedTable(shareId);
  const orderType = !table && isDeliveryOffered(menu) ? wantedType : 'pickup';
  const [chosenMethod, setPaymentMethod] = useState<PaymentMethod>(before?.paymentMethod ?? 'card');
  const [customer, setCustomer] = useState<TypedCustomer>(() => typedBefore(before?.customer));
  const [location, setLocation] = useState(before?.customer.location);
  const [allergyConfirmed, setAllergyConfirmed] = useState(before?.allergyConfirmed ?? false);
  // To agree is something that somebody does: nothing is ticked for them.
  const [textUpdates, setTextUpdates] = useState(before?.textUpdates ?? false);
  const [wantedWhen, setWhen] = useState<When>(before?.scheduledFor ? 'later' : 'asap');
  const [slot, setSlot] = useState(before?.scheduledFor);
  const [tip, setTip] = useState<ChosenTip | undefined>(before?.tip);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<string>();
  const [changes, setChanges] = useState<readonly PriceChange[]>([]);
  const [freshFee, setFreshFee] = useState<{ readonly of: string; readonly minor: number }>();

  const payments = table ? tablePaymentsOf(table) : acceptedPayments(menu, orderType);
  const paymentMethod = paymentFor(chosenMethod, payments);
  const canBePhone = usePhoneCheck(menu);
  const deliveryAsks = deliveryFields(menu);
  const postcode = customer.postcode.trim();
  const destination = {
    ...(deliveryAsks.postcode && postcode && { postcode }),
    ...(deliveryAsks.location && location && { location }),
  };
  const {
    quote,
    latest,
    status: quoteStatus,
    ask,
  } = useQuote({
    shareId,
    orderType,
    destination: orderType === 'delivery' ? destination : {},
    lines: cart.lines,
    scheduledFor: !table && dependsOnTime(menu) && wantedWhen === 'later' ? slot : undefined,
    atTable: table !== undefined,
  });
  const times = latest?.times;
  const tips = latest?.tips;
  // Who cannot order for now is offered what there is.
  const when: When = table ? 'asap' : times && !times.asap && times.slots.length > 0 ? 'later' : wantedWhen;
  const scheduledFor = when === 'later' ? slot : undefined;
  const problems = quote?.lines.map(({ problem, left }) => problem && { ...problem, left }) ?? [];
  const subtotalMinor = quote?.subtotal ?? subtotalMinorOf(cart.lines, currency);
  /** A delivery as far as it can be counted without asking; also while pickup is chosen, to be compared. */
  const deliveryHere = deliveryByMenu(menu, destination, subtotalMinor);
  const delivery = (orderType === 'delivery' && quote && deliveryByQuote(quote)) || deliveryHere;
  // A fee that the server gave holds for the same place and amount alone.
  const feeKey = JSON.stringify([destination, deliveryHere.feeMinor]);
  const shownFeeMinor =
    orderType === 'delivery' ? (freshFee?.of === feeKey ? freshFee.minor : deliveryHere.feeMinor) : 0;
  const feeMinor = quote?.deliveryFee ?? shownFeeMinor;
  const minimumMinor =
    quote?.minimumOrder ??
    (table ? 0 : orderType === 'delivery' ? deliveryHere.minimumMinor : decimalToMinor(menu.minimumOrder, currency));
  const deliveryProblem = orderType === 'delivery' ? delivery.problem?.refusal : undefined;
  const charges = chargesOf({ menu, quote, lines: cart.lines, orderType: table ? 'table' : orderType, feeMinor });
  const totalMinor = subtotalMinor + feeMinor + addedMinorOf(charges);
  const tipFault = tipFaultOf(tip, tips);
  const tipMinor = tipMinorOf(tip, tips, subtotalMinor);
  const hasAllergyNotice = menu.commonAllergens.length > 0;

  useEffect(
    () =>
      keepDraft(shareId, {
        customer: { ...customer, ...(location && { location }) },
        orderType,
        paymentMethod: chosenMethod,
        allergyConfirmed,
        textUpdates,
        scheduledFor,
        tip,
      }),
    [shareId, customer, location, orderType, chosenMethod, allergyConfirmed, textUpdates, scheduledFor, tip],
  );

  const takePrices = (unitPrices: readonly (number | undefined)[]) => {
    const asked = JSON.stringify(cart.lines);
    const { lines, changes: ofLines } = applyFreshPrices(cart.lines, unitPrices, currency, nameOf);
    if (ofLines.length > 0) cart.change((now) => (JSON.stringify(now) === asked ? lines : [...now]));
    return ofLines;
  };
  const takeFee = (fresh: number, shown: number): readonly PriceChange[] => {
    if (orderType !== 'delivery') return [];
    setFreshFee({ of: feeKey, minor: fresh });
    return fresh === shown
      ? []
      : [{ name: checkoutTexts.deliveryFee, before: formatMoney(shown, currency), now: formatMoney(fresh, currency) }];
  };
  const quoted = useEffectEvent((fresh: QuoteResponse) => {
    const all = [
      ...takePrices(fresh.lines.map(({ unitPrice }) => unitPrice)),
      ...takeFee(fresh.deliveryFee, shownFeeMinor),
    ];
    if (all.length > 0) setChanges(all);
  });
  useEffect(() => {
    if (quote) quoted(quote);
  }, [quote]);

  const showFreshPrices = (fresh: FreshPrices) => {
    const ofLines = takePrices(fresh.lines.map(({ unitPrice }) => decimalToMinor(unitPrice, currency)));
    const ofFee = takeFee(decimalToMinor(fresh.deliveryFee, currency), feeMinor);
    setChanges([...ofLines, ...ofFee, ...changedCharges(charges, fresh, currency)]);
  };

  const body = () =>
    requestOf({
      shareId,
      currency,
      customer,
      location: orderType === 'delivery' ? destination.location : undefined,
      orderType,
      paymentMethod,
      lines: cart.lines,
      subtotalMinor,
      feeMinor,
      charges,
      totalMinor,
      tipMinor,
      allergyConfirmed: hasAllergyNotice ? allergyConfirmed : undefined,
      textUpdates,
      scheduledFor,
      held: quote?.held,
      test: isTesting(shareId),
      atTable: table !== undefined,
    });
  const place = useMutation({
    mutationFn: () => placeOrder(body()),
    onSuccess: (answer) => {
      if (!answer) return host.toast({ title: elsewhere.title, description: elsewhere.description });
      host.toast({
        title: placed.title,
        description: placed.description({ channels: notificationChannel(answer) ?? placed.anyChannel }),
      });
      deleteDraft(shareId);
      if (answer.whatsappUrl) window.open(answer.whatsappUrl, '_blank', 'noopener');
      void navigate(`/menu/${shareId}`);
    },
    onError: (error) => {
      const fresh = freshPricesOf(error);
      if (fresh) showFreshPrices(fresh);
      const refused = error instanceof ApiError && error.problem ? refusalOfCode(error.problem) : undefined;
      setRefusal(refused);
      endTableBy(shareId, error, failed.description);
      setFailure(fresh || refused ? undefined : failureOf(error));
      focusOn(refused);
      ask();
      host.toast({
        title: fresh ? pricesChanged : failed.title,
        description: describeError(error, failed.description),
        variant: 'destructive',
      });
    },
  });

  const submit = () => {
    if (place.isPending) return;
    const orderability = {
      problems: problems.map((problem, index) => problem && cart.lines[index] && nameOf(cart.lines[index])),
      times: online ? times : undefined,
      when,
      scheduledFor,
    };
    const refused =
      refusalOf(
        {
          orderType,
          paymentMethod,
          customer,
          subtotalMinor,
          minimumMinor,
          deliveryProblem,
          ...orderability,
          tablePayments: table && payments,
          ...(canBePhone && { canBePhone }),
        },
        menu,
      ) ?? (tipFault === undefined ? undefined : { ...tipRefused, description: tipFault });
    setRefusal(refused);
    setFailure(undefined);
    if (refused) {
      host.toast({ title: refused.title, description: refused.description, variant: 'destructive' });
      return focusOn(refused);
    }
    setChanges([]);
    if (online) {
      place.mutate();
    } else if (!letWait(body(), currency)) {
      host.toast({ ...waitsAlready, variant: 'destructive' });
    } else {
      deleteDraft(shareId);
      host.toast({ title: waits.title, description: waits.description });
      void navigate(`/menu/${shareId}`);
    }
  };

  return {
    table,
    orderType,
    setOrderType: (type: OrderType) => setOrderType(type),
    paymentMethod,
    setPaymentMethod: (method: PaymentMethod) => setPaymentMethod(method),
    payments,
    customer,
    setField: (field: keyof TypedCustomer, value: string) => setCustomer((now) => ({ ...now, [field]: value })),
    allergyConfirmed,
    setAllergyConfirmed,
    hasAllergyNotice,
    textUpdates,
    setTextUpdates,
    times,
    timeZone: latest?.timeZone ?? menu.timeZone,
    when,
    setWhen: (next: When) => setWhen(next),
    scheduledFor,
    setScheduledFor: (at: string | undefined) => {
      setSlot(at);
      if (at !== undefined) setWhen('later');
    },
    problems,
    quoteStatus,
    refusal,
    failure,
    canBePhone,
    deliveryAsks,
    delivery,
    deliveryProblem,
    location,
    setLocation: (place: GeoPoint | undefined) => setLocation(place),
    changes,
    subtotalMinor,
    feeMinor,
    charges,
    totalMinor,
    tips,
    tip,
    tipMinor,
    setTip: (next: ChosenTip | undefined) => {
      setTip(next);
      setRefusal((now) => (now?.fields.includes('tip') ? undefined : now));
    },
    minimumMinor,
    placing: place.isPending,
    submit,
  };
}
