import type { Page } from 'playwright-core';

export interface Registration {
  readonly businessName: string;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
}

/** First step: who registers; then on. */
export async function fillInBusiness(
  page: Page,
  { businessName, ownerName, email, phone }: Registration,
): Promise<void> {
  await page.getByLabel('Business name').fill(businessName);
  await page.getByLabel('Owner name').fill(ownerName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await goOn(page, 'Where it is, and what it serves');
}

/** Second step: what is required of it, and on. */
export async function fillInLocation(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('1 Harbor Street');
  await page.getByLabel('City', { exact: true }).fill('Portland');
  await page.getByLabel('Business type').selectOption('Restaurant');
  await goOn(page, 'Choose your plan');
}

/** Third step: the terms, and all of it sent. */
export async function submitSignup(page: Page): Promise<void> {
  await page.getByLabel(/^I accept/).check();
  await page.getByRole('button', { name: 'Submit registration' }).click();
}

/** Presses Next, and ends when the step of this title is there. */
export async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}
