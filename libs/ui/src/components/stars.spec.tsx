/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fireEvent, render, screen } from '@testing-library/react';
import { StarInput, Stars } from './stars';

test('a rating is said with at most one decimal', () => {
  render(<Stars value={4.26} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('4.3 out of 5 stars');
});

test('a rating is given by one of five radios', () => {
  const given: number[] = [];
  render(<StarInput legend="Your rating" value={2} onChange={(value) => given.push(value)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect((screen.getByLabelText('2 stars') as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText('4 stars'));
  expect(given).toEqual([4]);
});
