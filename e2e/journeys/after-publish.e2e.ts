import { PlaceOrderResponse, type Board } from '@chalkboard/contracts';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, DESKTOP, useBrowser } from '../support/browser';
import { messageAbout } from '../support/outbox';
import { downloaded, pdfText, scanQr } from '../support/printed';
import { Restaurant } from '../support/restaurant';
import { card, openBoard } from '../support/screens/board';
import { ANN, fillIn, place, toCheckout } from '../support/screens/guest';
import { publish, uploadMenu } from '../support/screens/owner';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';

jest.setTimeout(180_000);

const system = useSharedSystem();
const windows = useBrowser();

test('on a phone: the preview has its categories in reach, and after Publish the code is there at once and Back shows no empty upload box', async () => {
  const page = await windows.open(system().url, { viewport: COMMON_PHONE });
  await uploadMenu(page, 'text-menu.pdf');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const preview = page.getByRole('button', { name: 'Publish' });

  const categories = page.getByRole('navigation', { name: 'Categories' });
  const last = categories.getByRole('link').last();
  // By the keyboard, and it comes into view.
  await last.focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('article')
    .getByRole('heading', { name: (await last.innerText()).trim() })
    .waitFor();
  await expect(
    last.evaluate((link) => {
      const { left, right, top } = link.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth && top >= 0 && top < 60;
    }),
  ).resolves.toBe(true);
  await expectSound(page);

  const link = await publish(page);
  await page.getByRole('heading', { name: 'Your menu is live' }).waitFor();
  const code = page.getByRole('img', { name: `QR code that opens ${link}` });
  expect(await code.evaluate(async (img: HTMLImageElement) => (await img.decode(), img.clientWidth))).toBeGreaterThan(
    100,
  );
  // As the file that is shown: on a small screen the message of Publish may stand before it.
  const file = await fetch(new URL((await code.getAttribute('src'))!, link));
  expect(await scanQr(new Uint8Array(await file.arrayBuffer()))).toBe(link);
  await expectSound(page);

  await page.goBack();
  await preview.waitFor();
  await page.reload();
  await preview.waitFor();
  expect(await page.getByRole('button', { name: 'Choose a file' }).count()).toBe(0);
  await page.goForward();
  await page.getByRole('heading', { name: 'Your menu is live' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Your menu is live' }).waitFor({ state: 'detached' });

  // A new menu can be begun, and this one is in reach.
  await page.getByRole('link', { name: 'Create New Menu' }).click();
  await page.getByRole('heading', { name: 'Your menus on this device' }).waitFor();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const mine = page.getByRole('listitem').filter({ hasText: name });
  await mine.getByText('Published', { exact: true }).waitFor();
  await expectSound(page);
  await mine.getByRole('link', { name: `Share: ${name}` }).click();
  await page.getByRole('heading', { name: 'Share', exact: true }).waitFor();
});

test.each([COMMON_PHONE, DESKTOP])(
  'the share step shows what will be printed, and a press saves it: %j',
  async (viewport) => {
    const page = await windows.open(system().url, { viewport });
    await uploadMenu(page, 'text-menu.pdf');
    const link = await publish(page);
    await page.getByRole('link', { name: 'Print and share' }).click();
    const printed = page.getByRole('region', { name: 'Ready to print' });
    for (const thing of ['Table tents', 'Window card', 'The menu']) {
      const button = printed.getByRole('button', { name: thing });
      await button.scrollIntoViewIfNeeded();
      await expect(
        button.locator('img').evaluate(async (img: HTMLImageElement) => (await img.decode(), img.naturalWidth)),
      ).resolves.toBeGreaterThan(400);
      const { file } = await downloaded(page, new RegExp(`^${thing}`));
      expect(pdfText(file)).toContain(
        link
          .replace(/^https?:\/\//, '')
          .split('/')
          .at(-1),
      );
    }
    expect(await scanQr(await page.getByRole('img', { name: `QR code that opens ${link}` }).screenshot())).toBe(link);
    await expectSound(page);
    await page.getByRole('link', { name: 'See it as a guest' }).click();
    await page.waitForURL(link);
  },
);

test('a test order is marked wherever it shows, changes no statistics, and ends with its tab or when it is left', async () => {
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '+15035550188' });
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await restaurant.letIn(page);
  await page.goto(`${restaurant.menuUrl}/share`);
  await page.getByRole('link', { name: 'Place a test order' }).click();
  const bar = page.getByRole('region', { name: 'Test order' });
  await bar.waitFor();
  expect(page.url()).toBe(restaurant.menuUrl);
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await page.getByText('Added to cart').waitFor();
  await expectSound(page);

  await toCheckout(page);
  await bar.waitFor();
  await fillIn(page, ANN);
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/api/orders') && response.request().method() === 'POST',
    ),
    place(page),
  ]);
  expect(answer.status()).toBe(201);
  const { orderNumber } = PlaceOrderResponse.parse(await answer.json());
  expect((await messageAbout(system().url, orderNumber)).body).toMatch(/^TEST ORDER: please do not make it\./);

  await page.getByRole('link', { name: new RegExp(`Order ${orderNumber}`) }).click();
  await page.getByRole('heading', { name: `Order ${orderNumber}` }).waitFor();
  await page.getByText('TEST', { exact: true }).waitFor();
  await expectSound(page);

  await openBoard(page, restaurant.shareId);
  await card(page, orderNumber).getByText('TEST', { exact: true }).waitFor();
  const { today } = (await page.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/orders/board/${restaurant.shareId}`,
  )) as Board;
  expect(today).toMatchObject({ orders: 0, revenue: 0 });

  await page.goto(restaurant.menuUrl);
  await bar.getByRole('button', { name: 'Leave the test' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await bar.count()).toBe(0);
});

test('a guest who opens the address of a test is in none', async () => {
  const restaurant = await Restaurant.open(system());
  const page = await windows.open(`${restaurant.menuUrl}?test=1&published=1`, { viewport: COMMON_PHONE });
  await page.waitForURL(restaurant.menuUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await until('the test to be over', () => page.evaluate(() => sessionStorage.length === 0));
  expect(await page.getByRole('region', { name: 'Test order' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Your menu is live' }).count()).toBe(0);
});
