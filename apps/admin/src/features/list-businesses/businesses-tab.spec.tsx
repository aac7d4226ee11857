/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { StaffRole } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { businessOf, listOf } from '../../testing/answers.factory';
import { setTablesFit } from '../../testing/window-width';
import { BusinessesTab } from './businesses-tab';

let fake: ReturnType<typeof fakeApi>;
function open(
  answers: Parameters<typeof fakeApi>[0],
  { role = 'admin', path = '/' }: { readonly role?: StaffRole; readonly path?: string } = {},
) {
  fake = fakeApi({
    'GET /api/admin/businesses': listOf([
      businessOf(),
      businessOf({ id: 'b2', businessName: 'Half a Café', registrationStatus: 'incomplete' }),
    ]),
    ...answers,
  });
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <BusinessesTab host={host} role={role} /> }], path);
  return host;
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => setTablesFit(true));
afterEach(() => fake.restore());

test('a status that is chosen is sent, and told', async () => {
  const host = open({
    'PATCH /api/admin/businesses/b1/status': { json: businessOf({ registrationStatus: 'approved' }) },
  });
  await screen.findByText('Lavagna');
  choose('Status of Lavagna', 'approved');
  await waitFor(() =>
    expect(host.toasts).toEqual([
      { title: 'Business status updated', description: 'Registration status has been changed' },
    ]),
  );
  expect(fake.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'approved' });
});

test('one that is refused goes back to what it was, and says why', async () => {
  const host = open({
    'PATCH /api/admin/businesses/b1/status': { status: 409, json: { title: 'No', code: 'x.y', detail: 'Not now.' } },
  });
  await screen.findByText('Lavagna');
  choose('Status of Lavagna', 'approved');
  await waitFor(() =>
    expect(host.toasts).toEqual([
      { title: 'Business status not updated', description: 'Not now.', variant: 'destructive' },
    ]),
  );
  expect(screen.getByLabelText('Status of Lavagna')).toHaveProperty('value', 'pending');
});

const OPEN = 'GET /api/admin/businesses/b1/open-orders';

test('one is turned down for a reason, after its open orders were named', async () => {
  const host = open({
    [OPEN]: { json: { total: 12, numbers: ['A-1', 'A-2'] } },
    'PATCH /api/admin/businesses/b1/status': { json: businessOf({ registrationStatus: 'rejected' }) },
  });
  await screen.findByText('Lavagna');
  choose('Status of Lavagna', 'rejected');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Lavagna?' }));
  await dialog.findByText('Lavagna: 12 open orders (A-1, A-2 and 10 more). They stay on the board until done.');
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(host.toasts.at(-1)).toMatchObject({ title: 'Missing fields', description: 'Please choose a reason' });
  expect(fake.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'duplicate' } });
  fireEvent.change(dialog.getByLabelText(/What the owner should know/), { target: { value: ' Twice in one day. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Business status updated'));
  expect(fake.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    status: 'rejected',
    reason: 'duplicate',
    note: 'Twice in one day.',
  });
});

test('nothing is turned down while nobody knows which orders are under way', async () => {
  let down = true;
  open({ [OPEN]: () => (down ? { status: 503, json: {} } : { json: { total: 0, numbers: [] } }) });
  await screen.findByText('Lavagna');
  choose('Status of Lavagna', 'rejected');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Lavagna?' }));
  await dialog.findByRole('alert');
  expect(dialog.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', true);
  down = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('No order is under way.');
  expect(dialog.getByRole('button', { name: 'Reject' })).toHaveProperty('disabled', false);
});

test('several are approved after one question, each by its own call; one that is refused is told and stays chosen', async () => {
  const host = open({
    'GET /api/admin/businesses': listOf([businessOf(), businessOf({ id: 'b2', businessName: 'Blue Nile' })]),
    'PATCH /api/admin/businesses/b1/status': { json: businessOf({ registrationStatus: 'approved' }) },
    'PATCH /api/admin/businesses/b2/status': {
      status: 409,
      json: { title: 'No', code: 'x.y', detail: 'It was left before its end.' },
    },
  });
  await screen.findByText('Blue Nile');
  fireEvent.click(screen.getByLabelText('Select all that are shown'));
  expect(screen.getByText('2 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve 2 businesses?' }));
  dialog.getByText(/^Lavagna, Blue Nile\. Their menus take orders/);
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(host.toasts).toEqual([
      {
        title: '1 of 2 done',
        description: 'One was not changed: It was left before its end.',
        variant: 'destructive',
      },
    ]),
  );
  expect(screen.getByText('1 selected')).toBeTruthy();
  expect(screen.getByLabelText('Select Blue Nile')).toHaveProperty('checked', true);
});

