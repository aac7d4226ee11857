import { randomUUID } from 'node:crypto';
import { Menu, UI_LANGUAGES } from '@chalkboard/contracts';
import { readPart, textsFolder } from '@chalkboard/tools/build/texts/catalogue-files.mjs';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { orderFrom } from '../support/demo-order';
import { useSharedSystem } from '../support/system';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

/** The owner's words in a language, as translators write them. */
function words(language: string, part: string): (place: string) => string {
  const texts = readPart(textsFolder('owner'), language, part);
  return (place) => place.split('.').reduce((inner: never, key) => inner[key], texts as never);
}

let owner: Business;
let shareId: string;

beforeAll(async () => {
  owner = await Business.open(system(), { name: 'Ines', email: 'ines@languages.example', phone: '(207) 555-0174' });
  shareId = await owner.upload();
  const guest = new Visitor(system().url);
  const menu = Menu.parse((await owner.owner.call(`/api/menu/${shareId}`)).json);
  const dish = menu.categories.flatMap(({ items }) => items).find(({ priceMinor }) => priceMinor !== undefined);
  const placed = await guest.call('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    json: orderFrom(menu, { dish: dish?.name ?? '' }),
  });
  expect([placed.status, placed.status < 300 ? '' : placed.text]).toEqual([201, '']);
}, 180_000);

/** Texts that do not fit where they stand: cut at the side, or broken out of their button. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, legend, dt, dd, th, td, span, li')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('[aria-hidden], [role="img"], .sr-only, .leaflet-container, select'),
      )
      .filter((element) => element.clientWidth > 1 && getComputedStyle(element).display !== 'inline')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((element) => !/auto|scroll/.test(getComputedStyle(element).overflowX))
      // Names of dishes and tables are shortened on purpose.
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .map((element) => `${element.tagName}: ${element.textContent}`),
  );
}

const SCREENS: readonly { readonly screen: string; path(): string; heading(language: string): string }[] = [
  { screen: 'home', path: () => '/business', heading: (language) => words(language, 'home')('menus.today') },
  { screen: 'edit', path: () => `/menu/${shareId}/edit`, heading: (language) => words(language, 'edit')('save') },
  {
    screen: 'board',
    path: () => `/menu/${shareId}/orders`,
    heading: (language) => words(language, 'board')('shortColumns.new'),
  },
  { screen: 'share', path: () => `/menu/${shareId}/share`, heading: (language) => words(language, 'share')('asGuest') },
  { screen: 'rules', path: () => `/menu/${shareId}/rules`, heading: (language) => words(language, 'rules')('title') },
  {
    screen: 'zones',
    path: () => `/menu/${shareId}/rules#delivery`,
    heading: (language) => words(language, 'delivery-zones')('title'),
  },
  {
    screen: 'team',
    path: () => `/menu/${shareId}/details/team`,
    heading: (language) => words(language, 'rights')('who.title'),
  },
  {
    screen: 'review',
    path: () => `/menu/${shareId}/review`,
    heading: (language) => words(language, 'review')('bar.info'),
  },
  { screen: 'account', path: () => '/account', heading: (language) => words(language, 'account')('you.title') },
];

describe.each(UI_LANGUAGES)('in the language "%s"', (language) => {
  test('the screens of an owner speak it, and fit on a phone', async () => {
    const page = await windows.open(`${system().url}/business`, {
      viewport: COMMON_PHONE,
      locale: language,
      before: (window) => owner.letIn(window),
    });
    const cut: string[] = [];
    for (const { screen, path, heading } of SCREENS) {
      await page.goto(`${system().url}${path()}`);
      await page.getByText(heading(language), { exact: true }).first().waitFor();
      expect([screen, await page.evaluate(() => document.body.lang)]).toEqual([screen, language]);
      await expectSound(page);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${language}-${screen}.png`, fullPage: true });
      cut.push(...(await cutTexts(page)).map((text) => `${screen}, ${text}`));
    }
    expect(cut).toEqual([]);
  });
});
