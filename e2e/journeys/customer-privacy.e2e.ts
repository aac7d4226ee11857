import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  OrderPlacedV1,
  PlaceOrderResponse,
  ReviewReceived,
  type ReviewVotes,
  type PlaceOrderRequest,
  type PrivacyExport,
} from '@chalkboard/contracts';
import { connect } from 'nats';
import type { Page } from 'playwright-core';
import { expectSound } from '../support/axe';
import { DESKTOP, useBrowser } from '../support/browser';
import { deadLetters } from '../support/dead-letters';
import { orderFrom } from '../support/demo-order';
import { foundEverywhere } from '../support/everywhere';
import { voiceOf } from '../support/fixtures';
import { boardLink, readOutbox } from '../support/outbox';
import { Restaurant } from '../support/restaurant';
import { publish, writeReview } from '../support/reviews';
import { addToCart, fillIn, place, toCheckout } from '../support/screens/guest';
import { StaffDesk } from '../support/staff-desk';
import { useSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(300_000);

const system = useSystem();
const windows = useBrowser();

const SMALL = { width: 390, height: 844 } as const;
const DIALLED = '+12075550177';
const EMAIL = 'quillon@farthingale.example';
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
/** They stand nowhere but in what this customer types. */
const TYPED = ['Quillon', 'Farthingale', 'Quagmire', '555-0177', '5550177', EMAIL];
/** And what they would be known again by. */
const WORDS = [...TYPED, hash(DIALLED), hash(`phone:${DIALLED}`), hash(EMAIL), hash(`email:${EMAIL}`)];

/**
 * Where something of them is left. How many codes, texts and forms there were for a number or an address stays counted
 * by its hash until the hour or the day is over.
 */
async function leftOf(words: readonly string[]): Promise<string[]> {
  const isLimit = (place: string) =>
    /^(identity\.submission_counts|notify\.daily_counts):/.test(place) &&
    !TYPED.some((word) => place.toLowerCase().includes(word.toLowerCase()));
  return (await foundEverywhere(system(), words)).filter((place) => !isLimit(place));
}

/** An order for delivery, with what people write into every field there is. */
async function order(restaurant: Restaurant, customer: Visitor): Promise<PlaceOrderResponse & { secret: string }> {
  const menu = await restaurant.menu();
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
  const pickup = orderFrom(menu, { dish: dish!.name });
  const fee = Number(menu.deliveryFee);
  const request: PlaceOrderRequest = {
    ...pickup,
    cart: pickup.cart.map((line) => ({ ...line, notes: 'No onions for Quillon' })),
    customerInfo: {
      name: 'Quillon Farthingale',
      phone: '(207) 555-0177',
      email: EMAIL,
      address: '9 Quagmire Lane',
      notes: 'Ring for Farthingale',
    },
    orderType: 'delivery',
    deliveryFee: fee,
    total: pickup.subtotal + fee,
    textUpdates: true,
  };
  const { status, json, text } = await customer.call('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    json: request,
  });
  expect([status, text]).toEqual([201, expect.anything()]);
  const placed = PlaceOrderResponse.parse(json);
  return { ...placed, secret: placed.trackingUrl.replace('/order/', '') };
}

