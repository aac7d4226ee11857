import type { PrinterStation } from '@chalkboard/contracts';
import { OrderPaper, PrintableLetters, type OrderPaperRequest } from './order-paper';
import { NO_PRINTER, type MenuPrinter } from './printer';
import { EVERYTHING } from './station';
import { writeTicket, type TicketContents } from './ticket';
import { asPlainText, layOut } from './ticket-layout';

const line = (
  itemId: string,
  categoryId: string,
  name: string,
  more: Partial<TicketContents['lines'][number]> = {},
) => ({
  itemId,
  categoryId,
  name,
  options: [],
  quantity: 1,
  unitPrice: 1000,
  total: 1000,
  ...more,
});
const CONTENTS: TicketContents = {
  orderType: 'pickup',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [
    line('i1', 'meat', 'Grilled steak', { quantity: 2, options: ['Large', 'Rare'], notes: 'no salt' }),
    line('i2', 'drinks', 'House wine'),
  ],
  subtotal: 2000,
  deliveryFee: 0,
  total: 2000,
  placedAt: '2026-03-01T20:00:00Z',
};
const REQUEST: OrderPaperRequest = {
  order: { id: 'o1', number: 'K7F4M', shareId: 'demo' },
  orderNumber: 'K7F4M',
  purpose: 'order',
  restaurantName: 'Trattoria Lavagna',
  timeZone: 'UTC',
  language: 'en',
  contents: CONTENTS,
  customer: { name: 'Ada Byron', phone: '415 555 0199', notes: 'Ring twice' },
};
const WORDS = new Map([
  ['Grilled steak', 'Bistec a la parrilla'],
  ['Large', 'Grande'],
  ['House wine', '餐酒'],
]);

class Letters extends PrintableLetters {
  areOn(_printer: MenuPrinter, text: string): boolean {
    return /^[ -ÿ]*$/.test(text);
  }
}
const paper = new OrderPaper(new Letters());
const printer = (id: string, station: PrinterStation): MenuPrinter => ({
  id,
  shareId: 'demo',
  kind: 'cloud',
  protocol: 'cloudprnt',
  name: id,
  paper: 80,
  letters: 'standard',
  station,
});
const chosen = (categoryId: string, more: Partial<PrinterStation> = {}): PrinterStation => ({
  prints: 'chosen',
  dishes: { categoryIds: [categoryId], itemIds: [] },
  ...more,
});
const GRILL = printer('Grill', chosen('meat'));
const BAR = printer('Bar', chosen('drinks'));
const on = (printers: readonly MenuPrinter[], request: Partial<OrderPaperRequest> = {}) =>
  Object.fromEntries(
    paper
      .tickets(printers, { ...REQUEST, ...request })
      .map(({ destination, body }) => [destination, asPlainText(body, 42)]),
  );

