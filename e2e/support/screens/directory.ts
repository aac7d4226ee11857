import type { Locator, Page } from 'playwright-core';
import { DESKTOP, type OpenOptions, type Windows } from '../browser';

export const DIRECTORY_PATH = '/restaurant-directory';

/** A window of a new visitor on the directory. `query`: what stands in its address. */
export function openDirectory(
  windows: Windows,
  url: string,
  { query = '', viewport = DESKTOP, ...options }: { readonly query?: string } & Partial<OpenOptions> = {},
): Promise<Page> {
  return windows.open(`${url}${DIRECTORY_PATH}${query}`, { viewport, ...options });
}

export function cards(page: Page): Locator {
  return page.getByRole('article');
}

/** The names on the cards, from the top. */
export function cardNames(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allTextContents();
}

/** Waits until the page says that it found so many. */
export function untilFound(page: Page, count: number): Promise<void> {
  return page
    .getByText(`${count.toLocaleString('en-US')} ${count === 1 ? 'Restaurant' : 'Restaurants'} Found`, { exact: true })
    .waitFor();
}

export async function untilNoneFound(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'No restaurants found' }).waitFor();
  await untilFound(page, 0);
}
