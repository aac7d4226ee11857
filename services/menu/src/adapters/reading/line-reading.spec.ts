import type { Word } from '../../domain/reading/page';
import { readLines } from './line-reading';
import type { PrintPiece } from './print-pieces';
import type { GreyPicture } from './sharp-page-preparer';
import type { Look } from './tesseract-word-source';

const PAGE: GreyPicture = { data: Buffer.alloc(600 * 400, 230), width: 600, height: 400 };

function piece(y: number): PrintPiece {
  const letters = Array.from({ length: 8 }, (_, index) => ({ x: 50 + index * 14, y, width: 11, height: 14, area: 60 }));
  const box = { x: 50, y, width: 109, height: 14 };
  return { box, levelBox: box, letters, dots: [], letterHeight: 14, slope: 0, inverted: false };
}

const PIECES = [piece(50), piece(100), piece(150)];
const ALWAYS = { first: () => true, closer: () => () => true };

/** Looks that read what `answer` gives for the look and how many there were before. */
function looks(answer: (look: Look, before: number) => [string, number]) {
  const taken: Look[] = [];
  const look = ({ width, height }: GreyPicture, how: Look): Promise<Word[]> => {
    const [text, confidence] = answer(how, taken.length);
    taken.push(how);
    return Promise.resolve([{ text, box: { x: 14, y: 14, width: width - 28, height: height - 28 }, confidence }]);
  };
  return { look, taken };
}

const textsOf = ({ lines }: Awaited<ReturnType<typeof readLines>>) => lines.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('Reading the lines of a page', () => {
  it('looks once at a line that reads well, and again at one that does not', async () => {
    const { look, taken } = looks((_, before) => (before === 0 ? ['ormage', 0.5] : before < 3 ? ['cheddar', 0.95] : ['orange', 0.94]));
    expect(textsOf(await readLines(PAGE, PIECES, look, ALWAYS))).toEqual(['orange', 'cheddar', 'cheddar']);
    expect(taken).toHaveLength(4);
  });

  it('keeps the first reading when another look is no better', async () => {
    const { look } = looks((_, before) => (before < 3 ? ['orange', 0.7] : ['0r4nge', 0.6]));
    expect(textsOf(await readLines(PAGE, PIECES, look, ALWAYS))).toEqual(['orange', 'orange', 'orange']);
  });

  it('reads on in the language that the first lines tell', async () => {
    const { look, taken } = looks(({ language }) => (language === 'de' ? ['Käse und Brot', 0.95] : ['Kase und Brot mit Kartoffeln', 0.6]));
    const { languages } = await readLines(PAGE, PIECES, look, ALWAYS);
    expect(languages).toEqual(['de']);
    expect(taken.filter(({ language }) => language === 'de')).toHaveLength(3);
  });

  it('looks at every line once even when there is no time for closer looks', async () => {
    const { look, taken } = looks(({ language }) => (language === 'de' ? ['Käse', 0.6] : ['Kase und Brot mit Kartoffeln', 0.6]));
    expect(textsOf(await readLines(PAGE, PIECES, look, { first: () => true, closer: () => () => false }))).toEqual(['Käse', 'Käse', 'Käse']);
    expect(taken).toHaveLength(6);
  });
});
