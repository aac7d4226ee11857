import type { Locator, Page, Route } from 'playwright-core';

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

/** By one press on the ticket; its chips have 10, 20, 30 and 45 minutes. */
export async function accept(page: Page, number: string, minutes: 10 | 20 | 30 | 45): Promise<void> {
  await page.getByRole('button', { name: `Accept for ${minutes} min: order ${number}` }).click();
}

/** By the details of the order, where the time can be any. */
export async function openAccept(page: Page, number: string, minutes: number): Promise<void> {
  await page.getByRole('button', { name: `Details of order ${number}` }).click();
  await page.getByRole('button', { name: 'Accept for another time' }).click();
  await page.getByRole('radio', { name: `${minutes} min` }).check();
}

export async function sendAccept(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Accept for / }).click();
}

export async function openReject(page: Page, number: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Reject: order ${number}` }).click();
  await page.getByRole('radio', { name: 'Another reason' }).check();
  await giveReason(page, reason);
}

/** In words of one's own. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Another reason' }).fill(reason);
}

export function rejectButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Reject order', exact: true });
}

export async function sendReject(page: Page): Promise<void> {
  await rejectButton(page).click();
}

/** One of the plain next steps on a card. */
export async function step(page: Page, move: 'Start cooking' | 'Ready' | 'Handed over', number: string): Promise<void> {
  await page.getByRole('button', { name: `${move}: order ${number}` }).click();
}

/** What a ticket shows when it is asked for: delays, the end of an order at a table, a cancellation. */
export async function moreMoves(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: `More for order ${number}` }).click();
}

/** Somebody hears the board ring on this device, and says so. */
export async function hearSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test the sound' }).click();
  await page.getByText('Did you hear it ring?').waitFor();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Sound on' }).waitFor();
}

/** How many tickets of new orders are wholly in the window. */
export function newTicketsInSight(page: Page): Promise<number> {
  return page.locator('[data-column="new"]').evaluate(
    (column) =>
      [...column.querySelectorAll('article')].filter((ticket) => {
        const { top, bottom, left, right } = ticket.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
      }).length,
  );
}

/** On a phone one column is shown at a time. */
export async function column(page: Page, name: 'new' | 'kitchen' | 'leaving' | 'done'): Promise<void> {
  const tab = page.getByRole('tab', {
    name: { new: /^New/, kitchen: /^Kitchen/, leaving: /^Ready/, done: /^Done/ }[name],
  });
  if (await tab.isVisible()) await tab.click();
}

/** Holds the moves of these windows back until each has sent one. @returns waits for that, and lets them go on */
export async function holdMoves(pages: readonly Page[]): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const all = new Promise<void>((resolve) => {
    for (const page of pages) void page.route('**/moves', (route) => held.push(route) === pages.length && resolve());
  });
  await Promise.all(pages.map((page) => page.evaluate(() => undefined)));
  return async () => {
    await all;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Opens one of the board's tools, on any screen. */
export async function tool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name, exact: true }).click();
}
