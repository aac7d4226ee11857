const MARK = 'reloaded-at';
/** A page that fails again within this time is not loaded anew by itself. */
const AGAIN_MS = 60_000;

/**
 * Loads the page anew, as it is now, unless that was done a moment ago already.
 * @returns whether it does
 */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location'>, now = Date.now()): boolean {
  try {
    if (now - Number(page.sessionStorage.getItem(MARK)) < AGAIN_MS) return false;
    page.sessionStorage.setItem(MARK, String(now));
  } catch {
    // Where nothing can be noted, it could go on for ever.
    return false;
  }
  page.location.reload();
  return true;
}
