import { SHELL_PAGES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, PHONE, useBrowser } from '../support/browser';
import { addToCart, menuReady } from '../support/screens/guest';
import { signInAsAdmin } from '../support/screens/staff';
import { useSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

const SCREENS: readonly { readonly screen: string; readonly path: string; readonly expected?: readonly RegExp[]; reach(page: Page): Promise<unknown> }[] = [
  { screen: 'home', path: '/', reach: (page) => page.getByRole('button', { name: 'Choose a file' }).waitFor() },
  ...SHELL_PAGES.filter((path) => path !== '/').map((path) => ({ screen: path, path, reach: (page: Page) => page.getByRole('heading', { level: 1 }).waitFor() })),
  { screen: 'public menu', path: '/menu/demo', reach: (page) => page.getByRole('button', { name: /^Add to Cart/ }).first().waitFor() },
  {
    screen: 'choice of a size',
    path: '/menu/demo',
    reach: async (page) => {
      await menuReady(page);
      await page.getByRole('button', { name: 'Add to Cart: Margherita' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { screen: 'edit, without the right', path: '/menu/demo/edit', reach: (page) => page.getByRole('heading', { name: 'Edit Restaurant Information' }).waitFor() },
  { screen: 'update from a photo, without the right', path: '/menu/demo/update', reach: (page) => page.getByRole('heading', { name: 'This device may not change this menu' }).waitFor() },
  { screen: 'empty cart', path: '/checkout/demo', reach: (page) => page.getByRole('heading', { name: 'Your cart is empty' }).waitFor() },
  {
    screen: 'checkout',
    path: '/menu/demo',
    reach: async (page) => {
      await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
      await page.getByRole('link', { name: /^Cart/ }).click();
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    },
  },
  { screen: 'admin sign-in', path: '/admin', reach: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor() },
  { screen: 'dashboard', path: '/admin', reach: (page) => signInAsAdmin(page).then(() => page.getByText('Monthly Revenue').waitFor()) },
  { screen: 'Page Not Found', path: '/nowhere', expected: [/404/], reach: (page) => page.getByRole('heading', { name: 'Page Not Found' }).waitFor() },
  { screen: 'Menu Not Found', path: '/menu/nowhere', expected: [/404/], reach: (page) => page.getByRole('heading', { name: 'Menu Not Found' }).waitFor() },
];

describe.each([PHONE, DESKTOP])('$width wide', (viewport) => {
  test.each(SCREENS)('$screen', async ({ path, expected, reach }) => {
    const page = await windows.open(system().url + path, { viewport, expected });
    await reach(page);
    await expectSound(page);
  });
});
