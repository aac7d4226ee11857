import type { Locator, Page } from 'playwright-core';
import { DESKTOP, type OpenOptions, type Windows } from '../browser';
import { until } from '../until';
import { openTab, signInAsAdmin } from './staff';

/** Refusals that stories of reviews are about. */
export const REFUSED = [/40[0139]/];

/** A window of a new visitor on the page of reviews. */
export async function openFeedback(
  windows: Windows,
  url: string,
  {
    viewport = DESKTOP,
    query = '',
    expected = REFUSED,
    ...options
  }: { readonly query?: string } & Partial<OpenOptions> = {},
): Promise<Page> {
  const page = await windows.open(`${url}/feedback${query}`, { viewport, expected, ...options });
  await reviewsReady(page);
  return page;
}

/** A window of the first administrator on the tab of reviews. */
export async function openReviewsTab(
  windows: Windows,
  url: string,
  viewport: OpenOptions['viewport'] = DESKTOP,
): Promise<Page> {
  const page = await signInAsAdmin(await windows.open(`${url}/admin`, { viewport, expected: REFUSED }));
  await openTab(page, 'Comments & Reviews');
  return page;
}

/** Once the list has been read. */
export async function reviewsReady(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Customer Reviews' }).waitFor();
  await page.getByText('Loading reviews...').waitFor({ state: 'detached' });
}

export function reviewOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The names on the cards, from the top. */
export function namesShown(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

/** Waits until these are the names on the cards, in this order. */
export async function untilShown(page: Page, names: readonly string[]): Promise<void> {
  let shown: readonly string[] = [];
  await until(`${names.join(', ')} to be shown`, async () => {
    shown = await namesShown(page);
    return shown.join() === names.join();
  }).catch((error: unknown) => {
    throw new Error(`${error instanceof Error ? error.message : String(error)}; shown are ${shown.join(', ')}`);
  });
}

/** One of the four cards. */
export function figure(page: Page, label: string): Locator {
  return page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();
}

export async function untilStatisticsIs(page: Page, label: string, value: string): Promise<void> {
  await until(`${label} to be ${value}`, async () => (await figure(page, label).innerText()) === value);
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Leave Voice Review' }).click();
  const form = page.getByRole('dialog', { name: 'Leave a voice review' });
  await form.waitFor();
  return form;
}

/** Records until the meter has shown that something is heard. */
export async function record(form: Locator, button = 'Start recording'): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await form.getByText('Recording', { exact: true }).waitFor();
  const meter = form.getByRole('meter', { name: 'Microphone level' });
  await until('the meter to show a voice', async () => Number(await meter.getAttribute('aria-valuenow')) > 20);
  await form.getByText(/^0:0[2-9] \/ 2:00$/).waitFor();
  await form.getByRole('button', { name: 'Stop recording' }).click();
  await form.getByText(/^Recorded, 0:0\d$/).waitFor();
}

export interface ReviewTyped {
  readonly name?: string;
  readonly restaurant?: string;
  readonly rating?: number;
  readonly comment?: string;
  readonly email?: string;
}

export async function fillReview(
  form: Locator,
  { name, restaurant, rating, comment, email }: ReviewTyped,
): Promise<void> {
  if (name !== undefined) await form.getByLabel('Your name').fill(name);
  if (restaurant !== undefined) await form.getByLabel('Restaurant').fill(restaurant);
  if (rating !== undefined)
    await form.getByRole('radio', { name: rating === 1 ? '1 star' : `${rating} stars` }).check({ force: true });
  if (comment !== undefined) await form.getByLabel('Comments').fill(comment);
  if (email !== undefined) await form.getByLabel('Email').fill(email);
}

/** Presses play, and waits until the sound moves on. */
export async function untilPublished(scope: Locator): Promise<void> {
  await scope.getByRole('button', { name: /^Play: / }).click();
  const sound = scope.locator('audio');
  await until('the recording to be heard', () =>
    sound.evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0.3),
  );
}

/** Waits until what is heard is over: it can be played again, from its beginning. */
export async function playToTheEnd(scope: Locator): Promise<void> {
  await scope.getByRole('button', { name: /^Play: / }).waitFor();
  expect(await scope.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBe(0);
}

/** Seconds and loudest moment of what lies at an address, as this window reads it. */
export function soundAt(page: Page, address: string): Promise<{ readonly seconds: number; readonly peak: number }> {
  return page.evaluate(async (from) => {
    const context = new AudioContext();
    const sound = await context.decodeAudioData(await (await fetch(from)).arrayBuffer());
    const peak = sound.getChannelData(0).reduce((limit, sample) => Math.max(limit, Math.abs(sample)), 0);
    await context.close();
    return { seconds: sound.duration, peak };
  }, address);
}
