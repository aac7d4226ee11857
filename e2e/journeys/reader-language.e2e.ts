import { randomUUID } from 'node:crypto';
import { PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { orderFrom } from '../support/demo-order';
import { drawnPage } from '../support/drawn-page';
import { readOutbox } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import { menuReady } from '../support/screens/guest';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

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
  /** What the checkout calls text messages, and how the first one begins. */
  readonly texts: string;
  readonly accepted: string;
  readonly stop: string;
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
      texts: 'Text me about this order',
      accepted: 'has accepted your order',
      stop: 'Reply STOP to stop these messages',
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
      texts: 'Enviarme mensajes sobre este pedido',
      accepted: 'ha aceptado su pedido',
      stop: 'Responda STOP para dejar de recibirlos',
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
      texts: 'M’envoyer des SMS sur cette commande',
      accepted: 'a accepté votre commande',
      stop: 'Répondez STOP pour ne plus en recevoir',
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
      texts: 'SMS zu dieser Bestellung erhalten',
      accepted: 'hat Ihre Bestellung',
      stop: 'STOP beendet diese Nachrichten',
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
      texts: 'Ricevere SMS su questo ordine',
      accepted: 'ha accettato il suo ordine',
      stop: 'Risponda STOP per non riceverne altri',
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
    const pen = document.createElement('canvas').getContext('2d')!;
    for (const input of document.querySelectorAll('input')) {
      const { font, paddingInlineStart, paddingInlineEnd, display } = getComputedStyle(input);
      pen.font = font;
      // A search field has a button of about one letter at its end.
      const room =
        input.clientWidth -
        parseFloat(paddingInlineStart) -
        parseFloat(paddingInlineEnd) -
        (input.type === 'search' ? 16 : 0);
      if (display !== 'none' && input.clientWidth > 1 && pen.measureText(input.placeholder).width > room)
        cut.push(`placeholder ${input.placeholder}`);
    }
    const page = document.documentElement;
    return [...cut, ...(page.scrollWidth > page.clientWidth ? ['the page moves sideways'] : [])];
  });

/** As people see it: Intl puts spaces between amount and sign that do not break. */
const seen = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

describe.each(LANGUAGES)('a guest who reads “%s”', (language, words) => {
  test('reads the page in it from the first HTML on, orders in it, and follows the order in it', async () => {
    const page = await windows.open(restaurant.menuUrl, { viewport: COMMON_PHONE, locale: words.locale });
    await menuReady(page);
    // Most of the page is in the menu’s language, its own words in theirs; what the server had no time to draw comes.
    await page.locator(`html[lang="en"] > body[lang="${language}"]`).waitFor();
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
    await page
      .getByLabel(words.phone, { exact: false })
      .first()
      .fill(`207 555 01${50 + LANGUAGES.findIndex(([one]) => one === language)}`);
    await page.getByLabel(words.texts).check();
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
      page.getByRole('button', { name: words.place }).click(),
    ]);
    expect(answer.status()).toBe(201);
    const { trackingUrl, orderId, orderNumber } = PlaceOrderResponse.parse(await answer.json());
    await page.getByText(words.placed).waitFor();

    await page.goto(`${system().url}${trackingUrl}`);
    await page.getByText(words.status).first().waitFor();
    expect(seen(await page.locator('main').innerText())).toContain(words.price);
    expect(await cutOff(page)).toEqual([]);
    await expectSound(page);

    // Somebody else's browser: nothing but the order says in which language.
    const other = await windows.open(`${system().url}${trackingUrl}`, { viewport: COMMON_PHONE, locale: 'pt-BR' });
    await other.getByText(words.status).first().waitFor();
    expect(await other.evaluate(() => document.body.lang)).toBe(language);

    await restaurant.accept(orderId);
    const told = await until(`the guest to be told of ${orderNumber}`, async () => {
      const { messages } = await readOutbox(system().url, { orderNumber });
      return messages.find(({ body }) => body.includes(trackingUrl));
    });
    expect(told.body).toContain(words.accepted);
    expect(told.body.split('\n').at(-1)).toBe(words.stop);
  });
});

test('the restaurant reads its orders in the language that it has chosen, whatever the guest reads', async () => {
  const page = await windows.open(`${system().url}/menu/${restaurant.shareId}/edit`, {
    viewport: COMMON_PHONE,
    before: (window) => restaurant.letIn(window),
  });
  await page.getByLabel('Language of messages and tickets').selectOption('it');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await until('the menu to be saved', async () => (await restaurant.menu()).messageLanguage === 'it');
  const guest = new Visitor(system().url);
  const placed = await guest.call('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    json: { ...orderFrom(await restaurant.menu(), { dish: 'Linguine' }), language: 'de' },
  });
  expect([placed.status, placed.text]).toEqual([201, expect.anything()]);
  const { orderNumber } = PlaceOrderResponse.parse(placed.json);
  const told = await until(`the restaurant to be told of ${orderNumber}`, async () => {
    const { messages } = await readOutbox(system().url, { orderNumber });
    return messages.find(({ channel }) => channel === 'sms');
  });
  expect(told.body).toMatch(/: nuovo ordine /);
  expect(told.body).toContain('Risponda 1 accetta, 2 +15 min, 3 rifiuta');
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
