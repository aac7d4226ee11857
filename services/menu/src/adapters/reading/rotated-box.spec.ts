import { boxAtAngle, hullOf, pointIn, smallestBox, uprightBox, type Point } from './rotated-box';

const square: readonly Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [2, 2],
  [1, 3],
];

describe('A box that may lean', () => {
  it('is found from the outer points only', () => {
    expect(hullOf(square)).toHaveLength(4);
  });

  it('runs along the longer side of what it holds', () => {
    const upright: readonly Point[] = [
      [0, 0],
      [10, 0],
      [10, 100],
      [0, 100],
    ];
    const box = smallestBox(hullOf(upright));
    expect([box.width, box.height, Math.abs(box.angle)]).toEqual([
      expect.closeTo(100),
      expect.closeTo(10),
      expect.closeTo(Math.PI / 2),
    ]);
  });

  it('gives the places within it on the picture', () => {
    const box = { x: 100, y: 50, width: 40, height: 20, angle: Math.PI / 2 };
    expect(pointIn(box, 0, 0)).toEqual([expect.closeTo(110), expect.closeTo(30)]);
    expect(pointIn(box, 40, 20)).toEqual([expect.closeTo(90), expect.closeTo(70)]);
    expect(uprightBox(box)).toEqual({
      x: expect.closeTo(90) as number,
      y: expect.closeTo(30) as number,
      width: expect.closeTo(20) as number,
      height: expect.closeTo(40) as number,
    });
  });

  it('holds the same points at any angle', () => {
    const box = boxAtAngle(square, Math.PI / 4);
    expect([box.x, box.y]).toEqual([expect.closeTo(2), expect.closeTo(2)]);
    expect(box.width).toBeCloseTo(Math.hypot(4, 4));
  });
});
