/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { directoryWith, restaurantWith } from '../testing/directory.factory';
import { DirectoryPage } from './directory';

let fake: ReturnType<typeof fakeApi>;
afterEach(() => fake.restore());

/** Where the page stands, and the browser's way back. */
function Place() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <button data-testid="back" onClick={() => void navigate(-1)}>
      {search}
    </button>
  );
}

async function open(answers: Parameters<typeof fakeApi>[0], search = '') {
  fake = fakeApi(answers);
  renderWithProviders(
    [
      {
        path: '/restaurant-directory',
        element: (
          <>
            <DirectoryPage />
            <Place />
          </>
        ),
      },
    ],
    `/restaurant-directory${search}`,
  );
  await waitFor(() => expect(screen.queryByText('Searching...')).toBeNull());
}
const asked = () => fake.calls.map(({ path }) => path);
const search = () => screen.getByTestId('back').textContent;
const choose = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const options = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a card says everything about a restaurant, with three of its features', async () => {
  await open({
    'GET /api/directory': { json: directoryWith([restaurantWith({ website: 'https://lucia.example.com/' })]) },
  });
  const card = screen.getByRole('article', { name: 'Osteria Lucia' });
  for (const text of [
    'Italian',
    '4.4',
    '(19 reviews)',
    'Small plates and natural wine',
    '12 Elm St, Chicago, IL 60601',
    'Mon – Fri 11 AM – 10 PM',
    '(312) 555-0100',
    'Vegan',
    'Delivery',
    'Online ordering',
    '$$',
  ])
    within(card).getByText(text);
  expect(within(card).queryByText('Pickup')).toBeNull();
  expect(within(card).getByRole('link', { name: 'View Menu' }).getAttribute('href')).toBe('/menu/lucia');
  expect(within(card).getByRole('link', { name: 'Website' })).toMatchObject({
    href: 'https://lucia.example.com/',
    rel: 'noopener noreferrer',
  });
  screen.getByText('1 Restaurant Found');
});

test('a card leaves out what is not known', async () => {
  const {
    website: _,
    phone: _phone,
    hours: _hours,
    priceRange: _range,
    description: _text,
    ...bare
  } = restaurantWith();
  await open({
    'GET /api/directory': { json: directoryWith([{ ...bare, rating: null, reviewCount: 0, features: [] }]) },
  });
  const card = screen.getByRole('article');
  within(card).getByText('No reviews yet');
  within(card).getByText('Hours not stated');
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['View Menu']);
});

test('the selects offer what the directory is narrowed by', async () => {
  await open({ 'GET /api/directory': { json: directoryWith() } });
  expect(options('Cuisine')).toEqual([
    'All',
    'Italian',
    'Chinese',
    'Seafood',
    'American',
    'Japanese',
    'Steakhouse',
    'Mexican',
    'Indian',
  ]);
  expect(options('State')).toEqual(['All', 'California', 'Florida', 'Texas', 'Washington', 'Illinois', 'New York']);
});

test('a choice is asked for, stands in the address, and is taken back by the way back', async () => {
  await open({
    'GET /api/directory': { json: directoryWith([restaurantWith(), restaurantWith({ id: 'b', name: 'Bella' })]) },
    'GET /api/directory?cuisine=Italian': { json: directoryWith() },
    'GET /api/directory?cuisine=Italian&state=New+York': { json: directoryWith([]) },
  });
  screen.getByText('2 Restaurants Found');
  await choose('Cuisine', 'Italian');
  await screen.findByText('1 Restaurant Found');
  await choose('State', 'New York');
  await screen.findByRole('heading', { name: 'No restaurants found' });
  expect(search()).toBe('?cuisine=Italian&state=New+York');
  await act(async () => fireEvent.click(screen.getByTestId('back')));
  await screen.findByText('1 Restaurant Found');
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('');
  expect(asked()).toHaveLength(3);
});