describe('the tickets of an order', () => {
  it('are one for a printer that prints everything, to the letter as before there were stations', () =>
    expect(
      paper.tickets([printer('p1', EVERYTHING)], REQUEST).map(({ destination, body }) => [destination, body]),
    ).toEqual([['p1', writeTicket(REQUEST)]]));

  it('have failed for a menu without a printer, which says what to do', () =>
    expect(paper.tickets([], REQUEST)).toEqual([
      expect.objectContaining({ refusal: NO_PRINTER, destination: 'demo' }),
    ]));

  it('name on each station its own dishes, without prices and without who ordered', () => {
    const { Grill = '', Bar = '' } = on([GRILL, BAR]);
    for (const part of [
      'K7F4M',
      'PICKUP',
      'Station: Grill',
      '2 x Grilled steak',
      '    Rare',
      '    ! no salt',
      '! Ring twice',
    ])
      expect(Grill).toContain(part);
    expect(Grill).toContain('1 more of this order at other stations.');
    expect(Bar).toContain('1 x House wine');
    for (const none of ['wine', '$', 'Ada', '415']) expect(Grill).not.toContain(none);
  });

  it('name on a bag everything in short, and who gets it', () => {
    const { Bag = '' } = on([printer('Bag', { prints: 'bag' })]);
    for (const part of [
      'Ada Byron',
      '2 x Grilled steak',
      '    Large, Rare',
      '1 x House wine',
      '3 in this bag',
      '$20.00',
      'cash at pickup',
    ])
      expect(Bag).toContain(part);
    expect(Bag).not.toContain('no salt');
  });

  it('name the table of an order at a table, on stations and on the bag, and a guest only where one gave a name', () => {
    const contents = { ...CONTENTS, table: { name: '12' } };
    const customer = { name: 'Table 12', phone: '' };
    const { Grill = '', Bag = '' } = on([GRILL, printer('Bag', { prints: 'bag' })], { contents, customer });
    for (const ticket of [Grill, Bag]) expect(ticket).toMatch(/TABLE 12\nAt the table/);
    expect(Grill).not.toContain('PICKUP');
    expect(Bag).toContain('cash with the tab');
    expect(Bag.match(/table 12/gi)).toHaveLength(1);
    const named = { ...contents, table: { name: '12', guest: 'Ada' } };
    expect(on([printer('Bag', { prints: 'bag' })], { contents: named, customer }).Bag).toContain('Ada');
  });

  it('say on a station which dishes are of none', () => {
    const { Bar = '' } = on([BAR]);
    expect(Bar).toMatch(/1 x House wine[^]*Of no station:\n2 x Grilled steak/);
    expect(Bar).toContain('This is the whole order.');
  });

  it('have big letters where the printer is to have them, with prices on lines of their own', () => {
    const [big] = paper.tickets([printer('p1', { prints: 'everything', bigText: true })], REQUEST);
    const lines = layOut(big?.body ?? '', 42);
    expect(lines).toContainEqual({ text: '2 x Grilled steak', isBig: true });
    expect(lines).toContainEqual({ text: '  Rare', isBig: true });
    expect(lines.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^ +\$10\.00$/));
  });

  it('are in the second language where the menu and the printer have the words, with the menu’s own below', () => {
    const { Grill = '', Bar = '' } = on(
      [
        printer('Grill', chosen('meat', { secondLanguage: true })),
        printer('Bar', chosen('drinks', { secondLanguage: true })),
      ],
      { words: WORDS },
    );
    expect(Grill).toContain('2 x Bistec a la parrilla\n    (Grilled steak)\n    Grande\n    Rare\n');
    // Letters that the printer does not have would be question marks.
    expect(Bar).toContain('1 x House wine\n');
    expect(on([GRILL], { words: WORDS }).Grill).toContain('2 x Grilled steak');
  });

  it('are as many as a printer is to have, and one where somebody wants them again, called a duplicate', () => {
    const twice = [printer('Grill', chosen('meat', { copies: 2 }))];
    const copies = (request: Partial<OrderPaperRequest>) =>
      paper.tickets(twice, { ...REQUEST, ...request }).map((message) => [message.copies, layOut(message.body, 42)[0]]);
    expect(copies({})).toEqual([[2, { text: 'K7F4M', isBig: true }]]);
    expect(copies({ reprintedAt: '2026-03-01T21:00:00Z' })).toEqual([[undefined, { text: 'DUPLICATE', isBig: true }]]);
  });

  it('tell a station whose dishes a correction took away', () => {
    const contents = { ...CONTENTS, lines: CONTENTS.lines.slice(0, 1), correctedAt: '2026-03-01T20:10:00Z' };
    const { Bar = '', Grill = '' } = on([GRILL, BAR], { contents, printedBy: new Set(['Grill', 'Bar']) });
    expect(Bar).toMatch(/CORRECTED[^]*Nothing of this order is made here any\nmore\./);
    expect(Grill).toContain('CORRECTED');
    expect(on([GRILL, BAR], { contents, printedBy: new Set(['Grill']) })).not.toHaveProperty('Bar');
  });

  it('hold nothing of what guests type but its words: no command, no line of ours', () => {
    const notes = 'no salt\u001b@\u001bp\u0000\u0019\u00fa\n\u2016DO NOT MAKE';
    const contents = { ...CONTENTS, lines: [{ ...CONTENTS.lines[0]!, notes, name: '\u2016Steak\nTOTAL' }] };
    for (const body of Object.values(on([GRILL, printer('Bag', { prints: 'bag' })], { contents }))) {
      expect(body).not.toMatch(/[^\P{Cc}\n]/u);
      expect(body.split('\n')).not.toContain('DO NOT MAKE');
      expect(body).not.toMatch(/^TOTAL/m);
    }
  });
});
