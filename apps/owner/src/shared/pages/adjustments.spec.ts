import { PageAdjustments } from '@chalkboard/contracts';
import { adjustmentsOf } from './adjustments';

test('nothing is sent when nothing was turned or cut', () => {
  expect(adjustmentsOf([{ rotate: 0 }, { rotate: 0 }])).toBeUndefined();
});

test('one entry for each file, null for one that was left as it is', () => {
  const third = 1 / 3;
  const sent = adjustmentsOf([
    { rotate: 0 },
    { rotate: 90 },
    { rotate: 0, crop: { x: third, y: 0, width: 2 * third, height: 1 } },
  ]);
  expect(PageAdjustments.parse(sent)).toEqual([
    null,
    { rotate: 90 },
    { rotate: 0, crop: { x: 0.3333, y: 0, width: 0.6667, height: 1 } },
  ]);
});

test('rounding never reaches beyond the picture', () => {
  const [entry] = PageAdjustments.parse(
    adjustmentsOf([{ rotate: 0, crop: { x: 0.33336, y: 0.5, width: 0.66666, height: 0.5 } }]),
  );
  expect(entry!.crop!.x + entry!.crop!.width).toBeLessThanOrEqual(1);
});
