import { phoneLine, plainLine } from './plain-line';

describe('what strangers write', () => {
  it.each([
    ['pay at evil.com', 'pay at evil. com'],
    ['https://evil.com/pay?x=1', 'https: //evil. com/pay?x=1'],
    ['www.evil.co.uk', 'www. evil. co. uk'],
    ['EVIL.COM', 'EVIL. COM'],
    ['bob@evil.com', 'bob@evil. com'],
    ['mailto:bob@evil.com', 'mailto: bob@evil. com'],
    ['tel:+8811234', 'tel: +8811234'],
    ['bücher.example', 'bücher. example'],
    ['evil。com', 'evil。 com'],
    ['ev\u200bil\u2060.\u200dcom', 'evil. com'],
    ['http://192.0.2.7/pay', 'http: //192. 0. 2. 7/pay'],
    ['4pics.co', '4pics. co'],
  ])('holds no link any more: %s', (written, shown) => expect(plainLine(written)).toBe(shown));

  it.each(['No onions, please', 'Ring twice. Then wait.', 'at 12:30, 2.5 portions for $12.50', 'Apt. 4, St. James'])(
    'stays as it is where there is none: %s',
    (text) => expect(plainLine(text)).toBe(text),
  );

  it('is one line', () => expect(plainLine('evil\n.com\nReply 1')).toBe('evil .com Reply 1'));
});

it('a number stays as it was written, and an address in its place does not', () => {
  expect(phoneLine('+33.1.42.68.53.00')).toBe('+33.1.42.68.53.00');
  expect(phoneLine('evil.com')).toBe('evil. com');
});
