import type { Locator, Page } from 'playwright-core';
import { cents, dollars } from '../money';
import { ADMIN } from '../system';
import { until } from '../until';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** On the sign-in page: sends email and password. */
export async function sendPassword(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** On the sign-in page: to the dashboard. */
export async function signInAs(page: Page, who: Credentials): Promise<Page> {
  await sendPassword(page, who);
  await page.waitForURL(/\/admin\/dashboard$/);
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  return page;
}

export function signInAsAdmin(page: Page): Promise<Page> {
  return signInAs(page, ADMIN);
}

/** The dashboard's figure, in cents. */
export async function monthlyRevenue(page: Page): Promise<number> {
  const card = page.locator('dl > div').filter({ has: page.getByText('Monthly Revenue', { exact: true }) });
  return cents(await card.locator('dd').first().innerText());
}

/** Opens the dashboard again until it shows this, in cents. */
export async function untilMonthlyRevenueIs(page: Page, expected: number): Promise<void> {
  await until(`a monthly revenue of ${dollars(expected)}`, async () => {
    await page.reload();
    return (await monthlyRevenue(page)) === expected;
  });
}

/** On the dashboard: opens a tab, and gives its panel. */
export async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await panel.waitFor();
  return panel;
}

/** Waits for a toast with this title and, where it is given, this text below it. */
export async function toldBy(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByTestId('toast').filter({ hasText: title });
  await toast.waitFor();
  if (description !== undefined) await toast.getByText(description).waitFor();
}

/** A row of a list, as a table or as cards, by a text in it. */
export function rowWith(scope: Page | Locator, text: string): Locator {
  return scope.locator('tbody tr, ul[aria-label] > li').filter({ hasText: text });
}
