import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** A page has come when its heading has (a dialog hides it from the tree of roles), and its colours are measured when nothing moves any more. */
async function settled(page: Page) {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What axe finds, each with the places, short enough to read in a failure. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`));
}

/** Axe has nothing to say about the page, and it does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The same in light and in dark colours. */
export async function expectSoundInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
}
