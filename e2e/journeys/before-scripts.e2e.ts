import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import { expectSoundInBoth } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawnPage } from '../support/drawn-page';
import { addToCart, menuReady, toCheckout } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();
// Drawn once, so that the stories find it drawn.
beforeAll(async () => void (await drawnPage(`${system().url}/menu/demo`)));

test('the menu stands in the page before any script, with what search engines and messengers read', async () => {
  const page = await drawnPage(`${system().url}/menu/demo`);
  expect(page).toContain('<title>Trattoria Lavagna');
  expect(page).toContain('property="og:title"');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? 'null') as {
    '@type': string;
  };
  expect(JSON.stringify(data)).toContain('"Menu"');
  for (const dish of ['Bruschetta al Pomodoro', 'Cacio e Pepe', '$16.00']) expect(page).toContain(dish);
});

test('an unknown menu is not found, before any script', async () => {
  await until('the answer', async () => (await new Visitor(system().url).call('/menu/nowhere')).status === 404);
});

describe('with scripts off', () => {
  let browser: Browser | undefined;
  afterAll(() => browser?.close());

  test('the menu can be read, and says how to order', async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_SHELL_BIN,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await (await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })).newPage();
    await page.goto(`${system().url}/menu/demo`);
    await page.getByRole('heading', { level: 1, name: 'Trattoria Lavagna' }).waitFor();
    await page.getByText('Tonnarelli, pecorino romano, black pepper').waitFor();
    expect(
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .filter({ visible: true })
        .count(),
    ).toBe(0);
  });
});

/** The drawn menu; its app is on the way until `arrive`. */
async function drawnMenu(): Promise<{ readonly page: Page; arrive(): Promise<void> }> {
  const page = await windows.open(`${system().url}/features`, { viewport: PHONE, worker: false });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/storefront/*/*.js', (route) => released.then(() => route.continue()));
  await page.goto(`${system().url}/menu/demo`, { waitUntil: 'commit' });
  return {
    page,
    arrive: async () => {
      release();
      await menuReady(page);
    },
  };
}

test('the app takes over in place: no second menu is asked for, and nothing moves', async () => {
  const page = await windows.open(`${system().url}/features`, { viewport: PHONE });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${system().url}/menu/demo`, { waitUntil: 'commit' });
  await menuReady(page);
  expect(asked.filter((path) => path === '/api/menu/demo')).toEqual([]);
  await page.getByRole('heading', { level: 1, name: 'Trattoria Lavagna' }).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test('who has scrolled down before the app has come stays where they are', async () => {
  const { page, arrive } = await drawnMenu();
  const dish = page.getByRole('heading', { name: 'Gnocchi alla Sorrentina' });
  const place = async () => (await dish.boundingBox())?.y ?? NaN;
  await dish.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const before = await place();
  await arrive();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

describe('pressed before the app has come', () => {
  const press = async (page: Page, dish: string) => {
    const button = page.locator('#fragment').getByRole('button', { name: `Add to Cart: ${dish}` });
    await button.click();
    expect(await button.evaluate((one) => getComputedStyle(one).cursor)).toBe('progress');
  };

  test('a dish is in the cart when it has, once for two impatient presses', async () => {
    const { page, arrive } = await drawnMenu();
    await press(page, 'Cacio e Pepe');
    await press(page, 'Cacio e Pepe');
    await press(page, 'Bruschetta al Pomodoro');
    await arrive();
    await page.getByText('Added to cart').first().waitFor();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
  });

  test('a dish that comes in sizes asks for one when it has, also when another was pressed after it', async () => {
    const { page, arrive } = await drawnMenu();
    await press(page, 'Margherita');
    await press(page, 'Cacio e Pepe');
    await arrive();
    await page.getByRole('dialog', { name: 'Margherita' }).waitFor();
    await page.getByText('1 in cart').waitFor();
  });
});

test('inside a page of another site the menu is light for a reader who has chosen dark', async () => {
  const page = await windows.open(`${system().url}/features`, { viewport: DESKTOP });
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = (of: Page | Frame) =>
    of
      .locator('body')
      .evaluate((body) => [
        getComputedStyle(document.documentElement).colorScheme,
        getComputedStyle(body).backgroundColor,
      ]);
  await page.goto(`${system().url}/menu/demo`);
  await menuReady(page);
  const [, dark] = await ground(page);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.replaceChildren(frame);
  }, `${system().url}/menu/demo`);
  const frame = page.frameLocator('iframe');
  await frame.locator('#fragment').waitFor({ state: 'detached' });
  await frame.getByRole('heading', { level: 1 }).waitFor();
  const shown = page.frames().find((one) => one.parentFrame() !== null);
  if (!shown) throw new Error('there is no frame');
  const [scheme, light] = await ground(shown);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([scheme, light]).toEqual(['light', (await ground(shown))[1]]);
  expect(light).not.toBe(dark);
});

test('opened once, the menu opens again without a network, and the cart is still there', async () => {
  const { url } = system();
  const page = await windows.open(`${url}/menu/demo`, { viewport: PHONE, expected: [/ERR_INTERNET_DISCONNECTED/] });
  await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
  // The worker keeps the page once it controls it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await menuReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await menuReady(page);

  await page.context().setOffline(true);
  await page.goto(`${url}/menu/demo`);
  await page.getByRole('heading', { level: 1, name: 'Trattoria Lavagna' }).waitFor();
  await menuReady(page);
  await page.getByRole('link', { name: /^Cart/ }).first().waitFor();
});

/** The menu, ready; from now on scripts of parts of it do not come while `lost` says so. */
async function menuWithLostParts(lost: () => boolean): Promise<Page> {
  const page = await windows.open(`${system().url}/features`, {
    viewport: PHONE,
    worker: false,
    expected: [/Failed to load resource/, /ChunkLoadError/],
  });
  await page.goto(`${system().url}/menu/demo`);
  await menuReady(page);
  // What the page begins with is there; what comes later is lost.
  await page.route('**/remotes/storefront/*/page-*.js', (route) => (lost() ? route.abort() : route.continue()));
  return page;
}

test('a part that is lost on the way is asked for again, and the guest goes on', async () => {
  let attempts = 0;
  const page = await menuWithLostParts(() => (attempts += 1) < 4);
  await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
  await toCheckout(page);
  expect(attempts).toBeGreaterThanOrEqual(4);
});

test('a part that never comes leaves a page that says so, and the way on keeps the cart', async () => {
  let lost = true;
  const page = await menuWithLostParts(() => lost);
  await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor({ timeout: 60_000 });
  await expectSoundInBoth(page);
  await page.goBack();
  await menuReady(page);
  await page.goForward();
  lost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Cacio e Pepe').waitFor();
});
