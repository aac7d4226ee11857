import { PlaceOrderResponse } from '@chalkboard/contracts';
import { expectSound, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { demoMenu, orderFrom } from '../support/demo-order';
import { failing, held } from '../support/held-calls';
import { ListeningModel } from '../support/listening-model';
import { boardLink } from '../support/outbox';
import { publish, removeAll } from '../support/reviews';
import { accept, boardReady, step } from '../support/screens/board';
import {
  figure,
  fillReview,
  untilPublished,
  playToTheEnd,
  openFeedback,
  openForm,
  openReviewsTab,
  record,
  REFUSED,
  reviewOf,
  reviewsReady,
  soundAt,
  untilStatisticsIs,
} from '../support/screens/feedback';
import { expectToast } from '../support/screens/guest';
import { rowWith, toldBy } from '../support/screens/staff';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const SAID = 'The ravioli, and the bread as well.';
const model = new ListeningModel(SAID);
let modelUrl = '';
beforeAll(async () => {
  modelUrl = await model.start();
});
const system = useSystem({ env: () => ({ TRANSCRIPTION_BASE_URL: modelUrl }) });
afterAll(() => model.stop());
const windows = useBrowser();

const VOICE_TOAST = ['Voice review submitted!', 'Thank you for your feedback. It will be reviewed shortly.'] as const;

let staff: StaffDesk;
beforeAll(async () => {
  staff = await StaffDesk.open(system());
});

describe('a voice review', () => {
  beforeEach(() => removeAll(staff));

  test('is recorded, heard, recorded again, sent, published by staff and heard by everybody', async () => {
    const guest = await windows.open(system().url, { viewport: COMMON_PHONE, microphone: 'allowed' });
    // The home page's document may not use the microphone: the page of reviews gets its own.
    await guest.getByRole('navigation').getByRole('link', { name: 'Reviews' }).first().click();
    await reviewsReady(guest);
    await guest.getByRole('heading', { name: 'No comments found' }).waitFor();
    const form = await openForm(guest);
    const submit = form.getByRole('button', { name: 'Submit Review' });
    expect(await submit.isDisabled()).toBe(true);
    for (const text of [
      'Tell us how it was, in up to 2 minutes. Our staff listens to it before it is published.',
      'Up to 2 minutes',
      'Shown with your review.',
      'For our staff only, if there is a question.',
    ])
      await form.getByText(text, { exact: true }).waitFor();
    expect(
      await form
        .getByRole('group', { name: 'Your rating' })
        .getByRole('radio')
        .evaluateAll((stars) => stars.map((star) => star.getAttribute('aria-label'))),
    ).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
    expect(await form.getByLabel('How you got your food').locator('option').allInnerTexts()).toEqual([
      'Not told',
      'Pickup',
      'Delivery',
    ]);
    expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');

    await record(form);
    await untilPublished(form);
    await playToTheEnd(form);
    await record(form, 'Record again');
    expect(await submit.isEnabled()).toBe(true);
    await untilPublished(form);

    await submit.click();
    await expectToast(guest, 'Missing information', 'Please fill in all required fields.');
    for (const fault of ['Please fill in your name.', 'Please fill in the restaurant.', 'Please choose 1 to 5 stars.'])
      await form.getByText(fault).waitFor();
    await fillReview(form, {
      name: 'Grace Okafor',
      restaurant: 'Osteria Lucia',
      rating: 5,
      comment: 'The ravioli!',
      email: 'grace@',
    });
    await form.getByLabel('How you got your food').selectOption('Pickup');
    await submit.click();
    await expectToast(guest, 'Email not valid', 'Please correct your email address, or leave it empty.');
    await form.getByText('This is not an email address yet.').waitFor();
    await fillReview(form, { email: 'grace@example.com' });
    await submit.click();
    await expectToast(guest, ...VOICE_TOAST);
    await form.waitFor({ state: 'detached' });
    await untilStatisticsIs(guest, 'Pending', '1');
    expect(await figure(guest, 'Total Reviews').innerText()).toBe('0');

    await until(
      'it to be written down',
      async () =>
        (await system().database.count(
          'identity.reviews',
          "customer_name = 'Grace Okafor' AND transcript_state = 'done'",
        )) === 1,
    );

    const page = await openReviewsTab(windows, system().url);
    const row = rowWith(page, 'Grace Okafor');
    for (const text of ['Voice review', 'Not published']) await row.getByText(text, { exact: true }).waitFor();
    expect(await page.getByLabel('Status of the review by Grace Okafor').inputValue()).toBe('pending');
    await page.getByRole('button', { name: 'Grace Okafor', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Review by Grace Okafor' });
    for (const text of ['The ravioli!', 'grace@example.com', 'Transcript', SAID, '0 helpful, 0 not helpful'])
      await dialog.getByText(text, { exact: true }).waitFor();
    await untilPublished(dialog);
    await dialog.getByRole('button', { name: /^Pause: / }).click();
    await dialog.getByRole('button', { name: 'Publish the review by Grace Okafor' }).click();
    await toldBy(page, 'Feedback published', 'Now visible on public feedback page');
    await dialog.getByRole('button', { name: 'Unpublish the review by Grace Okafor' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Status of the review by Grace Okafor').selectOption('Approved');
    await toldBy(page, 'Feedback updated', 'Status changed successfully');

    const reader = await openFeedback(windows, system().url, { viewport: PHONE });
    const card = reviewOf(reader, 'Grace Okafor');
    for (const text of ['at Osteria Lucia', 'The ravioli!', 'Pickup', 'Transcript', SAID])
      await card.getByText(text, { exact: true }).waitFor();
    expect(await card.getByText('Approved', { exact: true }).count()).toBe(0);
    for (const vote of ['Helpful 0', 'Not helpful 0'])
      await card.getByRole('button', { name: vote, exact: true }).waitFor();
    await untilPublished(card);
    const sound = card.locator('audio');
    const address = new URL(await sound.evaluate((audio: HTMLAudioElement) => audio.currentSrc)).pathname;
    const { seconds, peak } = await soundAt(reader, address);
    expect(seconds).toBeGreaterThan(1.5);
    expect(peak).toBeGreaterThan(0.02);

    // From any place in it, by the keyboard.
    const position = card.getByRole('slider', { name: /^Position/ });
    await position.focus();
    await card.getByRole('button', { name: /^Pause: / }).click();
    await position.press('Home');
    await until('the beginning', () => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime === 0));
    await position.press('ArrowRight');
    await until('one second on', () =>
      sound.evaluate((audio: HTMLAudioElement) => Math.abs(audio.currentTime - 1) < 0.05 && !audio.seeking),
    );
    const part = await new Visitor(system().url).call(address, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 0-99\/\d+$/)]);
  });

  test('asks after the microphone when nothing is heard, and stops by itself after two minutes', async () => {
    const page = await openFeedback(windows, system().url, { viewport: PHONE, microphone: 'allowed' });
    await page.clock.install();
    await page.reload();
    await reviewsReady(page);
    const form = await openForm(page);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
    });
    await form.getByRole('button', { name: 'Start recording' }).click();
    await form.getByText(/^0:0\d \/ 2:00$/).waitFor();
    await page.clock.fastForward(10_000);
    await form.getByText('Nothing can be heard. Is the right microphone chosen?').waitFor();
    await page.clock.fastForward(100_000);
    await form.getByText(/^0:\d\d left$/).waitFor();
    await page.clock.fastForward(15_000);
    await form.getByText('Recorded, 2:00').waitFor();
  });

  test('needs the microphone: refused, the visitor is told, and may write instead', async () => {
    const page = await openFeedback(windows, system().url, { viewport: PHONE, microphone: 'refused' });
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Start recording' }).click();
    await expectToast(page, 'Microphone access denied', 'Please allow microphone access to record voice feedback.');
    await form.getByText(/^Your browser keeps the microphone from this page\./).waitFor();
    await expectSound(page);
    for (const [fault, title, description] of [
      ['NotFoundError', 'No microphone found', 'Please connect a microphone, or write your review instead.'],
      ['NotReadableError', 'Recording did not work', 'Please try again, or write your review instead.'],
    ] as const) {
      await page.evaluate((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('as asked', name));
      }, fault);
      await form.getByRole('button', { name: 'Start recording' }).click();
      await expectToast(page, title, description);
    }
    await form.getByRole('button', { name: 'Write it instead' }).click();
    const written = page.getByRole('dialog', { name: 'Leave a review' });
    await written.getByText('Tell us how it was. Our staff reads it before it is published.').waitFor();
    await written.getByRole('button', { name: 'Say it instead' }).click();
    await form.getByRole('button', { name: 'Write it instead' }).click();
    await written.getByRole('button', { name: 'Submit Review' }).click();
    await expectToast(page, 'Missing information', 'Please fill in all required fields.');
    await written.getByText('Please write what you would like to say.').waitFor();
    await fillReview(written, { name: 'Ada', restaurant: 'Lavagna', rating: 2, comment: 'Cold soup.' });
    await written.getByRole('button', { name: 'Submit Review' }).click();
    await expectToast(page, 'Review submitted!', 'Thank you for your feedback. It will be reviewed shortly.');
  });

  test('what was typed and said stays when the form is left or cannot be sent, and nothing is recorded any more', async () => {
    const page = await openFeedback(windows, system().url, {
      viewport: PHONE,
      microphone: 'allowed',
      worker: false,
      expected: [/503/],
    });
    const form = await openForm(page);
    await fillReview(form, { name: 'Ada' });
    await form.getByRole('button', { name: 'Start recording' }).click();
    await form.getByRole('meter').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(
      await page
        .getByRole('button', { name: 'Leave Voice Review' })
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await openForm(page);
    expect(await form.getByLabel('Your name').inputValue()).toBe('Ada');
    await record(form);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await openForm(page);
    await form.getByText(/^Recorded, /).waitFor();

    await fillReview(form, { restaurant: 'Lavagna', rating: 4 });
    const works = await failing(page, '**/api/reviews', 'POST');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expectToast(page, 'Review not submitted', 'It is still here. Please try again in a moment.');
    await form.getByText(/^Recorded, /).waitFor();
    await works();
    const letGo = await held(page, '**/api/reviews', 'POST');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    expect(await form.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true);
    await form.getByText(/^\d+% sent$/).waitFor();
    await letGo();
    await expectToast(page, ...VOICE_TOAST);
    await openForm(page);
    expect([
      await form.getByLabel('Your name').inputValue(),
      await form.getByRole('button', { name: 'Submit Review' }).isDisabled(),
    ]).toEqual(['', true]);
  });

  test('is left by the keyboard alone', async () => {
    const page = await openFeedback(windows, system().url, { microphone: 'allowed' });
    await page.getByRole('button', { name: 'Leave Voice Review' }).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    const focused = (name: string) =>
      until(`the focus on ${name}`, () =>
        form.getByRole('button', { name }).evaluate((button) => button === document.activeElement),
      );
    await form.getByRole('button', { name: 'Start recording' }).focus();
    await page.keyboard.press('Space');
    await focused('Stop recording');
    await form.getByText(/^0:0[2-9] \/ 2:00$/).waitFor();
    await page.keyboard.press('Space');
    await focused('Record again');
    await form.getByRole('radio', { name: '1 star' }).focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Tab']) await page.keyboard.press(key);
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Lavagna');
    await page.keyboard.press('Enter');
    await expectToast(page, ...VOICE_TOAST);
    const [{ rating } = { rating: 0 }] = await system().database.rows<{ rating: number }>(
      "SELECT rating FROM identity.reviews WHERE customer_name = 'Ada' AND restaurant_name = 'Lavagna' AND recording_type IS NOT NULL",
    );
    expect(rating).toBe(3);
  });
});

