import { badgesBehind } from './badges-behind-names';
import { menuParts } from './menu-parts';
import type { Page } from './page';
import { PrintedPage } from './testing/printed-page';
import { tagMenu } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

const PLAIN = 3.5;
const FIELD = 9;

/** What is found behind names, as "text role"; `badge` is the word that stands in a field of colour. */
function found(names: readonly string[], badge: string, stroke = FIELD): string[] {
  const printed = new PrintedPage('ocr');
  names.forEach((name, index) => printed.at(50, 60 + 30 * index, name));
  const page: Page = printed.page();
  const words = page.words.map((word) => ({ ...word, stroke: badge.includes(word.text) ? stroke : PLAIN }));
  const print = tagMenu([{ ...page, words }], Object.fromEntries(names.map((name) => [name, 'name nameMore'])));
  return [...badgesBehind(menuParts(print).names)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

describe('A badge behind a name', () => {
  it('is no part of it: its field of colour is taken for a thick stroke', () => {
    expect(found(['Arroz Doce Novo', 'Fish of the Day Novo'], 'Novo')).toEqual(['Novo other', 'Novo other']);
    expect(found(['Saltimbocca Novi TA', 'Ribollita Novi TA'], 'Novi TA')).toHaveLength(4);
  });

  it('is a word of the name where it is hardly thicker, in bold type', () =>
    expect(found(['Arroz Doce Novo', 'Fish of the Day Novo'], 'Novo', 1.6 * PLAIN)).toEqual([]));

  it('may be a smudge where the menu has but one', () =>
    expect(found(['Arroz Doce Novo', 'Fish of the Day'], 'Novo')).toEqual([]));

  it('leaves the name at least a word', () => expect(found(['Novo Arroz', 'Novo Doce'], 'Novo')).toEqual([]));
});
