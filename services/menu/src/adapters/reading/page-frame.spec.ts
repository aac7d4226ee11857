import type { Box } from '../../domain/reading/box';
import type { Projection } from '../../domain/reading/page';
import { findPageFrame, type PageFrame } from './page-frame';
import type { PrintPiece } from './print-pieces';

const WIDTH = 1600;
const HEIGHT = 1200;

type Camera = (x: number, y: number) => [number, number];

/** Letters of 10 × 16 in two columns of lines, seen through a camera. */
function seenPieces(camera: Camera, lines = 14): PrintPiece[] {
  const seen = (x: number, y: number): Box => {
    const corners = [camera(x, y), camera(x + 10, y), camera(x, y + 16), camera(x + 10, y + 16)];
    const [left, top] = [Math.min(...corners.map(([at]) => at)), Math.min(...corners.map(([, at]) => at))];
    return { x: left, y: top, width: Math.max(...corners.map(([at]) => at)) - left, height: Math.max(...corners.map(([, at]) => at)) - top };
  };
  return Array.from({ length: lines * 2 }, (_, index): PrintPiece => {
    const [x, y] = [index % 2 === 0 ? 250 : 950, 200 + Math.floor(index / 2) * 60];
    const letters = Array.from({ length: 16 + ((index * 7) % 9) }, (_letter, at) => ({ ...seen(x + at * 14, y), area: 80 }));
    const [first, last] = [letters[0]!, letters[letters.length - 1]!];
    const slope = (last.y + last.height - first.y - first.height) / (last.x - first.x);
    const top = Math.min(...letters.map((letter) => letter.y));
    const box = { x: first.x, y: top, width: last.x + last.width - first.x, height: Math.max(...letters.map((letter) => letter.y + letter.height)) - top };
    return { box, levelBox: box, letters, dots: [], letterHeight: 16, slope, inverted: false };
  });
}

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const at = (frame: PageFrame, [x, y]: [number, number]): [number, number] => middle(frame.place({ x, y, width: 0, height: 0 }));

function source([a, b, c, d, e, f, g, h, i]: Projection, [x, y]: [number, number]): [number, number] {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

const straight: Camera = (x, y) => [x, y];
const turned: Camera = (x, y) => [800 + (x - 800) * Math.cos(0.06) - (y - 600) * Math.sin(0.06), 600 + (x - 800) * Math.sin(0.06) + (y - 600) * Math.cos(0.06)];
const fromTheSide: Camera = (x, y) => {
  const depth = 1 + 0.00022 * (x - 800) + 0.00018 * (y - 600);
  return [800 + (x - 800) / depth, 600 + (y - 600) / depth];
};

describe('How a page lies in its picture', () => {
  it.each([
    ['turned by hand', turned],
    ['seen from the side', fromTheSide],
  ])('is found from its print when %s: lines become level and columns upright', (_, camera) => {
    const frame = findPageFrame(seenPieces(camera), WIDTH, HEIGHT);
    const [start, end] = [at(frame, camera(250, 500)), at(frame, camera(1250, 500))];
    expect(Math.abs((end[1] - start[1]) / (end[0] - start[0]))).toBeLessThan(0.006);
    const [top, foot] = [at(frame, camera(250, 250)), at(frame, camera(250, 950))];
    expect(Math.abs((foot[0] - top[0]) / (foot[1] - top[1]))).toBeLessThan(0.02);
  });

  it('leads back to the picture exactly', () => {
    const frame = findPageFrame(seenPieces(fromTheSide), WIDTH, HEIGHT);
    const [x, y] = source(frame.toSource, at(frame, [400, 900]));
    expect(x).toBeCloseTo(400 / WIDTH, 6);
    expect(y).toBeCloseTo(900 / HEIGHT, 6);
  });

  it('leaves a straight page as it is', () => {
    const frame = findPageFrame(seenPieces(straight), WIDTH, HEIGHT);
    expect([frame.width, frame.height]).toEqual([WIDTH, HEIGHT]);
    const [x, y] = at(frame, [1234, 321]);
    expect(x).toBeCloseTo(1234, 0);
    expect(y).toBeCloseTo(321, 0);
  });

  it('is taken as straight when there is too little print to tell', () => {
    const frame = findPageFrame(seenPieces(turned, 1), WIDTH, HEIGHT);
    expect(at(frame, [100, 100])).toEqual([100, 100]);
  });
});
