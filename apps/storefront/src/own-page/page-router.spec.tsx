/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PageRouter } from './page-router';

const PATHS = ['/menu/:shareId', '/checkout/:shareId'];

function Where() {
  const { pathname, search, hash, state } = useLocation();
  const [, setParams] = useSearchParams();
  return (
    <>
      <p>{[pathname, search, hash, JSON.stringify(state)].join(' ')}</p>
      <Link to="/checkout/abc" state={{ from: 'menu' }}>
        checkout
      </Link>
      <button onClick={() => setParams({ q: 'tea' }, { replace: true })}>look</button>
    </>
  );
}

const where = () => screen.getByRole('paragraph').textContent;
const open = () =>
  render(
    <PageRouter paths={PATHS} search={window.location.search.slice(1)}>
      <Where />
    </PageRouter>,
  );

beforeEach(() => window.history.replaceState(null, '', '/menu/abc?q=soup'));

test('goes to the pages of its own in this document, and back', async () => {
  open();
  expect(where()).toBe('/menu/abc ?q=soup  null');
  fireEvent.click(screen.getByText('checkout'));
  expect([where(), window.location.pathname]).toEqual(['/checkout/abc   {"from":"menu"}', '/checkout/abc']);
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  expect(where()).toBe('/menu/abc ?q=soup  null');
});

test('keeps what is looked for in the address without a step in the history', () => {
  open();
  const steps = window.history.length;
  fireEvent.click(screen.getByText('look'));
  expect([where(), window.location.search, window.history.length]).toEqual(['/menu/abc ?q=tea  null', '?q=tea', steps]);
});

test('the anchor, and what the history keeps, are there once the drawn page is taken up', () => {
  window.history.replaceState({ key: 'k1', usr: { published: true } }, '', '/menu/abc#c1');
  open();
  expect(where()).toBe('/menu/abc  #c1 {"published":true}');
});

test('a page that breaks says so, and the page before it is drawn again on the way back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = () => undefined;
  function BreaksAtCheckout() {
    if (useLocation().pathname.startsWith('/checkout')) throw new Error('broken');
    return <Where />;
  }
  render(
    <PageRouter paths={PATHS} search="">
      <BreaksAtCheckout />
    </PageRouter>,
  );
  fireEvent.click(screen.getByText('checkout'));
  screen.getByRole('heading', { name: 'This page could not be shown' });
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
  screen.getByText('checkout');
  jest.restoreAllMocks();
});
