import { AdminContactMessages, type AdminReferrals } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { failing, held } from '../support/held-calls';
import { readOutbox } from '../support/outbox';
import { expectToast } from '../support/screens/guest';
import { submitSignup, fillInBusiness, fillInLocation } from '../support/screens/signup';
import { StaffDesk } from '../support/staff-desk';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(120_000);

const system = useSharedSystem();
const windows = useBrowser();

/** The e-mails that went to an address. */
async function mailsTo(address: string) {
  const { messages } = await readOutbox(system().url);
  return messages.filter(({ channel, to }) => channel === 'email' && to === address);
}

test('the contact page says where to write, how soon it is answered, and what is asked most', async () => {
  const page = await windows.open(system().url, { viewport: DESKTOP });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/contact#faq');
  const faq = page.getByRole('region', { name: 'Frequently asked questions' });
  await until('the questions to be in sight', () =>
    faq.evaluate((section) => section.getBoundingClientRect().top < window.innerHeight),
  );
  expect(await faq.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'How do I upload my menu?',
    'Which file formats work?',
    'What does it cost?',
    'How do I report a bug?',
  ]);
  for (const answer of [
    /^Drag and drop the file /,
    /^JPG, PNG and PDF, each file under 10 MB\./,
    /^It is free during beta\./,
    /^Use the form on this page with the category “Bug report”/,
  ])
    await faq.getByText(answer).waitFor();

  await page.getByRole('heading', { level: 1, name: 'Write to us. A person answers.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  for (const name of ['Send us a message', 'Email us', /^Live chat/, 'Response times', 'Beta programme'])
    await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await page.getByRole('link', { name: 'support@chalkboard.example' }).getAttribute('href')).toBe(
    'mailto:support@chalkboard.example',
  );
  await page
    .getByRole('heading', { name: /^Live chat/ })
    .getByText('Coming soon', { exact: true })
    .waitFor();
  const times = await page.locator('dl > div').allInnerTexts();
  expect(times.map((row) => row.split(/\n+/))).toEqual([
    ['General questions', 'within 24h'],
    ['Technical support', 'within 12h'],
    ['Bug reports', 'within 6h'],
  ]);
  await page.getByText(/^You are using Beta Version 01\. Everything is free/).waitFor();

  const category = page.getByLabel('Category');
  expect(await category.locator('option').allInnerTexts()).toEqual([
    'General question',
    'Technical support',
    'Bug report',
    'Feature request',
    'Business and sales',
    'Feedback',
  ]);
  expect(await category.inputValue()).toBe('general');
  await page.getByRole('link', { name: 'Write a message' }).click();
  await until('the category of the chat’s people', async () => (await category.inputValue()) === 'support');
});

test('a visitor writes a message, is told what is missing, loses nothing by a failure, and gets an e-mail that it arrived', async () => {
  const page = await windows.open(`${system().url}/contact?category=feature`, {
    viewport: PHONE,
    worker: false,
    expected: [/503/],
  });
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const send = page.getByRole('button', { name: 'Send Message' });
  expect(await field('Email').getAttribute('type')).toBe('email');
  await send.click();
  await expectToast(page, 'Missing information', 'Please fill in all required fields.');
  for (const fault of ['Name is required.', 'Email is required.', 'Message is required.'])
    await page.getByText(fault, { exact: true }).waitFor();
  expect(await field('Name').evaluate((input) => input === document.activeElement)).toBe(true);

  await field('Name').fill('Ada');
  await field('Email').fill('ada@');
  await field('Subject').fill('Handwriting');
  await field('Message').fill('Do you read handwriting?');
  await send.click();
  await expectToast(page, 'Email not valid', 'Please correct your email address, so that we can answer you.');
  await page.getByText('Enter an address such as name@example.com.').waitFor();
  expect(await page.getByText(/ is required\.$/).count()).toBe(0);
  await field('Email').fill('ada@example.org');
  const works = await failing(page, '**/api/contact', 'POST');
  await send.click();
  await expectToast(page, 'Message not sent', 'Nothing you wrote is lost. Please try again in a moment.');
  expect(await field('Message').inputValue()).toBe('Do you read handwriting?');
  expect(await mailsTo('ada@example.org')).toEqual([]);
  await works();

  const letGo = await held(page, '**/api/contact', 'POST');
  await send.click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await letGo();
  await expectToast(page, 'Message sent successfully!', "We'll get back to you within 24 hours.");
  await send.waitFor();
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    expect([name, await field(name).inputValue()]).toEqual([name, '']);
  await until('the e-mail', async () => (await mailsTo('ada@example.org')).length === 1);
  const { items } = AdminContactMessages.parse(
    (await (await StaffDesk.open(system())).call('/api/admin/contact-messages?search=handwriting')).json,
  );
  expect(items).toMatchObject([
    {
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Handwriting',
      category: 'feature',
      message: 'Do you read handwriting?',
      state: 'new',
    },
  ]);
});

