import { SHELL_PAGES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { addToCart, menuReady } from '../support/screens/guest';
import { useSystem } from '../support/system';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSystem();
const windows = useBrowser();

/** Where a walk begins; everything else has to be reached by links. */
const DOORS = ['/', '/menu/demo', '/admin', '/nowhere'];

/** Ends when the page has drawn what it draws. */
async function drawn(page: Page) {
  await menuReady(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
}

/** Follows every link from `doors` on. @returns what was reached, and which links lead nowhere */
async function walk(
  page: Page,
  visitor: Visitor,
  doors: readonly string[],
): Promise<{ readonly seen: readonly string[]; readonly dead: readonly string[] }> {
  const { url } = system();
  const waiting = [...doors];
  const seen = new Set(waiting);
  const dead: string[] = [];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    await page.goto(url + at);
    await drawn(page);
    const links = await page
      .getByRole('link')
      .evaluateAll((found) => (found as HTMLAnchorElement[]).map(({ href, rel }) => ({ href, rel })));
    for (const { href, rel } of links) {
      if (/^(tel|mailto):/.test(href)) continue;
      const target = new URL(href);
      if (target.origin !== new URL(url).origin) {
        // Other sites are not asked; a link to one must not hand our window over.
        if (!/\bno(opener|referrer)\b/.test(rel)) dead.push(`${at} → ${href}: to another site, without rel="noopener"`);
        continue;
      }
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (target.pathname === at && anchor && (await page.locator(`[id="${anchor}"]`).count()) === 0)
        dead.push(`${at} → ${target.hash}: there is no such place`);
      if (seen.has(target.pathname)) continue;
      seen.add(target.pathname);
      const { status, headers } = await visitor.call(target.pathname);
      // A file has no links to be followed.
      const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
      if (status === 200 && isPage) waiting.push(target.pathname);
      else if (status !== 200) dead.push(`${at} → ${target.pathname}: ${status}`);
    }
    const missing = await page.getByRole('heading', { name: /^(Page|Menu) Not Found$/ }).count();
    if (missing > 0 && at !== '/nowhere') dead.push(`${at}: says that it is not there`);
  }
  return { seen: [...seen], dead };
}

test.each([PHONE, DESKTOP])('no link of any page leads nowhere, $width wide', async (viewport) => {
  const { url } = system();
  const page = await windows.open(`${url}/menu/demo`, { viewport, expected: [/404.*\/nowhere/] });
  await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
  const { seen, dead } = await walk(page, new Visitor(url), DOORS);
  expect(dead).toEqual([]);
  for (const reached of ['/menu/demo/edit', '/checkout/demo', '/business-signup', '/sign-in', ...SHELL_PAGES])
    expect(seen).toContain(reached);
});

test('nor does one of an owner’s place', async () => {
  const { url } = system();
  const business = await Business.open(system(), { name: 'Ada', email: 'ada@links.example', phone: '(207) 555-0181' });
  const shareId = await business.upload();
  const page = await windows.open(url, { viewport: DESKTOP });
  await business.letIn(page);
  const { seen, dead } = await walk(page, business.owner, ['/business']);
  expect(dead).toEqual([]);
  for (const reached of [
    '/account',
    '/business/upload',
    ...['', '/edit', '/review', '/update', '/photos', '/share', '/orders'].map((below) => `/menu/${shareId}${below}`),
  ])
    expect(seen).toContain(reached);
});

test('an address that is not there says so, and leads home', async () => {
  const { url } = system();
  expect((await new Visitor(url).call('/nowhere')).status).toBe(404);
  const page = await windows.open(`${url}/nowhere`, { viewport: PHONE, expected: [/404.*\/nowhere/] });
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
});

test('the header of the site stands in one row within the page, on a phone with every control, and under the picture of the home page a live example opens', async () => {
  const { url } = system();
  const page = await windows.open(url, { viewport: PHONE });
  const header = page.getByRole('banner');
  for (const viewport of [PHONE, COMMON_PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    const controls = await Promise.all(
      ['Features', 'Reviews', 'Pricing', 'Get Started'].map((name) => header.getByRole('link', { name }).boundingBox()),
    );
    const home = await header.getByRole('link', { name: /, home$/ }).boundingBox();
    const middles = [home, ...controls].map((box) => Math.round(box!.y + box!.height / 2));
    expect([viewport.width, ...new Set(middles)]).toEqual([viewport.width, middles[0]]);
    // As far from the right edge as the sign is from the left one.
    expect(viewport.width - Math.max(...controls.map((box) => box!.x + box!.width))).toBeGreaterThanOrEqual(
      home!.x - 1,
    );
  }
  await page.getByRole('link', { name: 'Open a live example' }).click();
  await menuReady(page);
  expect(new URL(page.url()).pathname).toBe('/menu/demo');
});
