/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { TextingToday } from '@chalkboard/contracts';
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { screen } from '@testing-library/react';
import { TextingTodayNote } from './texting-today';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

const show = (today: Partial<TextingToday>) => {
  api = fakeApi({
    'GET /api/admin/notifications/texting': {
      json: { day: '2026-11-21', numbers: 12, ceiling: 5000, alarming: false, heldBack: [], ...today },
    },
  });
  renderWithProviders([{ path: '/', element: <TextingTodayNote /> }], '/');
};

test('says how far today has come', async () => {
  show({});
  expect((await screen.findByRole('status')).textContent?.trim()).toBe(
    'Different numbers texted today (UTC): 12 of at most 5,000.',
  );
});

test('is loud when the ceiling is near, and says what was held back', async () => {
  show({
    numbers: 5000,
    alarming: true,
    heldBack: [
      { by: 'platform', messages: 3 },
      { by: 'kind', messages: 1 },
    ],
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Held back: 3 by the ceiling, 1 to a country or kind of number that is not texted. The ceiling is near or reached',
  );
});
