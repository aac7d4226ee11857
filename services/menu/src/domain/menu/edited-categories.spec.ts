import { MenuCategory, type EditedCategories } from '@chalkboard/contracts';
import { editedCategories } from './edited-categories';

const PLACE = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.02 };
const READ: MenuCategory[] = [
  {
    id: 'cat_soup',
    name: 'Soups',
    source: PLACE,
    items: [
      {
        id: 'leek0001',
        name: 'Leek',
        price: '5,50 €',
        priceMinor: 550,
        uncertain: true,
        uncertainReason: 'The price was hard to make out.',
        confidence: { name: 0.9, price: 0.4 },
        source: { price: PLACE },
      },
      {
        id: 'bean0001',
        name: 'Bean',
        price: '',
        variants: [{ id: 'cup00001', label: 'Cup', price: '4,00 €', priceMinor: 400, source: PLACE }],
        addOns: [{ id: 'bread001', name: 'Bread', price: '1,00 €', priceMinor: 100, source: PLACE }],
        confidence: { name: 1, price: 1 },
      },
    ],
  },
];
const leek = { id: 'leek0001', name: 'Leek', price: '5,50 €' };
const bean = { id: 'bean0001', name: 'Bean', price: '', variants: [{ id: 'cup00001', label: 'Cup', price: '4,00 €' }] };

/** The one category with these items in it. */
const soups = (...items: EditedCategories[number]['items']): EditedCategories => [
  { id: 'cat_soup', name: 'Soups', items },
];

let made = 0;
const edit = (sent: EditedCategories, current = READ) =>
  editedCategories({
    sent,
    current,
    asRead: READ,
    currency: 'EUR',
    makeId: () => `made${String(++made).padStart(4, '0')}`,
  });
const first = (sent: EditedCategories, current?: MenuCategory[]) => edit(sent, current)[0]!.items[0]!;

describe('a part that was there', () => {
  it('keeps its id and where it stands on the paper, whatever becomes of its text', () => {
    const [category] = edit(soups({ ...leek, name: 'Leek and Potato' }, bean));
    expect(category).toMatchObject({ id: 'cat_soup', source: PLACE });
    expect(category!.items[0]).toMatchObject({
      id: 'leek0001',
      name: 'Leek and Potato',
      source: { price: PLACE },
      confidence: { name: 0.9, price: 0.4 },
    });
    expect(category!.items[1]!.variants).toEqual(READ[0]!.items[1]!.variants);
  });

  it('keeps its price as it was printed when its owner left it alone', () => {
    expect(first(soups(leek))).toMatchObject({ price: '5,50 €', priceMinor: 550 });
  });

  it('has a new price in the menu’s own way of writing', () => {
    expect(first(soups({ ...leek, price: '6.5' }))).toMatchObject({ price: '€6.50', priceMinor: 650 });
  });

  it('has no amount left when its price becomes a text', () => {
    expect(first(soups({ ...leek, price: 'ask us' }))).not.toHaveProperty('priceMinor');
  });

  it('may move to another category', () => {
    const moved = edit([
      { name: 'Starters', items: [leek] },
      { id: 'cat_soup', name: 'Soups', items: [bean] },
    ]);
    expect(moved[0]!.items[0]).toMatchObject({ id: 'leek0001', source: { price: PLACE } });
  });
});

describe('a mark of doubt', () => {
  it('stays where its owner has not settled it', () => {
    expect(first(soups({ ...leek, uncertain: true }))).toMatchObject({
      uncertain: true,
      uncertainReason: 'The price was hard to make out.',
    });
  });

  it('goes, with its reason, when the owner settles it; how sure the reader was remains', () => {
    const settled = first(soups(leek));
    expect(settled).not.toHaveProperty('uncertain');
    expect(settled).not.toHaveProperty('uncertainReason');
    expect(settled.confidence).toEqual({ name: 0.9, price: 0.4 });
  });

  it('cannot be made by an owner', () => {
    expect(first(soups({ ...bean, uncertain: true }))).not.toHaveProperty('uncertain');
    expect(first(soups({ name: 'New', price: '1', uncertain: true }))).not.toHaveProperty('uncertain');
  });

  it('comes back when settling is undone, since the reading made it', () => {
    expect(first(soups({ ...leek, uncertain: true }), edit(soups(leek, bean)))).toMatchObject({
      uncertain: true,
      uncertainReason: 'The price was hard to make out.',
    });
  });
});

