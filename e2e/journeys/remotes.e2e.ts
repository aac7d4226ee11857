import type { Page, Route } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawnPage } from '../support/drawn-page';
import { ReleasedFiles } from '../support/released-files';
import { addToCart } from '../support/screens/guest';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { problemOf, Visitor } from '../support/visitor';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

const files = () => new ReleasedFiles(system().dataDir);
const demo = () => `${system().url}/menu/demo`;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This section is not available right now.' });
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Try again' });
/** A page that the shell composes of the storefront's remote: a menu owns its page, and needs neither. */
const composed = () => `${system().url}/checkout/demo`;
const cart = (page: Page) => page.getByRole('heading', { name: 'Your cart is empty' });
const dish = (page: Page) => page.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' });

/** What the failure of a remote writes to the console is its own matter; what visitors see of it is ours. */
const LOGGED = [/^console: /, /^uncaught: /, /^answered 503/];

describe('a remote that is not there', () => {
  test('is named by the health of the system, which recovers with it', async () => {
    const visitor = new Visitor(system().url);
    // The system is asked at most once a second.
    const health = (status: number) =>
      until(`a health of ${status}`, async () => {
        const answer = await visitor.call('/api/health');
        return answer.status === status && answer;
      });
    files().takeAway('storefront');
    try {
      expect(await health(503)).toMatchObject({
        json: { status: 'failing', failing: expect.arrayContaining(['storefront']) as string[] },
      });
    } finally {
      files().putBack('storefront');
    }
    expect(await health(200)).toMatchObject({ json: { status: 'ok' } });
  });

  test('leaves a panel and the rest of the site; Try again brings it back', async () => {
    files().takeAway('storefront');
    let page: Page;
    try {
      page = await windows.open(composed(), { viewport: PHONE, expected: LOGGED });
      await retry(page).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).click();
      await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await page.getByRole('button', { name: 'Choose a file' }).waitFor();
      await page.goto(composed());
      await retry(page).click();
      await retry(page).waitFor();
    } finally {
      files().putBack('storefront');
    }
    await retry(page).click();
    await cart(page).waitFor();
  });

  test('on the home page leaves everything but the upload', async () => {
    const page = await windows.open(`${system().url}/contact`, { viewport: DESKTOP, expected: LOGGED });
    // What the edge has given once it gives again: here the line is cut.
    await page.route('**/remotes/owner/**', (route) => route.abort());
    await page.goto(system().url);
    await retry(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).waitFor();
    await page.unroute('**/remotes/owner/**');
    await retry(page).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });
});

/** Entries of a storefront that is broken in its own way. */
const remote = (module: string) =>
  `var storefront = { init() {}, get() { return Promise.resolve(() => (${module})); } };`;
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

const EVERY_FILE = '**/remotes/storefront/**';
const ENTRY = '**/remotes/storefront/*/remoteEntry.js*';

const TROUBLES: readonly {
  readonly what: string;
  readonly files: string;
  readonly answer: (route: Route) => unknown;
}[] = [
  { what: 'answers 503', files: EVERY_FILE, answer: (route) => route.fulfill({ status: 503, body: '' }) },
  { what: 'cuts the line', files: EVERY_FILE, answer: (route) => route.abort() },
  { what: 'never answers', files: EVERY_FILE, answer: () => undefined },
  { what: 'throws as it is loaded', files: ENTRY, answer: script('throw new Error("broken as it is loaded");') },
  {
    what: 'is no script at all',
    files: ENTRY,
    answer: (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Captive portal</title>' }),
  },
  {
    what: 'throws as it is drawn',
    files: ENTRY,
    answer: script(remote('{ contract: 1, routes() { throw new Error("broken as it is drawn"); } }')),
  },
  {
    what: 'speaks a contract of the future',
    files: ENTRY,
    answer: script(remote('{ contract: 99, routes: () => [] }')),
  },
  { what: 'is empty', files: ENTRY, answer: script(remote('undefined')) },
];

describe.each(TROUBLES)('a remote that $what', ({ files, answer }) => {
  test('leaves a panel and the rest of the site; Try again brings it back', async () => {
    const page = await windows.open(system().url, { viewport: PHONE, expected: LOGGED });
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
    let broken = true;
    // What was left without an answer stays so, also when the rest has recovered.
    await page.route(files, async (route) => void (broken ? await answer(route) : await route.continue()));
    await page.goto(composed(), { waitUntil: 'commit' });
    await retry(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Management' }).click();
    await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await retry(page).waitFor();
    expect(await panel(page).innerText()).not.toMatch(/https?:|Error|remoteEntry/);

    broken = false;
    await retry(page).click();
    await cart(page).waitFor();
  });
});

describe.each(TROUBLES.filter(({ files }) => files === EVERY_FILE))(
  'a menu whose own app $what',
  ({ files, answer }) => {
    test('stays to be read and says so; Try again brings it back', async () => {
      const page = await windows.open(system().url, { viewport: PHONE, worker: false, expected: LOGGED });
      await drawnPage(demo());
      let broken = true;
      await page.route(files, async (route) => void (broken ? await answer(route) : await route.continue()));
      await page.goto(demo(), { waitUntil: 'commit' });
      await page.getByText('Tonnarelli, pecorino romano, black pepper').waitFor();
      const note = page.getByRole('alert').filter({ hasText: 'its buttons do not answer yet' });
      await note.waitFor();

      broken = false;
      await note.getByRole('link', { name: 'Try again' }).click();
      await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
      await note.waitFor({ state: 'hidden' });
    });
  },
);

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
    expect(problemOf(refused)).toMatchObject({
      status: 503,
      title: 'Not available right now',
      detail: expect.stringContaining('The menu is not available right now.') as string,
    });
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
