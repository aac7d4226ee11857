import type { CustomerInfo, Menu } from '@chalkboard/contracts';
import { useEffect, useState } from 'react';
import { keepDraft, keptDraft, type CheckoutDraft } from '../../shared/checkout/checkout-draft';
import type { OrderType, PaymentMethod, TypedCustomer } from '../../shared/checkout/checkout-rules';
import type { ChosenTip } from '../../shared/checkout/chosen-tip';
import { deliveryFields, isDeliveryOffered } from '../../shared/checkout/delivery-terms';
import type { When } from './order-time';
import { useSeatedTable } from './use-seated-table';

const EMPTY = {
  orderType: 'pickup',
  paymentMethod: 'card',
  allergyConfirmed: false,
  // To agree is something that somebody does: nothing is ticked for them.
  textUpdates: false,
} as const;
const NOBODY: TypedCustomer = { name: '', phone: '', email: '', address: '', postcode: '', notes: '' };

/** What was filled in before a reload; without one an empty form. */
function fieldsBefore(shareId: string): {
  readonly draft: Pick<CheckoutDraft, 'scheduledFor' | 'tip'> & Required<Pick<CheckoutDraft, keyof typeof EMPTY>>;
  readonly typed: TypedCustomer;
  readonly location: CustomerInfo['location'];
} {
  const { customer, ...draft }: Partial<CheckoutDraft> = keptDraft(shareId) ?? {};
  const { location, ...typed }: Partial<CustomerInfo> = customer ?? {};
  return { draft: { ...EMPTY, ...draft }, typed: { ...NOBODY, ...typed }, location };
}

/** What the guest has filled in and chosen, as it was before a reload to begin with. */
export function useCheckoutFields(menu: Menu) {
  const [{ draft, ...before }] = useState(() => fieldsBefore(menu.shareId));
  const [wantedType, setOrderType] = useState<OrderType>(draft.orderType);
  const [chosenMethod, setPaymentMethod] = useState<PaymentMethod>(draft.paymentMethod);
  const [customer, setCustomer] = useState(before.typed);
  const [location, setLocation] = useState(before.location);
  const [allergyConfirmed, setAllergyConfirmed] = useState(draft.allergyConfirmed);
  const [textUpdates, setTextUpdates] = useState(draft.textUpdates);
  const [wantedWhen, setWhen] = useState<When>(draft.scheduledFor ? 'later' : 'asap');
  const [slot, setSlot] = useState(draft.scheduledFor);
  const [tip, setTip] = useState<ChosenTip | undefined>(draft.tip);
  const table = useSeatedTable(menu.shareId);
  const deliveryAsks = deliveryFields(menu);
  const postcode = customer.postcode.trim();
  return {
    table,
    orderType: !table && isDeliveryOffered(menu) ? wantedType : ('pickup' as const),
    setOrderType,
    chosenMethod,
    setPaymentMethod,
    customer,
    setField: (field: keyof TypedCustomer, value: string) => setCustomer((now) => ({ ...now, [field]: value })),
    deliveryAsks,
    /** Where it goes, where the fee depends on it. */
    destination: {
      ...(deliveryAsks.postcode && postcode && { postcode }),
      ...(deliveryAsks.location && location && { location }),
    },
    location,
    setLocation,
    allergyConfirmed,
    setAllergyConfirmed,
    textUpdates,
    setTextUpdates,
    wantedWhen,
    setWhen,
    slot,
    setScheduledFor: (at: string | undefined) => {
      setSlot(at);
      if (at !== undefined) setWhen('later');
    },
    tip,
    setTip,
  };
}

export type CheckoutFields = ReturnType<typeof useCheckoutFields>;

/** Keeps what was filled in over a reload. @param scheduledFor the time that the order would have now */
export function useKeptFields(shareId: string, fields: CheckoutFields, scheduledFor: string | undefined): void {
  const { customer, location, orderType, chosenMethod, allergyConfirmed, textUpdates, tip } = fields;
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
}
