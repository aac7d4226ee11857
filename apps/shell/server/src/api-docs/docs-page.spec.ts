/** @jest-environment jsdom */
import axe from 'axe-core';
import { docsPage } from './docs-page';

test('the page can be read by everybody, and each name of a schema leads to it', async () => {
  const page = new DOMParser().parseFromString(docsPage(), 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.title = page.title;
  document.body.innerHTML = page.body.innerHTML;
  // Colours are the browser's own: nothing is drawn here that could be measured.
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  const nowhere = [...document.querySelectorAll('a[href^="#"]')]
    .map((link) => link.getAttribute('href')!.slice(1))
    .filter((id) => document.getElementById(id) === null);
  expect(nowhere).toEqual([]);
});
