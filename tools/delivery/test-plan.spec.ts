import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';
import { DELIVERED } from './slices.mjs';
import { planOf } from './test-plan.mjs';

const stories = readdirSync(path.join(ROOT, 'e2e/journeys')).map((file) => file.replace('.e2e.ts', ''));
const chosen = (pattern: string, folder: string, files: readonly string[]) =>
  files.filter((file) => new RegExp(pattern).test(`/anywhere/${folder}/${file}`));

it('every story shows a slice, and every slice has stories of its own', () => {
  expect(stories.filter((story) => !DELIVERED.some((slice) => slice.stories.includes(story)))).toEqual([]);
  expect(DELIVERED.flatMap((slice) => slice.stories).filter((story) => !stories.includes(story))).toEqual([]);
  for (const slice of DELIVERED)
    expect([slice.name, slice.stories.length, new Set(slice.stories).size]).toEqual([
      slice.name,
      slice.stories.length,
      slice.stories.length,
    ]);
});

it('a slice is tested by its own integration tests and stories', () => {
  const { integration, stories: shown } = planOf(['@chalkboard/ordering']);
  expect(
    chosen(integration, 'services', ['ordering/test/business.int-spec.ts', 'menu/test/rights.int-spec.ts']),
  ).toEqual(['ordering/test/business.int-spec.ts']);
  expect(chosen(shown, 'e2e/journeys', ['order-board.e2e.ts', 'admin-desk.e2e.ts'])).toEqual(['order-board.e2e.ts']);
});

it('several are tested by all of theirs, the shell by the stories of the edge, and everything where the stories change', () => {
  expect(planOf(['@chalkboard/ordering', '@chalkboard/identity']).stories).toMatch(/admin-desk.*order-board/);
  expect(planOf(['@chalkboard/shell']).stories).toBe(planOf(['@chalkboard/edge']).stories);
  expect(
    chosen(
      planOf(['@chalkboard/e2e']).stories,
      'e2e/journeys',
      stories.map((story) => `${story}.e2e.ts`),
    ).length,
  ).toBe(stories.length);
});

it('what neither size can see needs neither, and what is no project is refused', () => {
  expect(planOf(['@chalkboard/benchmarks'])).toEqual({ integration: '', stories: '' });
  expect(planOf(['@chalkboard/build-tools'])).toEqual({ integration: '', stories: '' });
  expect(planOf([])).toEqual({ integration: '', stories: '' });
  expect(() => planOf(['@chalkboard/kitchen'])).toThrow('no project @chalkboard/kitchen');
});
