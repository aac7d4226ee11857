/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

test('counts to 100 unless told', () => {
  render(<Progress value={40} label="Upload" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuemax')).toBe('100');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
});

test('never shows more than all', () => {
  render(<Progress value={7} max={5} label="Pages" />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('5');
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a maximum of %p', (max) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Progress value={1} max={max} label="x" />)).toThrow(RangeError);
});
