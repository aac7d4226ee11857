/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { AdminBusinessNote } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { listOf } from '../../testing/answers.factory';
import { BusinessNotes } from './business-notes';

const noteOf = (id: string, text: string): AdminBusinessNote => ({
  id,
  text,
  author: 'ada@example.com',
  at: '2026-11-20T10:00:00.000Z',
});

test('older notes that cannot be read are said to be so, below those that could', async () => {
  let works = false;
  const path = '/api/admin/businesses/b1/notes';
  const fake = fakeApi({
    [`GET ${path}`]: listOf([noteOf('n2', 'Called back.')], { next: 'c2', total: 2 }),
    [`GET ${path}?cursor=c2`]: () =>
      works ? listOf([noteOf('n1', 'Wants a call.')], { total: 2 }) : { status: 503, json: {} },
  });
  renderWithProviders([{ path: '/', element: <BusinessNotes host={fakeHost()} role="support" businessId="b1" /> }]);
  await screen.findByText('Called back.');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByRole('alert');
  screen.getByText('Called back.');
  works = true;
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Wants a call.');
  expect(screen.queryByRole('alert')).toBeNull();
  fake.restore();
});
