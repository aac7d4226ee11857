import { photoAddress, photoSet, photoWidths } from './photo';

test('a photograph is kept in the widths that it is wider than, and in its own', () => {
  expect(photoWidths(1280)).toEqual([160, 320, 640, 1280]);
  expect(photoWidths(500)).toEqual([160, 320, 500]);
  expect(photoWidths(160)).toEqual([160]);
  expect(photoWidths(120)).toEqual([120]);
});

test('a browser is offered all of them, by addresses that hold the content’s hash', () => {
  expect(photoAddress('ab', 320, 'avif')).toBe('/api/menu/photos/ab/320.avif');
  expect(photoSet({ hash: 'ab', width: 300 }, 'webp')).toBe(
    '/api/menu/photos/ab/160.webp 160w, /api/menu/photos/ab/300.webp 300w',
  );
  expect(photoSet({ hash: 'ab', width: 1280 }, 'avif', 200)).toBe(
    '/api/menu/photos/ab/160.avif 160w, /api/menu/photos/ab/320.avif 320w',
  );
  expect(photoSet({ hash: 'ab', width: 300 }, 'webp', 400)).toBe(photoSet({ hash: 'ab', width: 300 }, 'webp'));
});