test('once an order is done, its page asks how it was, and the review carries the mark of a real order', async () => {
  await removeAll(staff);
  const { url } = system();
  const buyer = new Visitor(url);
  const placed = await buyer.call('/api/orders', {
    method: 'POST',
    json: orderFrom(await demoMenu(buyer), { dish: 'Cacio e Pepe' }),
  });
  const { orderNumber, trackingUrl } = PlaceOrderResponse.parse(placed.json);
  const guest = await windows.open(url + trackingUrl, {
    viewport: COMMON_PHONE,
    microphone: 'allowed',
    expected: REFUSED,
  });
  await guest.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  expect(await guest.getByRole('link', { name: 'Leave Voice Review' }).count()).toBe(0);

  const kitchen = await windows.open(url + (await boardLink(url, orderNumber)), { viewport: DESKTOP });
  await boardReady(kitchen);
  await accept(kitchen, orderNumber, 30);
  for (const move of ['Start cooking', 'Ready', 'Handed over'] as const) await step(kitchen, move, orderNumber);
  await guest.getByText('How was it?').waitFor();
  await expectSound(guest);
  await guest.getByRole('link', { name: 'Leave Voice Review' }).click();

  const form = guest.getByRole('dialog', { name: 'Leave a voice review' });
  await form.getByText(/^It is marked as the review of a real order at /).waitFor();
  expect(await form.getByLabel('Your name').inputValue()).toBe('Ada Lindqvist');
  await expectSoundInBoth(guest);
  await record(form);
  await fillReview(form, { rating: 4 });
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(guest, ...VOICE_TOAST);
  expect(new URL(guest.url()).hash).toBe('');

  const [{ id } = { id: '' }] = await system().database.rows<{ id: string }>(
    "SELECT id FROM identity.reviews WHERE customer_name = 'Ada Lindqvist'",
  );
  await publish(staff, id);
  await guest.reload();
  const card = reviewOf(guest, 'Ada Lindqvist');
  await card.getByText('Real order').waitFor();
  await card.getByText('Pickup').waitFor();

  await guest.goto(`${url}/feedback${new URL(`${url}${trackingUrl}`).pathname.replace('/order/', '#order=')}`);
  await guest.reload();
  await form.getByText(/^It is marked as/).waitFor();
  await record(form);
  await fillReview(form, { rating: 1 });
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await toldBy(guest, 'Review not submitted');
});
