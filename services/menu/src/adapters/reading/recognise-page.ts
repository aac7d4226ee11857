import { centreX, centreY, median, overlap, type Box } from '../../domain/reading/box';
import type { Page } from '../../domain/reading/page';
import { drawnMarks } from './drawn-marks';
import { linePicture } from './line-picture';
import { readLines } from './line-reading';
import { LINE_HEIGHT } from './line-recogniser';
import { turnUpright, type UprightPage } from './orientation';
import { findPageFrame, type PageFrame } from './page-frame';
import type { DrawnPage } from './page-picture';
import { pixelsOf } from './page-pixels';
import { findSag, withoutSag, type LevelLine } from './page-sag';
import type { Recognisers } from './recognisers';
import { pointIn, uprightBox, type RotatedBox } from './rotated-box';
import type { QuarterTurn } from './source-picture';
import type { TextDetector } from './text-detector';
import type { TextRegion } from './text-regions';

/** Long side (pixels) of the stored picture, from which lines are cut. */
const KEPT_LONG_SIDE = 4200;
/** Long side (pixels) at which text of usual size is detected. */
const USUAL_LONG_SIDE = 1280;
/** Lines lower than this (pixels at that size) are detected again in a larger picture, where they have this height. */
const SMALL_LINE = 19;
const READABLE_LINE = 24;
const LARGEST_LONG_SIDE = 2240;
/** More single figures than this are the grain of a picture. */
const MAX_TINY = 150;
/** Maximum number of lines of a page. No menu has more, but a photo of gravel may. */
const MAX_LINES = 900;

/** The words of one page, and the rotation of its picture. */
export interface RecognisedPage extends Pick<Page, 'width' | 'height' | 'words' | 'sag' | 'marks'> {
  readonly toSource: NonNullable<Page['toSource']>;
  readonly unread: NonNullable<Page['unread']>;
  /** Rotation applied to the source in addition to its EXIF orientation, so that text is upright. */
  readonly turned: QuarterTurn;
}

/** Callbacks while a page is read. */
export interface PageWatch {
  /** Lines in fractions of the turned source, in the order in which they are read; `shape` is its width in heights. */
  onLines(lines: readonly Box[], source: { readonly turned: QuarterTurn; readonly shape: number }): void;
  /** How many of these lines have been read. */
  onRead(lines: number): void;
}

/**
 * Reads a picture of a page that may be rotated, skewed, taken from the side, or light on dark. It is deterministic:
 * the same picture gives the same words.
 *
 * @param picture an encoded picture (JPEG, PNG) or pixels
 * @returns words on the page as seen straight from above; `toSource` leads to the turned source
 * @throws UnreadableFileError when the picture cannot be decoded or is too large
 */
export async function recognisePage(
  picture: Buffer | DrawnPage,
  recognisers: Recognisers,
  watch?: PageWatch,
): Promise<RecognisedPage> {
  const source = await pixelsOf(picture, KEPT_LONG_SIDE);
  const { detector, recogniser } = await recognisers.loaded();
  const upright = await turnUpright(source, {
    find: (page) => detector.lines(page, USUAL_LONG_SIDE),
    read: (page, line) => recogniser.read(linePicture(page, line, LINE_HEIGHT)),
  });
  const { page, turned } = upright;
  const boxes = largest(await withSmallPrint(upright, detector));
  const lineWatch = watch && {
    onLines: (found: readonly RotatedBox[]) =>
      watch.onLines(
        found.map((box) => shareOf(uprightBox(box), page)),
        { turned, shape: page.width / page.height },
      ),
    onRead: watch.onRead,
  };
  const lines = await readLines(page, boxes, recogniser, recognisers.words, lineWatch);
  const read = lines.filter(({ words }) => words.length > 0);
  const frame = findPageFrame(
    read.map(({ box }) => box),
    page.width,
    page.height,
  );
  const sag = findSag(
    read.map(({ box }) => levelLine(box, frame)),
    frame.width,
  );
  const place = (box: RotatedBox): Box => withoutSag(frame.place(box), sag, frame.width);
  const marks = await drawnMarks(page, read, place);
  return {
    width: frame.width,
    height: frame.height,
    words: read.flatMap(({ words }) => words.map((word) => ({ ...word, box: place(word.box) }))),
    unread: lines.filter(({ words }) => words.length === 0).map(({ box }) => place(box)),
    toSource: frame.toSource,
    ...(sag && { sag }),
    ...(marks.length > 0 && { marks }),
    turned,
  };
}

function shareOf({ x, y, width, height }: Box, page: Pick<Page, 'width' | 'height'>): Box {
  return { x: x / page.width, y: y / page.height, width: width / page.width, height: height / page.height };
}

/** A line on the rectified page, with the remaining slope between its halves. */
function levelLine(box: RotatedBox, frame: PageFrame): LevelLine {
  const half = (along: number): Box => {
    const [x, y] = pointIn(box, along * box.width, box.height / 2);
    return frame.place({ ...box, x, y, width: box.width / 2 });
  };
  const [start, end] = [half(0.25), half(0.75)];
  return { box: frame.place(box), slope: (centreY(end) - centreY(start)) / Math.max(1, centreX(end) - centreX(start)) };
}

/** Detects lines in a larger picture when the text is small. */
async function withSmallPrint({ page, lines }: UprightPage, detector: TextDetector): Promise<readonly TextRegion[]> {
  const heights = lines.filter(({ isTiny }) => !isTiny).map((line) => line.height);
  const height = (median(heights) * USUAL_LONG_SIDE) / Math.max(page.width, page.height);
  if (height === 0 || height >= SMALL_LINE) return lines;
  const larger = await detector.lines(
    page,
    Math.min(LARGEST_LONG_SIDE, Math.round((USUAL_LONG_SIDE * READABLE_LINE) / height)),
  );
  // A single figure may show in either picture.
  const found = larger.map(uprightBox);
  const isNew = (line: TextRegion): boolean => !found.some((other) => overlap(uprightBox(line), other) > 0);
  return [...larger, ...lines.filter((line) => line.isTiny && isNew(line))];
}

function largest(regions: readonly TextRegion[]): readonly TextRegion[] {
  const lines =
    regions.filter(({ isTiny }) => isTiny).length > MAX_TINY ? regions.filter(({ isTiny }) => !isTiny) : regions;
  return lines.length <= MAX_LINES
    ? lines
    : [...lines].sort((a, b) => b.width * b.height - a.width * a.height).slice(0, MAX_LINES);
}
