/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypedSearch } from './use-typed-search';

function Search({ value, onChange }: { readonly value: string; onChange(text: string): void }) {
  const { typed, type, tell: report } = useTypedSearch(value, onChange);
  return <input type="search" value={typed} onChange={({ target }) => type(target.value)} onKeyDown={report} />;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => jest.runAllTimers());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is typed is told once after a pause, without the spaces around it', () => {
  const onChange = jest.fn();
  render(<Search value="" onChange={onChange} />);
  type('pi');
  type(' pizza ');
  pause();
  expect(onChange.mock.calls).toEqual([['pizza']]);
});

test('or at once, and then not again', () => {
  const onChange = jest.fn();
  render(<Search value="" onChange={onChange} />);
  type('pizza');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['pizza']]);
  pause();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the answer to what was asked for takes no letter away that was typed meanwhile', () => {
  const onChange = jest.fn();
  const { rerender } = render(<Search value="" onChange={onChange} />);
  type('piz');
  pause();
  type('pizza');
  rerender(<Search value="piz" onChange={onChange} />);
  expect(field().value).toBe('pizza');
  pause();
  expect(onChange.mock.calls).toEqual([['piz'], ['pizza']]);
});

test('what something else has changed stands in the field, and is not asked for again', () => {
  const onChange = jest.fn();
  const { rerender } = render(<Search value="pizza" onChange={onChange} />);
  rerender(<Search value="" onChange={onChange} />);
  expect(field().value).toBe('');
  pause();
  expect(onChange).not.toHaveBeenCalled();
  rerender(<Search value="pasta" onChange={onChange} />);
  expect(field().value).toBe('pasta');
});