/** The kitchen, by the link in its message. */
async function kitchen(
  restaurant: Restaurant,
  { orderNumber, orderId }: PlaceOrderResponse,
): Promise<(move: string, version: number, more?: object) => Promise<void>> {
  const cook = new Visitor(system().url);
  const link = (await boardLink(system().url, orderNumber)).replace('/board/', '');
  expect((await cook.call('/api/orders/board-links', { method: 'POST', json: { link } })).status).toBe(200);
  return async (move, version, more = {}) => {
    const { status, text } = await cook.call(`/api/orders/board/${restaurant.shareId}/orders/${orderId}/moves`, {
      method: 'POST',
      json: { move, version, ...more },
    });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
}

/** An event that no consumer understands, and that names somebody: each that hears it sets it aside. */
async function breakSomething(orderId: string): Promise<void> {
  const { url, users } = system().platform.nats;
  const before = await deadLetters(system());
  const connection = await connect({ servers: url, user: users?.platform?.user, pass: users?.platform?.password });
  await connection
    .jetstream()
    .publish(
      OrderPlacedV1.type,
      JSON.stringify({ subject: orderId, data: { orderId, notes: 'For Quillon Farthingale' } }),
    );
  await connection
    .jetstream()
    .publish(OrderPlacedV1.type, JSON.stringify({ broken: `call ${DIALLED} about order ${orderId}` }));
  await connection.close();
  await until('the dead letters', async () => (await deadLetters(system())).notify! >= (before.notify ?? 0) + 2);
}

/** A review of the order, spoken; published, and found helpful by somebody. */
async function speak(customer: Visitor, orderSecret: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    customerName: 'Quillon F.',
    email: EMAIL,
    restaurantName: 'Anywhere',
    rating: '5',
    comment: 'Farthingale would come again',
    orderSecret,
  }))
    form.append(name, value);
  form.append(
    'recording',
    new Blob([new Uint8Array(voiceOf('Quillon Farthingale'))], { type: 'audio/webm' }),
    'review.webm',
  );
  const { status, json, text } = await customer.call('/api/reviews', { method: 'POST', body: form });
  expect([status, text]).toEqual([201, expect.anything()]);
  const { id } = ReviewReceived.parse(json);
  await publish(await StaffDesk.open(system()), id);
  await vote(new Visitor(system().url), id);
  return id;
}

async function vote(visitor: Visitor, reviewId: string): Promise<ReviewVotes> {
  const { status, json, text } = await visitor.call(`/api/reviews/${reviewId}/vote`, {
    method: 'POST',
    json: { vote: 'helpful' },
  });
  expect([status, text]).toEqual([200, expect.anything()]);
  const votes = json as ReviewVotes;
  // The first answer gives the cookie.
  return votes.notCounted ? vote(visitor, reviewId) : votes;
}

/**
 * Restaurants that this customer told us about, the customer's link, and somebody who takes the customer's number for a
 * restaurant's.
 */
async function refer(customer: Visitor): Promise<void> {
  const referral = {
    referrerEmail: EMAIL,
    restaurantEmail: 'chef@trattoria.example',
    restaurantPhone: '(207) 555-0164',
  };
  const answers = [
    await customer.call('/api/referrals', { method: 'POST', json: referral }),
    await customer.call('/api/referrals/link', { method: 'POST', json: { referrerEmail: EMAIL } }),
    await new Visitor(system().url).call('/api/referrals', {
      method: 'POST',
      json: {
        referrerEmail: 'somebody@example.com',
        restaurantEmail: 'cook@bistro.example',
        restaurantPhone: '207.555.0177',
      },
    }),
  ];
  expect(answers.map(({ status, text }) => [status < 300, text])).toEqual(answers.map(() => [true, expect.anything()]));
}

async function newestCode(to: string, after: Date): Promise<string> {
  return until(`the code for ${to}`, async () => {
    const { messages } = await readOutbox(system().url, { limit: 100 });
    const message = messages.find((one) => one.to === to && new Date(one.createdAt) >= after && /code/.test(one.body));
    return message && /\b\d{6}\b/.exec(message.body)?.[0];
  });
}

/** As far as what is kept, with the keyboard alone. */
async function prove(page: Page, typed: string, to: string): Promise<void> {
  const began = new Date();
  await page.getByRole('textbox', { name: 'E-mail address or phone number' }).focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  await expectSound(page);
  const code = await newestCode(to, began);
  await page.keyboard.press('Tab');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What we keep', exact: true }).waitFor();
  await expectSound(page);
}

async function fetched(page: Page): Promise<PrivacyExport> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download a copy' }).click();
  return JSON.parse(readFileSync(await (await download).path(), 'utf8')) as PrivacyExport;
}

async function erase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erase my data' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Yes, erase it' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your receipt' }).waitFor();
}

