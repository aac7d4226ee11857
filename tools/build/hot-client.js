// Part of each development build, in the browser: hears from the development door that its build has changed, and has
// the page replace the changed modules. Where that is not possible, the page is loaded anew.

/** As `?owner`: which build this is. */
const build = __resourceQuery.slice(1);

/** One connection a page, however many builds are in it. */
const builds = (globalThis.developmentBuilds ??= new EventSource('/dev/builds'));

/** @type {string | undefined} */
let wanted;

async function update() {
  if (import.meta.webpackHot.status() !== 'idle') return;
  while (wanted !== undefined && wanted !== __webpack_hash__) {
    try {
      if (await import.meta.webpackHot.check(true)) continue;
    } catch (error) {
      console.warn(`${build}: ${error instanceof Error ? error.message : error}`);
    }
    location.reload();
    return;
  }
}

builds.addEventListener('message', ({ data }) => {
  const changed = JSON.parse(data);
  if (changed.build !== build) return;
  wanted = changed.hash;
  void update();
});
