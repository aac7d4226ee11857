import { encodeTicket, hasEveryLetter } from './ticket-encoder';

const line = (text: string, isBig = false) => ({ text, isBig });
const escPos = (text: string, letters?: 'japanese' | 'chinese-simplified') =>
  Buffer.from(encodeTicket([line(text)], { language: 'esc-pos', columns: 42, letters })).toString('latin1');

describe('a ticket for an ESC/POS printer', () => {
  it('begins by setting the printer to what it was when switched on, and ends by cutting', () => {
    const bytes = escPos('K7F4M');
    expect([bytes.startsWith('\x1b@'), bytes.trimEnd().endsWith('\x1dV\x01')]).toEqual([true, true]);
    expect(bytes).toContain('K7F4M\n');
  });

  it('has é and ñ from the code page that the printer starts with', () => expect(escPos('é ñ')).toContain('\x82 \xa4'));

  it('has € from code page 858, which every printer has under the same number', () =>
    expect(escPos('€')).toContain('\x1bt\x13\xd5'));

  it.each(['ł', 'Ж', 'ω', 'ש', 'ğ'])('has %s from a code page', (letter) => expect(escPos(letter)).not.toContain('?'));

  it('prints question marks as wide as the letters that it has not', () =>
    expect(escPos('a宫保b')).toContain('a????b'));

  it('has 宫 where the printer was sold for it, between the commands that begin and end letters of two bytes', () => {
    expect(escPos('1 x 宫 $3', 'chinese-simplified')).toMatch(/1 x \x1c&\xb9\xac\x1c\.(\x1bt.)? \$3/);
    expect(escPos('寿司', 'japanese')).toContain('\x1c&\x8e\xf5\x8ei\x1c.');
  });

  it('is large where it shall be seen from afar, and small again after it', () => {
    const bytes = Buffer.from(
      encodeTicket([line('K7F4M', true), line('x')], { language: 'esc-pos', columns: 32 }),
    ).toString('latin1');
    expect(bytes).toMatch(/\x1d!\x11[^x]*K7F4M/s);
    expect(bytes.indexOf('\x1d!\x00')).toBeLessThan(bytes.indexOf('x\n'));
  });
});

it('a Star printer is given letters in its own code pages, and text where it has none', () => {
  expect([line('Crème brûlée €7.50'), line('宫保')].map((each) => hasEveryLetter([each], 'star-prnt'))).toEqual([
    true,
    false,
  ]);
});
