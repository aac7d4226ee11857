/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TopMenu, TopMenus } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { TopMenusSection } from './top-menus-section';

const menuOf = (shareId: string, restaurantName: string, currency = 'USD'): TopMenu => ({
  shareId,
  restaurantName,
  currency,
  orders: 3,
  refused: 0,
  revenue: 4500,
});

test('menus of one name are told apart by their address, and one menu’s currencies by themselves', async () => {
  const menus = [
    menuOf('osteria', 'Lavagna'),
    menuOf('trattoria', 'Lavagna'),
    menuOf('bella', 'Bella'),
    menuOf('bella', 'Bella', 'EUR'),
  ];
  const answer: TopMenus = {
    zone: 'UTC',
    countedAt: null,
    months: [
      { month: '2026-10', menus: menus.slice(0, 1) },
      { month: '2026-11', menus },
    ],
  };
  const fake = fakeApi({ 'GET /api/admin/analytics/top-menus?from=2026-10&to=2026-11&sort=orders': { json: answer } });
  renderWithProviders([
    {
      path: '/',
      element: <TopMenusSection host={fakeHost()} time={{ from: '2026-10-01', to: '2026-11-21', step: 'day' }} />,
    },
  ]);
  const table = within(await screen.findByRole('table', { hidden: true }));
  expect(table.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Lavagna (osteria)',
    'Lavagna (trattoria)',
    'Bella (USD)',
    'Bella (EUR)',
  ]);
  fake.restore();
});
