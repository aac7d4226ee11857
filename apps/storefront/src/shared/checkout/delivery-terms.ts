import type { CustomerInfo, Menu, QuoteResponse } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { deliveryTerms, zonesAskFor } from '@chalkboard/menu-rules/delivery-zone';
import { lowestOfZones } from '@chalkboard/menu-rules/lowest-zone';
import { deliveryTexts } from '../../texts';
import type { Refusal } from './checkout-rules';

type DeliveryCode = keyof typeof deliveryTexts.refusals;

/** What a delivery costs as far as it is known, and why it is not possible; amounts in minor units. */
export interface ShownDelivery {
  readonly feeMinor: number;
  readonly minimumMinor: number;
  /** Why the fee is not known, or why it cannot be brought there. */
  readonly problem?: { readonly code: DeliveryCode; readonly refusal: Refusal };
  /** Name of the zone; absent: the menu's one fee holds. */
  readonly zone?: string;
  readonly freeFromMinor?: number;
}

type DeliveryMenu = Pick<Menu, 'rules' | 'deliveryFee' | 'minimumOrder' | 'currency'>;

/** Where the refusal of each code is put right. */
const FIELDS: Readonly<Record<DeliveryCode, Refusal['fields']>> = {
  'ordering.delivery_not_offered': ['type'],
  'ordering.postcode_required': ['postcode'],
  'ordering.location_required': ['location'],
  'ordering.outside_delivery_area': ['postcode', 'location', 'address'],
};

/** Whether the restaurant delivers, as far as its menu says. */
export function isDeliveryOffered({ rules }: Pick<Menu, 'rules'>): boolean {
  return rules?.delivery?.offered !== false;
}

/** Counts a delivery by the menu that this page has, as the server would. */
export function deliveryByMenu(
  menu: DeliveryMenu,
  destination: Pick<CustomerInfo, 'postcode' | 'location'>,
  subtotalMinor: number,
): ShownDelivery {
  const rules = menu.rules?.delivery;
  const terms = deliveryTerms(rules, destination, subtotalMinor);
  const minimumMinor = decimalToMinor(menu.minimumOrder, menu.currency);
  if (terms.kind === 'one_fee') return { feeMinor: decimalToMinor(menu.deliveryFee, menu.currency), minimumMinor };
  if (terms.kind === 'zone') {
    const { name, freeFrom, minimumOrder } = terms.zone;
    return {
      feeMinor: terms.fee,
      minimumMinor: minimumOrder,
      zone: name,
      ...(freeFrom !== undefined && { freeFromMinor: freeFrom }),
    };
  }
  const code =
    terms.kind === 'not_offered'
      ? 'ordering.delivery_not_offered'
      : terms.kind === 'outside'
        ? 'ordering.outside_delivery_area'
        : `ordering.${terms.needs}_required`;
  return {
    feeMinor: 0,
    minimumMinor: lowestOfZones(rules)?.minimumOrder ?? minimumMinor,
    problem: problemOf(code as DeliveryCode),
  };
}

/** A delivery by the server's word. @returns undefined where the quote names no zone */
export function deliveryByQuote({ zone, deliveryFee, minimumOrder }: QuoteResponse): ShownDelivery | undefined {
  if (!zone) return undefined;
  const amounts = { feeMinor: deliveryFee, minimumMinor: minimumOrder };
  if ('name' in zone)
    return { ...amounts, zone: zone.name, ...(zone.freeFrom !== undefined && { freeFromMinor: zone.freeFrom }) };
  const { code } = zone.problem;
  return isDeliveryCode(code) ? { ...amounts, problem: problemOf(code) } : amounts;
}

/** The fields that a delivery of this menu needs besides the address. */
export function deliveryFields({ rules }: Pick<Menu, 'rules'>): ReturnType<typeof zonesAskFor> {
  return zonesAskFor(rules?.delivery);
}

function isDeliveryCode(code: string): code is DeliveryCode {
  return Object.hasOwn(deliveryTexts.refusals, code);
}

function problemOf(code: DeliveryCode): NonNullable<ShownDelivery['problem']> {
  return { code, refusal: { ...deliveryTexts.refusals[code], fields: FIELDS[code] } };
}
