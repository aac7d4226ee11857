/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { MenuItem } from '@chalkboard/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entries, press, ReviewUnderTest } from '../testing/review-under-test';
import { doubtful, item, reading, reviewOf, source, THREE } from '../testing/review.factory';

const review = new ReviewUnderTest();

beforeAll(() => review.prepareWindow());
afterEach(() => review.close());

describe('questions that fit', () => {
  const two = { ...doubtful('Pea', 0.2), doubt: { kind: 'two-readings' as const, otherPrice: '$8.00' } };

  test('of two prices one is chosen by one press', async () => {
    await review.open({ json: reviewOf([two, item('Miso')], { source }) });
    const choice = screen.getByRole('group', { name: 'Which is the price of Pea?' });
    expect(
      within(choice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['$5.00', '$8.00']);
    fireEvent.click(within(choice).getByRole('button', { name: '$8.00' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    await waitFor(() =>
      expect(review.fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ id: 'Pea', price: '$8.00' }, { id: 'Miso' }] }],
      }),
    );
  });

  test('a dish without a price is asked for it with a number pad, and is never found right without one', async () => {
    await review.open({ json: reviewOf([{ ...doubtful('Pea', 0.2), price: '€.24.00' }, item('Miso')], { source }) });
    expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
    expect(screen.queryByRole('button', { name: /All .* right/ })).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Price of Pea' });
    expect(field.getAttribute('inputmode')).toBe('decimal');
    fireEvent.change(field, { target: { value: '24' } });
    fireEvent.submit(field.closest('form')!);
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    await waitFor(() =>
      expect(review.fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ id: 'Pea', price: '24' }, { id: 'Miso' }] }],
      }),
    );
  });

  test('dishes of one category with one price are one question, and the answer can be taken back', async () => {
    await review.open({ json: reviewOf([doubtful('Leek', 0.6), doubtful('Pea', 0.2), item('Miso')], { source }) });
    expect(screen.getByText('2 dishes at $5.00 in Soups?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, all of them' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    expect(review.host.toasts.at(-1)).toMatchObject({ title: '2 dishes of Soups found right' });
    act(() => review.host.toasts.at(-1)!.action!.run());
    expect(screen.getByText('2 left')).toBeTruthy();
  });

  test('dishes of one category without a price can be given one price', async () => {
    await review.open({
      json: reviewOf(
        [
          { ...doubtful('Leek', 0), price: '' },
          { ...doubtful('Pea', 0), price: '' },
        ],
        { source },
      ),
    });
    const field = screen.getByRole('textbox', { name: 'One price for all 2 dishes of Soups' });
    fireEvent.change(field, { target: { value: '7.50' } });
    fireEvent.submit(field.closest('form')!);
    await waitFor(() =>
      expect(review.fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ price: '7.50' }, { price: '7.50' }] }],
      }),
    );
  });

  test('everything that looks right is confirmed at once; what lacks its price stays a question', async () => {
    await review.open({
      json: reviewOf([doubtful('Leek', 0.6), two, { ...doubtful('Tea', 0.1), price: '' }], { source }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'All 2 look right' }));
    expect(screen.getByText('1 left')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Price of Tea' })).toBeTruthy();
  });

  test('the rest of dishes and print is found right at once, and undo asks about both again', async () => {
    const unplaced = [{ text: 'Chef Anna', source: { page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.02 } }];
    await review.open({
      json: reviewOf([doubtful('Leek', 0.6), doubtful('Pea', 0.2)], {
        reading: { ...reading, prices: { seen: 2, placed: 2, unplaced: [] }, print: { placed: 0.9, unplaced } },
        source,
      }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, all the rest is right' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    press('z', { ctrlKey: true });
    expect(screen.getByText('3 left')).toBeTruthy();
    press('z', { ctrlKey: true, shiftKey: true });
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
  });

  test('the rest takes with it what guests see of the restaurant, which it names', async () => {
    await review.open({ json: reviewOf([doubtful('Leek', 0.6)], { source }) });
    const rest = within(screen.getByRole('region', { name: 'Compared with the paper?' }));
    expect(rest.getByText(/^So is what guests see of your restaurant: Lucia · US Dollar \(USD\)/)).toBeTruthy();
    fireEvent.click(rest.getByRole('button', { name: 'Yes, all the rest is right' }));
    const houseCalls = () =>
      review.fake.calls
        .filter(({ method, body }) => method === 'PUT' && 'settledDetails' in (body as object))
        .map(({ body }) => body);
    await waitFor(() =>
      expect(houseCalls()).toEqual([
        expect.objectContaining({ settledDetails: expect.arrayContaining(['name', 'currency']) as unknown }),
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
  });

  describe('of several categories', () => {
    const openAll = (categories: { id: string; items: MenuItem[] }[]) => {
      const read = reviewOf([], { source });
      return review.open({
        json: {
          ...read,
          menu: { ...read.menu, categories: categories.map((one) => ({ ...one, name: one.id.toUpperCase() })) },
        },
      });
    };
    const sized = (id: string) =>
      item(id, {
        uncertain: true,
        price: '',
        doubt: { kind: 'unnamed-sizes' },
        variants: [1, 2].map((number) => ({
          id: `${id}${number}`,
          label: `Price ${number}`,
          price: `$${number}.00`,
          priceMinor: number * 100,
        })),
      });

    test('sizes are named once for all dishes that are printed alike; they are still to be compared, and undo asks again', async () => {
      await openAll([
        { id: 'white', items: [sized('Riesling'), sized('Gavi')] },
        { id: 'red', items: [sized('Merlot')] },
      ]);
      const fields = screen.getAllByRole('textbox', { name: /^What is .* for\?$/ });
      fireEvent.change(fields[0]!, { target: { value: 'glass' } });
      expect(
        screen
          .getAllByRole('button', { name: 'Name all 3 in the menu' })
          .every((button) => (button as HTMLButtonElement).disabled),
      ).toBe(true);
      fireEvent.change(fields[1]!, { target: { value: 'bottle' } });
      fireEvent.click(screen.getAllByRole('button', { name: 'Name all 3 in the menu' })[0]!);
      expect(screen.getByText('3 left')).toBeTruthy();
      expect(screen.queryByText(/^Which sizes are these/)).toBeNull();
      expect(screen.getByRole('button', { name: 'All 3 look right' })).toBeTruthy();
      press('z', { ctrlKey: true });
      expect(screen.getByText('Which sizes are these? RED')).toBeTruthy();
    });

    test('a category alone can have its sizes named, where the others are called otherwise', async () => {
      await openAll([
        { id: 'white', items: [sized('Riesling'), sized('Gavi')] },
        { id: 'red', items: [sized('Merlot')] },
      ]);
      for (const [index, value] of ['glass', 'bottle'].entries())
        fireEvent.change(screen.getAllByRole('textbox', { name: /^What is .* for\?$/ })[index]!, { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Name these 2' }));
      expect(screen.getByText('Which sizes are these? RED')).toBeTruthy();
      expect(screen.queryByText('Which sizes are these? WHITE')).toBeNull();
    });

    test('what is left without a price is left out together, named before, and comes back by undo', async () => {
      const bare = (id: string) => item(id, { uncertain: true, price: '' });
      await openAll([
        { id: 'soups', items: [bare('Chef Anna'), bare('Leek')] },
        { id: 'mains', items: [bare('Follow us')] },
      ]);
      fireEvent.change(screen.getByRole('textbox', { name: 'Price of Leek' }), { target: { value: '5' } });
      fireEvent.submit(screen.getByRole('textbox', { name: 'Price of Leek' }).closest('form')!);
      const rest = within(screen.getByRole('region', { name: '2 still have no price' }));
      expect(rest.getByText(/all can be left out: Chef Anna, Follow us\./)).toBeTruthy();
      fireEvent.click(rest.getByRole('button', { name: 'Leave all 2 out' }));
      expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
      act(() => review.host.toasts.at(-1)!.action!.run());
      expect(screen.getByText('2 left')).toBeTruthy();
    });
  });

  test('words of a name that were hard to make out are marked, until it is settled', async () => {
    const unsure = {
      ...doubtful('Pea', 0.2),
      name: 'CUEST House',
      doubt: { kind: 'name' as const, unsureWords: ['CUEST'] },
    };
    await review.open({ json: reviewOf([unsure, item('Miso')], { source }) });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['CUEST']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name as it is printed' }), {
      target: { value: 'Guest House' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'This is the name' }));
    expect(document.querySelector('mark')).toBeNull();
    await waitFor(() =>
      expect(review.fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ name: 'Guest House' }, { name: 'Miso' }] }],
      }),
    );
  });

  test('how much is left stands in the bar, down to the last', async () => {
    await review.open({ json: reviewOf([doubtful('Leek', 0.6)], { source }) });
    expect(within(screen.getByRole('group', { name: 'Your work on this menu' })).getByText('1 to check')).toBeTruthy();
  });

  test('the count in the bar leads back to the question that was looked at, from the whole menu too', async () => {
    await review.open();
    press('j');
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Whole menu/ }));
    expect(entries()).toContain('Miso');
    fireEvent.click(screen.getByRole('button', { name: '3 to check' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Leek'));
    expect(entries()).not.toContain('Miso');
  });
});

