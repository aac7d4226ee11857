import { chartRuns, chartTicks } from './chart-scale';

test.each([
  [53, [0, 20, 40, 60]],
  [3, [0, 1, 2, 3]],
  [60, [0, 20, 40, 60]],
  [0.7, [0, 0.25, 0.5, 0.75]],
  [1284, [0, 500, 1000, 1500]],
])('the lines behind a chart up to %d stand at %j', (max, ticks) => {
  expect(chartTicks(max)).toEqual(ticks);
});

test.each([
  [1, [0, 1]],
  [7, [0, 5, 10]],
  [70, [0, 25, 50, 75]],
])('of counts up to %d they stand at %j: nothing is half there', (max, ticks) => {
  expect(chartTicks(max, { isWhole: true })).toEqual(ticks);
});

test('a chart of nothing but zeros has the one line', () => {
  expect(chartTicks(0)).toEqual([0]);
});

test('a line is broken where nothing is known', () => {
  expect(chartRuns([1, null, 3, 4])).toEqual([
    [[0, 1]],
    [
      [2, 3],
      [3, 4],
    ],
  ]);
  expect(chartRuns([null, null])).toEqual([]);
});
