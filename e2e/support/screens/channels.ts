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

export interface Station {
  readonly name: string;
  /** Of a printer in the network; absent: one with Epson Server Direct Print. */
  readonly host?: string;
  /** Names of categories. */
  readonly dishes: readonly string[];
  /** What else is ticked. */
  readonly how?: readonly RegExp[];
}

/** @returns the address that is shown this once, of a printer that asks */
export async function addStation(page: Page, { name, host, dishes, how = [] }: Station): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Add a printer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a printer' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  if (host === undefined) await dialog.getByRole('radio', { name: /^Epson Server Direct Print/ }).check();
  else await dialog.getByLabel('IP address').fill(host);
  await dialog.getByRole('radio', { name: /^Chosen dishes/ }).check();
  for (const dish of dishes) await dialog.getByRole('checkbox', { name: new RegExp(`^${dish}`) }).check();
  for (const what of how) await dialog.getByRole('checkbox', { name: what }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  if (host !== undefined) {
    await dialog.waitFor({ state: 'detached' });
    return undefined;
  }
  const shown = page.getByRole('dialog', { name: 'The printer’s server address' });
  const address = await shown.getByLabel('Server address').inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  return address;
}
