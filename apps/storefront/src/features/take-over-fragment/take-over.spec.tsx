/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { RemoteRoot, createQueryClient } from '@chalkboard/web-kit';
import { render } from '@testing-library/react';
import { menuInPage } from './fragment-state';
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

test('a state that is no menu is left alone', () => {
  document.body.innerHTML = '<script type="application/json" id="fragment-state">{"a":</script>';
  expect(menuInPage()).toBeUndefined();
});
