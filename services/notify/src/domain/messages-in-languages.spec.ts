import type { OrderPlacedV1, OrderStatusChangedV1 } from '@chalkboard/contracts';
import { writeNoAnswerYet } from './escalation-message';
import { writeOrderMessage } from './order-message';
import { writeToCustomer } from './status-message';
import { contentsOf, writeTicket } from './ticket';
import { asPlainText } from './ticket-layout';
import { asDuplicate } from './ticket-parts';

const ORDER: OrderPlacedV1 = {
  orderId: 'o1',
  orderNumber: 'K7F4M',
  shareId: 'demo',
  orderType: 'delivery',
  paymentMethod: 'cash',
  currency: 'EUR',
  lines: [
    {
      itemId: 'i1',
      name: 'Linguine',
      options: [],
      allergens: { contains: ['Milk', 'Gluten', 'Saffron'], mayContain: [] },
      quantity: 2,
      unitPrice: 1250,
      total: 2500,
    },
  ],
  subtotal: 2500,
  deliveryFee: 450,
  tax: { included: true, rates: [{ name: 'VAT', percent: 7, base: 2500, amount: 193 }], amount: 193 },
  tip: 200,
  total: 2950,
  channels: ['sms', 'print'],
  placedAt: '2026-03-01T12:05:00.000Z',
};
const RESTAURANT = { restaurantName: 'Lavagna', timeZone: 'Europe/Berlin', language: 'de' } as const;
const ANN = { name: 'Ann', phone: '0151 555', address: 'Hauptstr. 1' };

it('an order is told to a restaurant in its language, with amounts and times as they are written there', () => {
  const text = writeOrderMessage({ order: ORDER, customer: ANN, allergyConfirmed: false, ...RESTAURANT });
  expect(text.split('\n')).toEqual([
    'Lavagna: neue Bestellung K7F4M',
    'LIEFERUNG, 01.03.2026, 13:05',
    'So bald wie möglich',
    '',
    '2 x Linguine 25,00 €',
    '  Enthält: Gluten, Milch, Saffron.',
    '',
    'Zwischensumme: 25,00 €',
    'Liefergebühr: 4,50 €',
    'Gesamt: 29,50 €',
    'inkl. 7 % VAT: 1,93 €',
    'Trinkgeld: 2,00 €',
    'Zu zahlen: 31,50 €',
    'Zahlung: bar, an der Tür',
    '',
    'Gast: Ann',
    'Telefon: 0151 555',
    'Adresse: Hauptstr. 1',
    'Allergiehinweis: vom Gast NICHT bestätigt',
    '',
    'Antworten: 1 annehmen, 2 +15 Min., 3 ablehnen',
    'STOP beendet diese Nachrichten',
  ]);
});

it('its ticket speaks the same, and says so when it is printed twice', () => {
  const ticket = writeTicket({ orderNumber: 'K7F4M', contents: contentsOf(ORDER), customer: ANN, ...RESTAURANT });
  const printed = asPlainText(asDuplicate(ticket, 'de'), 42);
  for (const row of ['DUPLIKAT', 'LIEFERUNG', 'Bestellt: 01.03.2026, 13:05', 'Zahlung: bar, an der Tür'])
    expect(printed).toContain(row);
  expect(printed).toMatch(/^GESAMT +29,50 €$/m);
  expect(asDuplicate(asDuplicate(ticket, 'de'), 'de')).toBe(asDuplicate(ticket, 'de'));
});

it('a table is called as its restaurant’s language calls it', () => {
  const at = (name: string) =>
    writeTicket({
      orderNumber: 'K7F4M',
      contents: { ...contentsOf(ORDER), orderType: 'pickup', table: { name } },
      customer: ANN,
      ...RESTAURANT,
    });
  expect(at('12')).toContain('TISCH 12\nAm Tisch');
  expect(at('Terrasse 3')).toContain('TERRASSE 3\n');
  expect(at('12')).toContain('Zahlung: bar, mit der Rechnung');
});

it('a guest is told in the language of the guest', () => {
  const change: OrderStatusChangedV1 = {
    orderId: 'o1',
    orderNumber: 'K7F4M',
    shareId: 'demo',
    move: 'accept',
    before: 'placed',
    status: 'accepted',
    by: 'restaurant',
    means: 'board',
    promisedAt: '2026-03-01T12:30:00.000Z',
    changedAt: '2026-03-01T12:06:00.000Z',
  };
  const told = { change, ...RESTAURANT, restaurantPhone: '030 1', trackingUrl: 'https://menus.example/order/y' };
  expect(writeToCustomer({ ...told, language: 'es' })).toBe(
    'Lavagna ha aceptado su pedido K7F4M.\nPrevisto: 13:30\nSiga su pedido: https://menus.example/order/y\nResponda STOP para dejar de recibirlos',
  );
  const ended = { ...change, move: 'reject', status: 'rejected', reason: 'Fermé' } as const;
  expect(writeToCustomer({ ...told, change: ended, language: 'fr' })).toMatch(
    /^Lavagna ne peut pas prendre votre commande K7F4M : Fermé\nDes questions \? Appelez le 030 1\nDétails : /,
  );
  expect(writeNoAnswerYet({ orderNumber: 'K7F4M', restaurantName: 'Lavagna', language: 'it' })).toMatch(
    /^Lavagna non ha ancora risposto al suo ordine K7F4M\.\nContinuiamo a chiedere\.\n/,
  );
});
