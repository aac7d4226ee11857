import { chromium, type Browser } from 'playwright-core';
import { expectSoundAt, expectSoundInBoth } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { held } from '../support/held-calls';
import {
  emptyDirectory,
  EVERY_KIND,
  kindsThat,
  listEveryKind,
  listRestaurants,
  untilServed,
} from '../support/listed-restaurants';
import {
  cardNames,
  cards,
  DIRECTORY_PATH,
  openDirectory,
  untilFound,
  untilNoneFound,
} from '../support/screens/directory';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();
const directory = (options: Parameters<typeof openDirectory>[2] = {}) => openDirectory(windows, system().url, options);
const LONG = 'Maximiliana Featherstonehaugh-Cholmondeley’s Old Port Oyster and Chophouse Society';

describe('a restaurant', () => {
  test('is found once its menu is published and staff has approved it; its card says what it is, and leads to its menu', async () => {
    const { url } = system();
    const email = 'ada@directory.example';
    const business = await Business.open(system(), { name: 'Ada', email, phone: '(207) 555-0191' });
    const shareId = await business.upload();
    const about = {
      restaurantName: 'Ada’s Noodle Bar',
      restaurantDescription: 'Hand-pulled noodles',
      restaurantAddress: '9 Pike St, Seattle, WA 98101',
      restaurantPhone: '(206) 555-0191',
      cuisine: 'Chinese',
      website: 'www.ada.example.com',
      hasVeganOptions: true,
      openingHours: { weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '11:00', to: '23:00' })) },
    };
    expect((await business.owner.call(`/api/menu/${shareId}`, { method: 'PUT', json: about })).status).toBe(200);
    expect((await business.owner.call(`/api/menu/${shareId}/publish`, { method: 'POST' })).status).toBe(200);

    const page = await directory({ query: '?search=noodle' });
    await untilNoneFound(page);
    await (await StaffDesk.open(system())).decide(email, 'approved');
    await until(
      'it to be listed',
      async () => (await system().database.count('menu.directory_entries', 'share_id = $1', [shareId])) === 1,
    );
    await untilServed(system(), '?search=noodle', 1);
    await page.reload();
    await untilFound(page, 1);
    const card = page.getByRole('article', { name: 'Ada’s Noodle Bar' });
    for (const text of [
      'Chinese',
      'No reviews yet',
      'Hand-pulled noodles',
      'Daily 11 AM – 11 PM',
      'Vegan',
      'Delivery',
      'Online ordering',
    ])
      await card.getByText(text, { exact: true }).waitFor();
    await card.getByText('9 Pike St, Seattle, WA 98101').waitFor();
    expect(await card.getByText(/^(Pickup|Card payment)$/).count()).toBe(0);
    await card.getByText(/^\$+$/).waitFor();
    expect(await card.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe('https://www.ada.example.com');
    expect(await card.getByRole('link', { name: 'Call (206) 555-0191' }).getAttribute('href')).toBe('tel:2065550191');
    await card.getByRole('link', { name: 'View Menu' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ada’s Noodle Bar' }).waitFor();
    await page.goBack();
    await untilFound(page, 1);

    const owner = await windows.open(url, { viewport: PHONE });
    await business.letIn(owner);
    await owner.goto(`${url}/menu/${shareId}/edit`);
    await owner.getByRole('checkbox', { name: /^List this restaurant in the directory/ }).uncheck();
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.waitForURL(`${url}/menu/${shareId}`);
    await page.reload();
    await untilNoneFound(page);

    await owner.goto(`${url}/menu/${shareId}/edit`);
    await owner.getByRole('checkbox', { name: /^List this restaurant in the directory/ }).check();
    await owner.getByLabel('Cuisine').selectOption('Japanese');
    await owner.getByRole('button', { name: 'Save Changes' }).click();
    await owner.waitForURL(`${url}/menu/${shareId}`);
    await page.goto(`${url}${DIRECTORY_PATH}?cuisine=Japanese`);
    await page.getByRole('article', { name: 'Ada’s Noodle Bar' }).waitFor();

    await (await StaffDesk.open(system())).decide(email, 'rejected');
    await until(
      'it to be gone',
      async () => (await system().database.count('menu.directory_entries', 'share_id = $1', [shareId])) === 0,
    );
  });
});

