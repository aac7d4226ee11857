import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ArchivedMenu, ArchiveManifest, Board, Menu, MenuPhoto } from '@chalkboard/contracts';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { orderFrom } from '../support/demo-order';
import { drawPhoto } from '../support/drawn-photo';
import { useSharedSystem } from '../support/system';
import { Visitor } from '../support/visitor';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();
const files = mkdtempSync(path.join(tmpdir(), 'archive-story-'));

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** The owner's own calls, which all go well. */
const callsOf =
  ({ owner }: Business) =>
  async (address: string, method = 'GET', json?: unknown): Promise<unknown> => {
    const answer = await owner.call(address, { method, json });
    if (answer.status >= 300) throw new Error(`${address} was answered with ${answer.status}: ${answer.text}`);
    return answer.json;
  };
const menuOf = async (shareId: string) =>
  Menu.parse((await new Visitor(system().url).call(`/api/menu/${shareId}`)).json);
const firstPriced = ({ categories }: Menu) =>
  categories
    .flatMap(({ items }) => items)
    .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain)!;

/** A published menu with a photograph, rules, settings and an order. */
async function filledMenu(business: Business, page: Page): Promise<string> {
  const call = callsOf(business);
  const shareId = await business.upload();
  const menu = await menuOf(shareId);
  const dish = firstPriced(menu);
  await call(`/api/menu/${shareId}`, 'PUT', {
    restaurantName: 'Ada’s Harbour',
    restaurantAddress: '1 Elm St, Portland, OR 97201',
    restaurantPhone: '(503) 555-0142',
    backgroundTheme: 'fine-dining',
    openingHours: { weekly: everyDay },
    deliveryFee: '2.75',
    rules: {
      delivery: {
        offered: true,
        zones: [
          { id: 'z', name: 'Near', area: { kind: 'postcodes', postcodes: ['97201'] }, fee: 300, minimumOrder: 1500 },
        ],
      },
      choices: {
        groups: [
          {
            id: 'g',
            name: 'Sauce',
            kind: 'each',
            min: 0,
            max: 1,
            free: 0,
            options: [{ id: 'o', name: 'Pesto', unitPrice: 50 }],
          },
        ],
        dishes: [{ itemId: dish.id, groupIds: ['g'] }],
      },
    },
    baseVersion: menu.version,
  });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawPhoto(page))], { type: 'image/jpeg' }), 'dish.jpg');
  const { json } = await business.owner.call(`/api/menu/${shareId}/photos`, { method: 'POST', body: form });
  const { hash } = MenuPhoto.parse(json);
  await call(`/api/menu/${shareId}/photos`, 'PUT', { items: [{ itemId: dish.id, photo: hash }] });
  await call(`/api/menu/${shareId}/publish`, 'POST');
  const { settings } = Board.parse(await call(`/api/orders/board/${shareId}`));
  await call(`/api/orders/board/${shareId}/settings`, 'PUT', {
    ...settings,
    prepMinutes: 35,
    backupEmail: 'backup@ada.example',
  });
  await call('/api/orders', 'POST', orderFrom(await menuOf(shareId), { dish: dish.name }));
  return shareId;
}

/** What a guest reads on the page of a menu, once the restaurant's wait is known, which the page asks for by itself. */
async function readBy(page: Page, shareId: string): Promise<string> {
  await page.goto(`${system().url}/menu/${shareId}`);
  await page.getByRole('heading', { name: 'Ada’s Harbour', level: 1 }).waitFor();
  await page.getByText('Pickup in 35 min').waitFor();
  return page.getByRole('main').innerText();
}

