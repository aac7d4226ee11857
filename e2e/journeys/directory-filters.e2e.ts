import { CUISINES, DIRECTORY_STATES, PRICE_RANGES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { PHONE, useBrowser } from '../support/browser';
import { EVERY_KIND, kindsThat, listEveryKind } from '../support/listed-restaurants';
import {
  cardNames,
  cards,
  DIRECTORY_PATH,
  openDirectory,
  untilFound,
  untilNoneFound,
} from '../support/screens/directory';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();
const directory = (options: Parameters<typeof openDirectory>[2] = {}) => openDirectory(windows, system().url, options);
const query = (page: Page) => new URL(page.url()).search;

beforeAll(() => listEveryKind(system()));

test('each cuisine and each state that can be chosen finds its own, and stands in the address', async () => {
  const page = await directory();
  await untilFound(page, EVERY_KIND.length);
  expect(await page.getByLabel('Search', { exact: true }).getAttribute('placeholder')).toBe('Name or city');
  expect(await page.getByLabel('Cuisine').getByRole('option').allTextContents()).toEqual([
    'All',
    'Italian',
    'Chinese',
    'Seafood',
    'American',
    'Japanese',
    'Steakhouse',
    'Mexican',
    'Indian',
  ]);
  expect(await page.getByLabel('State').getByRole('option').allTextContents()).toEqual([
    'All',
    'California',
    'Florida',
    'Texas',
    'Washington',
    'Illinois',
    'New York',
  ]);
  expect(await page.getByLabel('Price').getByRole('option').allTextContents()).toEqual([
    'All',
    '$',
    '$$',
    '$$$',
    '$$$$',
  ]);
  expect(await page.getByLabel('Rating').getByRole('option').allTextContents()).toEqual([
    'All',
    '4+ stars',
    '3+ stars',
  ]);
  expect(await page.getByLabel('Sort by').getByRole('option').allTextContents()).toEqual([
    'Highest rated',
    'Most reviewed',
    'Name',
  ]);
  for (const cuisine of CUISINES) {
    await page.getByLabel('Cuisine').selectOption(cuisine);
    await page.waitForURL((at) => at.searchParams.get('cuisine') === cuisine);
    await page
      .getByRole('article', { name: new RegExp(`^${cuisine}`) })
      .first()
      .waitFor();
    await untilFound(
      page,
      kindsThat((one) => one.cuisine === cuisine),
    );
  }
  await page.getByLabel('Cuisine').selectOption('All');
  for (const state of DIRECTORY_STATES) {
    await page.getByLabel('State').selectOption(state);
    await page.waitForURL((at) => at.searchParams.get('state') === state && !at.searchParams.has('cuisine'));
    await untilFound(
      page,
      kindsThat((one) => one.state === state),
    );
  }
});

test.each(PRICE_RANGES)('a price of %s finds what costs that', async (price) => {
  const page = await directory({ query: `?price=${encodeURIComponent(price)}` });
  await untilFound(
    page,
    kindsThat(({ priceRange }) => priceRange === price),
  );
  expect(new Set(await cards(page).getByText(/^\$+$/).allTextContents())).toEqual(new Set([price]));
});

test('a rating finds that and better, to one decimal', async () => {
  const page = await directory();
  await page.getByLabel('Rating').selectOption('4+ stars');
  await untilFound(
    page,
    kindsThat(({ rating = 0 }) => rating >= 4),
  );
  await page.getByLabel('Rating').selectOption('3+ stars');
  await untilFound(
    page,
    kindsThat(({ rating = 0 }) => rating >= 3),
  );
  const ratings = await cards(page)
    .getByText(/^\d\.\d$/)
    .allTextContents();
  expect(ratings).toEqual(ratings.toSorted().toReversed());
});

test('each way to sort puts another first', async () => {
  const page = await directory();
  const first = async () => (await cardNames(page))[0];
  const best = EVERY_KIND.toSorted(
    (one, other) => (other.rating ?? 0) - (one.rating ?? 0) || (other.reviewCount ?? 0) - (one.reviewCount ?? 0),
  )[0];
  await untilFound(page, EVERY_KIND.length);
  expect(await first()).toBe(best?.name);
  await page.getByLabel('Sort by').selectOption('Most reviewed');
  await until(
    'the most reviewed',
    async () =>
      (await first()) ===
      EVERY_KIND.toSorted((one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0))[0]?.name,
  );
  await page.getByLabel('Sort by').selectOption('Name');
  await until('the first by name', async () => (await first()) === EVERY_KIND.map(({ name }) => name).toSorted()[0]);
  expect(query(page)).toBe('?sort=name');
});

test('words are looked for as they are typed, in names, cuisines and places; nothing found is said, and cleared with one press', async () => {
  const page = await directory({ viewport: PHONE });
  await untilFound(page, EVERY_KIND.length);
  await page.getByLabel('Search').pressSequentially('seafood texas', { delay: 20 });
  await untilFound(page, 1);
  expect(await cardNames(page)).toEqual([
    EVERY_KIND.find(({ cuisine, state }) => cuisine === 'Seafood' && state === 'Texas')?.name,
  ]);
  await page.getByLabel('Search').fill('nobody cooks this');
  await untilNoneFound(page);
  await page.getByText('Try another word, or take a filter away.').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await untilFound(page, EVERY_KIND.length);
  expect([query(page), await page.getByLabel('Search').inputValue()]).toEqual(['', '']);
});

test('every view has an address of its own; back and forward go through the choices', async () => {
  const page = await directory({ query: '?search=main&cuisine=Mexican&state=Florida&price=%24%24&rating=3&sort=name' });
  const chosen = () =>
    Promise.all(
      ['Search', 'Cuisine', 'State', 'Price', 'Rating', 'Sort by'].map((label) =>
        page.getByLabel(label, { exact: true }).inputValue(),
      ),
    );
  await page.getByRole('heading', { level: 1, name: 'Restaurant Directory' }).waitFor();
  expect(await chosen()).toEqual(['main', 'Mexican', 'Florida', '$$', '3', 'name']);
  expect(await page.title()).toBe('Mexican restaurants in Florida · Chalkboard');

  await page.goto(system().url + DIRECTORY_PATH);
  await page.getByLabel('Cuisine').selectOption('Indian');
  await untilFound(
    page,
    kindsThat(({ cuisine }) => cuisine === 'Indian'),
  );
  await page.getByLabel('State').selectOption('Texas');
  await untilFound(page, 1);
  await page.goBack();
  await untilFound(
    page,
    kindsThat(({ cuisine }) => cuisine === 'Indian'),
  );
  expect(await page.getByLabel('State').inputValue()).toBe('');
  await page.goBack();
  await untilFound(page, EVERY_KIND.length);
  await page.goForward();
  await page.goForward();
  await untilFound(page, 1);
  expect(query(page)).toBe('?cuisine=Indian&state=Texas');
});

test('more come at the end of the list until all are there; the way back from a menu finds them again', async () => {
  const page = await directory({ query: '?sort=name', viewport: PHONE });
  const more = page.getByRole('link', { name: 'Load More Restaurants' });
  // Before the app has come it is a link to a page that begins there.
  await page.locator('#fragment').waitFor({ state: 'detached' });
  await page.getByText(`12 of ${EVERY_KIND.length} shown`).waitFor();
  for (let shown = 24; shown < EVERY_KIND.length; shown += 12) {
    await more.click();
    await page.getByText(`${shown} of ${EVERY_KIND.length} shown`).waitFor();
  }
  await more.press('Enter');
  await more.waitFor({ state: 'detached' });
  expect(await cardNames(page)).toEqual(EVERY_KIND.map(({ name }) => name).toSorted());
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View Menu');
  await page.getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await cards(page).first().waitFor();
  expect(await cards(page).count()).toBe(EVERY_KIND.length);
});

test('by keyboard alone', async () => {
  const page = await directory();
  await page.getByLabel('Search').focus();
  await page.keyboard.type('indian');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('state');
  await page.keyboard.type('Texas');
  await page.keyboard.press('Enter');
  await untilFound(page, 1);
});
