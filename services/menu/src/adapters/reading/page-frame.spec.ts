import type { Box } from '../../domain/reading/box';
import type { Projection } from '../../domain/reading/page';
import { findPageFrame, type PageFrame } from './page-frame';
import type { RotatedBox } from './rotated-box';

const WIDTH = 1600;
const HEIGHT = 1200;

type Camera = (x: number, y: number) => [number, number];

/** Two columns of lines, seen through a camera. */
function seenLines(camera: Camera, lines = 14): RotatedBox[] {
  return Array.from({ length: lines * 2 }, (_, index): RotatedBox => {
    const [x, y] = [index % 2 === 0 ? 250 : 950, 200 + Math.floor(index / 2) * 60];
    const length = 14 * (16 + ((index * 7) % 9));
    const [from, to] = [camera(x, y + 13), camera(x + length, y + 13)];
    const [top, foot] = [camera(x, y), camera(x, y + 26)];
    return {
      x: (from[0] + to[0]) / 2,
      y: (from[1] + to[1]) / 2,
      width: Math.hypot(to[0] - from[0], to[1] - from[1]),
      height: Math.hypot(foot[0] - top[0], foot[1] - top[1]),
      angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
    };
  });
}

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
const at = (frame: PageFrame, [x, y]: [number, number]): [number, number] =>
  middle(frame.place({ x, y, width: 0, height: 0, angle: 0 }));

function source([a, b, c, d, e, f, g, h, i]: Projection, [x, y]: [number, number]): [number, number] {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

const straight: Camera = (x, y) => [x, y];
const turned: Camera = (x, y) => [
  800 + (x - 800) * Math.cos(0.06) - (y - 600) * Math.sin(0.06),
  600 + (x - 800) * Math.sin(0.06) + (y - 600) * Math.cos(0.06),
];
const fromTheSide: Camera = (x, y) => {
  const depth = 1 + 0.00022 * (x - 800) + 0.00018 * (y - 600);
  return [800 + (x - 800) / depth, 600 + (y - 600) / depth];
};

describe('How a page lies in its picture', () => {
  it.each([
    ['turned by hand', turned],
    ['seen from the side', fromTheSide],
  ])('is found from its print when %s: lines become level and columns upright', (_, camera) => {
    const frame = findPageFrame(seenLines(camera), WIDTH, HEIGHT);
    const [start, end] = [at(frame, camera(250, 500)), at(frame, camera(1250, 500))];
    expect(Math.abs((end[1] - start[1]) / (end[0] - start[0]))).toBeLessThan(0.006);
    const [top, foot] = [at(frame, camera(250, 250)), at(frame, camera(250, 950))];
    expect(Math.abs((foot[0] - top[0]) / (foot[1] - top[1]))).toBeLessThan(0.02);
  });

  it('makes a leaning box no higher than its print', () => {
    const lines = seenLines(turned);
    const frame = findPageFrame(lines, WIDTH, HEIGHT);
    expect(frame.place(lines[0]!).height).toBeCloseTo(lines[0]!.height, 0);
  });

  it('leads back to the picture exactly', () => {
    const frame = findPageFrame(seenLines(fromTheSide), WIDTH, HEIGHT);
    const [x, y] = source(frame.toSource, at(frame, [400, 900]));
    expect(x).toBeCloseTo(400 / WIDTH, 6);
    expect(y).toBeCloseTo(900 / HEIGHT, 6);
  });

  it('leaves a straight page as it is', () => {
    const frame = findPageFrame(seenLines(straight), WIDTH, HEIGHT);
    expect([frame.width, frame.height]).toEqual([WIDTH, HEIGHT]);
    const [x, y] = at(frame, [1234, 321]);
    expect(x).toBeCloseTo(1234, 0);
    expect(y).toBeCloseTo(321, 0);
  });

  it('is taken as straight when there is too little print to tell', () => {
    const frame = findPageFrame(seenLines(turned, 1), WIDTH, HEIGHT);
    expect(at(frame, [100, 100])).toEqual([100, 100]);
  });
});
