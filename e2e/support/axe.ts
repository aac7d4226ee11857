import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** How long a page may go on moving; a limit, never a duration. */
const MOVING_LIMIT_MS = 30_000;

/** The small one: a page compiles it in a third less time. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A page has come when its heading has (a dialog hides it from the tree of roles), and its colours are measured when
 * nothing moves any more.
 */
async function settled(page: Page) {
  await page.locator('h1').first().waitFor();
  const still = await page.evaluate(async (limit) => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState !== 'finished' && animation.effect?.getComputedTiming().iterations !== Infinity,
        );
    let frames = 0;
    const rest = (async () => {
      // What has just changed, such as the colours of the scheme, begins to move with the next frame that is drawn;
      // what inherits a colour moves when that has come.
      for (;;) {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        frames += 1;
        if (moving().length === 0) return undefined;
      }
    })();
    const over = new Promise<string>((resolve) => {
      setTimeout(() => {
        const what = moving().map(
          ({ playState, currentTime, effect }) =>
            `${(effect as KeyframeEffect).target?.outerHTML.slice(0, 200)}${(effect as KeyframeEffect).pseudoElement ?? ''} ${playState} at ${currentTime} of ${effect?.getComputedTiming().endTime}`,
        );
        resolve(`after ${frames} frames, ${document.visibilityState}: ${what.join('; ')}`);
      }, limit);
    });
    return Promise.race([rest, over]);
  }, MOVING_LIMIT_MS);
  if (still !== undefined) throw new Error(`the page has not come to rest within ${MOVING_LIMIT_MS / 1000} s ${still}`);
}

/** What axe finds, each with the places, short enough to read in a failure. */
async function violations(page: Page): Promise<string[]> {
  // A page that was looked at before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What passes is not described: that takes most of the time, and nobody reads it. The rules are the same.
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

/** Axe has nothing to say about the page, and it does not scroll sideways. */
export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await expectInWidth(page);
}

/**
 * Nothing of the page is wider than the window: it does not scroll sideways. `innerWidth` says nothing of that on a
 * phone, which zooms out until the widest thing fits.
 */
export async function expectInWidth(page: Page): Promise<void> {
  await settled(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/**
 * From now on the page draws also what is out of sight: what is not drawn keeps the colours of the scheme before, and
 * axe measures it all the same.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
  });
}

/** The same in light and in dark colours. */
export async function expectSoundInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectSound(page);
  }
}

/**
 * The same in windows of several widths, laid out anew one after the other; then the window is as it was.
 * @param widths in CSS pixels
 * @param look what is expected in each
 */
export async function expectSoundAt(page: Page, widths: readonly number[], look = expectSound): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('the window has no size of its own');
  for (const width of widths) {
    await page.setViewportSize({ ...before, width });
    await look(page);
  }
  await page.setViewportSize(before);
}
