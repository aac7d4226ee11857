import type { Page, Route } from 'playwright-core';

/**
 * Holds a window's calls of a method until they are let go; the window has no worker.
 * @returns lets them go, and all that come later
 */
export async function held(page: Page, address: string | RegExp, method = 'GET'): Promise<() => Promise<void>> {
  let holding = true;
  const waiting: Route[] = [];
  await page.route(address, async (route) => {
    if (!holding || route.request().method() !== method) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    holding = false;
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
}

/**
 * Answers a window's calls of a method as a service that is down; the window has no worker, and expects a 503.
 * @returns ends that
 */
export async function failing(page: Page, address: string | RegExp, method = 'GET'): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.request().method() === method ? route.fulfill({ status: 503, body: '' }) : route.fallback();
  await page.route(address, fail);
  return () => page.unroute(address, fail);
}
