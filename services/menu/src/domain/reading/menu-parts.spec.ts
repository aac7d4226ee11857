import { menuParts, textOfPart, type MenuParts } from './menu-parts';
import { PrintedPage } from './testing/printed-page';
import { tagMenu, type RolesByLine } from './testing/tagged-menu';

const partsOf = (page: PrintedPage, roles: RolesByLine): MenuParts => menuParts(tagMenu([page.page()], roles));
const names = (page: PrintedPage, roles: RolesByLine): string[] => partsOf(page, roles).names.map(textOfPart);
const headings = (page: PrintedPage, roles: RolesByLine): string[] => partsOf(page, roles).headings.map(textOfPart);

describe('The name of a dish', () => {
  it('is what begins with a name token and goes on', () =>
    expect(names(new PrintedPage().at(50, 40, 'Onion Soup'), { 'Onion Soup': 'name nameMore' })).toEqual([
      'Onion Soup',
    ]));

  it('goes on past a mark that stands in it', () => {
    const page = new PrintedPage().at(50, 40, 'Onion (V) Soup');
    expect(names(page, { 'Onion (V) Soup': 'name other nameMore' })).toEqual(['Onion Soup']);
  });

  it('may stand on two lines', () => {
    const page = new PrintedPage().at(50, 40, 'Braised Lamb Shoulder').at(50, 53, 'from the Oven');
    const roles = { 'Braised Lamb Shoulder': 'name nameMore', 'from the Oven': 'nameMore' };
    expect(names(page, roles)).toEqual(['Braised Lamb Shoulder from the Oven']);
    expect(partsOf(page, roles).names[0]).toMatchObject({ segments: [{}, {}], box: { x: 50, y: 40 } });
  });

  it('is a name of its own where the line above is far away', () => {
    const page = new PrintedPage().at(50, 40, 'Braised Lamb').at(50, 80, 'from the Oven');
    expect(names(page, { 'Braised Lamb': 'name nameMore', 'from the Oven': 'nameMore' })).toEqual([
      'Braised Lamb',
      'from the Oven',
    ]);
  });

  it.each([
    ['Fish &', 'Chips'],
    ['Ravioli con', 'Funghi'],
    ['Lamb Shoulder,', 'Braised'],
    ['Fish', '& Chips'],
  ])('goes on where its line plainly does not end it: “%s” “%s”', (first, second) => {
    const page = new PrintedPage().at(50, 40, first).at(50, 53, second);
    expect(names(page, { [first]: 'name nameMore', [second]: 'name nameMore' })).toEqual([`${first} ${second}`]);
  });

  it('ends where a description goes on in its line', () => {
    const page = new PrintedPage().at(50, 40, 'Chenin Blanc, Vouvray').at(50, 53, 'Sancerre');
    const roles = { 'Chenin Blanc, Vouvray': 'name nameMore description', Sancerre: 'name' };
    expect(names(page, roles)).toEqual(['Chenin Blanc,', 'Sancerre']);
  });

  it('ends with its row where that and the next each have a price beside them', () => {
    const page = new PrintedPage().item(40, 'Villa Fiano', '13').item(53, 'Masseria Verdeca', '14');
    const roles = { 'Villa Fiano': 'name nameMore', 'Masseria Verdeca': 'nameMore', '13': 'price', '14': 'price' };
    expect(names(page, roles)).toEqual(['Villa Fiano', 'Masseria Verdeca']);
  });

  it('ends with its line where nothing says that it goes on', () => {
    const page = new PrintedPage().at(50, 40, 'Fish').at(50, 53, 'Chips');
    expect(names(page, { Fish: 'name', Chips: 'name' })).toEqual(['Fish', 'Chips']);
  });

  it('ends where its price stands, when another stands behind what follows', () => {
    const page = new PrintedPage().at(50, 40, 'Pilsner 4.00€ Stout 5.00€').at(50, 70, 'Stout 60 Minute 7');
    const roles = { 'Pilsner 4.00€ Stout 5.00€': 'name price nameMore price' };
    expect(names(page, { ...roles, 'Stout 60 Minute 7': 'name price nameMore price' })).toEqual([
      'Pilsner',
      'Stout',
      'Stout Minute',
    ]);
  });

  it('ends with its line where that and the next each have a price', () => {
    const page = new PrintedPage().at(50, 40, 'Pint All In 9').at(50, 53, 'Pint White 8');
    for (const second of ['name nameMore price', 'nameMore nameMore price'])
      expect(names(page, { 'Pint All In 9': 'name nameMore nameMore price', 'Pint White 8': second })).toEqual([
        'Pint All In',
        'Pint White',
      ]);
  });

  it('goes on in the next line with a choice that has its own price', () => {
    const page = new PrintedPage().at(50, 40, 'Beef 18').at(50, 53, 'or Veggie Burger 16');
    expect(names(page, { 'Beef 18': 'name price', 'or Veggie Burger 16': 'nameMore nameMore nameMore price' })).toEqual(
      ['Beef or Veggie Burger'],
    );
  });

  it('is one of several on a row', () => {
    const page = new PrintedPage().at(50, 40, 'Onion Soup 6 Pea Soup 5');
    const roles = { 'Onion Soup 6 Pea Soup 5': 'name nameMore price name nameMore price' };
    expect(names(page, roles)).toEqual(['Onion Soup', 'Pea Soup']);
    expect(partsOf(page, roles).prices.map(({ token }) => token.text)).toEqual(['6', '5']);
  });
});