describe('the page', () => {
  const FULL = {
    name: 'Osteria Lucia',
    cuisine: 'Italian',
    description: 'Small plates and natural wine',
    address: '12 Elm St, Chicago, IL 60601',
    state: 'Illinois',
    phone: '(312) 555-0100',
    website: 'https://lucia.example.com/',
    priceRange: '$$',
    features: ['vegan', 'vegetarian', 'delivery', 'online_ordering', 'pickup'],
    hours: {
      openingHours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: '11:00', to: '22:00' })), exceptions: [] },
      timeZone: 'America/Chicago',
    },
    rating: 4.37,
    reviewCount: 19,
  } as const satisfies Parameters<typeof listRestaurants>[1][number];
  const BARE = { name: 'The Plain Table', cuisine: 'Seafood', address: 'Main Street' } as const;

  test('says on each card what is known, with three features at most, and leads to menu, website and telephone', async () => {
    await emptyDirectory(system());
    await listRestaurants(system(), [FULL, BARE]);
    const page = await directory();
    await page.getByRole('heading', { level: 1, name: 'Restaurant Directory' }).waitFor();
    await page.getByText('Find a place to eat, read its menu as it is today, and order.').waitFor();
    await untilFound(page, 2);
    const full = page.getByRole('article', { name: FULL.name });
    for (const text of [
      'Italian',
      '4.4',
      '(19 reviews)',
      FULL.description,
      `Address: ${FULL.address}`,
      'Mon – Fri 11 AM – 10 PM',
      '$$',
      'Vegan',
      'Vegetarian',
      'Delivery',
    ])
      await full.getByText(text, { exact: true }).waitFor();
    expect(await full.getByText(/^(Online ordering|Pickup)$/).count()).toBe(0);
    expect(await full.getByRole('link', { name: 'Call (312) 555-0100' }).getAttribute('href')).toBe('tel:3125550100');
    const website = full.getByRole('link', { name: 'Website' });
    expect([
      await website.getAttribute('href'),
      await website.getAttribute('target'),
      await website.getAttribute('rel'),
    ]).toEqual([FULL.website, '_blank', 'noopener noreferrer']);
    expect(await full.getByRole('link', { name: 'View Menu' }).getAttribute('href')).toBe('/menu/listed-0');

    const bare = page.getByRole('article', { name: BARE.name });
    for (const text of ['Seafood', 'No reviews yet', 'Address: Main Street', 'Hours not stated'])
      await bare.getByText(text, { exact: true }).waitFor();
    expect(await bare.getByRole('link').allInnerTexts()).toEqual(['View Menu']);
    expect(await bare.getByText(/^\$+$/).count()).toBe(0);
    expect(await bare.getByRole('link', { name: 'View Menu' }).getAttribute('href')).toBe('/menu/listed-1');
  });

  test('without any restaurant has none found, filters to clear, and a place for whoever has one', async () => {
    await emptyDirectory(system());
    const page = await directory();
    await untilNoneFound(page);
    await page.getByText('Restaurants show up here once they are approved and have published their menu.').waitFor();
    await page.getByLabel('Cuisine').selectOption('Indian');
    await page.getByText('Try another word, or take a filter away.').waitFor();
    expect(await page.getByRole('link', { name: 'Put yours here' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await page.waitForURL((at) => at.search === '');
    expect(await page.getByLabel('Cuisine').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await untilNoneFound(page);
    await page.getByRole('link', { name: 'Put yours here' }).click();
    await page.waitForURL('**/business-signup');
  });

  test('promotes digital menus, and leads on from its head and its foot', async () => {
    const page = await directory();
    expect(
      await page
        .getByRole('banner')
        .getByRole('link')
        .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ pathname }) => pathname)),
    ).toEqual(['/', '/feedback', '/business-signup']);
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ pathname, innerText }) => [pathname, innerText]));
    expect(links).toEqual([
      ['/business-signup', 'Register your business'],
      ['/pricing', 'Pricing'],
      ['/features', 'Features'],
      ['/restaurant-directory', 'Restaurant Directory'],
      ['/feedback', 'Reviews'],
      ['/contact', 'Contact'],
      ['/guide', 'Guide'],
    ]);
    const promotion = page.getByRole('region', { name: 'Give your restaurant a digital menu' });
    await promotion
      .getByText(
        'A photo of the paper menu becomes a page that guests find here, read on their phone and order from. It takes a few minutes, and is free during beta.',
      )
      .waitFor();
    await promotion.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL('**/business-signup');
  });
});

