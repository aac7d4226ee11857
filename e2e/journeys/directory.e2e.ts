import { CUISINES, DIRECTORY_STATES, PRICE_RANGES } from '@chalkboard/contracts';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { emptyDirectory, listRestaurants } from '../support/listed-restaurants';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();
const PATH = '/restaurant-directory';
const LONG = 'Maximiliana Featherstonehaugh-Cholmondeley’s Old Port Oyster and Chophouse Society';

const directory = (query = '', viewport: { readonly width: number; readonly height: number } = DESKTOP, options: { readonly expected?: readonly RegExp[]; readonly worker?: boolean } = {}) =>
  windows.open(`${system().url}${PATH}${query}`, { viewport, ...options });
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const shows = (page: Page, count: string) => page.getByText(`${count} Found`, { exact: true }).waitFor();
const found = (count: number) => `${count} ${count === 1 ? 'Restaurant' : 'Restaurants'}`;
const query = (page: Page) => new URL(page.url()).search;

/** Of each cuisine in each state one, some of them reviewed, of all prices. */
const RESTAURANTS = CUISINES.flatMap((cuisine, c) =>
  DIRECTORY_STATES.map((state, s) => ({
    name: `${cuisine} ${c}${s}`,
    cuisine,
    address: `${s + 1} Main St, Springfield`,
    state,
    priceRange: PRICE_RANGES[(c + s) % PRICE_RANGES.length],
    ...((c + s) % 3 > 0 && { rating: 3 + ((c * 7 + s) % 20) / 10, reviewCount: 1 + c * 10 + s }),
  })),
);
const restaurants = (is: (restaurant: (typeof RESTAURANTS)[number]) => boolean) => found(RESTAURANTS.filter(is).length);

async function listed() {
  await emptyDirectory(system());
  await listRestaurants(system(), RESTAURANTS);
}

describe('a restaurant', () => {
  test('is found once its menu is published and staff has approved it; its card says what it is, and leads to its menu', async () => {
    const { url } = system();
    const email = 'ada@directory.example';
    const business = await Business.open(system(), { name: 'Ada', email, phone: '(207) 555-0191' });
    const shareId = await business.upload();
    const about = { restaurantName: 'Ada’s Noodle Bar', restaurantDescription: 'Hand-pulled noodles', restaurantAddress: '9 Pike St, Seattle, WA 98101', restaurantPhone: '(206) 555-0191', cuisine: 'Chinese', website: 'www.ada.example.com', hasVeganOptions: true, openingHours: { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '11:00', to: '23:00' })) } };
    expect((await business.owner.call(`/api/menu/${shareId}`, { method: 'PUT', json: about })).status).toBe(200);
    expect((await business.owner.call(`/api/menu/${shareId}/publish`, { method: 'POST' })).status).toBe(200);

    const page = await directory('?search=noodle');
    await page.getByRole('heading', { name: 'No restaurants found' }).waitFor();
    await (await StaffDesk.open(system())).decide(email, 'approved');
    await until('it to be listed', async () => (await system().database.count('menu.directory_entries', 'share_id = $1', [shareId])) === 1);
    await page.reload();
    await shows(page, '1 Restaurant');
    const card = page.getByRole('article', { name: 'Ada’s Noodle Bar' });
    for (const text of ['Chinese', 'No reviews yet', 'Hand-pulled noodles', 'Daily 11 AM – 11 PM', 'Vegan', 'Delivery', 'Online ordering']) await card.getByText(text, { exact: true }).waitFor();
    await card.getByText('9 Pike St, Seattle, WA 98101').waitFor();
    expect(await card.getByText(/^(Pickup|Card payment)$/).count()).toBe(0);
    await card.getByText(/^\$+$/).waitFor();
    expect(await card.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe('https://www.ada.example.com');
    expect(await card.getByRole('link', { name: 'Call (206) 555-0191' }).getAttribute('href')).toBe('tel:2065550191');
    await card.getByRole('link', { name: 'View Menu' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada’s Noodle Bar' }).waitFor();
    await page.goBack();
    await shows(page, '1 Restaurant');

    const owner = await windows.open(url, { viewport: PHONE });
    await business.letIn(owner);
    await owner.goto(`${url}/menu/${shareId}/edit`);
    await owner.getByRole('checkbox', { name: /^List this restaurant in the directory/ }).uncheck();
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.waitForURL(`${url}/menu/${shareId}`);
    await page.reload();
    await page.getByRole('heading', { name: 'No restaurants found' }).waitFor();

    await owner.goto(`${url}/menu/${shareId}/edit`);
    await owner.getByRole('checkbox', { name: /^List this restaurant in the directory/ }).check();
    await owner.getByLabel('Cuisine').selectOption('Japanese');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.waitForURL(`${url}/menu/${shareId}`);
    await page.goto(`${url}${PATH}?cuisine=Japanese`);
    await page.getByRole('article', { name: 'Ada’s Noodle Bar' }).waitFor();

    await (await StaffDesk.open(system())).decide(email, 'rejected');
    await until('it to be gone', async () => (await system().database.count('menu.directory_entries', 'share_id = $1', [shareId])) === 0);
  });
});