test('an owner downloads everything as one file; another business brings the menu in from it, equal for a guest', async () => {
  const ada = await Business.open(system(), { name: 'Ada', email: 'ada@archive.example', phone: '(971) 555-0171' });
  const bo = await Business.open(system(), { name: 'Bo', email: 'bo@archive.example', phone: '(971) 555-0172' });
  const page = await windows.open(`${system().url}/account`, {
    viewport: COMMON_PHONE,
    before: (opened) => ada.letIn(opened),
  });
  const guest = await windows.open(system().url, { viewport: COMMON_PHONE });
  const shareId = await filledMenu(ada, guest);

  await page.getByRole('link', { name: /archive of/ }).click();
  await page.getByRole('heading', { name: 'Archive of Ada’s', level: 1 }).waitFor();
  await expectSound(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const saved = await download;
  await page.getByText(`${saved.suggestedFilename()} is in your downloads.`).waitFor();
  await expectSound(page);
  const file = path.join(files, saved.suggestedFilename());
  await saved.saveAs(file);

  const archive = unzipSync(readFileSync(file));
  const textOf = (name: string) => new TextDecoder().decode(archive[name]);
  const { menus } = ArchiveManifest.parse(JSON.parse(textOf('archive.json')));
  expect(menus).toEqual([{ folder: '01-ada-s-harbour', restaurantName: 'Ada’s Harbour' }]);
  const folder = 'menus/01-ada-s-harbour';
  const archived = ArchivedMenu.parse(JSON.parse(textOf(`${folder}/menu.json`)));
  expect(archived.rules?.delivery?.zones).toHaveLength(1);
  expect(textOf(`${folder}/orders.csv`).trim().split('\n')).toHaveLength(2);
  expect(textOf(`${folder}/orders.csv`)).not.toContain('555');
  expect(JSON.parse(textOf(`${folder}/ordering.json`))).toMatchObject({ prepMinutes: 35 });
  expect(textOf('README.txt')).toContain('Archive of Ada’s');
  expect(Object.keys(archive).filter((name) => /^pictures\/.+\.webp$/.test(name))).toHaveLength(1);
  for (const name of [
    `${folder}/menu.csv`,
    `${folder}/figures/dish.csv`,
    `${folder}/figures/visits.csv`,
    `${folder}/reviews.json`,
  ])
    expect(Object.keys(archive)).toContain(name);

  const other = await windows.open(`${system().url}/business/${bo.id}/archive`, {
    viewport: COMMON_PHONE,
    before: (opened) => bo.letIn(opened),
    expected: [/415/],
  });
  const input = other.getByLabel('Archive', { exact: true });
  const foreign = path.join(files, 'foreign.zip');
  writeFileSync(foreign, 'no archive');
  await input.setInputFiles(foreign);
  await other.getByRole('alert').getByText('This is not a ZIP file.').waitFor();
  await expectSound(other);

  await input.setInputFiles(file);
  await other.getByRole('group', { name: /^Archive of Ada’s/ }).waitFor();
  await other.getByRole('checkbox', { name: /Ada’s Harbour/ }).waitFor();
  await expectSound(other);
  await other.getByRole('button', { name: 'Bring in 1 menu' }).click();
  await other.getByText('1 menu is here as a draft.').waitFor();
  await expectSound(other);
  const address = await other.getByRole('link', { name: 'Open: Ada’s Harbour' }).getAttribute('href');
  const copy = /^\/menu\/([^/]+)\/edit$/.exec(address ?? '')?.[1] ?? '';
  expect((await menuOf(copy)).status).toBe('extracted');
  const { settings } = Board.parse(await callsOf(bo)(`/api/orders/board/${copy}`));
  expect(settings.prepMinutes).toBe(35);
  expect(settings.backupEmail ?? '').toBe('');

  // The same file again: the menu is there already.
  await input.setInputFiles(file);
  await other.getByText('Ada’s Harbour was brought in already.').waitFor();
  await other.setViewportSize(DESKTOP);
  await expectSound(other);

  await callsOf(bo)(`/api/menu/${copy}/publish`, 'POST');
  expect(await readBy(guest, copy)).toBe(await readBy(guest, shareId));
});
