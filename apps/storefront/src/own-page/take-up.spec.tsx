/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { act, waitFor } from '@testing-library/react';
import { Suspense, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { takeUp } from './take-up';

const DISHES = ['soup', 'tea', 'bread'];
let pressed: string[];

function Menu() {
  const [words, setWords] = useState('');
  return (
    <main>
      {DISHES.map((dish) => (
        <Suspense key={dish}>
          <button onClick={() => pressed.push(dish)}>{dish}</button>
        </Suspense>
      ))}
      <input name="q" value={words} onChange={({ target }) => setWords(target.value)} />
      <select name="state" value="All" onChange={({ target }) => pressed.push(target.value)}>
        <option>All</option>
        <option>Texas</option>
      </select>
      <p>{words && `looks for ${words}`}</p>
    </main>
  );
}

const button = (dish: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === dish)!;
const press = (dish: string, count: number) => button(dish).setAttribute('data-pressed', String(count));

beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<div id="fragment">${renderToString(<Menu />)}</div>`;
});
afterEach(() => document.body.replaceChildren());

async function arrive(page: ReactNode = <Menu />, fits = true) {
  await act(async () => takeUp(page, { fits }));
}

test('the drawn elements stay, and answer from then on', async () => {
  const drawn = button('soup');
  await arrive();
  expect(button('soup')).toBe(drawn);
  expect(document.getElementById('fragment')).toBeNull();
  drawn.click();
  expect(pressed).toEqual(['soup']);
});

test('what was pressed before is done once, in the order of the presses', async () => {
  press('soup', 3);
  press('bread', 2);
  await arrive();
  expect(pressed).toEqual(['bread', 'soup']);
  expect(document.querySelector('[data-pressed]')).toBeNull();
});

test('a press between the call and the first drawing is not lost, and done once', async () => {
  await act(async () => {
    takeUp(<Menu />, { fits: true });
    button('tea').click();
  });
  expect(pressed).toEqual(['tea']);
});

test('what was typed and chosen before is heard', async () => {
  document.querySelector('input')!.value = 'noodles';
  document.querySelector('select')!.value = 'Texas';
  await arrive();
  await waitFor(() => expect(document.querySelector('p')!.textContent).toBe('looks for noodles'));
  expect(document.querySelector('input')!.value).toBe('noodles');
  expect(pressed).toEqual(['Texas']);
});

test('a page that was drawn for another address is drawn anew', async () => {
  await arrive(<h1>Checkout</h1>, false);
  expect(document.body.textContent).toBe('Checkout');
});
