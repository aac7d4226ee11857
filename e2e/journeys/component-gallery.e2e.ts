import path from 'node:path';
import { ROOT } from '@chalkboard/tools/platform/workspace.mjs';
import { expectInWidth, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { serveFolder, type ServedFolder } from '../support/served-folder';

jest.setTimeout(120_000);

const windows = useBrowser();
let gallery: ServedFolder;
beforeAll(async () => {
  gallery = await serveFolder(path.join(ROOT, 'libs/ui/dist'));
});
afterAll(() => gallery.close());

test.each([COMMON_PHONE, DESKTOP])(
  'every component is accessible in both colour schemes, $width wide',
  async (viewport) => {
    const page = await windows.open(gallery.url, { viewport });
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await expectSoundInBoth(page);
  },
);

test('every component fits the smallest phone', async () => {
  const page = await windows.open(gallery.url, { viewport: PHONE });
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  await expectInWidth(page);
});
