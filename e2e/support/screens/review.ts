import { UploadMenuResponse } from '@chalkboard/contracts';
import type { Locator, Page } from 'playwright-core';

/** As the visitor of this window: has a picture read, without watching; gives the menu's id. */
export async function digitise(page: Page, picture: Buffer): Promise<string> {
  const answer = await page.request.post(new URL('/api/upload-menu', page.url()).href, {
    multipart: { file: { name: 'menu.png', mimeType: 'image/png', buffer: picture } },
    timeout: 120_000,
  });
  expect(answer.status()).toBe(200);
  return UploadMenuResponse.parse(await answer.json()).shareId;
}

/** Opens the page that corrects a menu, in this window. */
export async function openReview(page: Page, shareId: string): Promise<void> {
  await page.goto(new URL(`/menu/${shareId}/review`, page.url()).href);
  await reviewReady(page);
}

export async function reviewReady(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Whole menu/ }).waitFor();
}

export async function wholeMenu(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Whole menu/ }).click();
}

/** The row of an item, by the name that it shows. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: shows(name) }) });
}

/** Opens an item for writing: a first press looks at it, a second one opens it. */
export async function edit(page: Page, name: string): Promise<Locator> {
  const form = page.getByRole('form', { name: new RegExp(`^Edit ${name}`) });
  await page.getByRole('button', { name: shows(name) }).click();
  if (!(await form.isVisible())) await page.getByRole('button', { name: /^(Edit|Name the sizes)$/ }).click();
  await form.waitFor();
  return form;
}

/** A row begins with its name, or with its category. */
function shows(name: string): RegExp {
  return new RegExp(`^(?!See )(\\S+ )?${name}`);
}

export async function untilSaved(page: Page): Promise<void> {
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
}

/** Names and prices of the whole menu as its rows show them, in order. */
export async function rows(page: Page): Promise<string[]> {
  return page
    .locator('[data-entry] [data-entry-button]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));
}

/** In the form of an item whose allergens are confirmed by its owner: chooses what one of them is. */
export async function stateAllergen(
  form: Locator,
  name: string,
  state: 'Not stated' | 'Contains' | 'May contain',
): Promise<void> {
  await form.getByRole('group', { name, exact: true }).getByText(state, { exact: true }).click();
}
