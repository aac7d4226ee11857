import { InvalidInputError } from './invalid-input.error';
import { assertWellFormed } from './well-formed-text';

describe('text that comes in', () => {
  it.each([
    ['a NUL', { note: 'a\0b' }, 'note'],
    ['half of a surrogate pair', { order: { lines: [{ name: 'pizza \ud83c' }] } }, 'order.lines.0.name'],
    ['the other half', ['\udf55'], '0'],
    ['a NUL as the whole body', '\0', ''],
    ['a NUL in the name of a field', { 'a\0': 1 }, ''],
  ])('is refused with %s', (_, input, path) => {
    expect(() => assertWellFormed(input)).toThrow(InvalidInputError);
    try {
      assertWellFormed(input);
    } catch (error) {
      expect((error as InvalidInputError).faults).toEqual([{ path, message: 'contains characters that are not text' }]);
    }
  });

  it.each([
    { name: 'Zoë', note: '🍕 no \n onions, שלום' },
    undefined,
    null,
    7,
    Buffer.from('\0'),
    { file: Buffer.from('\0') },
  ])('is taken as it is: %j', (input) => {
    expect(() => assertWellFormed(input)).not.toThrow();
  });
});
