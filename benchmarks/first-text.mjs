/**
 * Measures when a text is on screen, on a slow phone. All figures in milliseconds from the start of the navigation.
 *
 * @typedef {object} FirstText
 * @property {number} name the restaurant's name was painted
 * @property {number} text the name and the first dish were painted
 * @property {number} largest Largest Contentful Paint
 * @property {Record<string, { requests: number, bytes: number }>} transferred by kind of resource, as it crossed the
 * wire
 */

/** A mid-range phone on a slow mobile line. */
export const PROFILE = {
  downMbit: 1.6,
  upKbit: 750,
  latencyMs: 150,
  cpuSlowdown: 4,
  viewport: { width: 390, height: 844 },
};

const LIMIT_MS = 30_000;

/**
 * Opens `url` once, with nothing cached.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, name: string, dish: string }} page `name` stands in an h1, `dish` in an h3
 * @returns {Promise<FirstText>}
 */
export async function measureFirstText(browser, { url, name, dish }) {
  const context = await browser.newContext({
    viewport: PROFILE.viewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PROFILE.latencyMs,
      downloadThroughput: (PROFILE.downMbit * 1e6) / 8,
      uploadThroughput: (PROFILE.upKbit * 1e3) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
    const transferred = countTransfers(devtools);
    await page.addInitScript(watchPaints, { name, dish });
    await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MS });
    await page.waitForFunction(() => /** @type {any} */ (window).firstText.text !== undefined, undefined, {
      timeout: LIMIT_MS,
    });
    await page.waitForLoadState('networkidle', { timeout: LIMIT_MS });
    const painted = await page.evaluate(() => /** @type {any} */ (window).firstText);
    return { ...painted, transferred };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: looks at every frame. What is in the layout of one frame is on screen when the next one begins.
 * @param {{ name: string, dish: string }} texts
 */
function watchPaints({ name, dish }) {
  /** @type {{ name?: number, text?: number, largest?: number }} */
  const seen = {};
  Object.assign(window, { firstText: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  /** @param {string} tag @param {string} text */
  const isOnScreen = (tag, text) => {
    const element = [...document.querySelectorAll(tag)].find((each) => each.textContent?.trim() === text);
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  const look = () => {
    const nameShown = isOnScreen('h1', name);
    const allShown = nameShown && isOnScreen('h3', dish);
    requestAnimationFrame((now) => {
      if (nameShown) seen.name ??= now;
      if (allShown) seen.text ??= now;
      else look();
    });
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('playwright-core').CDPSession} devtools @returns {FirstText['transferred']} filled as the page loads
 */
function countTransfers(devtools) {
  /** @type {FirstText['transferred']} */
  const transferred = {};
  /** @type {Map<string, string>} */
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const counted = (transferred[kinds.get(requestId) ?? 'Other'] ??= { requests: 0, bytes: 0 });
    counted.requests += 1;
    counted.bytes += encodedDataLength;
  });
  return transferred;
}
