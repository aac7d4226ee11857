import type { Menu } from '@chalkboard/contracts';
import { PHOTO } from '@chalkboard/contracts/photo';
import { keyOf, photoAt, refusalOf, requestFor } from './photo-place';

const photo = (letter: string) => ({ hash: letter.repeat(64), width: 640, height: 480 });
const menu = {
  cover: photo('c'),
  categories: [{ items: [{ id: 'i1', photo: photo('a') }, { id: 'i2' }] }],
} as unknown as Menu;

test('each place has its photograph and its part of the request', () => {
  expect([photoAt(menu, { cover: true }), photoAt(menu, { itemId: 'i1' }), photoAt(menu, { itemId: 'i2' })]).toEqual([
    photo('c'),
    photo('a'),
    undefined,
  ]);
  expect([requestFor({ cover: true }, null), requestFor({ itemId: 'i1' }, 'x')]).toEqual([
    { cover: null },
    { items: [{ itemId: 'i1', photo: 'x' }] },
  ]);
  expect([keyOf({ cover: true }), keyOf({ itemId: 'cover' })]).toEqual(['cover', 'dish-cover']);
});

test('a file that is none of ours, or too large, is refused before it is sent', () => {
  expect(refusalOf({ type: 'image/heic', size: 1 })).toMatchObject({
    title: 'Invalid file type',
    variant: 'destructive',
  });
  expect(refusalOf({ type: 'image/jpeg', size: PHOTO.maxBytes })).toMatchObject({ title: 'File too large' });
  expect(refusalOf({ type: 'image/jpeg', size: PHOTO.maxBytes - 1 })).toBeUndefined();
});
