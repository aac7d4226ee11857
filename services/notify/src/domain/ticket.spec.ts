import { writeBagTicket } from './station-ticket';
import { contentsOf, writeEndedTicket, writeTicket, type TicketContents } from './ticket';
import { asPlainText, layOut, widthOf } from './ticket-layout';
import { asDuplicate } from './ticket-parts';

const CONTENTS: TicketContents = {
  orderType: 'delivery',
  paymentMethod: 'cash',
  currency: 'USD',
  lines: [
    {
      itemId: 'i1',
      name: 'Margherita',
      options: ['Large', 'Extra basil'],
      notes: 'well done',
      quantity: 2,
      unitPrice: 1200,
      total: 2400,
    },
    {
      itemId: 'i2',
      name: '宫保鸡丁 with an uncommonly long name that goes on',
      options: [],
      quantity: 1,
      unitPrice: 750,
      total: 750,
    },
  ],
  subtotal: 3150,
  deliveryFee: 500,
  total: 3650,
  placedAt: '2026-03-01T20:00:00Z',
  scheduledFor: '2026-03-01T21:30:00Z',
};
const ORDER = {
  orderNumber: 'K7F4M',
  restaurantName: 'Trattoria Lavagna',
  timeZone: 'America/Los_Angeles',
  language: 'en' as const,
  contents: CONTENTS,
  customer: { name: 'Ada Byron', phone: '415 555 0199', address: '1 Main St', notes: 'Ring twice' },
};

it('a ticket of a table says which in big letters, and who where a name was given', () => {
  const at = (guest?: string) =>
    asPlainText(
      writeTicket({
        ...ORDER,
        contents: { ...CONTENTS, orderType: 'pickup', table: { name: '12', ...(guest && { guest }) } },
        customer: { name: guest ? `Table 12, ${guest}` : 'Table 12', phone: '' },
      }),
      42,
    );
  expect(writeTicket({ ...ORDER, contents: { ...CONTENTS, table: { name: 'Terrace 3' } } })).toContain('TERRACE 3');
  expect(at()).toContain('TABLE 12\nAt the table');
  expect(at()).toContain('Payment: cash with the tab');
  expect(at()).not.toMatch(/PICKUP|Table 12$/m);
  expect(at('Ann')).toMatch(/^Ann$/m);
});

it('a ticket says everything that is needed to make the food and to hand it over', () => {
  const text = asPlainText(writeTicket(ORDER), 42);
  for (const part of [
    'K7F4M',
    'DELIVERY',
    'WANTED FOR Mar 1, 2026, 1:30 PM',
    '2 x Margherita',
    '    Extra basil',
    '    ! well done',
    'Ada Byron',
    '415 555 0199',
    '1 Main St',
    '! Ring twice',
    'Payment: cash at the door',
  ])
    expect(text).toContain(part);
  expect(text).toMatch(/^TOTAL +\$36\.50$/m);
  expect(text).not.toContain('CORRECTED');
});

it('a ticket says of each dish what it is stated to contain, and nothing where that is not stated', () => {
  const [pizza, other] = CONTENTS.lines;
  const lines = [{ ...pizza!, allergens: { contains: ['Milk', 'Gluten'], mayContain: ['Nuts'] } }, other!];
  const text = asPlainText(writeTicket({ ...ORDER, contents: { ...CONTENTS, lines } }), 80);
  expect(text).toContain('    Contains: gluten, milk. May contain: nuts. Extras not counted.');
  expect(text.match(/ontain/g)).toHaveLength(2);
  expect(writeTicket(ORDER)).not.toContain('ontain');
});

it('choices stand each on lines of their own, broken between words however long they are', () => {
  const options = [
    'Half Margherita with buffalo mozzarella (Crust: Thin; Rim: Stuffed) / half Salami',
    'Toppings: 2 × Extra cheese, Rocket',
  ];
  const text = asPlainText(
    writeTicket({ ...ORDER, contents: { ...CONTENTS, lines: [{ ...CONTENTS.lines[0]!, options }] } }),
    42,
  );
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith('    Half Margherita'));
  expect(lines.slice(at, at + 4)).toEqual([
    '    Half Margherita with buffalo',
    '    mozzarella (Crust: Thin; Rim: Stuffed)',
    '    / half Salami',
    '    Toppings: 2 × Extra cheese, Rocket',
  ]);
  expect(lines.every((line) => widthOf(line) <= 42)).toBe(true);
});

it('a ticket says what the guest answered to the allergy notice, and nothing where there was none', () => {
  const ticketOf = (answer: object) => asPlainText(writeTicket({ ...ORDER, contents: { ...CONTENTS, ...answer } }), 48);
  expect(ticketOf({ allergyConfirmed: true })).toContain('\n! Allergy notice: confirmed by the customer\n');
  expect(ticketOf({ allergyConfirmed: false })).toContain('\n! Allergy notice: NOT confirmed by the customer\n');
  expect(ticketOf({})).not.toContain('Allergy');
});

it('a delivery says its zone, and the postcode where the address lacks it', () => {
  const zoned = {
    ...ORDER,
    contents: { ...CONTENTS, zone: 'Old\u2016 town' },
    customer: { ...ORDER.customer, postcode: '94110' },
  };
  const text = asPlainText(writeTicket(zoned), 42);
  expect(text).toContain('\nDELIVERY\nZone: Old town\n');
  expect(text).toContain('\n1 Main St, 94110\n');
  expect(asPlainText(writeTicket(ORDER), 42)).not.toContain('Zone');
});

