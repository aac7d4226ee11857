import { LOGO } from '@chalkboard/contracts';
import { checkLogo } from './logo';

const png = (length: number) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(length - 8)]);

test.each([
  ['PNG', png(100)],
  ['JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
])('what begins as a %s does may be opened', (_, bytes) => {
  expect(() => checkLogo({ bytes, truncated: false })).not.toThrow();
});

test.each([
  [
    'a drawing that can hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'menu.invalid_logo_type',
  ],
  ['a GIF', Buffer.from('GIF89a'), 'menu.invalid_logo_type'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'menu.invalid_logo_type'],
  ['a sound that begins as a WebP does', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), 'menu.invalid_logo_type'],
  ['an empty file', Buffer.alloc(0), 'menu.no_logo'],
  ['a picture as large as the limit', png(LOGO.maxBytes), 'menu.logo_too_large'],
])('%s is refused', (_, bytes, code) => {
  expect(() => checkLogo({ bytes, truncated: false })).toThrow(expect.objectContaining({ code }));
});

test('a picture that was cut because it is too long is refused for that', () => {
  expect(() => checkLogo({ bytes: png(100), truncated: true })).toThrow(
    expect.objectContaining({ code: 'menu.logo_too_large' }),
  );
});
