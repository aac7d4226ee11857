import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { startCuttableLine, type CuttableLine } from '../resilience/chaos/cuttable-line.mjs';
import { expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { drawMenu, drawMenuPdf, type DrawnMenu } from '../support/drawn-menu';
import { fixturePath } from '../support/fixtures';
import { redrawn } from '../support/redrawn';
import { chooseFile, sendPages, shownMenu } from '../support/screens/owner';
import { SlowedReading } from '../support/slowed-reading';
import { useSystem } from '../support/system';
import { until } from '../support/until';

/** How long the slowed reading takes from its first word to its last; `SLOWED_READING_SECONDS=60` is a long one. */
const SECONDS = Number(process.env.SLOWED_READING_SECONDS ?? 8);
const READING_LIMIT_MS = (60 + SECONDS) * 1000;
const LINE_LOST = [/ERR_|Failed to load resource/];

jest.setTimeout(180_000 + SECONDS * 1000);

let slowed: SlowedReading;
const system = useSystem({ env: () => (slowed = new SlowedReading(SECONDS)).env });
const windows = useBrowser();
afterEach(() => slowed.letGo());
afterAll(() => slowed.remove());

const FRONT: DrawnMenu = {
  title: 'Quarry Street Canteen',
  sections: [
    {
      name: 'Starters',
      rows: [
        ['Pickled Beetroot Plate', '$6.50'],
        ['Warm Flatbread', '$5.00'],
        ['Chicken Liver Parfait', '$9.75'],
      ],
    },
  ],
};
const MIDDLE: DrawnMenu = {
  title: 'From the Oven',
  sections: [
    {
      name: 'Mains',
      rows: [
        ['Roast Celeriac Steak', '$17.00'],
        ['Beer Battered Haddock', '$18.50'],
        ['Braised Ox Cheek', '$21.00'],
      ],
    },
  ],
};
const BACK: DrawnMenu = {
  title: 'To Finish',
  sections: [
    {
      name: 'Desserts',
      rows: [
        ['Quince Tart', '$7.25'],
        ['Baked Vanilla Custard', '$6.75'],
      ],
    },
  ],
};
const NAMES = [FRONT, MIDDLE, BACK].flatMap(({ sections }) =>
  sections.flatMap(({ rows }) => rows.map(([name]) => name)),
);

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const front = async (page: Page) => file('front.png', 'image/png', await drawMenu(page, FRONT));
const middle = async (page: Page) => file('middle.pdf', 'application/pdf', await drawMenuPdf(page, MIDDLE));
/** Lies on its side, as a phone gives it: the reading turns it. */
const back = async (page: Page) =>
  file('back.jpg', 'image/jpeg', await redrawn(page, await drawMenu(page, BACK), { turn: 90 }));

const live = (page: Page) => page.getByRole('region', { name: 'Your menu, as it is read' });
const picture = (page: Page, number: number) => live(page).getByRole('img', { name: `Page ${number} of your menu` });
const dishes = (page: Page) => page.getByTestId('found-dishes').locator('li');
const linesRead = (page: Page) => page.getByTestId('found-lines').locator('[data-read]');

interface Moment {
  readonly percent: number;
  readonly dishes: readonly string[];
}

/** Notes each state of bar and dishes that is shown from now on. */
async function watch(page: Page): Promise<() => Promise<Moment[]>> {
  const handle = await page.evaluateHandle(() => {
    const seen: { percent: number; dishes: string[] }[] = [];
    const look = () => {
      const percent = document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');
      const items = [...document.querySelectorAll('[data-testid="found-dishes"] li')];
      if (percent) seen.push({ percent: Number(percent), dishes: items.map((item) => item.textContent ?? '') });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return seen;
  });
  return () => handle.jsonValue();
}

function expectForwardOnly(moments: readonly Moment[]) {
  moments.slice(1).forEach((moment, index) => {
    const before = moments[index]!;
    expect(moment.percent).toBeGreaterThanOrEqual(before.percent);
    // What stood there stands there still, in the same order.
    expect(moment.dishes.slice(0, before.dishes.length)).toEqual(before.dishes);
  });
  const stages = EXTRACTION_STAGES.map(({ percent }) => percent as number);
  // From the last byte on only the stages' own percentages are shown.
  for (const { percent } of moments) if (percent > stages[0]!) expect(stages).toContain(percent);
  expect(moments.at(-1)?.percent).toBe(100);
}

/** The window's event streams go by a line that can be cut. */
async function streamsBy(page: Page): Promise<CuttableLine> {
  const line = await startCuttableLine(Number(new URL(system().url).port));
  await page.route('**/jobs/*/events', (route) => {
    const url = new URL(route.request().url());
    url.port = String(line.port);
    return route.continue({ url: url.href });
  });
  return line;
}

test.each([{ cuts: 0 }, { cuts: 2 }])(
  'a slow reading of three pages is shown as it happens, never goes back and ends right, its stream cut $cuts times',
  async ({ cuts }) => {
    const page = await windows.open(system().url, { viewport: DESKTOP, worker: false, expected: LINE_LOST });
    const line = await streamsBy(page);
    try {
      const example = page.getByRole('img', { name: /^A printed menu/ });
      await example.waitFor();
      const moments = await watch(page);
      await chooseFile(page, [await front(page), await middle(page), await back(page)]);
      await sendPages(page);
      await picture(page, 1).waitFor();
      expect(await example.count()).toBe(0);

      // Its own picture stands there before the first line is found.
      await until('a line that is read', async () => (await linesRead(page).count()) > 0, {
        withinMs: READING_LIMIT_MS,
      });
      for (let cut = 0; cut < cuts; cut += 1) {
        expect(await dishes(page).count()).toBeLessThan(NAMES.length);
        expect(line.cut()).toBeGreaterThan(0);
        await page.getByText('The connection was lost; your menu is still being read.').waitFor();
        await page.getByText('The connection was lost; your menu is still being read.').waitFor({ state: 'detached' });
        if (cut === 0) await dishes(page).first().waitFor({ timeout: READING_LIMIT_MS });
      }
      await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
      const seen = await moments();
      expectForwardOnly(seen);
      const found = seen.findLast(({ dishes: shown }) => shown.length > 0)!.dishes;
      expect(found).toHaveLength(NAMES.length);
      NAMES.forEach((name, index) => expect(found[index]).toContain(name));
      // Dishes came page by page.
      expect(new Set(seen.map(({ dishes: shown }) => shown.length)).size).toBeGreaterThanOrEqual(3);
      expect((await shownMenu(page)).categories.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(NAMES);
    } finally {
      await line.close();
    }
  },
);

test('in the middle of a reading the page is sound at every width, and a reload goes on where it was', async () => {
  const page = await windows.open(system().url, { viewport: DESKTOP });
  await chooseFile(page, [await front(page), await back(page)]);
  await sendPages(page);
  await dishes(page).first().waitFor({ timeout: READING_LIMIT_MS });
  slowed.hold();
  for (const viewport of [DESKTOP, { width: 768, height: 1024 }, COMMON_PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(viewport);
    await expectSoundInBoth(page);
  }
  const [shown, percent] = [
    await dishes(page).allInnerTexts(),
    await page.getByRole('progressbar').getAttribute('aria-valuenow'),
  ];

  await page.reload();
  await dishes(page).first().waitFor();
  expect((await dishes(page).allInnerTexts()).slice(0, shown.length)).toEqual(shown);
  expect(Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(
    Number(percent),
  );
  slowed.letGo();
  // This browser has forgotten the files: the pictures are the server's, upright.
  await picture(page, 2).waitFor({ timeout: READING_LIMIT_MS });
  await expect(
    picture(page, 2).evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth < image.naturalHeight),
    ),
  ).resolves.toBe(true);
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
});

test('the dishes can be looked through by keyboard while they come', async () => {
  const page = await windows.open(system().url, { viewport: COMMON_PHONE });
  await chooseFile(page, [await front(page), await back(page)]);
  await sendPages(page);
  await dishes(page).first().waitFor({ timeout: READING_LIMIT_MS });
  const list = live(page).getByRole('region', { name: /dishes so far/ });
  await list.focus();
  await expect(list.evaluate((element) => document.activeElement === element)).resolves.toBe(true);
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
});

test('the wizard shows its reading as well', async () => {
  const page = await windows.open(`${system().url}/business/upload`, { viewport: COMMON_PHONE });
  await page.getByLabel('Restaurant name').fill('Quarry Street Canteen');
  for (const title of ['Choose your theme', 'Add your paper menu']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
  }
  await chooseFile(page, [await front(page), await middle(page)]);
  await sendPages(page, 'Create my menu');
  await picture(page, 1).waitFor();
  await dishes(page).first().waitFor({ timeout: READING_LIMIT_MS });
  slowed.hold();
  await expectSoundInBoth(page);
  slowed.letGo();
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: READING_LIMIT_MS });
});

test('when the menu cannot be read, its picture stays, with the reason and the way to try again', async () => {
  const page = await windows.open(system().url, { viewport: COMMON_PHONE });
  await chooseFile(page, fixturePath('bad/no-text.jpg'));
  await sendPages(page);
  await picture(page, 1).waitFor();
  await page.getByText('Processing failed.').waitFor({ timeout: READING_LIMIT_MS });
  await picture(page, 1).waitFor();
  await page.getByRole('button', { name: 'Read my menu' }).waitFor();
  await expectSoundInBoth(page);
});