describe('before any script', () => {
  beforeAll(() => listEveryKind(system()));
  let browser: Browser | undefined;
  afterAll(() => browser?.close());

  test('restaurants stand in the page with what search engines read, and each part of the list leads to the next', async () => {
    const html = async (address: string) => (await fetch(system().url + address)).text();
    const page = await html(`${DIRECTORY_PATH}?cuisine=Italian&state=Texas`);
    expect(page).toContain('<title>Italian restaurants in Texas · Chalkboard</title>');
    expect(page).toMatch(/<link rel="canonical" href="[^"]+\/restaurant-directory\?cuisine=Italian&amp;state=Texas">/);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null') as {
      itemListElement: { item: { name: string } }[];
    };
    expect(data.itemListElement.map(({ item }) => item.name)).toEqual(['Italian 02']);
    expect(page.slice(page.indexOf('id="fragment"'), page.indexOf('id="fragment-state"'))).toContain('Italian 02');

    const seen = new Set<string>();
    let next: string | undefined = `${DIRECTORY_PATH}?sort=name`;
    for (let part = 0; next !== undefined && part < 10; part++) {
      const text: string = await html(next);
      for (const [, name] of text.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)) seen.add(name ?? '');
      next = /href="([^"]+cursor=[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    }
    for (const { name } of EVERY_KIND) expect(seen).toContain(name);
  });

  test('and without any they are looked for by the form', async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_SHELL_BIN,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage();
    await page.goto(system().url + DIRECTORY_PATH);
    await page.getByLabel('Cuisine').selectOption('Mexican');
    await page.getByLabel('Price').selectOption('$$$$');
    await page.getByRole('button', { name: 'Show restaurants' }).click();
    await untilFound(
      page,
      kindsThat(({ cuisine, priceRange }) => cuisine === 'Mexican' && priceRange === '$$$$'),
    );
    await page.goto(system().url + DIRECTORY_PATH);
    await page.getByRole('link', { name: 'Load More Restaurants' }).click();
    await page.getByRole('link', { name: 'Back to the beginning' }).click();
    await untilFound(page, EVERY_KIND.length);
  });

  test('what is chosen and typed before the app has come is looked for when it has', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: DESKTOP, worker: false });
    const letGo = await held(page, '**/remotes/storefront/**');
    await page.goto(`${system().url}${DIRECTORY_PATH}`, { waitUntil: 'commit' });
    await page.locator('#fragment').getByLabel('Search').fill('steakhouse');
    await page.locator('#fragment').getByLabel('State').selectOption('Illinois');
    await letGo();
    await page.locator('#fragment').waitFor({ state: 'detached' });
    await untilFound(page, 1);
    expect(await cardNames(page)).toEqual([
      EVERY_KIND.find(({ cuisine, state }) => cuisine === 'Steakhouse' && state === 'Illinois')?.name,
    ]);
  });

  test('the app takes over in place: the list is not asked for again, and nothing moves', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: PHONE, worker: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${system().url}${DIRECTORY_PATH}`, { waitUntil: 'commit' });
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          const waiting = setInterval(() => {
            if (document.getElementById('fragment') || !document.querySelector('[data-remote] article')) return;
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
  beforeAll(() => listEveryKind(system()));

  test('what was found stays until the next has come, and it is said that it is looked for', async () => {
    const page = await directory({ viewport: PHONE, worker: false });
    await untilFound(page, EVERY_KIND.length);
    const letGo = await held(page, '**/api/directory?*');
    await page.getByLabel('State').selectOption('Florida');
    await page.getByText('Searching...').waitFor();
    expect(await cards(page).count()).toBe(12);
    expect(await page.getByRole('list', { name: 'Restaurants' }).getAttribute('aria-busy')).toBe('true');
    await letGo();
    await untilFound(
      page,
      kindsThat(({ state }) => state === 'Florida'),
    );
  });

  test('a page that is opened from another shows the shape of the cards first', async () => {
    const page = await windows.open(`${system().url}/features`, { viewport: PHONE, worker: false });
    const letGo = await held(page, '**/api/directory');
    await page.getByRole('link', { name: 'Restaurant Directory' }).click();
    await page.getByText('Loading restaurants...').waitFor({ state: 'attached' });
    await letGo();
    await cards(page).first().waitFor();
  });

  test('a list that does not come is asked for again by a press', async () => {
    const page = await directory({ worker: false, expected: [/503/] });
    await untilFound(page, EVERY_KIND.length);
    await page.route('**/api/directory?*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Not available',
          status: 503,
          code: 'x',
          detail: 'Please try again in a moment.',
        }),
      }),
    );
    await page.getByLabel('State').selectOption('Texas');
    await page.getByRole('heading', { name: 'Restaurants cannot be shown right now' }).waitFor();
    await page.unroute('**/api/directory?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await untilFound(
      page,
      kindsThat(({ state }) => state === 'Texas'),
    );
  });
});

test.each(LAYOUTS)(
  'axe finds nothing, with much, with a lot in one card, and with nothing, light and dark, on $kind',
  async ({ viewport, widths }) => {
    await emptyDirectory(system());
    await listRestaurants(system(), [
      {
        name: LONG,
        cuisine: 'Steakhouse',
        address: `${LONG}, 48 Harbor Street, Portland, ME 04101`,
        description: `${LONG}. `.repeat(8),
        phone: '(207) 555-0142',
        website: 'https://example.com/',
        priceRange: '$$$$',
        features: ['vegan', 'gluten_free', 'allergens_stated'],
        rating: 4.96,
        reviewCount: 12_345,
      },
      ...EVERY_KIND.slice(0, 14),
    ]);
    const page = await directory({ viewport });
    for (const address of ['', '?cursor=WyI0OTYiLCIxMjM0NSIsImxpc3RlZC0wIl0', '?search=nothing+like+it&price=%24']) {
      await page.goto(system().url + DIRECTORY_PATH + address);
      await expectSoundAt(page, widths, expectSoundInBoth);
    }
  },
);
