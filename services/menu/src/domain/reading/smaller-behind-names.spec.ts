import { menuParts } from './menu-parts';
import { smallerBehind } from './smaller-behind-names';
import { PrintedPage } from './testing/printed-page';
import { tagMenu } from './testing/tagged-menu';
import { TOKEN_ROLES } from './token-roles';

/** A word and its type size. */
type Set = readonly [text: string, size: number];

/** What stands smaller behind names, as "text role"; all words were taken for names. */
function found(lines: readonly (readonly Set[])[], source?: 'ocr'): string[] {
  const page = new PrintedPage(source);
  lines.forEach((line, index) => {
    let x = 50;
    for (const [text, size] of line) {
      page.at(x, 60 + 20 * index + (12 - size), text, { size });
      x += (text.length * 0.5 + 0.28) * size;
    }
  });
  const roles = lines.map((line) => [line.map(([text]) => text).join(' '), ['name', ...line.map(() => 'nameMore')]]);
  const print = tagMenu(
    [page.page()],
    Object.fromEntries(roles.map(([text, own]) => [text, (own as string[]).join(' ')])) as Record<string, string>,
  );
  return [...smallerBehind(menuParts(print).names)].map(([{ token }, role]) => `${token.text} ${TOKEN_ROLES[role]}`);
}

const LARGE = ['DOS DE CABILLAUD', 'ILE FLOTTANTE', 'RISOTTO AUX CEPES'];
const SMALL = ['BEURRE BLANC', 'CARAMEL', 'PARMESAN'];
const words = (text: string, size: number): Set[] => text.split(' ').map((word) => [word, size]);
const lines = (size: number): Set[][] =>
  LARGE.map((name, index) => [...words(name, 12), ...words(SMALL[index]!, size)]);

describe('What is set smaller behind a name', () => {
  it('is its description, where names of the menu are written so', () =>
    expect(found(lines(9))).toEqual(['BEURRE', 'BLANC', 'CARAMEL', 'PARMESAN'].map((word) => `${word} description`)));

  it('is a part of the name where it is hardly smaller, or too seldom so', () => {
    expect(found(lines(11.8))).toEqual([]);
    expect(found(lines(9).slice(0, 2))).toEqual([]);
  });

  it('are marks before the description', () =>
    expect(found(LARGE.map((name) => [...words(name, 12), ['A,C', 7], ['CARAMEL', 9]]))).toEqual(
      LARGE.flatMap(() => ['A,C other', 'CARAMEL description']),
    ));

  it('is a part of the name in small capitals, whose short words are small between others too', () => {
    const name: Set[] = [...words('RISOTTO', 12), ['AUX', 9], ['CEPES', 12], ['ENTIERS', 9]];
    expect(found([name, name, name])).toEqual([]);
    expect(found([0, 1, 2].map(() => [...name, ['PARMESAN', 7]] as Set[]))).toEqual(
      Array.from({ length: 3 }, () => 'PARMESAN description'),
    );
  });

  it('is a part of the name where only the first word of each is large: these may be small capitals', () =>
    expect(
      found(
        ['CABILLAUD', 'MOULES', 'TARTE'].map((name) => [
          [name, 12],
          ['MAISON', 9],
        ]),
      ),
    ).toEqual([]));

  it('is not told in pictures, whose sizes are not exact', () => expect(found(lines(9), 'ocr')).toEqual([]));
});