test('a customer fetches and erases what is kept, and nothing of it is left anywhere', async () => {
  const { url } = system();
  expect(await foundEverywhere(system(), WORDS)).toEqual([]);
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0163' });
  const customer = new Visitor(url);

  // Ordered, cooked and delivered; called off; turned down; and one that is still open.
  const [eaten, calledOff, turnedDown, open] = [
    await order(restaurant, customer),
    await order(restaurant, new Visitor(url)),
    await order(restaurant, new Visitor(url)),
    await order(restaurant, new Visitor(url)),
  ];
  const cook = await kitchen(restaurant, eaten);
  await cook('accept', 1, { minutes: 30 });
  await cook('start', 2);
  await cook('dispatch', 3);
  await cook('complete', 4);
  expect(
    (
      await customer.call(`/api/orders/track/${calledOff.secret}/cancel`, {
        method: 'POST',
        json: { reason: 'Farthingale is at home already' },
      })
    ).status,
  ).toBe(200);
  const turnDown = await kitchen(restaurant, turnedDown);
  await turnDown('reject', 1, { reason: 'Nobody at 9 Quagmire Lane' });
  await until(
    'the texts to the customer',
    async () => (await readOutbox(url, { limit: 100 })).messages.filter(({ to }) => to === DIALLED).length >= 2,
  );

  const spoken = await speak(customer, eaten.secret);
  const anothers = await writeReview(system(), { customerName: 'Grace Okafor' });
  await publish(await StaffDesk.open(system()), anothers);
  await vote(new Visitor(url), anothers);
  expect(await vote(customer, anothers)).toMatchObject({ helpful: 2 });
  await refer(customer);
  const letter = {
    name: 'Quillon Farthingale',
    email: EMAIL,
    subject: 'Quagmire',
    category: 'general',
    message: 'Do you deliver to Quagmire Lane?',
  };
  expect((await customer.call('/api/contact', { method: 'POST', json: letter })).status).toBe(201);
  await until('the acknowledgement', async () =>
    (await readOutbox(url, { limit: 100 })).messages.some(({ to }) => to === EMAIL),
  );
  await breakSomething(eaten.orderId);
  // The browser in which all this was done is known by a hash of its cookie.
  const words = [...WORDS, hash(customer.cookie('visitor')!)];
  for (const place of [
    'identity.reviews',
    'identity.review_recordings',
    'identity.review_votes',
    'identity.referrals',
    'identity.referrers',
    'identity.contact_messages',
    'ordering.orders',
    'notify.notifications',
    'notify.dead_letters',
  ]) {
    expect((await foundEverywhere(system(), words)).some((found) => found.startsWith(place)) || place).toBe(true);
  }

  // By the number, with a telephone's window.
  const page = await windows.open(`${url}/privacy/my-data`, { viewport: SMALL });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await customer.lend(page.context());
  await expectSound(page);
  await prove(page, '207-555-0177', DIALLED);
  await page.getByText(`Order ${open.orderNumber}`).waitFor();
  const byNumber = await fetched(page);
  expect(byNumber.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
    [eaten, calledOff, turnedDown, open].map(({ orderNumber }) => orderNumber).toSorted(),
  );
  expect(byNumber.orders[0]).toMatchObject({
    customer: { name: 'Quillon Farthingale', email: EMAIL, address: '9 Quagmire Lane' },
    lines: [{ notes: 'No onions for Quillon' }],
    textConsent: [{ agreed: true, means: 'checkout' }],
  });
  expect(byNumber.messages.filter(({ audience }) => audience === 'customer').length).toBeGreaterThanOrEqual(3);
  expect(byNumber.messages.some(({ audience, text }) => audience === 'restaurant' && text?.includes('Quillon'))).toBe(
    true,
  );
  // What opens the restaurant's board is not the customer's to have.
  expect(JSON.stringify(byNumber)).not.toContain('/board/');
  expect(byNumber.community).toMatchObject({
    reviews: [{ comment: 'Farthingale would come again', voiceSeconds: expect.any(Number) }],
    votes: [{ restaurantName: 'Osteria Lucia', vote: 'helpful' }],
    referrals: [{ restaurantPhone: DIALLED, restaurantEmail: null, referrerEmail: null }],
  });
  await erase(page);
  await page.getByText(/but for an order that has not ended/).waitFor();
  await expectSound(page);
  const receiptAddress = page.url();

  // The open order is still the kitchen's; it goes when it has ended.
  const last = await kitchen(restaurant, open);
  expect((await restaurant.orders()).find(({ orderNumber }) => orderNumber === open.orderNumber)?.customer.name).toBe(
    'Quillon Farthingale',
  );
  await last('reject', 1, { reason: 'Quillon is not at home' });

  // By the address, in a wide window.
  const wide = await windows.open(`${url}/privacy`, { viewport: DESKTOP });
  await wide.getByRole('link', { name: 'See or erase my data' }).click();
  await prove(wide, EMAIL, EMAIL);
  const byAddress = await fetched(wide);
  expect(byAddress.community).toMatchObject({
    contactMessages: [{ name: 'Quillon Farthingale', message: 'Do you deliver to Quagmire Lane?' }],
    referrals: [{ referrerEmail: EMAIL, restaurantEmail: 'chef@trattoria.example' }],
    referralLinks: [{ email: EMAIL }],
  });
  await erase(wide);
  await wide.getByText(/Your data was erased on/).waitFor();
  await wide.getByText('Messages to us').waitFor();
  await expectSound(wide);

  await page.goto(receiptAddress);
  await page.reload();
  await page.getByText(/Your data was erased on/).waitFor({ timeout: 150_000 });
  await until('nothing to be left anywhere', async () => (await leftOf(words)).length === 0, {
    withinMs: 60_000,
  }).catch(() => undefined);
  expect(await leftOf(words)).toEqual([]);
  expect((await customer.call(`/api/reviews/${spoken}/recording`)).status).toBe(404);

  // What others said and did is there, and figures follow.
  expect(await system().database.rows('SELECT helpful FROM identity.reviews WHERE id = $1', [anothers])).toEqual([
    { helpful: 1 },
  ]);
  expect(
    await system().database.rows('SELECT count, ratings FROM identity.review_summaries WHERE share_id = $1', [
      restaurant.shareId,
    ]),
  ).toEqual([{ count: 0, ratings: 0 }]);

  expect(await system().database.rows('SELECT restaurant_email, restaurant_phone FROM identity.referrals')).toEqual([
    { restaurant_email: 'cook@bistro.example', restaurant_phone: null },
  ]);

  // What the restaurant needs for its books is there.
  expect(
    await system().database.count('ordering.orders', 'share_id = $1 AND erased_at IS NOT NULL AND total > 0', [
      restaurant.shareId,
    ]),
  ).toBe(4);
  expect((await customer.call(`/api/orders/track/${eaten.secret}`)).status).toBe(404);
});

