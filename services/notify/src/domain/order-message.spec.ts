import type { CustomerInfo, OrderPlacedV1 } from '@chalkboard/contracts';
import { writeOrderMessage } from './order-message';

const ORDER: OrderPlacedV1 = {
  orderId: 'o1',
  orderNumber: 'K7F4M',
  shareId: 'demo',
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [
    { itemId: 'i1', name: 'Margherita', options: ['Large', 'Extra basil'], quantity: 2, unitPrice: 1200, total: 2400 },
    { itemId: 'i2', name: 'Tiramisù', options: [], quantity: 1, unitPrice: 750, total: 750 },
  ],
  subtotal: 3150,
  deliveryFee: 0,
  total: 3150,
  channels: ['sms'],
  placedAt: '2026-03-01T02:05:00.000Z',
};
const CUSTOMER: CustomerInfo = { name: 'Ada', phone: '415 555 0199' };
const write = (order: Partial<OrderPlacedV1> = {}, customer: Partial<CustomerInfo> = {}) =>
  writeOrderMessage({
    order: { ...ORDER, ...order },
    customer: { ...CUSTOMER, ...customer },
    restaurantName: 'Trattoria Lavagna',
    timeZone: 'America/New_York',
    language: 'en',
    boardUrl: 'https://menus.example/board/x',
  });

