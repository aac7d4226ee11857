/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleMenuOf, readSiteConfig } from './site-config';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('the page as it is built has a value for each', () => {
  const config = readSiteConfig(parse(readFileSync(path.join(__dirname, 'index.html'), 'utf8')));
  expect(Object.values(config).every(Boolean)).toBe(true);
});

test('what is missing or no https address is not there', () => {
  const config = readSiteConfig(
    parse(
      '<meta name="site:donation-url" content="javascript:alert(1)"><meta name="site:photographer-name" content="Ada">',
    ),
  );
  expect(config).toEqual({ supportEmail: undefined, donationUrl: undefined, photographer: undefined });
});

test('a live example is a menu of this site, where there is one', () => {
  expect(exampleMenuOf(parse('<meta name="site:example-menu" content="/menu/demo">'))).toBe('/menu/demo');
  for (const html of ['', '<meta name="site:example-menu" content="https://elsewhere.example/menu/demo">'])
    expect(exampleMenuOf(parse(html))).toBeUndefined();
});
