import { namelessPrices } from './nameless-prices';
import { PrintedPage } from './testing/printed-page';
import { linkByHand, tagMenu, type LinksByHand, type RolesByLine } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

function found(page: PrintedPage, roles: RolesByLine, links: LinksByHand = {}): string[] {
  const print = tagMenu([page.page()], roles);
  const { parts, prices } = linkByHand(print, links);
  return [...namelessPrices(parts, prices, print)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

const SALADS = ['Avocado, multigrain toast', 'Kale, hemp hearts', 'Chickpeas, olives'];
const AS_NAMES = [
  'Avocado, name',
  'multigrain description',
  'toast description',
  'Kale, name',
  'hemp description',
  'hearts description',
  'Chickpeas, name',
  'olives description',
];

/** Texts with a price at the end of their rows. */
const list = (texts: readonly string[], prices = ['12', '16', '14']): PrintedPage =>
  texts.reduce((sheet, text, index) => sheet.item(60 + 22 * index, text, prices[index]!), new PrintedPage());
const texts = (own: readonly string[], role = 'description'): RolesByLine => ({
  ...Object.fromEntries(own.map((text) => [text, role])),
  '12': 'price',
  '16': 'price',
  '14': 'price',
});

describe('Texts that end with a price of nobody', () => {
  it('are dishes named by their first words, where there are several of one type', () => {
    expect(found(list(SALADS), texts(SALADS))).toEqual(AS_NAMES);
    expect(found(list(SALADS), texts(SALADS, 'other'))).toEqual(AS_NAMES);
  });

  it('are none where they stand alone', () =>
    expect(found(list(SALADS.slice(0, 2)), { 'Avocado, multigrain toast': 'description', '12': 'price' })).toEqual([]));

  it('may stand on two lines', () => {
    const page = list(['hemp hearts', ...SALADS.slice(1)]).at(50, 48, 'Avocado, toast,');
    const roles = texts(['Avocado, toast,', 'hemp hearts', ...SALADS.slice(1)]);
    expect(found(page, roles).slice(0, 4)).toEqual([
      'Avocado, name',
      'toast, description',
      'hemp description',
      'hearts description',
    ]);
  });

  it('are none where a name above them has no price yet', () => {
    const page = SALADS.reduce(
      (sheet, text, index) => sheet.at(50, 60 + 40 * index, `Salad${index}`).item(73 + 40 * index, text, '12'),
      new PrintedPage(),
    );
    const roles = { ...Object.fromEntries(SALADS.map((_, index) => [`Salad${index}`, 'name'])), '12': 'price' };
    expect(found(page, { ...Object.fromEntries(SALADS.map((text) => [text, 'description'])), ...roles })).toEqual([]);
  });

  it.each([
    ['extras', ['Add egg', 'Extra cheese', 'Supplemento patate']],
    ['sizes and choices', ['with soup', 'con fiordilatte', 'mit Pommes']],
    ['sentences that go on', ['Two for', 'Served with', 'Platter of']],
    ['about the house', ['Delivery', 'Delivery', 'Delivery']],
  ])('are none where they are %s', (_, own) => expect(found(list(own), texts(own))).toEqual([]));
});
