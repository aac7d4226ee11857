import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A page has come when its heading has (a dialog hides it from the tree of roles), and its colours are measured when nothing moves any more. */
async function settled(page: Page) {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    // What has just changed, such as the colours of the scheme, begins to move with the next frame that is drawn; what inherits a colour moves when that has come.
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document.getAnimations().filter((animation) => animation.playState !== 'finished' && animation.effect?.getComputedTiming().iterations !== Infinity);
      if (ending.length === 0) break;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** What axe finds, each with the places, short enough to read in a failure. */
async function violations(page: Page): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passes is not described: that takes most of the time, and nobody reads it. The rules are the same.
  const results = await page.evaluate(() => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({ resultTypes: ['violations'] }));
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`));
}

/** Axe has nothing to say about the page, and it does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await expectInWidth(page);
}

/** Nothing of the page is wider than the window: it does not scroll sideways. */
export async function expectInWidth(page: Page): Promise<void> {
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The same in light and in dark colours. */
export async function expectSoundInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
}
