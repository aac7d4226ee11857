import type { AdminReferrals } from '@chalkboard/contracts';
import { expectSound } from '../support/axe';
import { PHONE, useBrowser } from '../support/browser';
import { readOutbox } from '../support/outbox';
import { submitSignup, tellBusiness, tellLocation } from '../support/screens/signup';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

/** The e-mails that went to an address. */
async function mailsTo(address: string) {
  const { messages } = await readOutbox(system().url);
  return messages.filter(({ channel, to }) => channel === 'email' && to === address);
}

test('a visitor writes a message, and gets an e-mail that it arrived', async () => {
  const page = await windows.open(`${system().url}/contact`, { viewport: PHONE });
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await page.getByText('Please fill in all required fields.').first().waitFor();
  expect(await mailsTo('ada@example.org')).toEqual([]);

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you read handwriting?');
  await send.click();
  await page.getByText('Message sent successfully!').waitFor();
  await page.getByText("We'll get back to you within 24 hours.").waitFor();
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  await until('the e-mail', async () => (await mailsTo('ada@example.org')).length === 1);
});

test('a visitor refers a restaurant, and gets an e-mail about the reward', async () => {
  const page = await windows.open(`${system().url}/referral-program`, { viewport: PHONE });
  const submit = page.getByRole('button', { name: 'Submit Referral' });
  await submit.click();
  await page.getByText("We need both your email and the restaurant's email to process the referral").first().waitFor();

  await page.getByRole('textbox', { name: 'Your email' }).fill('grace@example.org');
  await page.getByRole('textbox', { name: /^Restaurant.s email/ }).fill('kitchen@example.org');
  await submit.click();
  await page.getByText('Referral submitted!').waitFor();
  await page.getByText("We'll contact the restaurant and keep you updated on your $100 reward status").waitFor();
  await until('the e-mail', async () => (await mailsTo('grace@example.org')).length === 1);
  const [mail] = await mailsTo('grace@example.org');
  expect(mail?.body).toContain('$100');
  expect(await mailsTo('kitchen@example.org')).toEqual([]);
});

test('a visitor gets a link, and whoever signs up by it was referred by them', async () => {
  const page = await windows.open(`${system().url}/referral-program`, { viewport: PHONE });
  await page.getByRole('textbox', { name: 'Where we reach you' }).fill('linus@example.org');
  await page.getByRole('button', { name: 'Get your link' }).click();
  const link = await page.getByRole('textbox', { name: 'Your referral link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${system().url}/business-signup\\?ref=[a-z2-9]{12}$`));
  await expectSound(page);

  const signup = await windows.open(link, { viewport: PHONE });
  await tellBusiness(signup, { businessName: 'The Linked Table', ownerName: 'Ida Berg', email: 'ida@linked.example', phone: '(207) 555-0177' });
  await tellLocation(signup);
  await submitSignup(signup);
  await signup.getByRole('heading', { level: 1, name: 'The Linked Table is registered' }).waitFor();
  const { json } = await (await StaffDesk.open(system())).call('/api/admin/referrals?search=linus');
  expect((json as AdminReferrals).items).toMatchObject([{ referrerEmail: 'linus@example.org', restaurantEmail: 'ida@linked.example', way: 'link', status: 'signed_up' }]);
});
