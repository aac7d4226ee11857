import { expectSound } from '../support/axe';
import { PHONE, useBrowser } from '../support/browser';
import { fixturePath } from '../support/fixtures';
import { chooseFile } from '../support/screens/owner';
import { chooseBy, goOn, fillInRestaurant } from '../support/screens/upload-wizard';
import { useSystem } from '../support/system';
import { expectNothingSince, tracesAtRest } from '../support/traces';

jest.setTimeout(180_000);

const system = useSystem({ env: () => ({ FREE_CONVERSIONS: '1' }) });
const windows = useBrowser();

const REFUSAL =
  /^You have used this month’s 1 free menu conversion\. There will be new ones on [A-Z]\w+ 1; plans without a limit are at \/pricing\. Nothing of this upload was kept\.$/;

test('what goes beyond the quota is refused in plain words, with the way to other plans, and nothing of it is kept', async () => {
  const page = await windows.open(`${system().url}/business/upload`, { viewport: PHONE, expected: [/402/] });
  await fillInRestaurant(page, { 'Restaurant name': 'Osteria Lucia' });
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  await page.getByRole('heading', { name: 'Your digital menu is ready' }).waitFor({ timeout: 120_000 });
  const before = await tracesAtRest(system());

  await page.getByRole('button', { name: 'Upload another menu' }).click();
  await fillInRestaurant(page, { 'Restaurant name': 'Second Thoughts' });
  await goOn(page, 'Add your paper menu');
  await chooseBy(page, 'Choose a file', fixturePath('text-menu.pdf'));
  const toast = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await toast.waitFor();
  const [title, text] = (await toast.innerText()).split(/\n+/);
  expect(title).toBe('Upload failed');
  expect(text).toMatch(REFUSAL);
  await expectSound(page);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await page.waitForURL(`${system().url}/pricing`);

  // The home page says the same.
  await page.goto(system().url);
  await chooseFile(page, fixturePath('text-menu.pdf'));
  await page.getByRole('alert').filter({ hasText: 'Processing failed' }).waitFor();
  expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  await expectNothingSince(before, system());
});
