/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { MenuItem, MenuReview } from '@chalkboard/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entries, press, ReviewUnderTest } from '../testing/review-under-test';
import { doubtful, item, reading, reviewOf, source } from '../testing/review.factory';

const review = new ReviewUnderTest();

beforeAll(() => review.prepareWindow());
afterEach(() => review.close());

describe('a currency that is not printed', () => {
  const unsigned = (items: MenuItem[]) => {
    const review = reviewOf(
      items.map((one) => ({ ...one, price: '£5.00' })),
      {
        reading: { ...reading, prices: { seen: 2, placed: 2, unplaced: [] }, verdict: 'publish-ready', reasons: [] },
        source,
      },
    );
    return { ...review, menu: { ...review.menu, currency: 'GBP', currencyAssumed: true as const } };
  };
  const choice = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'No currency is printed. Are your prices in this one?' });
  const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Yes, the rest is right' }));

  test('is asked for once for the whole menu, with a proposal, and counts as one thing to check', async () => {
    await review.open({ json: unsigned([doubtful('Pea', 0.2), item('Miso')]) });
    expect(choice().value).toBe('GBP');
    expect(screen.getByText('2 left')).toBeTruthy();
    press('c');
    expect(screen.getByText('Pea is settled. 1 left to check.')).toBeTruthy();
    expect(screen.getByText('Only the question above is open.')).toBeTruthy();
    expect(screen.queryByText('Publish-ready')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '1 to check' }));
    expect(document.activeElement?.contains(choice())).toBe(true);
  });

  test('is settled by one call, with the details of the house; then all is checked', async () => {
    await review.open({ json: unsigned([item('Miso')]) });
    fireEvent.change(choice(), { target: { value: 'EUR' } });
    accept();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy());
    expect(review.fake.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/api/menu/abc', { currency: 'EUR', settledDetails: expect.arrayContaining(['currency']) as unknown }],
    ]);
  });

  test('stays a question when it could not be saved', async () => {
    await review.open({ json: unsigned([item('Miso')]) });
    review.refuse = {
      status: 503,
      json: {
        title: 'Not available right now',
        code: 'edge.menu_unavailable',
        detail: 'Please try again in a moment.',
      },
    };
    accept();
    await waitFor(() =>
      expect(review.host.toasts.at(-1)).toMatchObject({
        title: 'Not saved',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      }),
    );
    expect(choice().disabled).toBe(false);
  });
});

describe('prices that are typed', () => {
  const price = (name = 'Price') => screen.getByRole<HTMLInputElement>('textbox', { name });
  const write = (value: string, field = price()) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const sentItems = () =>
    review.fake.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as MenuReview['menu']).categories[0]!.items);
  const openLeek = async (more: Partial<MenuItem> = {}, currency = 'USD') => {
    const read = reviewOf([item('Leek', more)], {});
    await review.open({ json: { ...read, menu: { ...read.menu, currency } } });
    fireEvent.click(screen.getByRole('button', { name: /^Leek/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  };

  test.each([
    ['abc', '“abc” is no price. Please write an amount such as 12.50, or words such as “market price”.'],
    ['1O.50', '“1O.50” has letters in it. Please write figures only, such as 12.50.'],
    ['12.5.0', '“12.5.0” is not one amount. Please write it such as 12.50.'],
    ['€12', 'This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'],
  ])('and are none say what to write, and are not sent: %s', async (typed, sentence) => {
    await openLeek();
    write(typed);
    expect(screen.getByText(sentence).id).toBe(price().getAttribute('aria-describedby'));
    expect([price().getAttribute('aria-invalid'), price().inputMode]).toEqual([
      'true',
      /[a-z€]/i.test(typed) ? 'text' : 'decimal',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(document.activeElement).toBe(price());
    write('12,50');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sentItems().map(([leek]) => leek!.price)).toEqual(['12.5']));
  });

  test('are in the menu’s currency, whose sign stands in the field', async () => {
    await openLeek({ price: '' }, 'EUR');
    expect(price().parentElement!.textContent).toBe('€');
    expect(price().title).toBe('An amount in Euro (EUR), or words such as “market price”');
    write('1.250,00 €');
    await waitFor(() => expect(sentItems().map(([leek]) => leek!.price)).toEqual(['1250']));
  });

  test('and are nothing ask whether the dish is free, and make no free dish before', async () => {
    await openLeek();
    write('0');
    const question = screen.getByRole('group', { name: '0 — is it free?' });
    fireEvent.click(within(question).getByRole('button', { name: 'No, correct it' }));
    expect(document.activeElement).toBe(price());
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect([screen.getByRole('form', { name: 'Edit Leek' }) !== null, sentItems()]).toEqual([true, []]);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, it is free' }));
    expect(screen.queryByText('0 — is it free?')).toBeNull();
    await waitFor(() => expect(sentItems().map(([leek]) => leek!.price)).toEqual(['0']));
  });

  test('and were free before are not asked about again', async () => {
    await openLeek({ price: '$0.00', priceMinor: 0 });
    expect(screen.queryByText('0 — is it free?')).toBeNull();
  });

  test('and were read as nothing are asked about before they are found right', async () => {
    await review.open({ json: reviewOf([{ ...doubtful('Leek', 0.2), price: '$0.00', priceMinor: 0 }], { source }) });
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Save, looks right' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Yes, it is free' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, it is free' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save, looks right' }));
    expect(screen.queryByText('1 left')).toBeNull();
  });

  test('may be the market’s, without a keyboard that has letters', async () => {
    await openLeek({ price: '' });
    fireEvent.click(screen.getByRole('button', { name: 'It is the market price' }));
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(sentItems().map(([leek]) => leek!.price)).toEqual(['Market price']));
  });

  test('as they were read are told too, and are not found right as they are', async () => {
    await review.open({ json: reviewOf([{ ...doubtful('Leek', 0.2), price: '€.24.00' }], { source }) });
    press('Enter');
    expect(
      screen.getByText('This menu is in US Dollar (USD). Please write the amount in that currency, such as 12.50.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save, looks right' }));
    expect([screen.getByText('1 left') !== null, document.activeElement]).toEqual([true, price()]);
  });

  test('of sizes and extras are held to the same, and each can be sold out alone', async () => {
    await openLeek({
      price: '',
      variants: [
        { id: 'cup00001', label: 'Cup', price: '$4.00' },
        { id: 'bowl0001', label: 'Bowl', price: '$6.00' },
      ],
    });
    write('-6', price('Price: Bowl'));
    expect(screen.getByText('A price cannot be below zero. Please write an amount such as 12.50.')).toBeTruthy();
    write('6.5', price('Price: Bowl'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sold out: Cup' }));
    await waitFor(() =>
      expect(sentItems().at(-1)?.[0]?.variants).toMatchObject([
        { label: 'Cup', price: '$4.00', soldOut: true },
        { label: 'Bowl', price: '6.5' },
      ]),
    );
    expect(sentItems().at(-1)![0]!.variants![1]).not.toHaveProperty('soldOut');
  });

  test('of a new item are looked at before it is added', async () => {
    await review.open({ json: reviewOf([item('Leek')], {}) });
    fireEvent.click(screen.getByRole('button', { name: 'Add item' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Gazpacho' } });
    write('abc');
    fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Add item' }));
    expect([document.activeElement, entries()]).toEqual([price(), ['Leek']]);
    write('7');
    fireEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Add item' }));
    expect(entries()).toHaveLength(2);
  });
});