describe('A heading', () => {
  const CAPITALS = { size: 16 };

  it('may stand on two lines', () => {
    const page = new PrintedPage().at(50, 40, 'FROM THE', CAPITALS).at(50, 58, 'GARDEN', CAPITALS);
    expect(headings(page, { 'FROM THE': 'heading', GARDEN: 'heading' })).toEqual(['FROM THE GARDEN']);
  });

  it('may stand on two lines of unlike size that are set close together', () => {
    const page = new PrintedPage().at(50, 40, 'BELLY', { size: 12 }).at(50, 54, 'BUSTER', { size: 18 });
    expect(headings(page, { BELLY: 'heading', BUSTER: 'heading' })).toEqual(['BELLY BUSTER']);
    const aside = new PrintedPage().at(50, 40, 'BELLY', { size: 12 }).at(70, 54, 'BUSTER', { size: 18 });
    expect(headings(aside, { BELLY: 'heading', BUSTER: 'heading' })).toEqual(['BELLY', 'BUSTER']);
  });

  it.each([
    ['are far apart', { y: 80 }],
    ['are set in different sizes and not close together', { size: 12, y: 66 }],
    ['are in different case', { text: 'Garden' }],
  ])(
    'is of one line where two lines %s',
    (_, { y = 58, size = 16, text = 'GARDEN' }: { y?: number; size?: number; text?: string }) => {
      const page = new PrintedPage().at(50, 40, 'SOUPS', CAPITALS).at(50, y, text, { size });
      expect(headings(page, { SOUPS: 'heading', [text]: 'heading' })).toEqual(['SOUPS', text]);
    },
  );

  it('is one of two where other print stands on its line', () => {
    const page = new PrintedPage().at(50, 40, 'SOUPS', CAPITALS).at(50, 58, 'PASTA 12', CAPITALS);
    expect(headings(page, { SOUPS: 'heading', 'PASTA 12': 'heading price' })).toEqual(['SOUPS', 'PASTA']);
  });
});

describe('A price', () => {
  it('is an amount: what has no figures is none, whatever its role is thought to be', () => {
    const page = new PrintedPage().at(50, 40, 'Onion Soup');
    expect(partsOf(page, { 'Onion Soup': 'name price' }).prices).toEqual([]);
  });
});
