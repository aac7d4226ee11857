import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { drawnPage } from '../support/drawn-page';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';

jest.setTimeout(240_000);

const system = useSharedSystem();
const windows = useBrowser();

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await Restaurant.open(system(), { deliveryFee: '4.50', minimumOrder: '10.00' });
  const { version } = await restaurant.menu();
  await restaurant.change({
    baseVersion: version,
    categories: [
      {
        name: 'Pasta',
        items: [
          { name: 'Cacio e Pepe', price: '$14.00', dietary: ['Vegetarian'] },
          { name: 'Linguine', price: '$18.50' },
        ],
      },
    ],
  });
}, 120_000);

interface Words {
  readonly locale: string;
  readonly add: string;
  readonly added: string;
  readonly cart: RegExp;
  readonly checkout: string;
  readonly name: string;
  readonly phone: string;
  readonly place: RegExp;
  readonly placed: string;
  /** One and a half tens of the menu's currency. */
  readonly price: string;
  readonly status: string;
}

const LANGUAGES: readonly (readonly [string, Words])[] = [
  [
    'en',
    {
      locale: 'en-US',
      add: 'Add to Cart: Linguine',
      added: 'Added to cart',
      cart: /^Cart, /,
      checkout: 'Checkout',
      name: 'Name',
      phone: 'Phone',
      place: /^Place Order/,
      placed: 'Order Placed Successfully!',
      price: '$18.50',
      status: 'Sent to the restaurant',
    },
  ],
  [
    'es',
    {
      locale: 'es-MX',
      add: 'Añadir al pedido: Linguine',
      added: 'Añadido al pedido',
      cart: /^Pedido, /,
      checkout: 'Tramitar pedido',
      name: 'Nombre',
      phone: 'Teléfono',
      place: /^Hacer pedido/,
      placed: '¡Pedido realizado!',
      price: '18,50 $',
      status: 'Enviado al restaurante',
    },
  ],
  [
    'fr',
    {
      locale: 'fr-CA',
      add: 'Ajouter au panier : Linguine',
      added: 'Ajouté au panier',
      cart: /^Panier, /,
      checkout: 'Commander',
      name: 'Nom',
      phone: 'Téléphone',
      place: /^Commander/,
      placed: 'Commande passée !',
      price: '18,50 $',
      status: 'Envoyée au restaurant',
    },
  ],
  [
    'de',
    {
      locale: 'de-AT',
      add: 'In den Warenkorb: Linguine',
      added: 'Im Warenkorb',
      cart: /^Warenkorb, /,
      checkout: 'Kasse',
      name: 'Name',
      phone: 'Telefon',
      place: /^Bestellen/,
      placed: 'Bestellung aufgegeben!',
      price: '18,50 $',
      status: 'An das Restaurant gesendet',
    },
  ],
  [
    'it',
    {
      locale: 'it-IT',
      add: 'Aggiungi al carrello: Linguine',
      added: 'Aggiunto al carrello',
      cart: /^Carrello, /,
      checkout: 'Cassa',
      name: 'Nome',
      phone: 'Telefono',
      place: /^Ordina/,
      placed: 'Ordine effettuato!',
      price: '18,50 $',
      status: 'Inviato al ristorante',
    },
  ],
];

