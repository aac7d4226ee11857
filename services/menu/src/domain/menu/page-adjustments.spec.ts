import { withAdjustments } from './page-adjustments';

const photo = { blob: 'a', mimeType: 'image/jpeg', bytes: 10, hash: 'h' };
const pdf = { ...photo, mimeType: 'application/pdf' };
const turned = { rotate: 90 as const };
const cut = (x: number, width: number) => ({ rotate: 0 as const, crop: { x, y: 0, width, height: 1 } });
const refusal = (detail: RegExp) =>
  expect.objectContaining({
    code: 'menu.invalid_adjustment',
    detail: expect.stringMatching(detail) as string,
  }) as Error;

it('each file gets the turn and the cut of its place in the list', () => {
  expect(withAdjustments([photo, photo], [null, turned]).map((file) => file.adjustment)).toEqual([null, turned]);
  expect(withAdjustments([photo, pdf]).map((file) => file.adjustment)).toEqual([null, null]);
});

it('one that changes nothing is none, for a PDF too', () => {
  expect(withAdjustments([photo, pdf], [cut(0, 1), { rotate: 0 }]).map((file) => file.adjustment)).toEqual([
    null,
    null,
  ]);
});

it('is refused when there are more or fewer than files', () => {
  expect(() => withAdjustments([photo], [null, null])).toThrow(refusal(/1 files and 2 adjustments/));
  expect(() => withAdjustments([photo], [])).toThrow(refusal(/1 files and 0 adjustments/));
});

it('is refused for a PDF', () => {
  expect(() => withAdjustments([pdf], [turned])).toThrow(refusal(/PDF/));
});

it('is refused when it cuts beyond the picture; what is rounded at the edge is not', () => {
  expect(() => withAdjustments([photo], [cut(0.5, 0.6)])).toThrow(refusal(/beyond the edge/));
  expect(withAdjustments([photo], [cut(0.3333, 0.667)])).toHaveLength(1);
});