test('where marks are taken for prices again and again, they are let go together, and can be brought back', async () => {
  const unplaced = [0.5, 0.6, 0.7].map((y) => ({
    text: '$6.00',
    source: { page: 1, x: 0.8, y, width: 0.1, height: 0.02 },
  }));
  await review.open({
    json: reviewOf(THREE, { reading: { ...reading, prices: { seen: 6, placed: 3, unplaced } }, source }),
  });
  expect(screen.getByText('5 left')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'None of them is a price' }));
  expect(screen.getByText('2 left')).toBeTruthy();
  act(() => review.host.toasts.at(-1)!.action!.run());
  expect(screen.getByText('5 left')).toBeTruthy();
});

test('of two prices that are no sizes the owner removes one, and the other is the price', async () => {
  const variants = [4, 6].map((price, index) => ({
    id: `v${price}`,
    label: `Price ${index + 1}`,
    price: `$${price}.00`,
  }));
  await review.open({ json: reviewOf([{ ...doubtful('Tea', 0.2), price: '', variants }], { source }) });
  press('Enter');
  fireEvent.click(screen.getByRole('button', { name: 'Remove size Price 1' }));
  expect((screen.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('$6.00');
  expect(screen.queryByRole('button', { name: 'Make each size an item' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save, looks right' }));
  fireEvent.click(screen.getByRole('button', { name: 'Look through the whole menu' }));
  expect(document.querySelector('[data-entry=Tea]')!.textContent).toContain('$6.00');
  expect(document.querySelector('[data-entry=Tea]')!.textContent).not.toContain('Price 2');
});

test('sizes that nobody named are asked for before an item looks right, and may stay as they are', async () => {
  const variants = [1, 2].map((number) => ({ id: `v${number}`, label: `Price ${number}`, price: `$${number}.00` }));
  await review.open({
    json: reviewOf([{ ...doubtful('Tea', 0.2), price: '', variants }, doubtful('Milk', 0.4)], { source }),
  });
  expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Name the sizes' })).toBeTruthy();
  press('c');
  expect(screen.getByText('2 left')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save, looks right' }));
  expect(screen.getByText('1 left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Looks right' })).toBeTruthy();
});

test('sizes named once are named for their neighbours, and the category can be named from there', async () => {
  const sizes = (id: string) =>
    [1, 2].map((number) => ({ id: `${id}${number}`, label: `Price ${number}`, price: `$${number}.00` }));
  await review.open({
    json: reviewOf([
      { ...doubtful('Tea', 0.2), variants: sizes('t') },
      { ...doubtful('Milk', 0.4), variants: sizes('m') },
    ]),
  });
  press('Enter');
  const first = screen.getByRole('textbox', { name: 'Size 1' });
  expect(document.activeElement).toBe(first);
  for (const [name, value] of [
    ['Size 1', 'cup'],
    ['Size 2', 'pot'],
  ] as const)
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.blur(first);
  fireEvent.click(screen.getByRole('button', { name: 'Name the sizes of the other item here the same' }));
  expect(screen.getByText('Sizes of 1 item named')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Category name/ }), { target: { value: 'Hot drinks' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Edit category Soups' }));
  expect(screen.getByRole('heading', { name: 'Hot drinks' })).toBeTruthy();
  expect(document.querySelector('[data-entry=Milk]')!.textContent).toContain('cup $1.00');
});
