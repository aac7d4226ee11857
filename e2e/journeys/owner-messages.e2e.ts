import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { signInLetter } from '../support/sign-in-messages';
import { useSharedSystem } from '../support/system';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

const OWNER = { name: 'Lucia Ferri', email: 'lucia@osteria-ferri.example' };

test('an owner chooses the language of our messages, and the next one is in it, whatever the page is in', async () => {
  const { url } = system();
  const json = {
    businessName: 'Osteria Ferri',
    ownerName: OWNER.name,
    email: OWNER.email,
    phone: '(207) 555-0396',
    address: '1 Elm St',
    city: 'Portland',
    businessType: 'restaurant',
    termsAccepted: true,
  };
  expect((await new Visitor(url).call('/api/business/signup', { method: 'POST', json })).status).toBe(201);

  const page = await windows.open(`${url}/sign-in`, { viewport: COMMON_PHONE });
  const ask = async () => {
    await page.getByLabel('Email or phone number').fill(OWNER.email);
    await page.getByRole('button', { name: 'Send me a link and a code' }).click();
    await page.getByRole('heading', { name: 'Check your messages' }).waitFor();
  };
  await ask();
  const english = await signInLetter(url, OWNER.email);
  expect(english.message.body).toContain('Hello');
  await page.getByLabel('Code').fill(english.code ?? '');
  await page.getByRole('heading', { level: 1, name: `Welcome, ${OWNER.name}` }).waitFor();

  await page.goto(`${url}/account`);
  await page.getByText('As your pages: English').waitFor();
  await page.getByRole('button', { name: 'Change the language of our messages' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption('it');
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText('Italian', { exact: true }).waitFor();
  await expectSound(page);

  await page.context().clearCookies();
  await page.goto(`${url}/sign-in`);
  await ask();
  const italian = await signInLetter(url, OWNER.email, [english]);
  expect(italian.message.body).toContain('Buongiorno');
  expect(italian.message.body).not.toContain('Hello');
});
