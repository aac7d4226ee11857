/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { browserMenus, sharedMenus } from './browser-menus';

beforeEach(() => localStorage.clear());

test('the menu worked on last comes first, and none comes twice', () => {
  for (const id of ['a', 'b', 'a']) browserMenus.note(id);
  expect(browserMenus.ids()).toEqual(['a', 'b']);
});

test('a menu that is gone is erased', () => {
  for (const id of ['a', 'b']) browserMenus.note(id);
  browserMenus.discard('b');
  expect(browserMenus.ids()).toEqual(['a']);
});

test.each(['{', '7', '[1,"","a"]'])('what cannot be used is as if it were not there: %s', (kept) => {
  localStorage.setItem('owner_menus', kept);
  expect(browserMenus.ids()).toEqual(kept.includes('a') ? ['a'] : []);
});

test('a menu is known to be shared once its page for that was opened here', () => {
  expect(sharedMenus.has('a')).toBe(false);
  for (const id of ['a', 'b', 'a']) sharedMenus.note(id);
  expect([sharedMenus.has('a'), sharedMenus.has('b'), sharedMenus.has('c'), sharedMenus.has('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(localStorage.getItem('owner_shared')).toBe('b a');
});
