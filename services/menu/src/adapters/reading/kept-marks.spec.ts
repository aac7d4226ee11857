import { lookOf } from '../../domain/reading/mark-looks';
import type { DrawnMark } from '../../domain/reading/page';
import { keptMarks } from './kept-marks';

/** A drawing of its own for each number; black unless told otherwise. */
function mark(number: number, colour: readonly [number, number, number] = [0, 0, 0]): DrawnMark {
  return {
    box: { x: 10 * number, y: 0, width: 10, height: 10 },
    look: lookOf(8, 8, (x, y) => (((number * 2654435761) >>> ((x + 3 * y) % 29)) & 1 ? colour : undefined)),
  };
}

const many = Array.from({ length: 80 }, (_, index) => mark(index + 1));
const last = { x: 2000, y: 0, width: 10, height: 10 };

describe('Small drawings of a page', () => {
  it('are all kept where there are few', () => expect(keptMarks(many.slice(0, 20))).toHaveLength(20));

  it('are kept among many when they are in colour', () =>
    expect(keptMarks([...many, { ...mark(5, [0, 160, 0]), box: last }])).toContainEqual(
      expect.objectContaining({ box: last }),
    ));

  it('are kept among many when they stand there twice', () => {
    const kept = keptMarks([...many, { ...mark(7), box: last }]).map(({ box }) => box.x);
    expect(kept).toEqual(expect.arrayContaining([70, 2000]));
  });
});
