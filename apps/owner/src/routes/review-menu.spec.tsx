/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type EditedCategories, type MenuItem, type MenuReview } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { savedCategories } from '../features/review-menu/saved-categories';
import { ReviewMenuPage } from './review-menu';

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
const doubtful = (id: string, price: number) =>
  item(id, { uncertain: true, uncertainReason: 'The price was hard to make out.', confidence: { name: 1, price } });
const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
};
const reading = {
  reader: 'ocr',
  prices: {
    seen: 4,
    placed: 3,
    unplaced: [{ text: '$9.00', source: { page: 1, x: 0.8, y: 0.9, width: 0.1, height: 0.02 } }],
  },
  verdict: 'please-review',
  reasons: ['2 items need your eye.'],
};
const source = {
  keptUntil: '2100-01-01T00:00:00Z',
  pages: [{ page: 1, width: 1000, height: 1400, url: '/api/menu/abc/source/pages/1' }],
};
const reviewOf = (items: MenuItem[], more: object = { reading, source }) =>
  ({ menu: { ...menu, categories: [{ id: 'soups', name: 'Soups', items }] }, ...more }) as unknown as MenuReview;
const THREE = [doubtful('Leek', 0.6), item('Miso'), doubtful('Pea', 0.2)];

let fake: ReturnType<typeof fakeApi>;
/** What a change is answered with, in place of the changed menu. */
let refuse: { readonly status: number; readonly json: unknown } | undefined;
const host = fakeHost();
async function open(answer: { status?: number; json?: unknown } = { json: reviewOf(THREE) }) {
  let saved: MenuReview['menu']['categories'] | undefined;
  fake = fakeApi({
    'GET /api/menu/abc/review': answer,
    'PUT /api/menu/abc': ({ body }) => {
      if (refuse) return refuse;
      const { categories = saved ?? (answer.json as MenuReview).menu.categories, ...changes } = body as Partial<
        MenuReview['menu']
      >;
      saved = categories;
      return { json: { ...menu, ...changes, version: 2, categories: savedCategories(categories as EditedCategories) } };
    },
    'POST /api/menu/abc/publish': { json: reviewOf(THREE).menu },
  });
  const page = renderWithProviders(
    [{ path: '/menu/:shareId/review', element: <ReviewMenuPage host={host} /> }],
    '/menu/abc/review',
  );
  await waitFor(() => expect(screen.queryByText(/^Loading your menu/)).toBeNull());
  return page;
}
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const entries = () => [...document.querySelectorAll<HTMLElement>('[data-entry]')].map(({ dataset }) => dataset.entry);

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  fake.restore();
  refuse = undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('shows what is in doubt, the least certain first and why, and the prices without a dish last', async () => {
  await open();
  expect(screen.getByText('3 left')).toBeTruthy();
  expect(entries().slice(0, 2)).toEqual(['Pea', 'Leek']);
  expect(screen.getAllByText('The price was hard to make out.')).toHaveLength(2);
  expect(screen.getByText('4 prices seen, 3 placed')).toBeTruthy();
});

test('a dish that was sold out until now is there again', async () => {
  const gone = (id: string, soldOutUntil: string) => ({ ...doubtful(id, 0.5), soldOut: true, soldOutUntil });
  await open({
    json: reviewOf([gone('Leek', '2020-01-01T00:00:00.000Z'), gone('Miso', '2100-01-01T00:00:00.000Z')]),
  });
  const rows = screen.getAllByText('Sold out').map((badge) => badge.closest('li')!.textContent);
  expect([rows.length, rows[0]]).toEqual([1, expect.stringContaining('Miso')]);
});

