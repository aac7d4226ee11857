import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { FrameLocator, Page } from 'playwright-core';

export interface Choice {
  readonly item: string;
  /** For dishes that come in sizes. */
  readonly variant?: string;
  /** What one costs. */
  readonly cents: number;
}

/**
 * On the public menu: the page's own app has taken up what the server had drawn; from now on buttons do what they say
 * at once.
 */
export async function menuReady(page: Page | FrameLocator): Promise<void> {
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

/** From the public menu with something in the cart: to the checkout. */
export async function toCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Cart, / }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
}

export interface Guest {
  readonly name?: string;
  readonly phone?: string;
  readonly delivery?: boolean;
  readonly address?: string;
}

/** Somebody of whom all is known that an order needs. */
export const ANN = { name: 'Ann', phone: '555 0100' } as const;

/** On the checkout: says who, and where to. */
export async function fillIn(page: Page, { name, phone, delivery, address }: Guest): Promise<void> {
  if (name !== undefined) await page.getByLabel('Name').fill(name);
  if (phone !== undefined) await page.getByLabel('Phone').fill(phone);
  if (delivery) await page.getByRole('radio', { name: /^Delivery/ }).check();
  if (address !== undefined) await page.getByLabel('Delivery address').fill(address);
}

/** From the public menu: puts one of a dish into the cart, goes to the checkout and says what an order needs. */
export async function fillCheckout(page: Page, choice: Choice): Promise<void> {
  await addToCart(page, choice);
  await toCheckout(page);
  await fillIn(page, ANN);
}

export async function place(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Place Order/ }).click();
}

/** The message that stands there now. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByTestId('toast').filter({ has: page.getByText(title, { exact: true }) });
  await toast.getByText(description, { exact: true }).waitFor();
}

export async function expectPlaced(page: Page): Promise<void> {
  await page.getByText('Order Placed Successfully!').waitFor();
  await page.waitForURL(/\/menu\/[\w-]+$/);
}

/** Counts the orders that leave this window from now on. */
export function ordersSent(page: Page): () => number {
  let count = 0;
  page.on(
    'request',
    (request) => (count += request.url().endsWith('/api/orders') && request.method() === 'POST' ? 1 : 0),
  );
  return () => count;
}

export interface Checkout {
  readonly customer: { readonly name: string; readonly phone: string; readonly notes: string };
  /** What the guest expects to pay, "$57.50". */
  readonly total: string;
}

/** From the public menu with something in the cart: to the checkout, and the order. Gives the server's answer to it. */
export async function checkOut(page: Page, { customer, total }: Checkout): Promise<PlaceOrderResponse> {
  await toCheckout(page);
  await fillIn(page, customer);
  await page.getByLabel('Special instructions').fill(customer.notes);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/orders') && answer.request().method() === 'POST'),
    page.getByRole('button', { name: new RegExp(`^Place Order.*\\${total}$`) }).click(),
  ]);
  expect(response.status()).toBe(201);
  return PlaceOrderResponse.parse(await response.json());
}
