import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { drawMenu, type DrawnMenu } from '../support/drawn-menu';
import { drawPhoto, printPhotoOn } from '../support/drawn-photo';
import { digitise } from '../support/screens/review';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const PAPER: DrawnMenu = {
  title: 'Marrow Lane Kitchen',
  sections: [
    {
      name: 'Mains',
      rows: [
        ['Braised Lamb Shoulder', '$24.00'],
        ['Wild Mushroom Risotto', '$19.50'],
        ['Grilled Sea Bream', '$26.75'],
      ],
    },
  ],
};

const photoOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true });
const isLoaded = (page: Page, name: string) =>
  until(`“${name}” to be seen`, () =>
    photoOf(page, name).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.currentSrc),
  );

test('an owner adds a photo, takes one from the menu’s own picture by one tap and a cover; a guest sees them until they are taken away', async () => {
  const { url } = system();
  const page = await windows.open(url, { viewport: COMMON_PHONE });
  const shareId = await digitise(
    page,
    await printPhotoOn(page, await drawMenu(page, PAPER), { x: 450, y: 1100 }, { width: 600, height: 450 }),
  );
  await page.goto(`${url}/menu/${shareId}/review`);
  await page.getByRole('link', { name: 'Photos', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Photos' }).waitFor();
  await expectSound(page);

  // By a file.
  await page
    .getByLabel('Photo file, Wild Mushroom Risotto')
    .setInputFiles({ name: 'risotto.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page, { hue: 60 }) });
  await isLoaded(page, 'Photo of Wild Mushroom Risotto');
  await page
    .getByLabel('Photo file, cover')
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await drawPhoto(page, { hue: 200 }) });
  await isLoaded(page, 'Cover of your menu');

  // From the paper, by one tap.
  await page.getByRole('button', { name: 'From menu: Braised Lamb Shoulder' }).click();
  const region = page
    .getByRole('dialog', { name: 'From your menu' })
    .getByRole('button', { name: 'Photo 1 on this page' });
  await region.waitFor();
  await expectSound(page);
  await region.click();
  await isLoaded(page, 'Photo of Braised Lamb Shoulder');
  expect(
    await photoOf(page, 'Photo of Braised Lamb Shoulder').evaluate((img) =>
      Math.round((Number(img.getAttribute('width')) / Number(img.getAttribute('height'))) * 10),
    ),
  ).toBe(13);

  const guest = await windows.open(`${url}/menu/${shareId}`, { viewport: COMMON_PHONE });
  for (const name of [
    'Photo from Marrow Lane Kitchen',
    'Photo of Wild Mushroom Risotto',
    'Photo of Braised Lamb Shoulder',
  ]) {
    await photoOf(guest, name).scrollIntoViewIfNeeded();
    expect(await isLoaded(guest, name)).toMatch(/\/api\/menu\/photos\/[0-9a-f]{64}\/\d+\.avif$/);
  }
  expect(await photoOf(guest, 'Photo of Grilled Sea Bream').count()).toBe(0);
  await expectSound(guest);

  // Taken away, put back, and taken away for good.
  await page.getByRole('button', { name: 'Remove: Wild Mushroom Risotto' }).click();
  await page.getByRole('button', { name: 'Put back: Wild Mushroom Risotto' }).click();
  await isLoaded(page, 'Photo of Wild Mushroom Risotto');
  await page.getByRole('button', { name: 'Remove: Braised Lamb Shoulder' }).click();
  await page.getByRole('button', { name: 'Put back: Braised Lamb Shoulder' }).waitFor();
  await guest.reload();
  await photoOf(guest, 'Photo of Wild Mushroom Risotto').waitFor();
  expect(await photoOf(guest, 'Photo of Braised Lamb Shoulder').count()).toBe(0);
});
