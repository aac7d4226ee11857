import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expectSoundAt } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { drawMenu, type DrawnMenu } from '../support/drawn-menu';
import { redrawn } from '../support/redrawn';
import { chooseFile, sendPages, shownMenu } from '../support/screens/owner';
import { useSharedSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const READING_LIMIT_MS = 120_000;

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
/** Its second section, which begins below 26 % of the page, is to be cut off. */
const BACK: DrawnMenu = {
  title: 'Evening Menu',
  sections: [
    {
      name: 'Mains',
      rows: [
        ['Roast Celeriac Steak', '$17.00'],
        ['Beer Battered Haddock', '$18.50'],
      ],
    },
    {
      name: 'Last Season',
      rows: [
        ['Venison Pie', '$23.00'],
        ['Game Terrine', '$14.00'],
        ['Chestnut Soup', '$8.00'],
        ['Quince Tart', '$7.25'],
        ['Mulled Cider', '$5.50'],
      ],
    },
  ],
};

const picture = (name: string, buffer: Buffer) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  buffer,
});
const card = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Pages, in the order in which they are read' })
    .locator('> li')
    .nth(number - 1);
const order = async (page: Page) =>
  (
    await page.getByRole('list', { name: 'Pages, in the order in which they are read' }).locator('> li').allInnerTexts()
  ).map((text) => /\w+\.(?:png|jpg|pdf)/.exec(text)?.[0]);

/** Hashes of all files that the system keeps. */
function keptFiles(): string[] {
  const folder = path.join(system().dataDir, 'blobs');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => hashOf(readFileSync(path.join(entry.parentPath, entry.name))));
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('two photos, in the wrong order, one on its side and with too much on it, become the menu they were meant to be; the originals are sent', async () => {
  const page = await windows.open(system().url, { viewport: PHONE });
  const front = await drawMenu(page, FRONT);
  const back = await redrawn(page, await drawMenu(page, BACK), { turn: 270 });
  await chooseFile(page, [picture('back.jpg', back), picture('front.png', front)]);
  await page.getByRole('heading', { name: 'Your 2 pages' }).waitFor();
  await card(page, 2).getByText('Looks good to read').waitFor();

  await page.getByRole('button', { name: 'Turn page 1' }).click();
  await page.getByRole('button', { name: 'Crop page 1' }).click();
  const corner = page.getByRole('button', { name: 'Bottom right corner' });
  await corner.focus();
  for (let step = 0; step < 14; step += 1) await page.keyboard.press('Shift+ArrowUp');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp');
  await page.getByText('Keeps 100% of the width and 26% of the height').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('button', { name: 'Move page 1 down' }).click();
  expect(await order(page)).toEqual(['front.png', 'back.jpg']);

  await sendPages(page);
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
  const { restaurantName, categories } = await shownMenu(page);
  expect(restaurantName).toBe(FRONT.title);
  expect(categories.flatMap(({ items }) => items.map(({ name, prices }) => [name, ...prices]))).toEqual([
    ...FRONT.sections[0]!.rows,
    ...BACK.sections[0]!.rows,
  ]);
  expect(keptFiles()).toEqual(expect.arrayContaining([hashOf(front), hashOf(back)]));
});

test('a blurred photo is warned of and can be replaced; pages are dragged into order', async () => {
  const page = await windows.open(system().url, { viewport: DESKTOP });
  const front = await drawMenu(page, FRONT);
  const blurred = await redrawn(page, front, { blur: 3 });
  await chooseFile(page, [picture('sharp.png', front), picture('blurred.jpg', blurred)]);
  await card(page, 2).getByText('This page looks blurred. Hold the phone still and tap the text to focus.').waitFor();
  await card(page, 1).getByText('Looks good to read').waitFor();

  const [from, to] = [
    await card(page, 2).getByTitle('Drag to another place').boundingBox(),
    await card(page, 1).boundingBox(),
  ];
  if (!from || !to) throw new Error('the cards are not there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await order(page)).toEqual(['blurred.jpg', 'sharp.png']);

  await page.getByRole('button', { name: 'Remove page 1' }).click();
  expect(await order(page)).toEqual(['sharp.png']);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add pages' }).click(),
  ]);
  await chooser.setFiles(picture('again.png', front));
  await page.getByRole('heading', { name: 'Your 2 pages' }).waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
});

test.each(LAYOUTS)('everyone can use the pages and the crop, on $kind', async ({ viewport, widths }) => {
  const page = await windows.open(system().url, { viewport });
  const front = await drawMenu(page, FRONT);
  await chooseFile(page, [
    picture('front.png', front),
    picture('blurred.jpg', await redrawn(page, front, { blur: 3 })),
  ]);
  await page.getByText('This page looks blurred.').waitFor();
  await expectSoundAt(page, widths);
  await page.getByRole('button', { name: 'Crop page 1' }).click();
  await page.getByRole('button', { name: 'Top left corner' }).waitFor();
  await expectSoundAt(page, widths);
});
