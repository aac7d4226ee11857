import { SHELL_PAGES } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectInWidth, expectSoundInBoth } from '../support/axe';
import { COMMON_PHONE, DESKTOP, PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { addToCart, menuReady } from '../support/screens/guest';
import { signInAsAdmin } from '../support/screens/staff';
import { useSystem } from '../support/system';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

/** Somebody with a menu, and somebody who leaves. */
let owner: Business;
let shareId: string;
let receipt: string;

beforeAll(async () => {
  owner = await Business.open(system(), {
    name: 'Maximiliana Featherstonehaugh-Cholmondeley of the Old Port',
    email: 'max@axe.example',
    phone: '(207) 555-0171',
  });
  shareId = await owner.upload();
  const leaver = await Business.open(system(), { name: 'Cleo', email: 'cleo@axe.example', phone: '(207) 555-0172' });
  receipt = await leaver.close();
}, 120_000);

const SCREENS: readonly {
  readonly screen: string;
  readonly path: string | (() => string);
  readonly signedIn?: true;
  readonly expected?: readonly RegExp[];
  reach(page: Page): Promise<unknown>;
}[] = [
  { screen: 'home', path: '/', reach: (page) => page.getByRole('button', { name: 'Choose a file' }).waitFor() },
  ...SHELL_PAGES.filter((path) => path !== '/').map((path) => ({
    screen: path,
    path,
    reach: (page: Page) => page.getByRole('heading', { level: 1 }).waitFor(),
  })),
  {
    screen: 'public menu',
    path: '/menu/demo',
    reach: (page) =>
      page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .waitFor(),
  },
  {
    screen: 'choice of a size',
    path: '/menu/demo',
    reach: async (page) => {
      await menuReady(page);
      await page.getByRole('button', { name: 'Add to Cart: Margherita' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { screen: 'directory', path: '/restaurant-directory', reach: (page) => page.getByRole('article').first().waitFor() },
  {
    screen: 'edit, without the right',
    path: '/menu/demo/edit',
    reach: (page) => page.getByText('Only its restaurant may change this menu.').waitFor(),
  },
  {
    screen: 'update from a photo, without the right',
    path: '/menu/demo/update',
    reach: (page) => page.getByRole('heading', { name: 'This device may not change this menu' }).waitFor(),
  },
  {
    screen: 'upload wizard',
    path: '/business/upload',
    reach: (page) => page.getByRole('heading', { name: 'Tell us about your restaurant' }).waitFor(),
  },
  { screen: 'signup', path: '/business-signup', reach: (page) => page.getByLabel('Business name').waitFor() },
  { screen: 'sign-in', path: '/sign-in', reach: (page) => page.getByLabel('Email or phone number').waitFor() },
  {
    screen: 'receipt of a closed account',
    path: () => `/account/closed/${receipt}`,
    reach: (page) => page.getByText('Closed, and not deleted yet').waitFor(),
  },
  {
    screen: 'a receipt that is not there',
    path: '/account/closed/nothing',
    expected: [/404/],
    reach: (page) => page.getByText('Receipt not found').waitFor(),
  },
  {
    screen: 'home of an owner',
    path: '/business',
    signedIn: true,
    reach: (page) => page.getByText('Orders today').waitFor(),
  },
  {
    screen: 'account',
    path: '/account',
    signedIn: true,
    reach: (page) => page.getByText('This device', { exact: true }).waitFor(),
  },
  {
    screen: 'upload wizard, signed in',
    path: '/business/upload',
    signedIn: true,
    reach: (page) => page.getByLabel('Restaurant name').waitFor(),
  },
  {
    screen: 'edit',
    path: () => `/menu/${shareId}/edit`,
    signedIn: true,
    reach: (page) => page.getByRole('button', { name: 'Save Changes' }).waitFor(),
  },
  {
    screen: 'share',
    path: () => `/menu/${shareId}/share`,
    signedIn: true,
    reach: (page) => page.getByText('Paper and other formats').click(),
  },
  {
    screen: 'QR code',
    path: () => `/menu/${shareId}/share`,
    signedIn: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Generate QR Code' }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    screen: 'empty cart',
    path: '/checkout/demo',
    reach: (page) => page.getByRole('heading', { name: 'Your cart is empty' }).waitFor(),
  },
  {
    screen: 'checkout',
    path: '/menu/demo',
    reach: async (page) => {
      await addToCart(page, { item: 'Cacio e Pepe', cents: 1600 });
      await page.getByRole('link', { name: /^Cart/ }).click();
      await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    },
  },
  {
    screen: 'reviews',
    path: '/feedback',
    reach: (page) => page.getByRole('heading', { name: 'No comments found' }).waitFor(),
  },
  { screen: 'admin sign-in', path: '/admin', reach: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor() },
  {
    screen: 'dashboard',
    path: '/admin',
    reach: (page) => signInAsAdmin(page).then(() => page.getByText('Monthly Revenue', { exact: true }).waitFor()),
  },
  {
    screen: 'Page Not Found',
    path: '/nowhere',
    expected: [/404/],
    reach: (page) => page.getByRole('heading', { name: 'Page Not Found' }).waitFor(),
  },
  {
    screen: 'Menu Not Found',
    path: '/menu/nowhere',
    expected: [/404/],
    reach: (page) => page.getByRole('heading', { name: 'Menu Not Found' }).waitFor(),
  },
];

const WINDOWS = [COMMON_PHONE, DESKTOP] as const;

describe.each(WINDOWS)('$width wide', (viewport) => {
  test.each(SCREENS)('$screen', async ({ path, signedIn, expected, reach }) => {
    const before = signedIn && ((window: Page) => owner.letIn(window));
    const page = await windows.open(system().url + (typeof path === 'string' ? path : path()), {
      viewport,
      expected,
      before,
    });
    await reach(page);
    await expectSoundInBoth(page);
    if (viewport !== COMMON_PHONE) return;
    // A page that is laid out anew has other sizes there, and the same colours and names.
    await page.setViewportSize(PHONE);
    await expectInWidth(page);
  });
});