describe('looking for one', () => {
  beforeAll(listed);

  test('each cuisine and each state that can be chosen finds its own, and stands in the address', async () => {
    const page = await directory();
    await shows(page, found(RESTAURANTS.length));
    expect(await page.getByLabel('Cuisine').getByRole('option').allTextContents()).toEqual(['All', 'Italian', 'Chinese', 'Seafood', 'American', 'Japanese', 'Steakhouse', 'Mexican', 'Indian']);
    expect(await page.getByLabel('State').getByRole('option').allTextContents()).toEqual(['All', 'California', 'Florida', 'Texas', 'Washington', 'Illinois', 'New York']);
    for (const cuisine of CUISINES) {
      await page.getByLabel('Cuisine').selectOption(cuisine);
      await page.waitForURL((at) => at.searchParams.get('cuisine') === cuisine);
      await page.getByRole('article', { name: new RegExp(`^${cuisine}`) }).first().waitFor();
      await shows(page, restaurants((one) => one.cuisine === cuisine));
    }
    await page.getByLabel('Cuisine').selectOption('All');
    for (const state of DIRECTORY_STATES) {
      await page.getByLabel('State').selectOption(state);
      await page.waitForURL((at) => at.searchParams.get('state') === state && !at.searchParams.has('cuisine'));
      await shows(page, restaurants((one) => one.state === state));
    }
  });

  test.each(PRICE_RANGES)('a price of %s finds what costs that', async (price) => {
    const page = await directory(`?price=${encodeURIComponent(price)}`);
    await shows(page, restaurants(({ priceRange }) => priceRange === price));
    expect(new Set(await cards(page).getByText(/^\$+$/).allTextContents())).toEqual(new Set([price]));
  });

  test('a rating finds that and better, to one decimal', async () => {
    const page = await directory();
    await page.getByLabel('Rating').selectOption('4+ stars');
    await shows(page, restaurants(({ rating = 0 }) => rating >= 4));
    await page.getByLabel('Rating').selectOption('3+ stars');
    await shows(page, restaurants(({ rating = 0 }) => rating >= 3));
    const ratings = await cards(page).getByText(/^\d\.\d$/).allTextContents();
    expect(ratings).toEqual(ratings.toSorted().toReversed());
  });

  test('each way to sort puts another first', async () => {
    const page = await directory();
    const first = async () => (await names(page))[0];
    const best = RESTAURANTS.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || (other.reviewCount ?? 0) - (one.reviewCount ?? 0))[0];
    await shows(page, found(RESTAURANTS.length));
    expect(await first()).toBe(best?.name);
    await page.getByLabel('Sort by').selectOption('Most reviewed');
    await until('the most reviewed', async () => (await first()) === RESTAURANTS.toSorted((one, other) => (other.reviewCount ?? 0) - (one.reviewCount ?? 0))[0]?.name);
    await page.getByLabel('Sort by').selectOption('Name');
    await until('the first by name', async () => (await first()) === RESTAURANTS.map(({ name }) => name).toSorted()[0]);
    expect(query(page)).toBe('?sort=name');
  });

  test('words are looked for as they are typed, in names, cuisines and places; nothing found is said, and cleared with one press', async () => {
    const page = await directory('', PHONE);
    await shows(page, found(RESTAURANTS.length));
    await page.getByLabel('Search').pressSequentially('seafood texas', { delay: 20 });
    await shows(page, '1 Restaurant');
    expect(await names(page)).toEqual([RESTAURANTS.find(({ cuisine, state }) => cuisine === 'Seafood' && state === 'Texas')?.name]);
    await page.getByLabel('Search').fill('nobody cooks this');
    await page.getByRole('heading', { name: 'No restaurants found' }).waitFor();
    await shows(page, '0 Restaurants');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await shows(page, found(RESTAURANTS.length));
    expect([query(page), await page.getByLabel('Search').inputValue()]).toEqual(['', '']);
  });

  test('every view has an address of its own; back and forward go through the choices', async () => {
    const page = await directory('?search=main&cuisine=Mexican&state=Florida&price=%24%24&rating=3&sort=name');
    const chosen = () => Promise.all(['Search', 'Cuisine', 'State', 'Price', 'Rating', 'Sort by'].map((label) => page.getByLabel(label, { exact: true }).inputValue()));
    await page.getByRole('heading', { level: 1, name: 'Restaurant Directory' }).waitFor();
    expect(await chosen()).toEqual(['main', 'Mexican', 'Florida', '$$', '3', 'name']);
    expect(await page.title()).toBe('Mexican restaurants in Florida · Chalkboard');

    await page.goto(system().url + PATH);
    await page.getByLabel('Cuisine').selectOption('Indian');
    await shows(page, restaurants(({ cuisine }) => cuisine === 'Indian'));
    await page.getByLabel('State').selectOption('Texas');
    await shows(page, '1 Restaurant');
    await page.goBack();
    await shows(page, restaurants(({ cuisine }) => cuisine === 'Indian'));
    expect(await page.getByLabel('State').inputValue()).toBe('');
    await page.goBack();
    await shows(page, found(RESTAURANTS.length));
    await page.goForward();
    await page.goForward();
    await shows(page, '1 Restaurant');
    expect(query(page)).toBe('?cuisine=Indian&state=Texas');
  });

  test('more come at the end of the list until all are there; the way back from a menu finds them again', async () => {
    const page = await directory('?sort=name', PHONE);
    const more = page.getByRole('link', { name: 'Load More Restaurants' });
    // Before the app has come it is a link to a page that begins there.
    await page.locator('#fragment').waitFor({ state: 'detached' });
    await page.getByText(`12 of ${RESTAURANTS.length} shown`).waitFor();
    for (let shown = 24; shown < RESTAURANTS.length; shown += 12) {
      await more.click();
      await page.getByText(`${shown} of ${RESTAURANTS.length} shown`).waitFor();
    }
    await more.press('Enter');
    await more.waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(RESTAURANTS.map(({ name }) => name).toSorted());
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View Menu');
    await page.getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(RESTAURANTS.length);
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
    await shows(page, '1 Restaurant');
  });
});

