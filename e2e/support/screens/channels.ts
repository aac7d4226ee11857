import type { Page } from 'playwright-core';

/** Opens the edit page and waits until it says how the channels are. */
export async function openChannels(page: Page, menuUrl: string): Promise<void> {
  await page.goto(`${menuUrl}/edit`);
  await page
    .getByRole('button', { name: /^Send a test to / })
    .first()
    .waitFor();
}

export interface NetworkPrinter {
  readonly name: string;
  readonly host: string;
}

export async function addNetworkPrinter(page: Page, { name, host }: NetworkPrinter): Promise<void> {
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a printer' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('IP address').fill(host);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** @returns the address that is shown this once */
export async function addCloudPrinter(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a printer' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('radio', { name: /^It fetches its tickets/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'The printer’s server address' });
  const address = await shown.getByLabel('Server address').inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  return address;
}

export async function sendTest(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: `Send a test to ${to}` }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Menu updated successfully!').waitFor();
}