test('an address says what is shown, and what is none of the choices is passed over', async () => {
  await open(
    { 'GET /api/directory?search=pizza&state=Texas&rating=4&sort=name': { json: directoryWith() } },
    '?state=Texas&cuisine=Martian&rating=4&search=pizza&sort=name',
  );
  expect([
    screen.getByLabelText<HTMLInputElement>('Search').value,
    screen.getByLabelText<HTMLSelectElement>('Sort by').value,
    screen.getByLabelText<HTMLSelectElement>('Cuisine').value,
  ]).toEqual(['pizza', 'name', '']);
  screen.getByRole('article', { name: 'Osteria Lucia' });
});

test('what is typed is looked for when the typing pauses, once', async () => {
  await open({
    'GET /api/directory': { json: directoryWith([]) },
    'GET /api/directory?search=lucia': { json: directoryWith() },
  });
  for (const value of ['l', 'lu', 'luc', 'lucia '])
    await act(async () => fireEvent.change(screen.getByLabelText('Search'), { target: { value } }));
  await screen.findByRole('article', { name: 'Osteria Lucia' });
  expect([search(), asked()]).toEqual(['?search=lucia', ['/api/directory', '/api/directory?search=lucia']]);
});

test('filters are cleared all at once', async () => {
  await open(
    {
      'GET /api/directory?search=nothing&cuisine=Indian': { json: directoryWith([]) },
      'GET /api/directory': { json: directoryWith() },
    },
    '?search=nothing&cuisine=Indian',
  );
  screen.getByText('0 Restaurants Found');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' })));
  await screen.findByText('1 Restaurant Found');
  expect([
    search(),
    screen.getByLabelText<HTMLInputElement>('Search').value,
    screen.getByLabelText<HTMLSelectElement>('Cuisine').value,
  ]).toEqual(['', '', '']);
});

test('without a restaurant at all it says what will be here, and who may come', async () => {
  await open({ 'GET /api/directory': { json: directoryWith([]) } });
  screen.getByRole('heading', { name: 'No restaurants found' });
  screen.getByText('Restaurants show up here once they are approved and have published their menu.');
  screen.getByRole('button', { name: 'Clear Filters' });
  expect(screen.getByRole('link', { name: 'Put yours here' }).getAttribute('href')).toBe('/business-signup');
});

test('more restaurants come to the end of the list, and who reads on does so there', async () => {
  await open({
    'GET /api/directory': { json: directoryWith([restaurantWith()], { next: 'c1', total: 1200 }) },
    'GET /api/directory?cursor=c1': {
      json: directoryWith([restaurantWith({ id: 'b', name: 'Bella' })], { total: 1200 }),
    },
  });
  screen.getByText('1 of 1,200 shown');
  const more = screen.getByRole('link', { name: 'Load More Restaurants' });
  expect(more.getAttribute('href')).toBe('/restaurant-directory?cursor=c1');
  await act(async () => fireEvent.click(more));
  const bella = await screen.findByRole('article', { name: 'Bella' });
  expect(document.activeElement).toBe(within(bella).getByRole('link', { name: 'View Menu' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Load More Restaurants' })).toBeNull();
  expect(search()).toBe('');
});

test('a part further down says so, and leads back', async () => {
  await open(
    { 'GET /api/directory?cuisine=Italian&cursor=c1': { json: directoryWith() } },
    '?cuisine=Italian&cursor=c1',
  );
  expect(screen.getByRole('link', { name: 'Back to the beginning' }).getAttribute('href')).toBe(
    '/restaurant-directory?cuisine=Italian',
  );
});

test('a list that cannot be read is asked for again, and another filter as well', async () => {
  let answers = 0;
  await open({
    'GET /api/directory': () =>
      answers++ === 0
        ? {
            status: 503,
            json: { title: 'Not available', status: 503, code: 'x', detail: 'Please try again in a moment.' },
          }
        : { json: directoryWith() },
  });
  await screen.findByRole('heading', { name: 'Restaurants cannot be shown right now' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByRole('article', { name: 'Osteria Lucia' });
});