const yours = (page: Page) => page.getByRole('textbox', { name: 'Your email' });
const theirs = (page: Page) => page.getByRole('textbox', { name: /^Restaurant.s email/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Referral' });

test('the referral page says what a referral earns, how, and by whom it did; it is told others on three networks', async () => {
  const page = await windows.open(`${system().url}/referral-program`, {
    viewport: DESKTOP,
    expected: [/^foreign host: https:\/\/(www\.facebook|x|www\.linkedin)\.com\//],
  });
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'You know a restaurant. We know what to do.' }).waitFor();
  await main.getByText('$100 per referral', { exact: true }).waitFor();
  await main
    .getByText(
      'Name a place that should be online. When it joins and completes its setup, you earn $100 and it starts with a $50 credit.',
    )
    .waitFor();
  for (const [name, to] of [
    ['Back to Home', '/'],
    ['Get Started', '/business-signup'],
  ] as const)
    expect([name, await main.getByRole('link', { name }).getAttribute('href')]).toEqual([name, to]);
  const cards = await main.locator('dl[aria-label="The programme in figures"] > div').allInnerTexts();
  expect(cards.map((card) => card.split(/\n+/).slice(0, 2))).toEqual([
    ['Per referral', '$100'],
    ['Average response', '24-48h'],
    ['Referrals', 'Unlimited'],
  ]);
  const steps = main.getByRole('region', { name: 'How it works' });
  expect(await steps.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'You refer',
    'We contact them',
    'You get paid',
  ]);
  for (const text of [
    /^Two addresses: yours, and the restaurant’s\./,
    /^Within 24 to 48 hours, /,
    'By PayPal or bank transfer, once they have signed up and completed their setup.',
  ])
    await steps.getByText(text).waitFor();
  await steps
    .getByText(
      'While the product is in beta no plan is charged, so rewards are recorded now and paid after a restaurant’s first paid month.',
    )
    .waitFor();
  const stories = main.getByRole('region', { name: 'Success stories' });
  expect(await stories.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['The supplier', 'The regular']);
  for (const result of ['3 restaurants, $300', '2 restaurants, $200']) await stories.getByText(result).waitFor();
  const more = page.getByRole('navigation', { name: 'More pages' }).getByRole('link');
  expect(await more.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(
    [
      ['Home', '/'],
      ['Features', '/features'],
      ['Pricing', '/pricing'],
      ['Contact', '/contact'],
    ],
  );

  await page
    .context()
    .route(/^https:\/\//, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }));
  for (const [network, address, pageIn, textIn] of [
    ['Facebook', 'https://www.facebook.com/sharer/sharer.php', 'u', 'quote'],
    ['X', 'https://x.com/intent/post', 'url', 'text'],
    ['LinkedIn', 'https://www.linkedin.com/shareArticle', 'url', 'summary'],
  ] as const) {
    const [shared] = await Promise.all([
      page.context().waitForEvent('page'),
      main.getByRole('button', { name: `Share on ${network}` }).click(),
    ]);
    await shared.waitForURL(`${address}?*`);
    const { searchParams } = new URL(shared.url());
    expect([searchParams.get(pageIn), searchParams.get(textIn)]).toEqual([
      `${system().url}/referral-program`,
      'Know a restaurant with a paper menu? Refer it and earn $100; it starts with a $50 credit.',
    ]);
    expect(await shared.evaluate(() => [window.innerWidth, window.innerHeight, window.opener])).toEqual([
      600,
      400,
      null,
    ]);
    await shared.close();
  }
});

test('a visitor refers a restaurant, is told what is missing, loses nothing by a failure, and gets an e-mail about the reward', async () => {
  const page = await windows.open(`${system().url}/referral-program`, {
    viewport: PHONE,
    worker: false,
    expected: [/503/, /409/],
  });
  await submit(page).click();
  await expectToast(
    page,
    'Please fill in all fields',
    "We need both your email and the restaurant's email to process the referral",
  );
  for (const fault of ['Your email is required.', 'Restaurant’s email is required.'])
    await page.getByText(fault, { exact: true }).waitFor();
  await yours(page).fill('grace@');
  await submit(page).click();
  await page.getByText('Your email is required.', { exact: true }).waitFor({ state: 'detached' });
  await theirs(page).fill('kitchen@example.org');
  await submit(page).click();
  await page.getByText('Enter an address such as name@example.com.').waitFor();
  await yours(page).fill('kitchen@example.org');
  const phone = page.getByRole('textbox', { name: /^Restaurant.s phone/ });
  await phone.fill('none');
  await submit(page).click();
  await page.getByText('Enter a telephone number, or leave it empty.').waitFor();
  await phone.fill('(207) 555-0188');
  await submit(page).click();
  await expectToast(
    page,
    'Referral not sent',
    'Both addresses are the same, and nobody refers their own restaurant. Please write the address of another one, or sign it up yourself.',
  );

  await yours(page).fill('grace@example.org');
  const works = await failing(page, '**/api/referrals', 'POST');
  await submit(page).click();
  await expectToast(page, 'Referral not sent', 'What you entered is still here. Please try again in a moment.');
  expect([await yours(page).inputValue(), await theirs(page).inputValue()]).toEqual([
    'grace@example.org',
    'kitchen@example.org',
  ]);
  await works();

  const letGo = await held(page, '**/api/referrals', 'POST');
  await submit(page).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  await letGo();
  await expectToast(
    page,
    'Referral submitted!',
    "We'll contact the restaurant and keep you updated on your $100 reward status",
  );
  await submit(page).waitFor();
  for (const field of [yours(page), theirs(page), phone]) expect(await field.inputValue()).toBe('');
  await until('the e-mail', async () => (await mailsTo('grace@example.org')).length === 1);
  const [mail] = await mailsTo('grace@example.org');
  expect(mail?.body).toContain('$100');
  expect(await mailsTo('kitchen@example.org')).toEqual([]);
});

test('while staff has paused the programme the form says so, and takes nothing', async () => {
  const staff = await StaffDesk.open(system());
  const put = async (status: 'active' | 'paused') =>
    expect(
      (await staff.call('/api/admin/referrals/settings', { method: 'PUT', json: { minimumSpendMinor: 2900, status } }))
        .status,
    ).toBe(200);
  await put('paused');
  const page = await windows.open(`${system().url}/referral-program`, { viewport: PHONE, expected: [/409/] });
  await yours(page).fill('hedy@example.org');
  await theirs(page).fill('bar@example.org');
  await submit(page).click();
  await expectToast(page, 'Referral not sent', 'We take no new referrals at the moment. Please come back later.');
  await put('active');
  await submit(page).click();
  await expectToast(
    page,
    'Referral submitted!',
    "We'll contact the restaurant and keep you updated on your $100 reward status",
  );
});

test('a visitor gets a link, and whoever signs up by it was referred by them', async () => {
  const page = await windows.open(`${system().url}/referral-program`, { viewport: PHONE });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = page.getByRole('textbox', { name: 'Where we reach you' });
  await address.fill('linus');
  await page.getByRole('button', { name: 'Get your link' }).click();
  await page.getByText('Enter an address such as name@example.com.').waitFor();
  await address.fill('linus@example.org');
  await page.getByRole('button', { name: 'Get your link' }).click();
  const link = await page.getByRole('textbox', { name: 'Your referral link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${system().url}/business-signup\\?ref=[a-z2-9]{12}$`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByTestId('toast').getByText('Link Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  // Neither way of copying works here.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Copy Failed', 'Failed to copy link to clipboard.');
  await expectSound(page);

  const signup = await windows.open(link, { viewport: PHONE });
  await fillInBusiness(signup, {
    businessName: 'The Linked Table',
    ownerName: 'Ida Berg',
    email: 'ida@linked.example',
    phone: '(207) 555-0177',
  });
  await fillInLocation(signup);
  await submitSignup(signup);
  await signup.getByRole('heading', { level: 1, name: 'The Linked Table is registered' }).waitFor();
  const { json } = await (await StaffDesk.open(system())).call('/api/admin/referrals?search=linus');
  expect((json as AdminReferrals).items).toMatchObject([
    { referrerEmail: 'linus@example.org', restaurantEmail: 'ida@linked.example', way: 'link', status: 'signed_up' },
  ]);
});
