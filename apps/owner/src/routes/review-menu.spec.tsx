/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { MenuItem } from '@chalkboard/contracts';
import { fakeApi } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { entries, press, ReviewUnderTest } from '../testing/review-under-test';
import { doubtful, item, menu, reading, reviewOf, source, THREE } from '../testing/review.factory';

const review = new ReviewUnderTest();

beforeAll(() => review.prepareWindow());
afterEach(() => review.close());

test('shows what is in doubt, the least certain first and why, and the prices without a dish last', async () => {
  await review.open();
  expect(screen.getByText('3 left')).toBeTruthy();
  expect(entries().slice(0, 2)).toEqual(['Pea', 'Leek']);
  expect(screen.getAllByText('The price was hard to make out.')).toHaveLength(2);
  expect(screen.getByText('4 prices seen, 3 placed')).toBeTruthy();
});

test('a dish that was sold out until now is there again', async () => {
  const gone = (id: string, soldOutUntil: string) => ({ ...doubtful(id, 0.5), soldOut: true, soldOutUntil });
  await review.open({
    json: reviewOf([gone('Leek', '2020-01-01T00:00:00.000Z'), gone('Miso', '2100-01-01T00:00:00.000Z')]),
  });
  const rows = screen.getAllByText('Sold out').map((badge) => badge.closest('li')!.textContent);
  expect([rows.length, rows[0]]).toEqual([1, expect.stringContaining('Miso')]);
});

test('keys alone take the count to zero; then the menu can be published', async () => {
  const page = await review.open();
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
  expect(review.host.toasts.at(-1)).toMatchObject({ title: 'Your menu is published' });
  const [put, post] = review.fake.calls.filter(({ method }) => method !== 'GET');
  expect(put!.body).toMatchObject({
    baseVersion: 1,
    categories: [{ id: 'soups', items: [{ id: 'Leek' }, { id: 'Miso' }, { id: 'Pea' }] }],
  });
  expect(JSON.stringify(put!.body)).not.toContain('uncertain');
  expect(post!.path).toBe('/api/menu/abc/publish');
});

test('without a name it is asked for when it is published, saved, and then published', async () => {
  const page = review.openWith({
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
      review.fake.calls.some(({ method }) => method === 'PUT')
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
  expect(review.fake.calls.find(({ method }) => method === 'PUT')!.body).toEqual({
    restaurantName: 'Osteria Lucia',
    settledDetails: ['name'],
  });
});

test('single keys can be turned off; undo works all the same', async () => {
  await review.open();
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
  await review.open();
  press('Delete');
  expect(entries()).not.toContain('Pea');
  act(() => review.host.toasts.at(-1)!.action!.run());
  expect(entries()).toContain('Pea');
});

test('a price without a dish becomes an item by where it stands', async () => {
  await review.open({
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
  await review.open({
    json: reviewOf(THREE, { reading: { ...reading, prices: { seen: 4, placed: 3, unplaced } }, source }),
  });
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
    await review.open({
      json: { ...print.json, reading: { ...print.json.reading, verdict: 'publish-ready', reasons: [] } },
    });
    expect(screen.queryByRole('heading', { name: 'Everything is checked' })).toBeNull();
    expect(screen.getByText('2 left')).toBeTruthy();
    expect(screen.queryByText('Publish-ready')).toBeNull();
    expect(screen.getByText('“Duck Confit 24” stands on the paper, and at no dish')).toBeTruthy();
    expect(screen.getByText('Something on page 1 could not be read')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'None of it belongs to the menu' }));
    expect(screen.getByRole('heading', { name: 'Everything is checked' })).toBeTruthy();
    act(() => review.host.toasts.at(-1)!.action!.run());
    expect(screen.getByText('2 left')).toBeTruthy();
  });

  test('becomes a dish with the words of its line already written', async () => {
    await review.open(withPrint([{ text: 'Duck Confit 24', source: region }]));
    fireEvent.click(screen.getByText('Make it an item'));
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Duck Confit');
    expect((screen.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('24');
  });

  test('becomes a heading', async () => {
    await review.open(
      withPrint([{ text: 'Mains', source: region }], [item('Duck', { source: { name: { ...region, y: 0.6 } } })]),
    );
    fireEvent.click(screen.getByText('Make it a heading'));
    fireEvent.click(screen.getByRole('button', { name: 'Look through the whole menu' }));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Soups'), expect.stringContaining('Mains')]),
    );
  });
});

test('an item made of a price is on the way: when it is written, the rest of what is to check goes on', async () => {
  await review.open();
  fireEvent.click(screen.getByText('Show the one without a dish'));
  fireEvent.click(screen.getByText('Make it an item'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Whole menu');
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('To check');
  expect(document.activeElement?.textContent).toContain('Leek');
});

test('when all is checked the page no longer asks for a review', async () => {
  await review.open({
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
  await review.open();
  fireEvent.click(screen.getByText('Show the one without a dish'));
  fireEvent.click(screen.getByText('Not a price of the menu'));
  expect(screen.getByText('4 prices seen, 3 placed, 1 settled by you')).toBeTruthy();
});

test('before a menu is published its owner is told what was read of name, address and telephone', async () => {
  const { menu: read, ...facts } = reviewOf([doubtful('Pea', 0.2)], { source });
  await review.open({
    json: { menu: { ...read, restaurantAddress: '1 Quay', restaurantPhone: '555-0100' }, ...facts },
  });
  press('c');
  expect(
    screen.getByText(
      'At the top guests read “Lucia · 1 Quay · 555-0100”. If that is not right, change it in “Restaurant info”.',
    ),
  ).toBeTruthy();
});

test('a menu that nobody read has no paper and no facts, and can be edited all the same', async () => {
  await review.open({ json: reviewOf([item('Leek')], {}) });
  expect(screen.queryByText(/prices seen/)).toBeNull();
  expect(screen.queryByText(/deleted after 24 hours/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Leek/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByRole('form', { name: 'Edit Leek' })).toBeTruthy();
});

test('when the paper is gone the page says so plainly', async () => {
  await review.open({ json: reviewOf(THREE, { reading }) });
  expect(screen.getByText(/The photo was deleted after 24 hours, as promised\./)).toBeTruthy();
});

test('an empty menu offers the first step', async () => {
  await review.open({ json: { menu: { ...menu, categories: [] } } });
  fireEvent.click(screen.getByRole('button', { name: 'Add category' }));
  expect(screen.getByRole('textbox', { name: /Category name/ })).toBeTruthy();
});

const leaving = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Restaurant info' })));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const closesTab = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('a new item is there again after a look at the other tab, and is not left without a question', async () => {
  const page = await review.open({ json: reviewOf([item('Leek')], {}) });
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
  const page = await review.open();
  review.fake.restore();
  review.fake = fakeApi({
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
  await review.open({ json: reviewOf([item('Leek')], {}) });
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
  await review.open({ status, json: { type: 'about:blank', title: 't', status, code: 'menu.test' } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});