test('views show how many there are, and one is saved under a name', async () => {
  const host = open(
    {
      'GET /api/admin/businesses?status=pending&limit=1': listOf([businessOf()], { total: 33 }),
      'GET /api/admin/businesses?status=pending': listOf([businessOf()]),
      'GET /api/admin/businesses?plan=pro': listOf([businessOf()]),
      'GET /api/admin/profile/views': { json: { views: [] } },
      'POST /api/admin/profile/views': {
        status: 201,
        json: { id: 'v1', list: 'businesses', name: 'Pro', filters: { plan: 'pro' } },
      },
    },
    { path: '/?plan=pro' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Pending 33' }));
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveProperty('value', 'pending'));
  expect(screen.getByLabelText('Plan')).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Pending 33' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  choose('Status', '');
  choose('Plan', 'pro');
  fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save this view' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Pro' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('View saved'));
  expect(fake.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    list: 'businesses',
    name: 'Pro',
    filters: { plan: 'pro' },
  });
});

test('incomplete is shown and can be filtered by, and nobody sets it', async () => {
  open({ 'GET /api/admin/businesses?status=incomplete': listOf([]) });
  await screen.findByText('Half a Café');
  expect(screen.getByLabelText('Status of Half a Café')).toHaveProperty('disabled', true);
  expect(within(screen.getByLabelText('Status of Lavagna')).queryByText('Incomplete')).toBeNull();
  choose('Status', 'incomplete');
  await screen.findByRole('heading', { name: 'Nothing found' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Lavagna');
});

test('an export that fails says so, of the same filters as the list', async () => {
  const host = open({ 'GET /api/admin/businesses?plan=pro': listOf([businessOf()]) }, { path: '/?plan=pro' });
  await screen.findByText('Lavagna');
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(host.toasts).toMatchObject([{ title: 'Export failed', variant: 'destructive' }]));
  expect(fake.calls.at(-1)?.path).toBe('/api/admin/businesses/export?plan=pro');
});

test('a business is added once what is needed is told, and what the server finds wrong is marked', async () => {
  const host = open({
    'POST /api/admin/businesses': {
      status: 400,
      json: {
        title: 'Invalid',
        code: 'request.invalid',
        detail: 'Look again.',
        errors: [{ path: 'email', message: 'must be an e-mail address' }],
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add Business Manually' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add business' }));
  await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Missing fields'));
  expect(document.activeElement).toBe(dialog.getByLabelText('Business name'));
  for (const [label, value] of Object.entries({
    'Business name': 'Pies',
    'Owner name': 'Pat',
    Email: 'pat',
    Phone: '2075550100',
    Address: '1 Elm',
    City: 'Portland',
    'Business type': 'bakery',
  }))
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add business' }));
  await dialog.findByText('must be an e-mail address');
  expect(host.toasts.at(-1)).toEqual({
    title: 'Business not added',
    description: 'Look again.',
    variant: 'destructive',
  });
});

test('who may only read sees the status and changes nothing', async () => {
  open({}, { role: 'support' });
  await screen.findByText('Lavagna');
  expect(screen.queryByLabelText('Status of Lavagna')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Business Manually' })).toBeNull();
});
