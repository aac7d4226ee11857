import type { Page } from 'playwright-core';
import { cents, dollars } from '../money';
import { ADMIN } from '../system';
import { until } from '../until';

/** On the sign-in page: to the dashboard. */
export async function signInAsAdmin(page: Page): Promise<Page> {
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin\/dashboard$/);
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  return page;
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
