import type { Page, Route } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { BuiltApps } from '../support/built-apps';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { problemOf, Visitor } from '../support/visitor';

jest.setTimeout(120_000);

let apps: BuiltApps;
const system = useSystem({ env: () => (apps = new BuiltApps()).env });
const windows = useBrowser();

const demo = () => `${system().url}/menu/demo`;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This section is not available right now.' });
const tryAgain = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });
const dish = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' });

/** What the failure of a remote writes to the console is its own matter; what visitors see of it is ours. */
const LOGGED = [/^console: /, /^uncaught: /, /^answered 503/];

describe('a remote that is not there', () => {
  test('is named by the health of the system, which recovers with it', async () => {
    const visitor = new Visitor(system().url);
    apps.takeAway('storefront');
    try {
      expect(await visitor.call('/api/health')).toMatchObject({ status: 503, json: { status: 'failing', failing: expect.arrayContaining(['storefront']) as string[] } });
    } finally {
      apps.putBack('storefront');
    }
    expect(await visitor.call('/api/health')).toMatchObject({ status: 200, json: { status: 'ok' } });
  });

  test('leaves a panel and the rest of the site; Try again brings it back', async () => {
    apps.takeAway('storefront');
    let page: Page;
    try {
      page = await windows.open(demo(), { viewport: PHONE, expected: LOGGED });
      await tryAgain(page).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).click();
      await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await page.goto(demo());
      await tryAgain(page).click();
      await tryAgain(page).waitFor();
    } finally {
      apps.putBack('storefront');
    }
    await tryAgain(page).click();
    await dish(page).waitFor();
  });

  test('on the home page leaves everything but the upload', async () => {
    apps.takeAway('owner');
    let page: Page;
    try {
      page = await windows.open(system().url, { viewport: DESKTOP, expected: LOGGED });
      await tryAgain(page).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).waitFor();
    } finally {
      apps.putBack('owner');
    }
    await tryAgain(page).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });
});

/** Entries of a storefront that is broken in its own way. */
const remote = (module: string) => `var storefront = { init() {}, get() { return Promise.resolve(() => (${module})); } };`;
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const EVERY_FILE = '**/remotes/storefront/**';
const ENTRY = '**/remotes/storefront/remoteEntry.js*';

const TROUBLES: readonly { readonly what: string; readonly files: string; readonly answer: (route: Route) => unknown }[] = [
  { what: 'answers 503', files: EVERY_FILE, answer: (route) => route.fulfill({ status: 503, body: '' }) },
  { what: 'cuts the line', files: EVERY_FILE, answer: (route) => route.abort() },
  { what: 'never answers', files: EVERY_FILE, answer: () => undefined },
  { what: 'throws as it is loaded', files: ENTRY, answer: script('throw new Error("broken as it is loaded");') },
  { what: 'is no script at all', files: ENTRY, answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Captive portal</title>' }) },
  { what: 'throws as it is drawn', files: ENTRY, answer: script(remote('{ contract: 1, routes() { throw new Error("broken as it is drawn"); } }')) },
  { what: 'speaks a contract of the future', files: ENTRY, answer: script(remote('{ contract: 99, routes: () => [] }')) },
  { what: 'is empty', files: ENTRY, answer: script(remote('undefined')) },
];

describe.each(TROUBLES)('a remote that $what', ({ files, answer }) => {
  test('leaves a panel and the rest of the site; Try again brings it back', async () => {
    const page = await windows.open(system().url, { viewport: PHONE, expected: LOGGED });
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    let broken = true;
    // What was left without an answer stays so, also when the rest has recovered.
    await page.route(files, async (route) => void (broken ? await answer(route) : await route.continue()));
    await page.goto(demo(), { waitUntil: 'commit' });
    await tryAgain(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).click();
    await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await tryAgain(page).waitFor();
    expect(await panel(page).innerText()).not.toMatch(/https?:|Error|remoteEntry/);

    broken = false;
    await tryAgain(page).click();
    await dish(page).waitFor();
  });
});

test('a service that is down is told in plain words, and the page recovers', async () => {
  const { platform, url } = system();
  platform.setRestart(false);
  let page: Page;
  try {
    platform.killSlice('menu');
    const visitor = new Visitor(url);
    // Readers share an answer for a moment: the last one before the service went may still be given.
    const refused = await until('the menu to be refused', async () => {
      const answer = await visitor.call('/api/menu/demo');
      return answer.status !== 200 && answer;
    });
    expect(problemOf(refused)).toMatchObject({ status: 503, title: 'Not available right now', detail: expect.stringContaining('The menu is not available right now.') as string });
    expect(await visitor.call('/api/health')).toMatchObject({ status: 503, json: { failing: ['menu'] } });
    // A menu that was read before can be read still; another one cannot, and that is said.
    page = await windows.open(demo(), { viewport: PHONE, expected: [/503/, /404.*not-read-before/] });
    await dish(page).waitFor();
    await page.goto(`${url}/menu/not-read-before`);
    await page.getByRole('heading', { name: 'The menu cannot be shown right now' }).waitFor();
  } finally {
    platform.setRestart(true);
  }
  await platform.waitUntilHealthy();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
});
