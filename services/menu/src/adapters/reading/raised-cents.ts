import { placeOf, stretchOf, type SpacedLetters } from './letter-words';
import { inkRows, type LineInk, type Stretch } from './line-ink';

/**
 * Height of raised cents as a share of the figure before them; their foot stands above that figure's by so much of its
 * height.
 */
const LOWEST = 0.36;
const HIGHEST = 0.8;
const RAISED = 0.22;
/** White before them is narrower than this share of the line's height. */
const NEAR = 0.4;
const FIGURE = /^\d$/;

/**
 * Puts the point into prices whose cents are set small and high: "850" with a small 50 is 8.50. Recognition reads the
 * figures and takes no notice of their height.
 */
export function withRaisedCents(line: SpacedLetters, ink: LineInk): SpacedLetters {
  const letters = [...line.letters];
  const gaps = [...line.gaps];
  const isFigure = (index: number): boolean => FIGURE.test(line.letters[index]?.text ?? '');
  const endsAfter = (index: number): boolean => line.gaps[index]?.isSpace !== false || !isFigure(index + 1);
  for (let index = 0; index + 2 < letters.length; index++) {
    if (
      ![index, index + 1, index + 2].every(isFigure) ||
      !endsAfter(index + 2) ||
      gaps[index]!.width > NEAR ||
      gaps[index + 1]!.isSpace
    )
      continue;
    const [figure, tens, units] = [index, index + 1, index + 2].map((at) =>
      inkRows(ink, placeOf(stretchOf(line, { from: at, to: at + 1 }), ink).along),
    );
    if (!figure || !tens || !units || !isRaised(tens, figure) || !isRaised(units, figure)) continue;
    // One letter may stand for two signs: the letters keep their places. Some white before the cents is no space.
    letters[index] = { ...letters[index]!, text: `${letters[index]!.text}.` };
    gaps[index] = { ...gaps[index]!, isSpace: false };
  }
  return { letters, gaps };
}

function isRaised(cents: Stretch, figure: Stretch): boolean {
  const height = figure.to - figure.from;
  const share = (cents.to - cents.from) / height;
  return share > LOWEST && share < HIGHEST && figure.to - cents.to > height * RAISED;
}
