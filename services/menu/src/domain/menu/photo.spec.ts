import { Menu, PHOTO, type MenuPhoto } from '@chalkboard/contracts';
import { checkPhoto, shownPhotos, withPhotos } from './photo';

const photo = (letter: string): MenuPhoto => ({ hash: letter.repeat(64), width: 640, height: 480 });
const [a, b, c] = [photo('a'), photo('b'), photo('c')];
const menuOf = (more: Partial<Menu> = {}) =>
  Menu.parse({
    ...{
      shareId: 'abc',
      version: 3,
      status: 'published',
      restaurantName: 'Lucia',
      currency: 'USD',
      language: 'en',
      timeZone: 'UTC',
    },
    categories: [
      {
        id: 'c',
        name: 'Pasta',
        items: [
          { id: 'i', name: 'Cacio e Pepe', price: '$14.00', photo: a },
          { id: 'j', name: 'Ragù', price: '$16.00' },
        ],
      },
    ],
    ...more,
  });
const itemsOf = ({ categories }: Menu) => categories.flatMap(({ items }) => items.map((item) => item.photo?.hash[0]));

test('a photograph is shown as the cover, at a dish, or taken away; what is not named stays', () => {
  const changed = withPhotos(menuOf(), { cover: c.hash, items: [{ itemId: 'j', photo: b.hash }] }, [a, b, c]);
  expect([changed.cover, itemsOf(changed)]).toEqual([c, ['a', 'b']]);
  const less = withPhotos(changed, { cover: null, items: [{ itemId: 'i', photo: null }] }, [a, b, c]);
  expect([less, itemsOf(less)]).toEqual([
    expect.not.objectContaining({ cover: expect.anything() as object }),
    [undefined, 'b'],
  ]);
});

test('what is so already changes nothing', () => {
  const menu = menuOf({ cover: c });
  expect(
    withPhotos(
      menu,
      {
        cover: c.hash,
        items: [
          { itemId: 'i', photo: a.hash },
          { itemId: 'j', photo: null },
        ],
      },
      [a, c],
    ),
  ).toBe(menu);
});

test('a photograph of another menu, or one that is deleted, is refused, and so is a dish that is not there', () => {
  expect(() => withPhotos(menuOf(), { cover: b.hash }, [a])).toThrow(
    expect.objectContaining({ code: 'menu.photo_not_found' }),
  );
  expect(() => withPhotos(menuOf(), { items: [{ itemId: 'i', photo: b.hash }] }, [a])).toThrow(
    expect.objectContaining({ code: 'menu.photo_not_found' }),
  );
  expect(() => withPhotos(menuOf(), { items: [{ itemId: 'x', photo: a.hash }] }, [a])).toThrow(
    expect.objectContaining({ code: 'menu.item_not_found' }),
  );
});

test('each photograph that a menu shows is named once', () => {
  expect(shownPhotos(withPhotos(menuOf({ cover: b }), { items: [{ itemId: 'j', photo: b.hash }] }, [a, b]))).toEqual([
    a.hash,
    b.hash,
  ]);
  expect(shownPhotos(withPhotos(menuOf(), { items: [{ itemId: 'i', photo: null }] }, []))).toEqual([]);
});

test.each([
  [
    'a drawing that can hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    false,
    'menu.invalid_photo_type',
  ],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), false, 'menu.invalid_photo_type'],
  ['an empty file', Buffer.alloc(0), false, 'menu.no_photo'],
  [
    'a photo as large as the limit',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(PHOTO.maxBytes - 3)]),
    false,
    'menu.photo_too_large',
  ],
  ['a photo that was cut because it is too long', Buffer.from([0xff, 0xd8, 0xff]), true, 'menu.photo_too_large'],
])('%s is refused before it is opened', (_, bytes, truncated, code) => {
  expect(() => checkPhoto({ bytes, truncated })).toThrow(expect.objectContaining({ code }));
});
