import type { Locator, Page } from 'playwright-core';

/** The board of a menu, in this window. */
export async function openBoard(page: Page, shareId: string): Promise<void> {
  await page.goto(new URL(`/menu/${shareId}/orders`, page.url()).href);
  await boardReady(page);
}

export async function boardReady(page: Page): Promise<void> {
  await page.locator('[data-board][data-line="live"]').waitFor();
}

/** An order's card. */
export function card(page: Page, number: string): Locator {
  return page.getByRole('article', { name: `Order ${number}` });
}

/** An order's card, once it stands in a column. */
export function cardIn(page: Page, column: 'new' | 'kitchen' | 'leaving' | 'done', number: string): Locator {
  return page.locator(`[data-column="${column}"]`).getByRole('article', { name: `Order ${number}` });
}

export async function accept(page: Page, number: string, minutes: number): Promise<void> {
  await page.getByRole('button', { name: `Accept: order ${number}` }).click();
  await page.getByRole('radio', { name: `${minutes} min` }).check();
  await page.getByRole('button', { name: /^Accept for / }).click();
}

/** Opens one of the board's tools, on any screen. */
export async function tool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name, exact: true }).click();
}