it('a correction is called one, and says what it replaces', () => {
  const [first, ...rest] = layOut(
    writeTicket({ ...ORDER, contents: { ...CONTENTS, correctedAt: '2026-03-01T20:05:00Z' } }),
    42,
  );
  expect(first).toEqual({ text: 'CORRECTED', isBig: true });
  expect(rest.map(({ text }) => text).join(' ')).toContain('12:05 PM: replaces every earlier ticket of this order.');
});

it('the ticket of a test order says so first and large, and so does the slip after it', () => {
  expect(layOut(writeTicket({ ...ORDER, contents: { ...CONTENTS, test: true } }), 42)[0]).toEqual({
    text: 'TEST ORDER',
    isBig: true,
  });
  expect(
    layOut(
      writeEndedTicket({
        orderNumber: 'K7F4M',
        restaurantName: 'Lavagna',
        language: 'en',
        status: 'cancelled',
        test: true,
      }),
      42,
    )[0],
  ).toEqual({ text: 'TEST ORDER', isBig: true });
});

it('a ticket that may be on paper already says so first', () =>
  expect(layOut(asDuplicate(writeTicket(ORDER), 'en'), 42)[0]).toEqual({ text: 'DUPLICATE', isBig: true }));

it('an order that has ended is told by a slip', () => {
  expect(
    asPlainText(
      writeEndedTicket({
        orderNumber: 'K7F4M',
        restaurantName: 'Lavagna',
        language: 'en',
        status: 'cancelled',
        reason: 'Changed plans',
      }),
      32,
    ),
  ).toContain('DO NOT MAKE\nLavagna\n');
});

it.each([32, 42])('no line is wider than the paper of %i columns, and prices stand at its edge', (columns) => {
  const lines = layOut(writeTicket(ORDER), columns);
  for (const { text, isBig } of lines) expect(widthOf(text) * (isBig ? 2 : 1)).toBeLessThanOrEqual(columns);
  for (const priced of lines.filter(({ text }) => text.endsWith('.00') || text.endsWith('.50')))
    expect(widthOf(priced.text)).toBe(columns);
});

it('a letter of an East Asian script takes two columns', () => expect(widthOf('宫a')).toBe(3));

it('a word longer than the paper is cut, not lost', () => {
  const text = layOut('x'.repeat(70), 32).map((line) => line.text);
  expect(text.map((line) => line.length)).toEqual([32, 32, 6]);
});

it('what people write gives the printer no commands, and looks like no line of ours', () => {
  const evil = {
    ...ORDER,
    customer: {
      ...ORDER.customer,
      name: '\u2016Eve\u001b@\u001dV\u0001\n\u2016K0000\n\u2017',
      notes: 'a\tb\u0010\u0004',
    },
  };
  const lines = layOut(writeTicket(evil), 42);
  expect(lines.map(({ text }) => text).join('')).not.toMatch(/[\p{Cc}\u2016\u2017]/u);
  expect(lines.filter(({ isBig }) => isBig).map(({ text }) => text)).toEqual(['K7F4M', 'DELIVERY']);
});

it('a ticket shows service charge and added tax above the total, and included tax below it', () => {
  const charged = (contents: Partial<TicketContents>) =>
    asPlainText(writeTicket({ ...ORDER, contents: { ...CONTENTS, ...contents } }), 32);
  const rates = [{ name: 'Sales tax', percent: 8.25, base: 3150, amount: 260 }];
  const added = charged({
    orderType: 'pickup',
    deliveryFee: 0,
    serviceCharge: { name: 'Service', amount: 315 },
    tax: { included: false, rates, amount: 260 },
    total: 3725,
  });
  expect(added).toMatch(/^Subtotal +\$31\.50\nService +\$3\.15\nSales tax 8\.25 % +\$2\.60\nTOTAL +\$37\.25\nPayment/m);
  const included = charged({
    tax: { included: true, rates: [{ ...rates[0]!, name: 'VAT', percent: 10 }], amount: 260 },
  });
  expect(included).toMatch(/^TOTAL +\$36\.50\nincl\. 10 % VAT +\$2\.60\nPayment/m);
});

it('a tip stands below the total, with what is to be paid, on the whole ticket and on the bag', () => {
  const contents = { ...CONTENTS, tip: 350 };
  expect(asPlainText(writeTicket({ ...ORDER, contents }), 32)).toMatch(
    /^TOTAL +\$36\.50\nTip +\$3\.50\nTo pay +\$40\.00\nPayment/m,
  );
  expect(asPlainText(writeTicket(ORDER), 32)).not.toMatch(/Tip|To pay/);
  expect(asPlainText(writeBagTicket({ ...ORDER, contents }, {}), 32)).toMatch(/^3 in this bag +\$40\.00\nPayment/m);
});

it('a ticket that is printed after it was marked as paid says so below the payment', () => {
  const paid = { ...ORDER, contents: { ...CONTENTS, paidAt: '2026-03-01T20:05:00Z' } };
  for (const ticket of [writeTicket(paid), writeBagTicket(paid, {})])
    expect(asPlainText(ticket, 32)).toMatch(/^Payment: cash at the door\nPAID$/m);
  expect(writeTicket(ORDER)).not.toContain('PAID');
});

it('the contents of an order that was placed are those of its event', () => {
  const charges = {
    tip: 400,
    serviceCharge: { name: 'Service', amount: 315 },
    tax: { included: false, rates: [{ name: 'Tax', percent: 5, base: 3150, amount: 158 }], amount: 158 },
  };
  const placed = { ...CONTENTS, ...charges, total: 4123 };
  expect(contentsOf({ ...placed, orderId: 'o', orderNumber: 'K7F4M', shareId: 'demo', channels: ['print'] })).toEqual(
    placed,
  );
});