test('a customer says at the checkout and on the tracking page whether texts come', async () => {
  const { url } = system();
  const restaurant = await Restaurant.open(system(), { restaurantPhone: '(207) 555-0165' });
  const menu = await restaurant.menu();
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
  const page = await windows.open(`${url}/menu/${restaurant.shareId}`, { viewport: SMALL });
  await addToCart(page, { item: dish!.name, cents: dish!.priceMinor! });
  await toCheckout(page);
  await fillIn(page, { name: 'Ann', phone: '(503) 555-0118' });
  expect(await page.getByRole('checkbox', { name: 'Text me about this order' }).isChecked()).toBe(false);
  await expectSound(page);
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/orders') && one.request().method() === 'POST'),
    place(page),
  ]);
  const placed = PlaceOrderResponse.parse(await answer.json());

  await page.goto(`${url}${placed.trackingUrl}`);
  await page.getByText('No text messages are sent about this order.', { exact: false }).waitFor();
  await expectSound(page);
  const cook = await kitchen(restaurant, placed);
  await cook('accept', 1, { minutes: 20 });
  await page.getByText('The restaurant has accepted your order.').waitFor();
  await until(
    'that to be dealt with',
    async () =>
      (await system().database.count('notify.order_states', "order_id = $1 AND status = 'accepted'", [
        placed.orderId,
      ])) > 0,
  );
  await page.getByRole('button', { name: 'Text me about this order' }).click();
  await page.getByRole('button', { name: 'Stop texts about this order' }).waitFor();
  await cook('cancel', 2, { reason: 'The oven is cold' });

  // What was done while no texts were wanted was told by none.
  const texts = () =>
    readOutbox(url, { orderNumber: placed.orderNumber }).then(({ messages }) =>
      messages.filter(({ to }) => to === '+15035550118').map(({ body }) => body),
    );
  await until('the text', async () => (await texts()).length > 0);
  expect(await texts()).toEqual([expect.stringContaining('The oven is cold')]);
  await page.getByRole('link', { name: 'See or erase what we keep about you' }).click();
  await page.getByRole('heading', { name: 'Whose data is it?' }).waitFor();
});
