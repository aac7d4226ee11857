/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { BoardOrder } from '@chalkboard/contracts';
import { render, screen } from '@testing-library/react';
import { boardOrder } from '../board.factory';
import { OrderSignals } from './order-signals';

const show = (call: BoardOrder['call']) => render(<OrderSignals order={{ ...boardOrder(), call }} timeZone="UTC" />);
const at = '2026-11-21T18:05:00.000Z';

test.each([
  ['calling', 'Calling your number (6:05 PM)'],
  ['answered', 'Your phone was picked up 6:05 PM, and no key pressed'],
  ['seen', 'Seen: 1 was pressed on your phone 6:05 PM'],
] as const)('a call that is %s says so', (state, text) => {
  show({ state, at });
  screen.getByText(text);
});

test('a call that reached nobody says why', () => {
  show({ state: 'failed', at, reason: 'The line was busy.' });
  screen.getByText('The call to your number reached nobody (6:05 PM)');
  screen.getByText('Why: The line was busy.');
});

test('without a call, messages and steps there is nothing to say', () => {
  expect(show(undefined).container.textContent).toBe('');
});
