import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';

export interface Choice {
  readonly item: string;
  /** For dishes that come in sizes. */
  readonly variant?: string;
  /** What one costs. */
  readonly cents: number;
}

/** On the public menu: the app has taken the place of what the server had drawn; from now on buttons do something. */
export async function menuReady(page: Page): Promise<void> {
  await page.locator('#fragment').waitFor({ state: 'detached' });
}

/** On the public menu: puts one of a dish into the cart. */
export async function addToCart(page: Page, { item, variant }: Choice): Promise<void> {
  await menuReady(page);
  await page.getByRole('button', { name: `Add to Cart: ${item}`, exact: true }).click();
  if (variant !== undefined) {
    const dialog = page.getByRole('dialog', { name: item });
    await dialog.getByRole('radio', { name: variant }).check();
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByText('Added to cart').waitFor();
}

export interface Checkout {
  readonly customer: { readonly name: string; readonly phone: string; readonly notes: string };
  /** What the guest expects to pay, "$57.50". */
  readonly total: string;
}

/** From the public menu with something in the cart: to the checkout, and the order. Gives the server's answer to it. */
export async function checkOut(page: Page, { customer, total }: Checkout): Promise<PlaceOrderResponse> {
  await page.getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByLabel('Name').fill(customer.name);
  await page.getByLabel('Phone').fill(customer.phone);
  await page.getByLabel('Special instructions').fill(customer.notes);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
    page.getByRole('button', { name: new RegExp(`^Place Order.*\\${total}$`) }).click(),
  ]);
  expect(response.status()).toBe(201);
  return PlaceOrderResponse.parse(await response.json());
}
