import type { Word } from '../../domain/reading/page';
import { rereadHeadings } from './heading-reading';
import type { ReadPiece } from './piece-words';
import type { PrintPiece } from './print-pieces';
import type { GreyPicture } from './sharp-page-preparer';

const PAGE: GreyPicture = { data: Buffer.alloc(800 * 600, 230), width: 800, height: 600 };

/** A piece of `letters` letters side by side, at a height on the page. */
function piece(y: number, height: number, letters = 6): PrintPiece {
  const marks = Array.from({ length: letters }, (_, index) => ({ x: 50 + index * height, y, width: height * 0.8, height, area: height * height * 0.4 }));
  const box = { x: 50, y, width: letters * height, height };
  return { box, levelBox: box, letters: marks, dots: [], letterHeight: height, slope: 0, inverted: false };
}

const wordOn = ({ box }: PrintPiece, text: string, confidence: number): Word => ({ text, box, confidence });
const text = (y: number): ReadPiece => ({ piece: piece(y, 14), words: [wordOn(piece(y, 14), 'butter', 0.5)] });
const BODY = [text(200), text(240), text(280), text(320)];
const heading = (read: string, confidence: number): ReadPiece => ({ piece: piece(100, 40), words: [wordOn(piece(100, 40), read, confidence)] });

/** Looks that read the given texts in turn, over the whole width, and how many were taken. */
function looks(texts: readonly [string, number][]) {
  const taken: string[] = [];
  const look = ({ width, height }: GreyPicture, { language }: { language?: string }): Promise<Word[]> => {
    const [read, confidence] = texts[Math.min(taken.length, texts.length - 1)]!;
    taken.push(language ?? '');
    return Promise.resolve([{ text: read, box: { x: 20, y: 20, width: width - 40, height: height - 40 }, confidence }]);
  };
  return { look, taken };
}

const reread = (read: ReadPiece, look: Parameters<typeof rereadHeadings>[4]) => rereadHeadings(PAGE, [read, ...BODY], ['en'], () => [], look, () => true);

describe('Reading display type again', () => {
  it('leaves what read well, and text of the usual size', async () => {
    const { look, taken } = looks([['Other', 0.9]]);
    const [first] = await reread(heading('Soups', 0.95), look);
    expect(first?.words[0]?.text).toBe('Soups');
    expect(taken).toEqual([]);
  });

  it('asks the model of another language too, and ends as soon as a listed word is sure', async () => {
    const { look, taken } = looks([['Desserts', 0.95]]);
    const [first] = await reread(heading('Deoseits', 0.3), look);
    expect(first?.words[0]?.text).toBe('Desserts');
    expect(taken).toEqual(['de']);
  });

  it('mends an unsure word that is nearly a listed one, keeps what was read, and stays unsure', async () => {
    const { look } = looks([['Minesrre', 0.3], ['Minesree', 0.25]]);
    const [first] = await reread(heading('Minvesrre', 0.2), look);
    expect(first?.words[0]).toMatchObject({ text: 'Minestre', otherReading: expect.stringMatching(/^Mine/) as string, confidence: 0.6 });
    expect(first?.isPrint).toBe(true);
  });

  it('drops a patch of a photo, in which each look sees something else', async () => {
    const { look } = looks([['ZOOW', 0.4], ['hiss', 0.3], ['Ket', 0.35], ['QUAB', 0.3], ['fyr', 0.4], ['moxi', 0.3]]);
    const [first] = await reread(heading('AEN', 0.4), look);
    expect(first?.words).toEqual([]);
  });
});
