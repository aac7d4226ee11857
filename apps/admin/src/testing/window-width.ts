/** A window in which tables fit, or do not. */
export function setTablesFit(matches: boolean): void {
  Object.assign(window, { matchMedia: () => ({ matches, addEventListener() {}, removeEventListener() {} }) });
}
