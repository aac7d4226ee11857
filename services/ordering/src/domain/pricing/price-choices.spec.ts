import { CURRENCIES, type CartLine, type ChoiceGroup, type MenuSnapshot } from '@chalkboard/contracts';
import { choicesPrice } from '@chalkboard/menu-rules/choices';
import fc from 'fast-check';
import { aMenu, anItem, forPickup } from '../testing/order.factory';
import { quote } from './price-order';

const sauce: ChoiceGroup = {
  id: 'sauce',
  name: 'Sauce',
  kind: 'each',
  min: 1,
  max: 1,
  free: 0,
  options: [
    { id: 'pesto', name: 'Pesto', unitPrice: 100 },
    { id: 'chili', name: 'Chili', unitPrice: 0, soldOut: true },
  ],
};
const toppings: ChoiceGroup = {
  id: 'toppings',
  name: 'Toppings',
  kind: 'each',
  min: 0,
  max: 4,
  free: 1,
  repeats: true,
  options: [
    { id: 'cheese', name: 'Extra cheese', unitPrice: 150, sizePrices: { Large: 250 } },
    { id: 'salami', name: 'Salami', unitPrice: 200, itemId: 'salami' },
  ],
};
const menuOf = (changes: Partial<MenuSnapshot> = {}) =>
  aMenu({
    items: [
      anItem({ addOns: [{ id: 'basil', name: 'Basil', unitPrice: 75 }] }),
      anItem({ id: 'salami', name: 'Salami' }),
    ],
    rules: {
      choices: { groups: [sauce, toppings], dishes: [{ itemId: 'margherita', groupIds: ['sauce', 'toppings'] }] },
    },
    ...changes,
  });
const line = (changes: Partial<CartLine> = {}): CartLine => ({
  name: 'Margherita',
  price: '',
  quantity: 1,
  total: 0,
  itemId: 'margherita',
  ...changes,
});
const pesto = { groupId: 'sauce', optionId: 'pesto' };
const cheese = { groupId: 'toppings', optionId: 'cheese' };
const salami = { groupId: 'toppings', optionId: 'salami' };

describe('a line with choices', () => {
  it('costs its choices too, and reads after size and extras as the kitchen wants it', () => {
    const choices = [{ ...cheese, quantity: 2 }, pesto];
    expect(quote(menuOf(), [line({ choices, addOnIds: ['basil'], quantity: 2 })], forPickup).lines).toEqual([
      {
        itemId: 'margherita',
        name: 'Margherita',
        options: ['Basil', 'Sauce: Pesto', 'Toppings: 2 × Extra cheese'],
        choices: [pesto, { ...cheese, quantity: 2 }],
        quantity: 2,
        unitPrice: 1250 + 75 + 100 + 150,
        total: 2 * (1250 + 75 + 100 + 150),
      },
    ]);
  });

  it('costs what the size says', () => {
    const items = [
      anItem({ unitPrice: null, variants: [{ id: 'l', label: 'large', unitPrice: 1800 }] }),
      anItem({ id: 'salami' }),
    ];
    const choices = [pesto, { ...cheese, quantity: 2 }];
    expect(quote(menuOf({ items }), [line({ variantId: 'l', choices })], forPickup).total).toBe(1800 + 100 + 250);
  });

  it.each<[string, CartLine['choices'], string, string]>([
    ['nothing of a required group', undefined, 'ordering.choice_needed', 'Please choose “Sauce” for “Margherita”.'],
    [
      'too many',
      [pesto, { ...cheese, quantity: 5 }],
      'ordering.choice_needed',
      'Please choose no more than 4 of “Toppings” for “Margherita”.',
    ],
    [
      'one twice that can be had once',
      [{ ...pesto, quantity: 2 }],
      'ordering.choice_needed',
      'Please choose no more than 1 of “Sauce” for “Margherita”.',
    ],
    [
      'an option that is not there',
      [pesto, { groupId: 'toppings', optionId: 'gold' }],
      'ordering.item_not_on_menu',
      'Something you chose for “Margherita” is not on the menu any more. Please choose again.',
    ],
    [
      'an option that is sold out',
      [{ groupId: 'sauce', optionId: 'chili' }],
      'ordering.item_not_available',
      '“Chili” is sold out for “Margherita”. Please choose again.',
    ],
  ])('is refused with %s', (_, choices, code, detail) =>
    expect(() => quote(menuOf(), [line({ ...(choices && { choices }) })], forPickup)).toThrow(
      expect.objectContaining({ code, detail }),
    ),
  );

  it('is refused with an option whose dish is sold out, and with choices of a dish that has none', () => {
    const items = [anItem(), anItem({ id: 'salami', soldOut: true }), anItem({ id: 'cola', name: 'Cola' })];
    expect(() => quote(menuOf({ items }), [line({ choices: [pesto, salami] })], forPickup)).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_available' }),
    );
    expect(() => quote(menuOf({ items }), [line({ itemId: 'cola', choices: [pesto] })], forPickup)).toThrow(
      expect.objectContaining({ code: 'ordering.item_not_on_menu' }),
    );
  });

  it('is priced as the page prices it, in any order of the picks, in every currency', () => {
    const picks = fc.tuple(
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 999_999 }),
    );
    fc.assert(
      fc.property(
        picks,
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 1, max: 99 }),
        ([cheeses, salamis, a, b], currency, quantity) => {
          const groups = [
            sauce,
            {
              ...toppings,
              options: [
                { ...toppings.options[0]!, unitPrice: a },
                { ...toppings.options[1]!, unitPrice: b },
              ],
            },
          ];
          const menu = menuOf({
            currency,
            rules: { choices: { groups, dishes: [{ itemId: 'margherita', groupIds: ['sauce', 'toppings'] }] } },
          });
          const choices = [
            pesto,
            ...(cheeses > 0 ? [{ ...cheese, quantity: cheeses }] : []),
            ...(salamis > 0 ? [{ ...salami, quantity: salamis }] : []),
          ];
          const priced = quote(menu, [line({ choices, quantity })], forPickup);
          const turned = quote(menu, [line({ choices: [...choices].reverse(), quantity })], forPickup);
          expect(turned).toEqual(priced);
          expect(priced.total).toBe((1250 + choicesPrice(menu.rules!.choices, 'margherita', choices)) * quantity);
          expect(priced.total).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
