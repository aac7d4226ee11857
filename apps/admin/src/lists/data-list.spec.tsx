/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { adminList, AdminListQuery } from '@chalkboard/contracts';
import { open as openToAll, route } from '@chalkboard/contracts/api/route';
import { useFilters } from '@chalkboard/web-kit';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { listOf } from '../testing/answers.factory';
import { setTablesFit } from '../testing/window-width';
import { DataList } from './data-list';
import { filterControls } from './filter-controls';
import { RowButton } from './row-button';
import { SearchField } from './search-field';
import { useSelection } from './selection';
import { useStaffList } from './use-staff-list';

const listNamesRoute = route({
  id: 'test.listNames',
  method: 'GET',
  path: '/api/names',
  summary: 'Names.',
  access: openToAll('only in this test'),
  query: AdminListQuery.extend({ search: z.string().optional() }),
  answers: { 200: adminList(z.string()) },
});

function Names() {
  const [filters, setFilters] = useFilters(['search']);
  const { field, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listNamesRoute, { query: filters });
  const selection = useSelection(list.items, (name) => name);
  return (
    <>
      <SearchField label="Search" {...field('search')} />
      <DataList
        label="Names"
        list={list}
        keyOf={(name) => name}
        columns={[
          { name: 'Name', cell: (name) => <RowButton>{name}</RowButton> },
          { name: 'Letters', align: 'right', cell: (name) => name.length },
        ]}
        bar={{ selection, labelOf: (name) => `Select ${name}`, actions: <button type="button">Greet</button> }}
        empty={{ title: 'No names' }}
        onClear={onClear}
      />
    </>
  );
}

let fake: ReturnType<typeof fakeApi>;
function open(answers: Parameters<typeof fakeApi>[0], path = '/') {
  fake = fakeApi(answers);
  return renderWithProviders([{ path: '/', element: <Names /> }], path);
}

beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test('a list goes on where the part before ended, and says how many there are', async () => {
  open({
    'GET /api/names': listOf(['Ada'], { next: 'c2', total: 10_000, totalIsCapped: true }),
    'GET /api/names?cursor=c2': listOf(['Grace']),
  });
  await screen.findByText('Ada');
  expect(screen.getByRole('status').textContent).toBe('1 of 10,000+');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Grace');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('arrow keys lead from row to row, and the slash to the search', async () => {
  open({ 'GET /api/names': listOf(['Ada', 'Grace']) });
  const first = await screen.findByRole('button', { name: 'Ada' });
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Grace');
  fireEvent.keyDown(document.activeElement!, { key: 'Home' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('rows are chosen by x or their box, all at once or none, and let go by Escape', async () => {
  open({ 'GET /api/names': listOf(['Ada', 'Grace']) });
  const first = await screen.findByRole('button', { name: 'Ada' });
  first.focus();
  fireEvent.keyDown(first, { key: 'x' });
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  expect(screen.getByRole('button', { name: 'Greet' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Select Grace'));
  expect(screen.getByLabelText('Select all that are shown')).toHaveProperty('checked', true);
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Greet' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Select all that are shown'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('status').textContent).toBe('2 in all');
});

test('what is typed becomes a filter of the address, and of the list', async () => {
  open({ 'GET /api/names': listOf(['Ada', 'Grace']), 'GET /api/names?search=gra': listOf(['Grace']) });
  await screen.findByText('Ada');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gra ' } });
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('1 in all');
});

test('an address with a filter opens the list as it was', async () => {
  open({ 'GET /api/names?search=gra': listOf(['Grace']) }, '/?search=gra');
  await screen.findByText('Grace');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'gra');
});

test('what could not be read says so, and can be tried again', async () => {
  let down = true;
  open({ 'GET /api/names': () => (down ? { status: 503, json: {} } : listOf(['Ada'])) });
  await screen.findByRole('alert');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ada');
});

test('filters that leave nothing are said to, and can be cleared', async () => {
  open({ 'GET /api/names?search=zzz': listOf([]), 'GET /api/names': listOf(['Ada']) }, '/?search=zzz');
  await screen.findByRole('heading', { name: 'Nothing found' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Ada');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('without a row it says what will be there; a narrow window shows rows of two lines', async () => {
  open({ 'GET /api/names': listOf([]) });
  await screen.findByRole('heading', { name: 'No names' });
  fake.restore();
  document.body.replaceChildren();
  setTablesFit(false);
  open({ 'GET /api/names': listOf(['Ada']) });
  await screen.findByText('Ada');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'Names' })).toBeTruthy();
});
