import { Menu, MenuUpdateProposal } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { drawMenu, type DrawnMenu } from '../support/drawn-menu';
import { chooseFile, sendPages } from '../support/screens/owner';
import { useSharedSystem } from '../support/system';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const READING_LIMIT_MS = 120_000;

const BEFORE: DrawnMenu = {
  title: 'Lantern Yard Grill',
  sections: [
    {
      name: 'Small Plates',
      rows: [
        ['Charred Leeks', '$8.00'],
        ['Fried Artichokes', '$9.50'],
        ['Salt Cod Croquettes', '$10.25'],
      ],
    },
    {
      name: 'From the Grill',
      rows: [
        ['Half Spatchcock Chicken', '$19.00'],
        ['Pork Neck Skewers', '$17.50'],
        ['Whole Grilled Bream', '$26.00'],
        ['Smoked Aubergine', '$15.00'],
      ],
    },
  ],
};
/** One price, one dish less, one more. */
const AFTER: DrawnMenu = {
  title: BEFORE.title,
  sections: [
    {
      name: 'Small Plates',
      rows: [
        ['Charred Leeks', '$8.00'],
        ['Fried Artichokes', '$11.50'],
        ['Salt Cod Croquettes', '$10.25'],
      ],
    },
    {
      name: 'From the Grill',
      rows: [
        ['Half Spatchcock Chicken', '$19.00'],
        ['Whole Grilled Bream', '$26.00'],
        ['Smoked Aubergine', '$15.00'],
        ['Lamb Kofta', '$18.75'],
      ],
    },
  ],
};

const picture = (buffer: Buffer) => ({ name: 'menu.png', mimeType: 'image/png', buffer });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** An owner whose menu was made of `BEFORE`, on its page for new photos. */
async function ownerAtUpdate(viewport: {
  readonly width: number;
  readonly height: number;
}): Promise<{ page: Page; shareId: string }> {
  const page = await windows.open(system().url, { viewport, expected: [/409/] });
  await chooseFile(page, picture(await drawMenu(page, BEFORE)));
  await sendPages(page);
  await page.getByRole('button', { name: 'Publish' }).waitFor({ timeout: READING_LIMIT_MS });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'New photo' }).click();
  await page.getByRole('heading', { name: 'Update from a new photo' }).waitFor();
  const shareId = /\/menu\/([\w-]+)\/update/.exec(page.url())![1]!;
  return { page, shareId };
}

async function compareWith(page: Page, paper: DrawnMenu, title: string) {
  await chooseFile(page, picture(await drawMenu(page, paper)));
  await page.getByRole('button', { name: 'Compare with my menu' }).click();
  await page.getByRole('heading', { name: title }).waitFor({ timeout: READING_LIMIT_MS });
}

async function menuOf(page: Page, shareId: string): Promise<Menu> {
  return Menu.parse(await (await page.request.get(`${system().url}/api/menu/${shareId}`)).json());
}
const lines = (menu: Menu) =>
  menu.categories.map(({ name, items }) => ({ name, rows: items.map((item) => [item.name, item.price]) }));

test('the new paper gives a list of changes; what is approved is on the menu, and the same photo again changes nothing', async () => {
  const { page, shareId } = await ownerAtUpdate(PHONE);
  await compareWith(page, AFTER, '3 things have changed');
  expect([
    await box(page, 'Fried Artichokes').isChecked(),
    await box(page, 'Lamb Kofta').isChecked(),
    await box(page, 'Pork Neck Skewers').isChecked(),
  ]).toEqual([true, true, false]);
  await page
    .getByRole('button', { name: 'Fried Artichokes on the new paper' })
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.decode());
  await expectSound(page);
  // Nothing changes before the owner says so, and the list survives a reload.
  expect(lines(await menuOf(page, shareId))).toEqual(BEFORE.sections);
  await page.reload();

  await box(page, 'Pork Neck Skewers').check();
  await page.getByRole('button', { name: 'Apply 3 changes' }).click();
  await page.getByRole('heading', { name: 'Your menu is up to date' }).waitFor();
  expect(lines(await menuOf(page, shareId))).toEqual(AFTER.sections);

  await page.getByRole('button', { name: 'Take more photos' }).click();
  await compareWith(page, AFTER, 'Nothing has changed');
  await page.getByRole('link', { name: 'Back to Menu' }).last().click();
  await page.waitForURL(`${system().url}/menu/${shareId}`);
});

test('a menu that was changed in another window meanwhile is not overwritten: the list is made anew', async () => {
  const { page, shareId } = await ownerAtUpdate(DESKTOP);
  await compareWith(page, AFTER, '3 things have changed');
  const { version, categories } = await menuOf(page, shareId);
  const artichokes = categories[0]!.items[1]!;
  expect(artichokes.name).toBe('Fried Artichokes');
  const raised = categories.map((category) => ({
    id: category.id,
    name: category.name,
    items: category.items.map(({ id, name, price }) => ({ id, name, price: id === artichokes.id ? '$11.50' : price })),
  }));
  expect(
    (
      await page.request.put(`${system().url}/api/menu/${shareId}`, {
        data: { categories: raised, baseVersion: version },
      })
    ).status(),
  ).toBe(200);

  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alert').filter({ hasText: 'Your menu was changed meanwhile' }).waitFor();
  await page.getByRole('heading', { name: '2 things have changed' }).waitFor();
  expect(await box(page, 'Fried Artichokes').count()).toBe(0);
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('heading', { name: 'Your menu is up to date' }).waitFor();
  expect((await menuOf(page, shareId)).categories[1]!.items.map(({ name }) => name)).toContain('Lamb Kofta');
});

test('what a stranger may not see or send', async () => {
  const { page, shareId } = await ownerAtUpdate(DESKTOP);
  await compareWith(page, AFTER, '3 things have changed');
  const proposal = MenuUpdateProposal.parse(
    await (
      await page.request.get(
        `${system().url}/api/menu/${shareId}/updates/${new URL(page.url()).searchParams.get('job')!}`,
      )
    ).json(),
  );
  const stranger = await windows.open(page.url(), { viewport: PHONE, expected: [/403/] });
  await stranger.getByRole('heading', { name: 'This device may not change this menu' }).waitFor();
  for (const address of [`/api/menu/${shareId}/updates/${proposal.jobId}`, proposal.source!.pages[0]!.url])
    expect((await stranger.request.get(system().url + address)).status()).toBe(403);
});