describe('a new part', () => {
  it('gets an id from the server, as does one whose id never was the server’s', () => {
    const [category] = edit([
      {
        name: 'Pies',
        items: [
          { name: 'Apple', price: '3', addOns: [{ name: 'Cream', price: '' }] },
          { id: '<script>', name: 'Plum', price: '3' },
        ],
      },
    ]);
    const ids = [
      category!.id,
      ...category!.items.flatMap((item) => [item.id, ...(item.addOns ?? []).map((addOn) => addOn.id)]),
    ];
    expect(ids.every((id) => id.startsWith('made'))).toBe(true);
    expect(new Set(ids).size).toBe(4);
  });

  it('never gets an id that another part has', () => {
    let turn = 0;
    const [category] = editedCategories({
      sent: [{ name: 'Pies', items: [{ ...leek }] }],
      current: READ,
      currency: 'EUR',
      makeId: () => ['leek0001', 'free0001'][turn++]!,
    });
    expect(category!.id).toBe('free0001');
  });

  it('is the old one again when it was deleted and comes back by undo', () => {
    expect(first(soups({ ...leek, uncertain: true }), edit(soups(bean)))).toEqual(READ[0]!.items[0]);
    expect(first(soups({ id: 'typed001', name: 'Typed in', price: '2' })).id).toBe('typed001');
  });

  it('cannot take the id of a part of another kind', () => {
    expect(first([{ name: 'Soups', items: [{ id: 'cup00001', name: 'Cup', price: '4' }] }]).id).not.toBe('cup00001');
  });
});

it('two parts of one id are refused', () => {
  expect(() => edit(soups(leek, leek))).toThrow(expect.objectContaining({ code: 'menu.duplicate_part' }));
  expect(() => edit([{ id: 'leek0001', name: 'Soups', items: [leek] }])).toThrow(
    expect.objectContaining({ code: 'menu.duplicate_part' }),
  );
});

it('an item with variants has no price of its own', () => {
  const item = first(soups({ ...bean, price: '9.00' }));
  expect(item.price).toBe('');
  expect(item).not.toHaveProperty('priceMinor');
});

it('what is empty or false is left out, and the result is a menu’s categories', () => {
  const [category] = edit([
    { name: 'Soups', note: '', items: [{ ...leek, description: '', dietary: [], soldOut: false, addOns: [] }] },
  ]);
  expect(Object.keys(category!).sort()).toEqual(['id', 'items', 'name']);
  expect(Object.keys(category!.items[0]!).sort()).toEqual([
    'confidence',
    'id',
    'name',
    'price',
    'priceMinor',
    'source',
  ]);
  expect(() => MenuCategory.parse(category)).not.toThrow();
});