test('keys alone take the count to zero; then the menu can be published', async () => {
  const page = await open();
  press('c');
  expect(screen.getByText('2 left')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Leek');
  press(' ');
  expect(screen.getByText('1 left')).toBeTruthy();
  expect(screen.getByText('Leek is settled. 1 left to check.')).toBeTruthy();
  fireEvent.click(screen.getByText('Not a price of the menu'));
  const done = screen.getByRole('heading', { name: 'Everything is checked' }).parentElement!;
  fireEvent.click(within(done).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(host.toasts.at(-1)).toMatchObject({ title: 'Your menu is published' });
  const [put, post] = fake.calls.filter(({ method }) => method !== 'GET');
  expect(put!.body).toMatchObject({
    baseVersion: 1,
    categories: [{ id: 'soups', items: [{ id: 'Leek' }, { id: 'Miso' }, { id: 'Pea' }] }],
  });
  expect(JSON.stringify(put!.body)).not.toContain('uncertain');
  expect(post!.path).toBe('/api/menu/abc/publish');
});

test('without a name it is asked for when it is published, saved, and then published', async () => {
  fake = fakeApi({
    'GET /api/menu/abc/review': {
      json: {
        ...reviewOf([item('Leek')]),
        menu: { ...reviewOf([item('Leek')]).menu, restaurantName: 'My Restaurant' },
      },
    },
    'PUT /api/menu/abc': ({ body }) => ({
      json: { ...reviewOf([item('Leek')]).menu, ...(body as object), version: 2 },
    }),
    'POST /api/menu/abc/publish': () =>
      fake.calls.some(({ method }) => method === 'PUT')
        ? { json: reviewOf([item('Leek')]).menu }
        : {
            status: 422,
            json: {
              title: 'Publish failed',
              code: 'menu.no_name',
              detail: 'Please say what your restaurant is called.',
            },
          },
  });
  const page = renderWithProviders(
    [{ path: '/menu/:shareId/review', element: <ReviewMenuPage host={host} /> }],
    '/menu/abc/review',
  );
  fireEvent.click((await screen.findAllByRole('button', { name: 'Publish' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'What is your restaurant called?' }));
  const field = dialog.getByLabelText<HTMLInputElement>('Restaurant name');
  expect([field.value, dialog.getByRole('button', { name: 'Publish' })]).toEqual([
    '',
    expect.objectContaining({ disabled: true }),
  ]);
  fireEvent.change(field, { target: { value: 'Osteria Lucia' } });
  fireEvent.submit(field.closest('form')!);
  await waitFor(() => expect(page.location()).toBe('/menu/abc'));
  expect(fake.calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    restaurantName: 'Osteria Lucia',
    settledDetails: ['name'],
  });
});

test('single keys can be turned off; undo works all the same', async () => {
  await open();
  press('c');
  press('?');
  fireEvent.click(screen.getByLabelText(/Use single keys/));
  press('Escape');
  press('c');
  expect(screen.getByText('2 left')).toBeTruthy();
  press('z', { ctrlKey: true });
  expect(screen.getByText('3 left')).toBeTruthy();
  expect(screen.getByText('Undone: Pea looks right')).toBeTruthy();
});

test('a deleted item comes back by the message that tells of it', async () => {
  await open();
  press('Delete');
  expect(entries()).not.toContain('Pea');
  act(() => host.toasts.at(-1)!.action!.run());
  expect(entries()).toContain('Pea');
});

test('a price without a dish becomes an item by where it stands', async () => {
  await open({
    json: reviewOf([
      item('Leek', { source: { name: { page: 1, x: 0.1, y: 0.88, width: 0.2, height: 0.02 } } }),
      item('Miso'),
    ]),
  });
  fireEvent.click(screen.getByText('Show the one without a dish'));
  fireEvent.click(screen.getByText('Make it an item'));
  expect((screen.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('$9.00');
  const { length, 1: added } = entries();
  expect(length).toBe(3);
  expect(added).not.toBe('Miso');
  press('Escape');
  press('z', { ctrlKey: true });
  expect(screen.getByText('Show the one without a dish')).toBeTruthy();
});

test('a price without a dish that stands beside words becomes an item of that name', async () => {
  const unplaced = [
    { text: '$9.00', beside: 'Orange Chicken', source: { page: 1, x: 0.8, y: 0.5, width: 0.1, height: 0.02 } },
  ];
  await open({ json: reviewOf(THREE, { reading: { ...reading, prices: { seen: 4, placed: 3, unplaced } }, source }) });
  fireEvent.click(screen.getByText('“Orange Chicken $9.00” stands on the paper, and at no dish'));
  fireEvent.click(screen.getByText('Make it an item'));
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Orange Chicken');
  expect((screen.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('$9.00');
});

describe('print that has no place in the menu', () => {
  const region = { page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.02 };
  const withPrint = (unplaced: object[], items: MenuItem[] = []) => ({
    json: reviewOf([item('Miso'), ...items], {
      reading: { ...reading, prices: { seen: 1, placed: 1, unplaced: [] }, print: { placed: 0.9, unplaced } },
      source,
    }),
  });

  test('is asked about, also where it could not be read, and until then not everything is checked', async () => {
    const print = withPrint([{ text: 'Duck Confit 24', source: region }, { source: { ...region, y: 0.7 } }]);
    await open({ json: { ...print.json, reading: { ...print.json.reading, verdict: 'publish-ready', reasons: [] } } });
    expect(screen.queryByRole('heading', { name: 'Everything is checked' })).toBeNull();
    expect(screen.getByText('2 left')).toBeTruthy();
    expect(screen.queryByText('Publish-ready')).toBeNull();
    expect(screen.getByText('“Duck Confit 24” stands on the paper, and at no dish')).toBeTruthy();
    expect(screen.getByText('Something on page 1 could not be read')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'None of it belongs to the menu' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    act(() => host.toasts.at(-1)!.action!.run());
    expect(screen.getByText('2 left')).toBeTruthy();
  });

  test('becomes a dish with the words of its line already written', async () => {
    await open(withPrint([{ text: 'Duck Confit 24', source: region }]));
    fireEvent.click(screen.getByText('Make it an item'));
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Duck Confit');
    expect((screen.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('24');
  });

  test('becomes a heading', async () => {
    await open(
      withPrint([{ text: 'Mains', source: region }], [item('Duck', { source: { name: { ...region, y: 0.6 } } })]),
    );
    fireEvent.click(screen.getByText('Make it a heading'));
    fireEvent.click(screen.getByRole('button', { name: 'Look through the whole menu' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Soups'), expect.stringContaining('Mains')]),
    );
  });
});

describe('questions that fit', () => {
  const two = { ...doubtful('Pea', 0.2), doubt: { kind: 'two-readings' as const, otherPrice: '$8.00' } };

  test('of two prices one is chosen by one press', async () => {
    await open({ json: reviewOf([two, item('Miso')], { source }) });
    const choice = screen.getByRole('group', { name: 'Which is the price of Pea?' });
    expect(
      within(choice)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['$5.00', '$8.00']);
    fireEvent.click(within(choice).getByRole('button', { name: '$8.00' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    await waitFor(() =>
      expect(fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ id: 'Pea', price: '$8.00' }, { id: 'Miso' }] }],
      }),
    );
  });

  test('a dish without a price is asked for it with a number pad, and is never found right without one', async () => {
    await open({ json: reviewOf([{ ...doubtful('Pea', 0.2), price: '€.24.00' }, item('Miso')], { source }) });
    expect(screen.queryByRole('button', { name: 'Looks right' })).toBeNull();
    expect(screen.queryByRole('button', { name: /All .* right/ })).toBeNull();
    const field = screen.getByRole('textbox', { name: 'Price of Pea' });
    expect(field.getAttribute('inputmode')).toBe('decimal');
    fireEvent.change(field, { target: { value: '24' } });
    fireEvent.submit(field.closest('form')!);
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    await waitFor(() =>
      expect(fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ id: 'Pea', price: '24' }, { id: 'Miso' }] }],
      }),
    );
  });

  test('dishes of one category with one price are one question, and the answer can be taken back', async () => {
    await open({ json: reviewOf([doubtful('Leek', 0.6), doubtful('Pea', 0.2), item('Miso')], { source }) });
    expect(screen.getByText('2 dishes at $5.00 in Soups?')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Yes, all of them' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    expect(host.toasts.at(-1)).toMatchObject({ title: '2 dishes of Soups found right' });
    act(() => host.toasts.at(-1)!.action!.run());
    expect(screen.getByText('2 left')).toBeTruthy();
  });

  test('dishes of one category without a price can be given one price', async () => {
    await open({
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
      expect(fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ price: '7.50' }, { price: '7.50' }] }],
      }),
    );
  });

  test('everything that looks right is confirmed at once; what lacks its price stays a question', async () => {
    await open({ json: reviewOf([doubtful('Leek', 0.6), two, { ...doubtful('Tea', 0.1), price: '' }], { source }) });
    fireEvent.click(screen.getByRole('button', { name: 'All 2 look right' }));
    expect(screen.getByText('1 left')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Price of Tea' })).toBeTruthy();
  });

  test('the rest of dishes and print is found right at once, and undo asks about both again', async () => {
    const unplaced = [{ text: 'Chef Anna', source: { page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.02 } }];
    await open({
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
    await open({ json: reviewOf([doubtful('Leek', 0.6)], { source }) });
    const rest = within(screen.getByRole('region', { name: 'Compared with the paper?' }));
    expect(rest.getByText(/^So is what guests see of your restaurant: Lucia · US Dollar \(USD\)/)).toBeTruthy();
    fireEvent.click(rest.getByRole('button', { name: 'Yes, all the rest is right' }));
    const houseCalls = () =>
      fake.calls
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
      const review = reviewOf([], { source });
      return open({
        json: {
          ...review,
          menu: { ...review.menu, categories: categories.map((one) => ({ ...one, name: one.id.toUpperCase() })) },
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
      act(() => host.toasts.at(-1)!.action!.run());
      expect(screen.getByText('2 left')).toBeTruthy();
    });
  });

  test('words of a name that were hard to make out are marked, until it is settled', async () => {
    const unsure = {
      ...doubtful('Pea', 0.2),
      name: 'CUEST House',
      doubt: { kind: 'name' as const, unsureWords: ['CUEST'] },
    };
    await open({ json: reviewOf([unsure, item('Miso')], { source }) });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['CUEST']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Name as it is printed' }), {
      target: { value: 'Guest House' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'This is the name' }));
    expect(document.querySelector('mark')).toBeNull();
    await waitFor(() =>
      expect(fake.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        categories: [{ items: [{ name: 'Guest House' }, { name: 'Miso' }] }],
      }),
    );
  });

  test('how much is left stands in the bar, down to the last', async () => {
    await open({ json: reviewOf([doubtful('Leek', 0.6)], { source }) });
    expect(within(screen.getByRole('group', { name: 'Your work on this menu' })).getByText('1 to check')).toBeTruthy();
  });

  test('the count in the bar leads back to the question that was looked at, from the whole menu too', async () => {
    await open();
    press('j');
    fireEvent.mouseDown(screen.getByRole('tab', { name: /^Whole menu/ }));
    expect(entries()).toContain('Miso');
    fireEvent.click(screen.getByRole('button', { name: '3 to check' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Leek'));
    expect(entries()).not.toContain('Miso');
  });
});

test('an item made of a price is on the way: when it is written, the rest of what is to check goes on', async () => {
  await open();
  fireEvent.click(screen.getByText('Show the one without a dish'));
  fireEvent.click(screen.getByText('Make it an item'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Whole menu');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('To check');
  expect(document.activeElement?.textContent).toContain('Leek');
});

test('where marks are taken for prices again and again, they are let go together, and can be brought back', async () => {
  const unplaced = [0.5, 0.6, 0.7].map((y) => ({
    text: '$6.00',
    source: { page: 1, x: 0.8, y, width: 0.1, height: 0.02 },
  }));
  await open({ json: reviewOf(THREE, { reading: { ...reading, prices: { seen: 6, placed: 3, unplaced } }, source }) });
  expect(screen.getByText('5 left')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'None of them is a price' }));
  expect(screen.getByText('2 left')).toBeTruthy();
  act(() => host.toasts.at(-1)!.action!.run());
  expect(screen.getByText('5 left')).toBeTruthy();
});

test('when all is checked the page no longer asks for a review', async () => {
  await open({
    json: reviewOf([doubtful('Pea', 0.2)], {
      reading: { ...reading, prices: { seen: 1, placed: 1, unplaced: [] } },
      source,
    }),
  });
  expect(screen.getByText('Please review')).toBeTruthy();
  press('c');
  expect(screen.queryByText('Please review')).toBeNull();
  expect(screen.queryByText(/items need your eye/)).toBeNull();
  expect(screen.getByText('All checked')).toBeTruthy();
});

test('a price that its owner settled is not counted as one that was placed', async () => {
  await open();
  fireEvent.click(screen.getByText('Show the one without a dish'));
  fireEvent.click(screen.getByText('Not a price of the menu'));
  expect(screen.getByText('4 prices seen, 3 placed, 1 settled by you')).toBeTruthy();
});

test('before a menu is published its owner is told what was read of name, address and telephone', async () => {
  const { menu: read, ...facts } = reviewOf([doubtful('Pea', 0.2)], { source });
  await open({ json: { menu: { ...read, restaurantAddress: '1 Quay', restaurantPhone: '555-0100' }, ...facts } });
  press('c');
  expect(
    screen.getByText(
      'At the top guests read “Lucia · 1 Quay · 555-0100”. If that is not right, change it in “Restaurant info”.',
    ),
  ).toBeTruthy();
});

test('of two prices that are no sizes the owner removes one, and the other is the price', async () => {
  const variants = [4, 6].map((price, index) => ({
    id: `v${price}`,
    label: `Price ${index + 1}`,
    price: `$${price}.00`,
  }));
  await open({ json: reviewOf([{ ...doubtful('Tea', 0.2), price: '', variants }], { source }) });
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
  await open({ json: reviewOf([{ ...doubtful('Tea', 0.2), price: '', variants }, doubtful('Milk', 0.4)], { source }) });
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
  await open({
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

test('a menu that nobody read has no paper and no facts, and can be edited all the same', async () => {
  await open({ json: reviewOf([item('Leek')], {}) });
  expect(screen.queryByText(/prices seen/)).toBeNull();
  expect(screen.queryByText(/deleted after 24 hours/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Leek/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('form', { name: 'Edit Leek' })).toBeTruthy();
});

test('when the paper is gone the page says so plainly', async () => {
  await open({ json: reviewOf(THREE, { reading }) });
  expect(screen.getByText(/The photo was deleted after 24 hours, as promised\./)).toBeTruthy();
});

test('an empty menu offers the first step', async () => {
  await open({ json: { menu: { ...menu, categories: [] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Add category' }));
  expect(screen.getByRole('textbox', { name: /Category name/ })).toBeTruthy();
});

const leaving = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Restaurant info' })));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const closesTab = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a new item is there again after a look at the other tab, and is not left without a question', async () => {
  const page = await open({ json: reviewOf([item('Leek')], {}) });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add item' })));
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  fireEvent.change(name(), { target: { value: 'Gazpacho' } });
  for (const tab of [/To check/, /Whole menu/])
    fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 });
  expect(name().value).toBe('Gazpacho');
  expect(closesTab()).toBe(true);
  await leaving();
  await act(async () => fireEvent.click(within(question()!).getByRole('button', { name: 'Stay' })));
  expect([page.location(), question(), name().value]).toEqual(['/menu/abc/review', null, 'Gazpacho']);
  fireEvent.keyDown(name(), { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  expect(name().value).toBe('Gazpacho');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closesTab()).toBe(false);
  await leaving();
  expect(page.location()).toBe('/menu/abc/edit');
});

test('what was refused is not left without a question; what was taken is', async () => {
  const page = await open();
  fake.restore();
  fake = fakeApi({
    'PUT /api/menu/abc': {
      status: 422,
      json: { type: 'about:blank', title: 't', status: 422, code: 'menu.test', detail: 'Not so.' },
    },
  });
  press('c');
  await waitFor(() => screen.getByText('Not so.'));
  expect(closesTab()).toBe(true);
  await leaving();
  await act(async () => fireEvent.click(within(question()!).getByRole('button', { name: 'Leave' })));
  expect(page.location()).toBe('/menu/abc/edit');
});

test('the name of a category is taken over as it stands when the page shows something else', async () => {
  await open({ json: reviewOf([item('Leek')], {}) });
  fireEvent.click(screen.getByRole('button', { name: 'Edit category Soups' }));
  fireEvent.change(screen.getByRole('textbox', { name: /Category name/ }), { target: { value: 'Broths' } });
  for (const tab of [/To check/, /Whole menu/])
    fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Category name/ }).value).toBe('Broths');
});

test.each([
  [403, 'This device may not change this menu'],
  [404, 'Menu Not Found'],
  [500, 'The menu could not be shown'],
])('an answer %i is told as "%s"', async (status, title) => {
  await open({ status, json: { type: 'about:blank', title: 't', status, code: 'menu.test' } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});

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
    await open({ json: unsigned([doubtful('Pea', 0.2), item('Miso')]) });
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
    await open({ json: unsigned([item('Miso')]) });
    fireEvent.change(choice(), { target: { value: 'EUR' } });
    accept();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy());
    expect(fake.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['/api/menu/abc', { currency: 'EUR', settledDetails: expect.arrayContaining(['currency']) as unknown }],
    ]);
  });

  test('stays a question when it could not be saved', async () => {
    await open({ json: unsigned([item('Miso')]) });
    refuse = {
      status: 503,
      json: {
        title: 'Not available right now',
        code: 'edge.menu_unavailable',
        detail: 'Please try again in a moment.',
      },
    };
    accept();
    await waitFor(() =>
      expect(host.toasts.at(-1)).toMatchObject({
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
    fake.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as MenuReview['menu']).categories[0]!.items);
  const openLeek = async (more: Partial<MenuItem> = {}, currency = 'USD') => {
    const review = reviewOf([item('Leek', more)], {});
    await open({ json: { ...review, menu: { ...review.menu, currency } } });
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
    await open({ json: reviewOf([{ ...doubtful('Leek', 0.2), price: '$0.00', priceMinor: 0 }], { source }) });
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
    await open({ json: reviewOf([{ ...doubtful('Leek', 0.2), price: '€.24.00' }], { source }) });
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
    await open({ json: reviewOf([item('Leek')], {}) });
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
