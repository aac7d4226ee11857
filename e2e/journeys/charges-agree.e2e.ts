import { randomInt, randomUUID } from 'node:crypto';
import { PlaceOrderResponse, QuoteResponse, TrackedOrder, type BoardOrder } from '@chalkboard/contracts';
import { anyCharges, asShown } from '../support/any-charges';
import { DESKTOP, useBrowser } from '../support/browser';
import { currencyExponent } from '../support/currency';
import { Printer } from '../support/printer';
import { Restaurant } from '../support/restaurant';
import { addNetworkPrinter, openChannels, save } from '../support/screens/channels';
import { useSharedSystem } from '../support/system';
import { until } from '../support/until';
import { Visitor } from '../support/visitor';

jest.setTimeout(240_000);

/** Of no, two and three decimals. */
const CURRENCIES =
  'USD EUR GBP CHF CAD AUD SEK NOK DKK PLN CZK INR MXN BRL ZAR TRY ILS JPY KRW CLP ISK KWD BHD TND'.split(' ');

const system = useSharedSystem();
const windows = useBrowser();

/** What an order costs, as far as papers show it. */
type Charged = Pick<BoardOrder, 'subtotal' | 'deliveryFee' | 'serviceCharge' | 'tax' | 'total' | 'tip'>;

const chargesOf = ({ subtotal, deliveryFee, serviceCharge, tax, total, tip }: Charged): Charged => ({
  subtotal,
  deliveryFee,
  serviceCharge,
  tax,
  total,
  tip,
});

/** Chooses the letters that follow. */
const CODE_PAGE = /\u001bt./gs;

/** The amount behind a name on a ticket, in minor units, whatever signs the currency has. */
function onTicket(ticket: string, name: string, currency: string): number | undefined {
  const plain = ticket.replaceAll(CODE_PAGE, '');
  const line = plain.split('\n').find((one) => one.includes(name) && one.indexOf(name) < 6);
  if (line === undefined) return undefined;
  const digits = line.slice(line.indexOf(name) + name.length).replace(/\D/g, '');
  expect(digits.length).toBeGreaterThan(currencyExponent(currency));
  return Number(digits);
}

/** A row of the file by the names of its columns; no cell of it is quoted. */
function fileRow(file: string, orderNumber: string): Record<string, string> {
  const [header = '', ...rows] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  const cells = rows.find((row) => row.startsWith(`${orderNumber},`))?.split(',') ?? [];
  return Object.fromEntries(header.split(',').map((name, at) => [name, cells[at] ?? '']));
}

test('in every currency, with all rules on, quote, order, page, board, ticket and file agree to the cent', async () => {
  const seed = randomInt(1_000_000);
  const printer = await new Printer().switchOn();
  try {
    const restaurant = await Restaurant.open(system(), { restaurantPhone: '(605) 555-0191' });
    const channels = await windows.open(restaurant.menuUrl, { viewport: DESKTOP, expected: [/Failed to load/] });
    await restaurant.letIn(channels);
    await openChannels(channels, restaurant.menuUrl);
    await channels.getByRole('checkbox', { name: /^Print/ }).check();
    await addNetworkPrinter(channels, { name: 'Kitchen', host: printer.host });
    await save(channels);

    const guest = new Visitor(system().url);
    const placed: { orderNumber: string; currency: string; charged: Charged }[] = [];
    for (const { currency, categories, rules, tips, carts } of anyCharges(CURRENCIES, seed)) {
      const { version } = await restaurant.menu();
      await restaurant.change({ currency, categories, rules, baseVersion: version });
      await restaurant.payBy({ tips: { shares: [...tips] } });
      for (const cart of carts) {
        const asked = { shareId: restaurant.shareId, ...cart };
        const { postcode } = cart.customerInfo;
        const answer = await guest.call('/api/orders/quote', { method: 'POST', json: { ...asked, postcode } });
        const quote = QuoteResponse.parse(answer.json);
        expect(quote.currency).toBe(currency);
        expect(quote.lines.map(({ problem }) => problem)).toEqual(cart.cart.map(() => undefined));
        const { status, text, json } = await guest.call('/api/orders', {
          method: 'POST',
          json: asShown(asked, quote),
          headers: { 'idempotency-key': randomUUID() },
        });
        expect({ status, text }).toMatchObject({ status: 201 });
        const { orderNumber, trackingUrl } = PlaceOrderResponse.parse(json);
        const { json: tracked } = await guest.call(`/api/orders/track/${trackingUrl.replace('/order/', '')}`);
        const tip = quote.tips?.shares.at(-1)?.amount;
        const charged = chargesOf({ ...quote, ...(tip && { tip }) });
        expect(chargesOf(TrackedOrder.parse(tracked))).toEqual(charged);
        placed.push({ orderNumber, currency, charged });
      }
    }

    const onBoard = await restaurant.orders();
    const file = await restaurant.exported();
    for (const { orderNumber, currency, charged } of placed) {
      const { subtotal, deliveryFee, serviceCharge, tax, total, tip } = charged;
      expect(chargesOf(onBoard.find((order) => order.orderNumber === orderNumber)!)).toEqual(charged);

      const ticket = await until('the ticket', () => printer.tickets.find((one) => one.includes(orderNumber)));
      expect(onTicket(ticket, 'TOTAL', currency)).toBe(total);
      expect(onTicket(ticket, 'Tip', currency)).toBe(tip);
      if (tip) expect(onTicket(ticket, 'To pay', currency)).toBe(total + tip);
      expect(onTicket(ticket, 'Subtotal', currency) ?? subtotal).toBe(subtotal);
      expect(onTicket(ticket, 'Delivery fee', currency) ?? deliveryFee).toBe(deliveryFee);
      if (serviceCharge) expect(onTicket(ticket, serviceCharge.name, currency)).toBe(serviceCharge.amount);
      for (const { name, percent, amount } of tax?.rates ?? []) {
        const named = tax?.included ? `incl. ${percent} % ${name}` : `${name} ${percent} %`;
        expect(onTicket(ticket, named, currency)).toBe(percent > 0 ? amount : undefined);
      }

      const row = fileRow(file, orderNumber);
      const inFile = (name: string) => Math.round(Number(row[name]) * 10 ** currencyExponent(currency));
      expect(row.Currency).toBe(currency);
      expect(['Subtotal', 'Delivery fee', 'Service charge', 'Tax added', 'Total', 'Tip'].map(inFile)).toEqual([
        subtotal,
        deliveryFee,
        serviceCharge?.amount ?? 0,
        tax && !tax.included ? tax.amount : 0,
        total,
        tip ?? 0,
      ]);
      for (const { name, percent, base, amount } of tax?.rates ?? [])
        expect([`Net at ${percent} % ${name}`, `Tax at ${percent} % ${name}`].map(inFile)).toEqual([base, amount]);
    }
    expect(placed).toHaveLength(CURRENCIES.length * 2);
    expect(placed.some(({ charged: { tip } }) => tip)).toBe(true);
  } catch (error) {
    throw new Error(`with the seed ${seed}: ${(error as Error).message}`, { cause: error });
  } finally {
    await printer.switchOff();
  }
});