describe('what a dish contains', () => {
  const printed = { source: 'printed', names: ['A', 'G'] } as const;
  const confirmed = { source: 'confirmed', names: ['Milk'] } as const;
  const asRead: MenuCategory[] = [
    {
      ...READ[0]!,
      items: [{ ...READ[0]!.items[0]!, allergens: { source: 'printed', names: ['A', 'G'] } }, READ[0]!.items[1]!],
    },
  ];
  const allergens = (sent: EditedCategories[number]['items'][number], current = asRead) =>
    editedCategories({ sent: soups(sent), current, asRead, currency: 'EUR' })[0]!.items[0]!.allergens;

  it('stays as it is where nothing is said of it, and is not stated where its owner says so', () => {
    expect(allergens(leek)).toEqual(printed);
    expect(allergens({ ...leek, allergens: null })).toBeUndefined();
    expect(allergens(bean)).toBeUndefined();
  });

  it('is the owner’s word once they confirm it, also that there is none of it', () => {
    expect(allergens({ ...leek, allergens: { source: 'confirmed', names: ['Milk', 'Milk'] } })).toEqual(confirmed);
    expect(allergens({ ...leek, allergens: { source: 'confirmed', names: [] } })).toEqual({
      source: 'confirmed',
      names: [],
    });
  });

  it('is called printed only as it was read, and again when a word of the owner’s is taken back', () => {
    expect(allergens({ ...leek, allergens: { source: 'printed', names: ['Nuts'] } })).toEqual(printed);
    expect(
      allergens({ ...leek, allergens: printed as never }, [
        { ...asRead[0]!, items: [{ ...asRead[0]!.items[0]!, allergens: { source: 'confirmed', names: ['Milk'] } }] },
      ]),
    ).toEqual(printed);
    expect(allergens({ ...bean, allergens: { source: 'printed', names: ['A'] } })).toBeUndefined();
  });

  it('has what it may contain beside what it contains, by the owner’s word', () => {
    expect(
      allergens({ ...leek, allergens: { source: 'confirmed', names: ['Milk'], mayContain: ['Nuts', 'Nuts'] } }),
    ).toEqual({ ...confirmed, mayContain: ['Nuts'] });
    expect(allergens({ ...leek, allergens: { source: 'confirmed', names: ['Milk'], mayContain: [] } })).toEqual(
      confirmed,
    );
  });

  it.each([
    [{ source: 'confirmed' as const, names: ['Milk'], mayContain: ['milk'] }, /both to contain milk/],
    [{ source: 'printed' as const, names: ['A'], mayContain: ['Nuts'] }, /is not on the paper/],
  ])('is refused as %j, which cannot be', (sent, detail) => {
    expect(() => allergens({ ...leek, allergens: sent })).toThrow(
      expect.objectContaining({ code: 'menu.invalid_allergens', detail: expect.stringMatching(detail) }),
    );
  });

  it('comes along with a new dish of other photos', () => {
    expect(
      allergens({ id: 'newdish1', name: 'Tart', price: '5', allergens: { source: 'printed', names: ['A'] } }),
    ).toEqual({ source: 'printed', names: ['A'] });
  });
});

describe('the photograph of a dish', () => {
  const photo = { hash: 'a'.repeat(64), width: 640, height: 480 };
  const other = { ...photo, hash: 'b'.repeat(64) };
  const photographed: MenuCategory[] = [{ ...READ[0]!, items: [{ ...READ[0]!.items[0]!, photo }, READ[0]!.items[1]!] }];
  const photoOf = (
    sent: EditedCategories[number]['items'][number],
    current: readonly MenuCategory[],
    photos = [photo, other],
  ) => editedCategories({ sent: soups(sent), current, asRead: READ, photos, currency: 'EUR' })[0]!.items[0]!.photo;

  it('stays with the dish, whatever the page sends that edits its words', () => {
    expect(photoOf({ ...leek, name: 'Leek soup' }, photographed)).toEqual(photo);
    expect(photoOf({ ...leek, photo: { hash: other.hash } }, photographed)).toEqual(photo);
    expect(photoOf({ ...leek, photo: { hash: other.hash } }, READ)).toBeUndefined();
  });

  it('comes back with a dish that was deleted, as long as it is kept', () => {
    const without: MenuCategory[] = [{ ...READ[0]!, items: [READ[0]!.items[1]!] }];
    expect(photoOf({ ...leek, photo: { hash: photo.hash } }, without)).toEqual(photo);
    expect(photoOf({ ...leek, photo: { hash: photo.hash } }, without, [])).toBeUndefined();
  });
});
