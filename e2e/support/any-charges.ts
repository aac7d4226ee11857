import type {
  EditedCategories,
  EditedMenuRules,
  OpeningHours,
  PlaceOrderRequest,
  QuoteResponse,
} from '@chalkboard/contracts';
import fc from 'fast-check';
import { currencyExponent, minorToDecimal } from './currency';

/** In which zone each of them costs something else. */
const POSTCODES = ['10001', '20002'] as const;
/** Ids as the editor makes them: of eight letters. */
const CATEGORY = 'all-food';
const DISHES = ['the-soup', 'thepizza', 'the-wine'] as const;
const ALWAYS: OpeningHours = {
  weekly: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, from: '00:00', to: '24:00' })),
  exceptions: [],
};

/** A restaurant's prices and rules in one currency, and two carts. */
export interface AnyCharges {
  readonly currency: string;
  readonly categories: EditedCategories;
  readonly rules: EditedMenuRules;
  /** Shares that are proposed, percent. */
  readonly tips: readonly [number, number];
  readonly carts: readonly Pick<PlaceOrderRequest, 'orderType' | 'cart' | 'customerInfo'>[];
}

const percentFrom = (min: number) => fc.integer({ min, max: 30_000 }).map((thousandths) => thousandths / 1000);
const percent = percentFrom(0);

function charges(currency: string): fc.Arbitrary<AnyCharges> {
  const digits = currencyExponent(currency);
  const amount = fc.integer({ min: 1, max: 90_000 });
  const text = (minor: number) => minorToDecimal(minor, currency).toFixed(digits);
  const quantity = fc.integer({ min: 1, max: 9 });
  return fc
    .record({
      prices: fc.tuple(amount, amount, amount),
      sauces: fc.tuple(amount, amount),
      free: fc.integer({ min: 0, max: 1 }),
      fees: fc.tuple(amount, amount),
      freeFrom: fc.option(amount, { nil: undefined }),
      rates: fc.tuple(percent, percent, percent, percent),
      included: fc.boolean(),
      rounding: fc.constantFrom('line' as const, 'order' as const),
      service: percent,
      // A happy hour that takes nothing off is refused.
      off: percentFrom(1),
      quantities: fc.array(fc.tuple(quantity, quantity, quantity), { minLength: 2, maxLength: 2 }),
      postcode: fc.constantFrom(...POSTCODES),
      tips: fc.tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 26, max: 50 })),
    })
    .map(
      ({
        prices,
        sauces,
        free,
        fees,
        freeFrom,
        rates,
        included,
        rounding,
        service,
        off,
        quantities,
        postcode,
        tips,
      }) => ({
        currency,
        tips,
        categories: [
          {
            id: CATEGORY,
            name: 'All dishes',
            items: DISHES.map((id, at) => ({ id, name: `Dish ${at}`, price: text(prices[at]!) })),
          },
        ],
        rules: {
          delivery: {
            offered: true,
            zones: POSTCODES.map((code, at) => ({
              id: code,
              name: `Zone ${code}`,
              area: { kind: 'postcodes', postcodes: [code] },
              fee: fees[at]!,
              minimumOrder: 0,
              freeFrom,
            })),
          },
          taxes: {
            included,
            rounding,
            rates: [
              { id: 'food', name: 'Food tax', pickup: rates[0], delivery: rates[1] },
              { id: 'drinks', name: 'Drinks tax', pickup: rates[2], delivery: rates[3] },
            ],
            defaultRateId: 'food',
            categoryRates: {},
            itemRates: { [DISHES[2]]: 'drinks' },
            deliveryRateId: 'food',
            serviceCharge: { name: 'Service', percent: service, pickup: true, delivery: true, rateId: 'drinks' },
          },
          servingTimes: [{ id: 'day', name: 'All day', when: ALWAYS, for: { categoryIds: [CATEGORY], itemIds: [] } }],
          happyHours: [
            {
              id: 'happy',
              name: 'Happy day',
              when: ALWAYS,
              for: { categoryIds: [], itemIds: [DISHES[0], DISHES[2]] },
              off: { kind: 'percent', percent: off },
            },
          ],
          choices: {
            groups: [
              {
                id: 'sauce',
                name: 'Sauce',
                kind: 'each',
                min: 1,
                max: 2,
                free,
                options: sauces.map((unitPrice, at) => ({ id: `sauce-${at}`, name: `Sauce ${at}`, unitPrice })),
              },
            ],
            dishes: [{ itemId: DISHES[1], groupIds: ['sauce'] }],
          },
        },
        carts: (['pickup', 'delivery'] as const).map((orderType, order) => ({
          orderType,
          customerInfo: {
            name: 'Ada Lindqvist',
            phone: '(503) 555-0119',
            ...(orderType === 'delivery' && { address: '1 Long Street', postcode }),
          },
          cart: DISHES.map((id, at) => ({
            itemId: id,
            name: `Dish ${at}`,
            price: '',
            quantity: quantities[order]![at]!,
            total: 0,
            ...(id === DISHES[1] && {
              choices: [0, 1].map((sauce) => ({ groupId: 'sauce', optionId: `sauce-${sauce}` })),
            }),
          })),
        })),
      }),
    );
}

/** Random charges in each of these currencies; the same seed gives the same. */
export function anyCharges(currencies: readonly string[], seed: number): AnyCharges[] {
  return currencies.flatMap((currency, at) => fc.sample(charges(currency), { numRuns: 1, seed: seed + at }));
}

/** What a browser sends that shows this quote, with the last tip that it proposes. */
export function asShown(
  asked: Pick<PlaceOrderRequest, 'orderType' | 'cart' | 'customerInfo' | 'shareId'>,
  quote: QuoteResponse,
): PlaceOrderRequest {
  const decimal = (minor: number) => minorToDecimal(minor, quote.currency);
  return {
    ...asked,
    paymentMethod: 'cash',
    cart: asked.cart.map((line, at) => ({ ...line, total: decimal(quote.lines[at]?.total ?? 0) })),
    subtotal: decimal(quote.subtotal),
    deliveryFee: decimal(quote.deliveryFee),
    ...(quote.tax && !quote.tax.included && { tax: decimal(quote.tax.amount) }),
    ...(quote.serviceCharge && { serviceCharge: decimal(quote.serviceCharge.amount) }),
    total: decimal(quote.total),
    ...tipOf(quote),
    ...(quote.held !== undefined && { held: quote.held }),
  };
}

function tipOf({ tips, currency }: QuoteResponse): Pick<PlaceOrderRequest, 'tip'> {
  const share = tips?.shares.at(-1);
  return share ? { tip: minorToDecimal(share.amount, currency) } : {};
}
