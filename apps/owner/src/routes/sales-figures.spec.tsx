/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings } from '@chalkboard/contracts';
import { showSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { addressOf, dateOf } from '@chalkboard/web-kit';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { screen } from '@testing-library/react';
import { daysOf } from '../features/sales-figures/sales-period';
import { SalesFiguresPage } from './sales-figures';

const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  status: 'published',
  restaurantName: 'Lavagna',
  currency: 'EUR',
  language: 'fr',
  timeZone: 'UTC',
  version: 3,
  categories: [],
};

test('a plan without figures is told whose they are, and led to the plan; that is no failure', async () => {
  const days = daysOf('week', dateOf(Date.now(), menu.timeZone));
  const sales = addressOf(showSalesRoute, {
    params: { shareId: 'abc' },
    query: { ...days, step: 'day', of: 'menu' },
  });
  const fake = fakeApi({
    'GET /api/menu/abc': { json: menu },
    'GET /api/menu/abc/access': { json: { canEdit: true } },
    [`GET ${sales}`]: {
      status: 403,
      json: { type: 'about:blank', title: 'Not in your plan', status: 403, code: 'access.plan_needed' },
    },
  });
  const host = fakeHost();
  renderWithProviders(
    [{ path: '/menu/:shareId/figures', element: <SalesFiguresPage host={host} /> }],
    '/menu/abc/figures',
  );
  expect(await screen.findByRole('heading', { name: 'Sales figures are part of Pro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/menu/abc/details/plan');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(host.toasts).toEqual([]);
  fake.restore();
});