describe('before any script', () => {
  beforeAll(listed);
  let browser: Browser | undefined;
  afterAll(() => browser?.close());

  test('restaurants stand in the page with what search engines read, and each part of the list leads to the next', async () => {
    const html = async (address: string) => (await fetch(system().url + address)).text();
    const page = await html(`${PATH}?cuisine=Italian&state=Texas`);
    expect(page).toContain('<title>Italian restaurants in Texas · Chalkboard</title>');
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\/restaurant-directory\?cuisine=Italian&amp;state=Texas">/);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null') as { itemListElement: { item: { name: string } }[] };
    expect(data.itemListElement.map(({ item }) => item.name)).toEqual(['Italian 02']);
    expect(page.indexOf('Italian 02')).toBeLessThan(page.indexOf('id="root"'));

    const seen = new Set<string>();
    let next: string | undefined = `${PATH}?sort=name`;
    for (let part = 0; next !== undefined && part < 10; part++) {
      const text: string = await html(next);
      for (const [, name] of text.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)) seen.add(name ?? '');
      next = /href="([^"]+cursor=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    for (const { name } of RESTAURANTS) expect(seen).toContain(name);
  });

  test('and without any they are looked for by the form', async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_BIN, args: ['--no-sandbox', '--disable-gpu'] });
    const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage();
    await page.goto(system().url + PATH);
    await page.getByLabel('Cuisine').selectOption('Mexican');
    await page.getByLabel('Price').selectOption('$$$$');
    await page.getByRole('button', { name: 'Show restaurants' }).click();
    await shows(page, restaurants(({ cuisine, priceRange }) => cuisine === 'Mexican' && priceRange === '$$$$'));
    await page.goto(system().url + PATH);
    await page.getByRole('link', { name: 'Load More Restaurants' }).click();
    await page.getByRole('link', { name: 'Back to the beginning' }).click();
    await shows(page, found(RESTAURANTS.length));
  });

  test('what is chosen and typed before the app has come is looked for when it has', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: DESKTOP, worker: false });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/remotes/storefront/**', (route) => released.then(() => route.continue()));
    await page.goto(`${system().url}${PATH}`, { waitUntil: 'commit' });
    await page.locator('#fragment').getByLabel('Search').fill('steakhouse');
    await page.locator('#fragment').getByLabel('State').selectOption('Illinois');
    release();
    await page.locator('#fragment').waitFor({ state: 'detached' });
    await shows(page, '1 Restaurant');
    expect(await names(page)).toEqual([RESTAURANTS.find(({ cuisine, state }) => cuisine === 'Steakhouse' && state === 'Illinois')?.name]);
  });

  test('the app takes over in place: the list is not asked for again, and nothing moves', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: PHONE, worker: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${system().url}${PATH}`, { waitUntil: 'commit' });
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          const waiting = setInterval(() => {
            if (document.getElementById('fragment') || !document.querySelector('#root article')) return;
            clearInterval(waiting);
            setTimeout(() => resolve(sum), 500);
          }, 50);
        }),
    );
    expect(moved).toBeLessThan(0.02);
    expect(asked.filter((path) => path === '/api/directory')).toEqual([]);
  });
});

describe('on a slow or a broken line', () => {
  beforeAll(listed);

  test('what was found stays until the next has come, and it is said that it is looked for', async () => {
    const page = await directory('', PHONE, { worker: false });
    await shows(page, found(RESTAURANTS.length));
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/directory?*', (route) => released.then(() => route.continue()));
    await page.getByLabel('State').selectOption('Florida');
    await page.getByText('Searching...').waitFor();
    expect(await cards(page).count()).toBe(12);
    expect(await page.getByRole('list', { name: 'Restaurants' }).getAttribute('aria-busy')).toBe('true');
    release();
    await shows(page, restaurants(({ state }) => state === 'Florida'));
  });

  test('a page that is opened from another shows the shape of the cards first', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: PHONE, worker: false });
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/directory', (route) => released.then(() => route.continue()));
    await page.getByRole('link', { name: 'Restaurant Directory' }).click();
    await page.getByText('Loading restaurants...').waitFor({ state: 'attached' });
    release();
    await cards(page).first().waitFor();
  });

  test('a list that does not come is asked for again by a press', async () => {
    const page = await directory('', DESKTOP, { worker: false, expected: [/503/] });
    await shows(page, found(RESTAURANTS.length));
    await page.route('**/api/directory?*', (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: JSON.stringify({ type: 'about:blank', title: 'Not available', status: 503, code: 'x', detail: 'Please try again in a moment.' }) }));
    await page.getByLabel('State').selectOption('Texas');
    await page.getByRole('heading', { name: 'Restaurants cannot be shown right now' }).waitFor();
    await page.unroute('**/api/directory?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows(page, restaurants(({ state }) => state === 'Texas'));
  });
});

