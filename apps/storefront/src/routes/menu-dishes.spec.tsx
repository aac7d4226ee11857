/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fireEvent, screen, within } from '@testing-library/react';
import { MenuUnderTest, press, stored } from '../testing/menu-under-test';
import { markedMenu, menuWith } from '../testing/menu.factory';

const menu = new MenuUnderTest();

beforeAll(() => menu.prepareWindow());
afterEach(() => menu.close());

test('shows what cannot be ordered, in words and without a button', async () => {
  await menu.open();
  for (const [dish, words] of [
    ['Ravioli', 'Price to be confirmed'],
    ['Linguine', 'Sold out'],
    ['Branzino', 'Ask for the price'],
  ]) {
    expect(screen.getByText(words!)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Add to Cart: ${dish}` })).toBeNull();
  }
});

test('asks for the size and the extras of a dish that has them', async () => {
  await menu.open();
  await press('Add to Cart: Margherita');
  fireEvent.click(screen.getByRole('radio', { name: /14 inch/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Anchovies/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart $19.50' }));
  expect(stored()).toEqual([
    {
      name: 'Margherita (14 inch, Anchovies)',
      price: '$19.50',
      quantity: 1,
      total: 19.5,
      itemId: 'i5',
      variantId: 'v2',
      addOnIds: ['a1'],
    },
  ]);
});

test('says what each size of a dish costs, once', async () => {
  const size = (label: string, minor: number) => ({ id: label, label, price: `$${minor / 100}`, priceMinor: minor });
  const wine = (name: string, ...variants: ReturnType<typeof size>[]) => ({ id: name, name, price: '', variants });
  const categories = [
    {
      id: 'wine',
      name: 'Wine',
      items: [wine('Rosé', size('glass', 1300), size('bottle', 5200)), wine('Port', size('glass', 900))],
    },
  ];
  await menu.open({ json: menuWith({ categories }) });
  const words = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')!.textContent);
  expect(words).toEqual(['Roséglass $13bottle $52Add to Cart', 'Portglass $9Add to Cart']);
});

test('each dish says in plain words what it contains and who says so, as soon as one of them does', async () => {
  const [category] = menuWith().categories;
  const [printed, confirmed, none, ...others] = category!.items;
  const items = [
    { ...printed!, allergens: { source: 'printed' as const, names: ['A', 'G'] } },
    { ...confirmed!, allergens: { source: 'confirmed' as const, names: ['Eggs', 'Milk'] } },
    { ...none!, allergens: { source: 'confirmed' as const, names: [] } },
    ...others,
  ];
  await menu.open({ json: menuWith({ categories: [{ ...category!, items }] }) });
  const said = (dish: string) => screen.getByRole('heading', { name: dish }).closest('li')!.textContent;
  expect(said('Cacio e Pepe')).toContain('Allergens as printed on the menu: A, G');
  expect(said('Ravioli')).toContain('Allergens: Eggs, Milk · Confirmed by the restaurant');
  expect(said('Linguine')).toContain('Allergens: None of the 14 main ones · Confirmed by the restaurant');
  expect(said('Branzino')).toContain('Allergens: Not stated — please ask');
});

test('a menu that states nothing of its dishes says so once, and with a dish that is looked at', async () => {
  await menu.open({ json: menuWith({ commonAllergens: ['Eggs'] }) });
  expect(screen.getAllByText(/Not stated — please ask/)).toHaveLength(1);
  await press('Add to Cart: Margherita');
  expect(screen.getByRole('dialog').textContent).toContain('Not stated — please ask');
});

test('a size and an extra that are sold out say so and cannot be chosen', async () => {
  const [pasta] = menuWith().categories;
  const pizza = pasta!.items.at(-1)!;
  const [small, large] = pizza.variants!;
  const gone = {
    ...pizza,
    price: '',
    variants: [{ ...small!, soldOut: true }, large!],
    addOns: [{ ...pizza.addOns![0]!, soldOut: true }],
  };
  await menu.open({ json: menuWith({ categories: [{ ...pasta!, items: [gone] }] }) });
  const card = screen.getByRole('heading', { name: 'Margherita' }).closest('li')!;
  expect(card.textContent).toMatch(/^Margherita10 inch \$12\.50 Sold out14 inch \$17\.00/);
  await press('Add to Cart: Margherita');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ disabled, checked }) => [disabled, checked])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(dialog.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});

test('marks are letters that are read aloud as words, and explained once', async () => {
  await menu.open({ json: markedMenu });
  const row = screen.getByRole('heading', { name: 'Penne' }).closest('li')!;
  expect(row.querySelector('abbr')).toMatchObject({ textContent: 'VG', title: 'Vegan' });
  expect(within(row).getByText('Vegan')).toBeTruthy();
  expect(screen.getByText('VG', { selector: 'dt' }).nextSibling?.textContent).toBe('Vegan');
});

describe('a dish that is opened', () => {
  test('is there whole, and goes into the cart as often as chosen and with what is asked for', async () => {
    await menu.open();
    await press('Details: Margherita');
    const dialog = within(screen.getByRole('dialog', { name: 'Margherita' }));
    fireEvent.click(dialog.getByRole('radio', { name: /14 inch/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'One more Margherita' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Note for the kitchen' }), { target: { value: 'well done' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add 2 $34.00' }));
    expect(stored()).toEqual([
      {
        name: 'Margherita (14 inch)',
        price: '$17.00',
        quantity: 2,
        total: 34,
        itemId: 'i5',
        variantId: 'v2',
        notes: 'well done',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says what it contains, what it may contain, and what is not stated', async () => {
    const [category] = menuWith().categories;
    const [first, ...others] = category!.items;
    await menu.open({
      json: menuWith({
        commonAllergens: ['Eggs', 'Soy'],
        categories: [
          {
            ...category!,
            items: [{ ...first!, allergens: { source: 'confirmed', names: ['Eggs', 'Milk'] } }, ...others],
          },
        ],
      }),
    });
    const said = () =>
      [...screen.getByRole('dialog').querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    await press('Details: Cacio e Pepe');
    expect(said()).toEqual(['ContainsEggs, MilkConfirmed by the restaurant', 'May containSoyThe kitchen uses these']);
    await press('Close');
    await press('Details: Branzino');
    expect(said()).toEqual(['ContainsNot stated — please ask', 'May containEggs, SoyThe kitchen uses these']);
  });

  test('that cannot be ordered says why, and offers no way to add it', async () => {
    await menu.open();
    await press('Details: Linguine');
    const dialog = within(screen.getByRole('dialog', { name: 'Linguine' }));
    expect(dialog.getByText('Sold out')).toBeTruthy();
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
  });
});
