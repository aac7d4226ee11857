import { dialable, whatsappChat } from './phone-number';

describe('a printed phone number', () => {
  it.each([
    ['(415) 555-0132', 'USD', '+14155550132'],
    ['1-415-555-0132', 'USD', '+14155550132'],
    ['415.555.0132', 'CAD', '+14155550132'],
    ['+39 06 1234 5678', 'EUR', '+390612345678'],
    ['0039 06 1234 5678', 'EUR', '+390612345678'],
    [' 06 1234 5678 ', 'EUR', '06 1234 5678'],
    ['555-0132', 'USD', '555-0132'],
  ])('%s (%s) is dialled as %s', (printed, currency, number) => {
    expect(dialable(printed, currency)).toBe(number);
  });
});

it('opens a WhatsApp chat by its country and number, with the text written into it', () => {
  expect(whatsappChat('(415) 555-0132', 'USD', 'Order K7F4M & more')).toBe(
    'https://wa.me/14155550132?text=Order%20K7F4M%20%26%20more',
  );
});

it('opens no chat with a number whose country cannot be told: it would be somebody else’s', () => {
  expect(whatsappChat('030 1234567', 'EUR', 'Order')).toBeUndefined();
});
