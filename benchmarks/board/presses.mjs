const WINDOW = { width: 1440, height: 900 };
/** Of each press so many are measured. */
const TIMES = 8;
/** A press of less is not told by the browser; it counts as this. */
const LEAST_MS = 16;

/** @typedef {Readonly<Record<string, readonly number[]>>} Presses what each press took until the next frame, ms */

/** Runs in the page from its first moment: of each press its longest event counts, as in INP. */
function observe() {
  /** @type {Map<number, number>} */
  const presses = new Map();
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (list.getEntries()))
      if (interactionId) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration));
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
}

/**
 * Works a board on a slow processor.
 * @param {import('playwright-core').Browser} browser @param {string} origin
 * @param {{ readonly shareId: string, readonly cookie: string }} restaurant @param {number} slowdown
 * @returns {Promise<Presses>}
 */
export async function measurePresses(browser, origin, { shareId, cookie }, slowdown) {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    await context.addCookies(
      cookie.split('; ').map((one) => {
        const [name = '', ...value] = one.split('=');
        return { name, value: value.join('='), url: origin };
      }),
    );
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(`${origin}/menu/${shareId}/orders`);
    await page.locator('[data-board][data-line="live"]').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    /** @type {Record<string, number[]>} */
    const all = {};
    /** @param {string} name @param {() => Promise<unknown>} press @param {() => Promise<unknown>} [after] */
    const measure = async (name, press, after) => {
      for (let time = 0; time < TIMES; time += 1) {
        await page.evaluate(() => /** @type {any} */ (window).presses.clear());
        await press();
        // What a press took is told after the frame that shows it.
        await page.waitForTimeout(400);
        const took = await page.evaluate(() => Math.max(0, .../** @type {any} */ (window).presses.values()));
        (all[name] ??= []).push(Math.max(LEAST_MS, took));
        await after?.();
      }
    };
    const fresh = page.locator('[data-column="new"] article');
    const details = fresh.first().getByRole('button', { name: /^Details of/ });
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await measure('next ticket (J)', () => page.keyboard.press('j'));
    await measure('open the lines of a ticket', () => fresh.locator('button[aria-expanded]').first().click());
    await measure('details', () => details.click(), close);
    await measure(
      'reject',
      () =>
        fresh
          .first()
          .getByRole('button', { name: /^Reject/ })
          .click(),
      close,
    );
    await measure('accept by a chip', () =>
      fresh
        .first()
        .getByRole('button', { name: /^Accept for 30/ })
        .click(),
    );
    await measure('start cooking', () =>
      page
        .getByRole('button', { name: /^Start cooking/, disabled: false })
        .first()
        .click(),
    );
    await measure(
      'what to cook',
      () => page.getByRole('button', { name: 'All day', exact: true }).click(),
      () => page.getByRole('button', { name: 'Board', exact: true }).click(),
    );
    return all;
  } finally {
    await context.close();
  }
}
