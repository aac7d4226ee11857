/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { isTesting } from '../../shared/test-mode';
import { menuWith } from '../../testing/menu.factory';
import { OwnerNotes } from './owner-notes';
// What is fetched when it is needed is at hand here: no test waits for a busy machine.
import './published-card';
import './test-bar';

let fake: ReturnType<typeof fakeApi>;
afterEach(() => (fake.restore(), sessionStorage.clear()));

function Address() {
  const { search, hash } = useLocation();
  return <p data-testid="address">{`address ${search}${hash}`}</p>;
}

function open(path: string, canEdit = true) {
  fake = fakeApi({ 'GET /api/menu/abc': { json: menuWith() }, 'GET /api/menu/abc/access': { json: { canEdit } } });
  const host = fakeHost();
  renderWithProviders(
    [
      {
        path: '/menu/:shareId',
        element: (
          <>
            <OwnerNotes host={host} />
            <Address />
          </>
        ),
      },
    ],
    path,
  );
  return host;
}
const address = () => screen.getByTestId('address').textContent;

test('whoever comes from Publish has the code at once, and the way to everything printed', async () => {
  open('/menu/abc?published=1');
  await screen.findByRole('heading', { name: 'Your menu is live' });
  expect(
    screen.getByRole('img', { name: `QR code that opens ${window.location.origin}/menu/abc` }).getAttribute('src'),
  ).toBe('/api/menu/abc/qr.svg');
  expect(screen.getByRole('link', { name: 'Print and share' }).getAttribute('href')).toBe('/menu/abc/share');
});

test('the address says nothing of it, so that a copied link opens the menu and no more', async () => {
  open('/menu/abc?q=soup&published=1');
  await screen.findByRole('heading', { name: 'Your menu is live' });
  expect(address()).toBe('address ?q=soup');
});

test('it is shown once: closed, it does not come again', async () => {
  open('/menu/abc?published=1');
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Close' })));
  expect(screen.queryByRole('heading', { name: 'Your menu is live' })).toBeNull();
});

test('who may not change the menu is shown nothing, though the address says so', async () => {
  open('/menu/abc?published=1', false);
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('/api/menu/abc/access'));
  await waitFor(() => expect(address()).toBe('address '));
  expect(screen.queryByRole('heading', { name: 'Your menu is live' })).toBeNull();
});

test('a guest asks for nothing', () => {
  open('/menu/abc');
  expect(fake.calls).toEqual([]);
});

test('a tab in which orders are tests says so until that is ended', async () => {
  open('/menu/abc?test=1');
  await screen.findByRole('region', { name: 'Test order' });
  expect([address(), isTesting('abc')]).toEqual(['address ', true]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave the test' })));
  expect([screen.queryByRole('region', { name: 'Test order' }), isTesting('abc')]).toEqual([null, false]);
});

test('who may not change the menu cannot be put into a test by an address', async () => {
  open('/menu/abc?test=1', false);
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toContain('/api/menu/abc/access'));
  await waitFor(() => expect(isTesting('abc')).toBe(false));
  expect(screen.queryByRole('region', { name: 'Test order' })).toBeNull();
});
