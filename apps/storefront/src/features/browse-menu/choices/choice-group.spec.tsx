/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { ChoiceGroup, Menu } from '@chalkboard/contracts';
import { textReader } from '@chalkboard/menu-rules/menu-texts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { CartChoice } from '../../../shared/cart/cart';
import { menuWith } from '../../../testing/menu.factory';
import { DishSheet } from '../dish-sheet';

const group = (id: string, name: string, more: Partial<ChoiceGroup>): ChoiceGroup => ({
  id,
  name,
  kind: 'each',
  min: 0,
  max: 1,
  free: 0,
  options: [],
  ...more,
});
const groups = [
  group('sauce', 'Sauce', {
    min: 1,
    options: [
      { id: 'pesto', name: 'Pesto', unitPrice: 100, groupIds: ['nuts'] },
      { id: 'chili', name: 'Chili', unitPrice: 0, soldOut: true },
      { id: 'tomato', name: 'Tomato', unitPrice: 0 },
    ],
  }),
  group('toppings', 'Toppings', {
    max: 3,
    free: 1,
    repeats: true,
    options: [
      { id: 'cheese', name: 'Extra cheese', unitPrice: 150 },
      { id: 'linguine', name: 'A side of linguine', unitPrice: 300, itemId: 'i3' },
    ],
  }),
  group('nuts', 'Nuts', {
    min: 1,
    options: [
      { id: 'with', name: 'With', unitPrice: 0 },
      { id: 'without', name: 'Without', unitPrice: 0 },
    ],
  }),
];
const menu = menuWith({
  rules: { choices: { groups, dishes: [{ itemId: 'i1', groupIds: ['sauce', 'toppings'] }] } },
});

function open(shown: Menu = menu) {
  const added: CartChoice[] = [];
  render(
    <DishSheet
      item={shown.categories[0]!.items[0]!}
      menu={shown}
      read={textReader(shown, 'en')}
      onAdd={(choice) => added.push(choice)}
      onClose={() => undefined}
    />,
  );
  return added;
}
const addButton = () => screen.getByRole('button', { name: /^Add/ });

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

test('says what a group needs, and what is missing when the dish is to be added, with the focus there', () => {
  const added = open();
  expect(screen.getByRole('group', { name: 'Sauce required, choose one' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Toppings optional, up to 3, the first is free' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(addButton());
  expect(added).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Choose one of “Sauce”.');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Pesto/ }));
});

test('what is sold out cannot be chosen, itself or as a dish', () => {
  open();
  expect((screen.getByRole('radio', { name: /^Chili/ }) as HTMLInputElement).disabled).toBe(true);
  const more = screen.getByRole('button', { name: 'One more A side of linguine' });
  expect((more as HTMLButtonElement).disabled).toBe(true);
});

test('asks for what is within an option once it is chosen, counts the price, and puts all of it into the cart', () => {
  const added = open();
  expect(screen.queryByRole('group', { name: /^Nuts/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Pesto/ }));
  const cheese = screen.getByRole('button', { name: 'One more Extra cheese' });
  fireEvent.click(cheese);
  fireEvent.click(cheese);
  // Pesto 1.00 and one of two portions of cheese; the first is free.
  expect(addButton().textContent).toContain('$16.50');
  fireEvent.click(addButton());
  expect(added).toEqual([]);
  const nuts = screen.getByRole('group', { name: /^Nuts, for Pesto/ });
  fireEvent.click(within(nuts).getByRole('radio', { name: 'Without' }));
  fireEvent.click(addButton());
  expect(added).toMatchObject([
    {
      name: 'Cacio e Pepe (Sauce: Pesto (Nuts: Without), Toppings: 2 × Extra cheese)',
      unitMinor: 1650,
      choices: [
        { groupId: 'sauce', optionId: 'pesto', choices: [{ groupId: 'nuts', optionId: 'without' }] },
        { groupId: 'toppings', optionId: 'cheese', quantity: 2 },
      ],
    },
  ]);
});

test('halves are two boxes; the others are closed once two are ticked', () => {
  const halves = group('halves', 'Halves', {
    kind: 'halves',
    min: 2,
    max: 2,
    options: ['Margherita', 'Salami', 'Tuna'].map((name, at) => ({ id: name, name, unitPrice: at * 100 })),
  });
  const added = open(
    menuWith({ rules: { choices: { groups: [halves], dishes: [{ itemId: 'i1', groupIds: ['halves'] }] } } }),
  );
  fireEvent.click(addButton());
  expect(screen.getByRole('alert').textContent).toBe('Choose two halves.');
  for (const half of [/^Margherita/, /^Tuna/]) fireEvent.click(screen.getByRole('checkbox', { name: half }));
  expect((screen.getByRole('checkbox', { name: /^Salami/ }) as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(addButton());
  expect(added).toMatchObject([{ name: 'Cacio e Pepe (Half Margherita / half Tuna)', unitMinor: 1600 }]);
});

test('a dish without choices is as it was', () => {
  const added = open(menuWith());
  expect(screen.queryAllByRole('group').filter((one) => one.tagName === 'FIELDSET')).toEqual([]);
  fireEvent.click(addButton());
  expect(Object.keys(added[0]!)).not.toContain('choices');
});
