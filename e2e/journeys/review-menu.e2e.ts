import { Menu } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { drawAll, expectSoundAt, expectSoundInBoth } from '../support/axe';
import { DESKTOP, LAYOUTS, PHONE, useBrowser } from '../support/browser';
import { drawMenu, type DrawnMenu } from '../support/drawn-menu';
import { digitise, edit, openReview, reviewReady, row, rows, untilSaved, wholeMenu } from '../support/screens/review';
import { useSharedSystem } from '../support/system';
import { UNCLEAR_PAPER } from '../support/unclear-paper';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

/** One more price stands by itself. */
const PAPER: DrawnMenu = { ...UNCLEAR_PAPER, below: '$3.00' };

async function menuOf(page: Page, shareId: string) {
  const menu = Menu.parse(await (await page.request.get(`${system().url}/api/menu/${shareId}`)).json());
  return { ...menu, items: menu.categories.flatMap(({ items }) => items) };
}

async function ownerWithMenu(viewport: { width: number; height: number }, expected?: readonly RegExp[]) {
  const page = await windows.open(system().url, { viewport, expected });
  const shareId = await digitise(page, await drawMenu(page, PAPER));
  await openReview(page, shareId);
  return { page, shareId };
}

test('what is in doubt is settled beside the paper, down to zero, and published', async () => {
  const { page, shareId } = await ownerWithMenu(DESKTOP);
  await page.getByText('2 left', { exact: true }).waitFor();
  await page.getByText('10 prices seen, 9 placed').waitFor();

  // The paper shows where the first doubt stands, and a line leads to it.
  const place = page.locator('[data-paper-place]').first();
  await place.waitFor();
  await until('the doubtful price to be in sight', async () => {
    const [pane, box] = [await page.locator('[data-paper]').boundingBox(), await place.boundingBox()];
    return (
      pane &&
      box &&
      box.x >= pane.x &&
      box.y >= pane.y &&
      box.x + box.width <= pane.x + pane.width &&
      box.y + box.height <= pane.y + pane.height
    );
  });
  await until('the picture of the paper', () =>
    page.locator('[data-paper] img').evaluate((img: HTMLImageElement) => img.naturalWidth > 500),
  );

  const form = await edit(page, 'House Red Wine');
  await form.getByRole('textbox', { name: 'Size 1' }).fill('glass');
  await form.getByRole('textbox', { name: 'Size 2' }).fill('bottle');
  await form.getByRole('button', { name: 'Save, looks right' }).click();
  await page.getByText('1 left', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Show the one without a dish' }).click();
  await page.getByRole('button', { name: 'Nothing of the menu' }).click();
  await page.getByRole('heading', { name: 'Everything is checked' }).waitFor();
  await untilSaved(page);
  const menu = await menuOf(page, shareId);
  expect(menu.items.find(({ name }) => name === 'House Red Wine')).toMatchObject({
    variants: [
      { label: 'glass', price: '$6.00', priceMinor: 600 },
      { label: 'bottle', price: '$24.00', priceMinor: 2400 },
    ],
  });
  expect(menu.items.filter(({ uncertain }) => uncertain)).toEqual([]);

  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL(`${system().url}/menu/${shareId}`);
  expect((await menuOf(page, shareId)).status).toBe('published');
});

test('where the paper shows a dish that was not read, a tap on it makes one', async () => {
  const { page, shareId } = await ownerWithMenu(DESKTOP);
  await page.getByRole('button', { name: 'Whole page' }).click();
  const paper = page.locator('[data-paper] img');
  await until('the picture of the paper', () => paper.evaluate((img: HTMLImageElement) => img.naturalWidth > 500));
  const { x, y, width, height } = (await paper.boundingBox())!;
  await page.mouse.click(x + width * 0.45, y + height * 0.93);
  await page.getByRole('button', { name: 'Add a dish here' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lemon Tart');
  await page.getByRole('textbox', { name: 'Price' }).fill('8,50');
  await page.getByRole('button', { name: 'Done' }).click();
  await untilSaved(page);
  expect((await menuOf(page, shareId)).items.find(({ name }) => name === 'Lemon Tart')).toMatchObject({
    price: '$8.50',
    priceMinor: 850,
  });
});

test('items are split, merged, moved, and all of it undone, without a mouse', async () => {
  const { page, shareId } = await ownerWithMenu(DESKTOP);
  await wholeMenu(page);
  const before = await rows(page);
  const { keyboard } = page;

  await keyboard.press('/');
  await keyboard.type('leek');
  await keyboard.press('Enter');
  expect(await rows(page)).toEqual(['Leek and Potato Soup $7.50']);
  await keyboard.press('/');
  await keyboard.press('Escape');
  await keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  expect(await name.evaluate((input) => input === document.activeElement)).toBe(true);
  await keyboard.press('Home');
  for (let step = 0; step < 'Leek'.length; step += 1) await keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Split name at cursor' }).press('Enter');
  await until('two items', async () => (await rows(page)).slice(0, 2).join() === 'Leek $7.50,and Potato Soup No price');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add next as description' }).press('Enter');
  await until('one item', async () => (await rows(page))[0] === 'Leek $7.50 and Potato Soup');

  await keyboard.press('Alt+ArrowDown');
  await until('the second place', async () => (await rows(page))[1] === 'Leek $7.50 and Potato Soup');
  await keyboard.press('j');
  await keyboard.press('Delete');
  await page.getByText('Smoked Mackerel Toast deleted').first().waitFor();
  await untilSaved(page);
  expect((await menuOf(page, shareId)).items.map((item) => item.name)).not.toContain('Smoked Mackerel Toast');

  for (let step = 0; step < 4; step += 1) await keyboard.press('Control+z');
  await until('all undone', async () => JSON.stringify(await rows(page)) === JSON.stringify(before));
  await keyboard.press('Control+Shift+z');
  await until('one done again', async () => (await rows(page))[0] === 'Leek $7.50');
  await keyboard.press('Control+z');
  await untilSaved(page);
  const { items } = await menuOf(page, shareId);
  expect(items.map((item) => item.name)).toEqual([
    'Leek and Potato Soup',
    'Charred Corn Salad',
    'Smoked Mackerel Toast',
    'Braised Lamb Shoulder',
    'Wild Mushroom Risotto',
    'Grilled Sea Bream',
    'Cloudy Apple Juice',
    'House Red Wine',
  ]);
  // What was deleted and came back still knows where it stands on the paper.
  expect(items[2]!.source?.price).toBeDefined();
});

test('two editors at once: both changes stay, and over one price the owner decides', async () => {
  const { page, shareId } = await ownerWithMenu(DESKTOP, [/409/]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await reviewReady(other);
  for (const window of [page, other]) await wholeMenu(window);

  const change = async (window: Page, item: string, price: string) => {
    await window.bringToFront();
    const form = await edit(window, item);
    await form.getByRole('textbox', { name: 'Price' }).fill(price);
    await form.getByRole('button', { name: 'Done' }).click();
    await untilSaved(window);
  };
  // What the other one saved is seen before anything is saved here.
  await change(other, 'Smoked Mackerel Toast', '14');
  await row(page, 'Smoked Mackerel Toast').getByText('$14.00').waitFor();
  await page.getByText('Changed elsewhere').first().waitFor();

  await change(other, 'Charred Corn Salad', '10');
  await change(page, 'Grilled Sea Bream', '27');
  await row(page, 'Charred Corn Salad').getByText('$10.00').waitFor();

  // What is being written here stays as it is, whatever comes from elsewhere.
  await page.bringToFront();
  const form = await edit(page, 'Braised Lamb Shoulder');
  await form.getByRole('textbox', { name: 'Price' }).fill('29');
  await change(other, 'Braised Lamb Shoulder', '28');
  await page.bringToFront();
  await form.getByRole('button', { name: 'Done' }).click();
  await untilSaved(page);
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed the same' });
  await conflict.getByText('$28.00').waitFor();
  await conflict.getByText('29', { exact: true }).waitFor();
  const priceNow = async () =>
    (await menuOf(page, shareId)).items.find(({ name }) => name === 'Braised Lamb Shoulder')!.price;
  expect(await priceNow()).toBe('$28.00');
  await conflict.getByRole('button', { name: 'Use yours' }).click();
  await conflict.waitFor({ state: 'detached' });
  await untilSaved(page);
  expect(await priceNow()).toBe('$29.00');
});

test('an edit that was not saved yet survives a reload, and a line that fails', async () => {
  const { page, shareId } = await ownerWithMenu(DESKTOP, [/ERR_FAILED|Failed to load/]);
  await wholeMenu(page);
  await page.route('**/api/menu/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  const form = await edit(page, 'Wild Mushroom Risotto');
  await form.getByRole('textbox', { name: 'Price' }).fill('21');
  await form.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Not saved – trying again').waitFor();
  await page.reload();
  await reviewReady(page);
  await wholeMenu(page);
  await row(page, 'Wild Mushroom Risotto').getByText('21').waitFor();
  await page.unroute('**/api/menu/*');
  await untilSaved(page);
  expect((await menuOf(page, shareId)).items.find((one) => one.name === 'Wild Mushroom Risotto')!.price).toBe('$21.00');
});

test('on a phone a strip of the paper stands above the item, and a tap shows the page', async () => {
  const { page } = await ownerWithMenu(PHONE);
  await page.getByRole('button', { name: 'See House Red Wine on the paper' }).tap();
  const dialog = page.getByRole('dialog', { name: 'The paper' });
  await dialog.locator('[data-paper-place]').first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  // "Price 1" is no name for a size: it is asked for before the dish can be called right.
  await page.getByRole('button', { name: 'Name the sizes' }).tap();
  await page.getByRole('textbox', { name: 'Size 1' }).fill('glass');
  await page.getByRole('textbox', { name: 'Size 2' }).fill('bottle');
  await page.getByRole('button', { name: 'Save, looks right' }).tap();
  await page.getByText('1 left', { exact: true }).waitFor();
  await untilSaved(page);
});

test.each(LAYOUTS)(
  'axe finds nothing and nothing scrolls sideways, light and dark, on $kind',
  async ({ viewport, widths }) => {
    const { page, shareId } = await ownerWithMenu(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { version, categories } = await menuOf(page, shareId);
    const [first, ...others] = categories[0]!.items;
    const long = {
      ...first!,
      name: 'Slow roasted shoulder of salt marsh lamb with rosemary, anchovy and white beans.',
    };
    const renamed = [{ ...categories[0]!, items: [{ ...long, addOns: undefined }, ...others] }, ...categories.slice(1)];
    expect(
      (
        await page.request.put(`${system().url}/api/menu/${shareId}`, {
          data: { baseVersion: version, categories: renamed },
        })
      ).status(),
    ).toBe(200);
    await page.reload();
    await reviewReady(page);
    await drawAll(page);
    await expectSoundAt(page, widths, expectSoundInBoth);
    await edit(page, 'House Red Wine');
    await expectSoundAt(page, widths, expectSoundInBoth);
    await page.keyboard.press('Escape');
    await wholeMenu(page);
    await edit(page, 'Slow roasted');
    await expectSoundAt(page, widths, expectSoundInBoth);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectSoundAt(page, widths, expectSoundInBoth);
  },
);

test('whoever may not edit the menu is told so, and sees no paper', async () => {
  const page = await windows.open(`${system().url}/menu/demo/review`, { viewport: PHONE, expected: [/401/] });
  await page.getByRole('heading', { name: 'This device may not change this menu' }).waitFor();
});