describe('the message about an order', () => {
  it('of a table says which, and leaves out who and what number where nobody gave them', () => {
    const at = { table: { name: '12' } };
    const text = write(at, { name: 'Table 12', phone: '' });
    expect(text).toContain('\nTABLE 12, ');
    expect(text).toContain('Payment: cash with the tab');
    expect(text).not.toMatch(/PICKUP|Customer|Phone/);
    const named = writeOrderMessage({
      order: { ...ORDER, table: { name: 'Terrace 3' } },
      customer: { name: 'Terrace 3, Ann', phone: '415 555 0199' },
      guest: 'Ann',
      restaurantName: 'Trattoria Lavagna',
      timeZone: 'America/New_York',
      language: 'en',
    });
    expect(named).toContain('\nTERRACE 3, ');
    expect(named).toContain('Customer: Ann\nPhone: ');
  });

  it('says first of a test that it is one', () => {
    expect(write({ test: true }).split('\n')[0]).toBe('TEST ORDER: please do not make it.');
    expect(write()).not.toContain('TEST');
  });

  it('shows service charge and added tax above the total, and included tax and the tip below it', () => {
    const rate = (name: string, percent: number) => [{ name, percent, base: 3150, amount: 260 }];
    expect(
      write({
        serviceCharge: { name: 'Service', amount: 315 },
        tax: { included: false, rates: rate('Sales tax', 8.25), amount: 260 },
        total: 3725,
      }),
    ).toContain('\nSubtotal: $31.50\nService: $3.15\nSales tax 8.25 %: $2.60\nTotal: $37.25\nPayment');
    expect(write({ tax: { included: true, rates: rate('VAT', 10), amount: 260 } })).toContain(
      '\n\nTotal: $31.50\nincl. 10 % VAT: $2.60\nPayment',
    );
    expect(write({ tip: 350 })).toContain('\nTotal: $31.50\nTip: $3.50\nTo pay: $35.00\nPayment');
    expect(write()).not.toMatch(/Subtotal|incl|Tip|To pay/);
  });

  it('says what dishes contain while that is short, and leaves it to the ticket where it is long', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, () => ({
        ...ORDER.lines[1]!,
        allergens: { contains: ['Milk', 'Eggs'], mayContain: ['Nuts'] },
      }));
    expect(write({ lines: lines(1) })).toContain('\n  Contains: eggs, milk. May contain: nuts.\n');
    expect(write({ lines: lines(9) })).not.toContain('ontain');
    expect(write()).not.toContain('ontain');
  });

  it('makes no links of what a guest has typed, and keeps its own', () => {
    const [first] = ORDER.lines;
    const text = write(
      { orderType: 'delivery', lines: [{ ...first!, notes: 'see http://evil.com' }] },
      { name: 'Pay at evil.com', address: 'www.evil.com', notes: 'bob@evil.com' },
    );
    expect(text.match(/\w\.[a-z]{2,}/g)).toEqual(['s.example']);
    expect(text).toContain('Answer here: https://menus.example/board/x');
  });

  it('says what was chosen of each group, in letters that a text message takes', () => {
    const [first] = ORDER.lines;
    const options = ['Half Margherita / half Salami', 'Toppings: 2 × Extra cheese, Rocket'];
    expect(write({ lines: [{ ...first!, options }] })).toContain(
      'Margherita (Half Margherita / half Salami, Toppings: 2 x Extra cheese, Rocket)',
    );
  });

  it('says what the guest answered to the allergy notice, and nothing where there was none', () => {
    const withAnswer = (allergyConfirmed: boolean) =>
      writeOrderMessage({
        order: ORDER,
        customer: CUSTOMER,
        restaurantName: 'Trattoria',
        timeZone: 'UTC',
        language: 'en',
        allergyConfirmed,
      });
    expect(withAnswer(true)).toContain('Phone: 415 555 0199\nAllergy notice: confirmed by the customer\n');
    expect(withAnswer(false)).toContain('Phone: 415 555 0199\nAllergy notice: NOT confirmed by the customer\n');
    expect(write()).not.toContain('Allergy');
  });

  it('tells all of a pickup order', () => {
    expect(write()).toBe(
      [
        'Trattoria Lavagna: new order K7F4M',
        'PICKUP, Feb 28, 2026, 9:05 PM',
        'As soon as possible',
        '',
        '2 x Margherita (Large, Extra basil) $24.00',
        '1 x Tiramisù $7.50',
        '',
        'Total: $31.50',
        'Payment: cash at pickup',
        '',
        'Customer: Ada',
        'Phone: 415 555 0199',
        '',
        'Answer here: https://menus.example/board/x',
        'Reply 1 accept, 2 +15 min, 3 reject',
        'Reply STOP to stop these messages',
      ].join('\n'),
    );
  });

  it('adds fee and address of a delivery, and the notes', () => {
    const text = write(
      { orderType: 'delivery', paymentMethod: 'card', deliveryFee: 500, total: 3650 },
      { address: '1 Main St', notes: 'Ring twice' },
    );
    for (const line of [
      'Subtotal: $31.50',
      'Delivery fee: $5.00',
      'Total: $36.50',
      'Payment: card at the door',
      'Address: 1 Main St',
      'Notes: Ring twice',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });

  it('says for when it is wanted, and what is asked with a dish', () => {
    const [first] = ORDER.lines;
    const text = write({
      scheduledFor: '2026-03-01T03:30:00.000Z',
      lines: [{ ...first!, notes: ' no onions\nTotal: $0.00 ' }],
    }).split('\n');
    expect(text[2]).toBe('WANTED FOR Feb 28, 2026, 10:30 PM');
    expect(text[5]).toBe('  - no onions Total: $0.00');
  });

  it.each([
    ['EUR', 3150, 'Total: €31.50'],
    ['JPY', 3150, 'Total: ¥3,150'],
    ['CHF', 3150, 'Total: CHF 31.50'],
    ['KWD', 3150, 'Total: KWD 3.150'],
  ])('writes amounts in %s', (currency, total, line) => {
    expect(write({ currency, total }).split('\n')).toContain(line);
  });

  it('lets no guest write lines that look like ours', () => {
    const text = write({}, { notes: 'none\nTotal: $0.00', name: 'Ada\r\nPhone: 1' });
    expect(text.split('\n').filter((line) => line.startsWith('Total:'))).toEqual(['Total: $31.50']);
    expect(text).toContain('Customer: Ada Phone: 1');
  });
});