test('restaurants that are not there yet are asked to come, and the foot of the page leads on', async () => {
  const page = await directory();
  await page.getByRole('region', { name: 'Give your restaurant a digital menu' }).getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/business-signup');
  await page.goBack();
  const links = await page.getByRole('contentinfo').getByRole('link').evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  expect(links).toEqual(['/business-signup', '/pricing', '/features', '/restaurant-directory', '/feedback', '/contact', '/guide']);
});

describe.each([PHONE, { width: 390, height: 844 }, DESKTOP])('$width wide', (viewport) => {
  test('axe finds nothing, with much, with a lot in one card, and with nothing', async () => {
    await emptyDirectory(system());
    await listRestaurants(system(), [
      { name: LONG, cuisine: 'Steakhouse', address: `${LONG}, 48 Harbor Street, Portland, ME 04101`, description: `${LONG}. `.repeat(8), phone: '(207) 555-0142', website: 'https://example.com/', priceRange: '$$$$', features: ['vegan', 'gluten_free', 'allergens_stated'], rating: 4.96, reviewCount: 12_345 },
      ...RESTAURANTS.slice(0, 14),
    ]);
    const page = await directory('', viewport);
    for (const address of ['', '?cursor=WyI0OTYiLCIxMjM0NSIsImxpc3RlZC0wIl0', '?search=nothing+like+it&price=%24']) {
      await page.goto(system().url + PATH + address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
      }
    }
  });
});