/** Elements whose words do not fit into them, and whether the page can be moved sideways. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('button, a, h1, h2, h3, p, label, legend, dt, dd, li, span')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '');
        return (
          hasWords &&
          element.clientWidth > 1 &&
          overflowX !== 'auto' &&
          overflowX !== 'scroll' &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).display !== 'inline'
        );
      })
      .map((element) => `${element.tagName} ${element.textContent!.trim().slice(0, 60)}`);
    const page = document.documentElement;
    return [...cut, ...(page.scrollWidth > page.clientWidth ? ['the page moves sideways'] : [])];
  });

/** As people see it: Intl puts spaces between amount and sign that do not break. */
const seen = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe.each(LANGUAGES)('a guest who reads “%s”', (language, words) => {
  test('reads the page in it from the first HTML on, orders in it, and follows the order in it', async () => {
    const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, locale: words.locale });
    await menuReady(page);
    expect(await page.evaluate(() => [document.body.lang, document.documentElement.lang])).toEqual([language, 'en']);
    expect(await page.getByRole('heading', { name: 'Linguine' }).getAttribute('lang')).toBe('en');
    expect(seen(await page.locator('main').innerText())).toContain(words.price);
    expect(await cutOff(page)).toEqual([]);
    await expectSound(page);

    await page.getByRole('button', { name: words.add, exact: true }).click();
    await page.getByText(words.added).first().waitFor();
    await page.getByRole('link', { name: words.cart }).first().click();
    await page.getByRole('heading', { level: 1, name: words.checkout }).waitFor();
    expect(seen(await page.locator('main').innerText())).toContain(words.price);
    expect(await cutOff(page)).toEqual([]);
    await expectSound(page);

    await page.getByLabel(words.name, { exact: false }).first().fill('Ann');
    await page.getByLabel(words.phone, { exact: false }).first().fill('207 555 0142');
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
      page.getByRole('button', { name: words.place }).click(),
    ]);
    expect(answer.status()).toBe(201);
    const { trackingUrl } = PlaceOrderResponse.parse(await answer.json());
    await page.getByText(words.placed).waitFor();

    await page.goto(`${system().url}${trackingUrl}`);
    await page.getByText(words.status).first().waitFor();
    expect(seen(await page.locator('main').innerText())).toContain(words.price);
    expect(await cutOff(page)).toEqual([]);
    await expectSound(page);
  });
});

const bodyOf = async (headers: Record<string, string>, query = '') =>
  /<body lang="([^"]*)"/.exec(await drawnPage(restaurant.menuUrl + query, headers))?.[1];

test('the address goes before what was chosen, and that before what the browser asks for; another language is English', async () => {
  const cookie = 'menu_language=fr';
  expect(await bodyOf({ 'accept-language': 'de', cookie }, '?lang=it')).toBe('it');
  expect(await bodyOf({ 'accept-language': 'de', cookie })).toBe('fr');
  expect(await bodyOf({ 'accept-language': 'de-AT,en;q=0.5' })).toBe('de');
  expect(await bodyOf({ 'accept-language': 'pt-BR' })).toBe('en');
});

test('guests of all languages who come at once have each their own page', async () => {
  const add: Readonly<Record<string, string>> = Object.fromEntries(
    LANGUAGES.map(([language, words]) => [language, words.add]),
  );
  const asked = Array.from({ length: 60 }, (_, at) => LANGUAGES[at % LANGUAGES.length]![0]);
  await Promise.all(
    asked.map(async (language, at) => {
      // Each at an address of its own: none is answered from what is kept.
      const html = await drawnPage(`${restaurant.menuUrl}?q=${'linguine'.slice(0, 2 + (at % 7))}`, {
        'accept-language': language,
      });
      expect(/<body lang="([^"]*)"/.exec(html)?.[1]).toBe(language);
      for (const [other, words] of Object.entries(add)) expect(html.includes(words)).toBe(other === language);
    }),
  );
});

test('each language of the page is told to search engines, and chosen at its foot for this browser', async () => {
  const html = await drawnPage(restaurant.menuUrl);
  for (const [language] of LANGUAGES) expect(html).toContain(`hreflang="${language}"`);
  expect(html).toContain('hreflang="x-default"');

  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await menuReady(page);
  const choice = page.getByRole('navigation', { name: 'Language of the page' });
  expect((await choice.getByRole('link', { name: 'Deutsch' }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await choice.getByRole('link', { name: 'Español' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Sprache der Seite' }).waitFor();
  await page.goto(restaurant.menuUrl);
  await page.getByRole('button', { name: 'In den Warenkorb: Linguine' }).waitFor();
  await page.goto(`${system().url}/`);
  await page.getByRole('heading', { level: 1, name: 'Von der Papierkarte zur ersten Bestellung.' }).waitFor();
  expect(await cutOff(page)).toEqual([]);
});

test('a page that is read from right to left does not move sideways', async () => {
  const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE });
  await menuReady(page);
  const turned = () =>
    page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      const { scrollWidth, clientWidth } = document.documentElement;
      window.scrollTo({ left: -100 });
      return [scrollWidth <= clientWidth, window.scrollX];
    });
  expect(await turned()).toEqual([true, 0]);
  await page.getByRole('button', { name: 'Add to Cart: Linguine' }).click();
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
  expect(await turned()).toEqual([true, 0]);
});
