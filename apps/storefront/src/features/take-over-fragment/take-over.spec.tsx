/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { RemoteRoot, createQueryClient } from '@chalkboard/web-kit';
import { render, waitFor } from '@testing-library/react';
import { menuInPage } from './fragment-state';
import { pressable } from './press-key';
import { TakeOver } from './take-over';

const view = '<div data-remote="storefront"><p>Soup</p><a href="/x">link</a></div>';

function open() {
  document.body.innerHTML = `<div id="fragment">${view}</div><div id="root"></div><script type="application/json" id="fragment-state">{"shareId":"abc","categories":[]}</script>`;
  return () =>
    render(
      <RemoteRoot name="storefront" queryClient={createQueryClient()}>
        <TakeOver>
          <p>Soup</p>
          <a href="/x">link</a>
        </TakeOver>
      </RemoteRoot>,
      { container: document.getElementById('root')! },
    );
}

beforeAll(() => {
  window.scrollTo = jest.fn();
});

test('the fragment and its state are gone when the page is drawn', () => {
  const draw = open();
  expect(menuInPage()).toMatchObject({ shareId: 'abc' });
  draw();
  expect(document.getElementById('fragment')).toBeNull();
  expect(menuInPage()).toBeUndefined();
  expect(document.querySelectorAll('p')).toHaveLength(1);
});

test('the focus moves to the same link', () => {
  const draw = open();
  document.querySelector('a')!.focus();
  draw();
  expect(document.activeElement).toBe(document.querySelector('#root a'));
});

test('what was pressed before is done once, in the order of the presses, also where other things stand before it', () => {
  document.body.innerHTML = '<div id="fragment"><div data-remote="storefront"><button data-press="soup" data-pressed="3"></button><button data-press="tea"></button><button data-press="bread" data-pressed="2"></button><button data-press="gone" data-pressed="1"></button></div></div><div id="root"></div>';
  const pressed: string[] = [];
  render(
    <RemoteRoot name="storefront" queryClient={createQueryClient()}>
      <TakeOver>
        <button />
        {['soup', 'tea', 'bread'].map((dish) => (
          <button key={dish} {...pressable(dish)} onClick={() => pressed.push(dish)} />
        ))}
      </TakeOver>
    </RemoteRoot>,
    { container: document.getElementById('root')! },
  );
  expect(pressed).toEqual(['bread', 'soup']);
});

test('what was typed and chosen before is so afterwards, and is heard', async () => {
  document.body.innerHTML = '<div id="fragment"><div data-remote="storefront"><input name="q" value="old"><select name="state"><option>All</option><option>Texas</option></select><input name="kept" value="same"></div></div><div id="root"></div>';
  document.querySelector<HTMLInputElement>('[name=q]')!.value = 'noodles';
  document.querySelector<HTMLSelectElement>('[name=state]')!.value = 'Texas';
  const heard: string[] = [];
  const hear = ({ target }: { target: { value: string } }) => void heard.push(target.value);
  render(
    <RemoteRoot name="storefront" queryClient={createQueryClient()}>
      <TakeOver>
        <input name="q" value="old" onChange={hear} />
        <select name="state" value="All" onChange={hear}>
          <option>All</option>
          <option>Texas</option>
        </select>
        <input name="kept" value="same" onChange={hear} />
      </TakeOver>
    </RemoteRoot>,
    { container: document.getElementById('root')! },
  );
  await waitFor(() => expect(heard).toEqual(['noodles', 'Texas']));
});

test('a state that is no menu is left alone', () => {
  document.body.innerHTML = '<script type="application/json" id="fragment-state">{"a":</script>';
  expect(menuInPage()).toBeUndefined();
});
