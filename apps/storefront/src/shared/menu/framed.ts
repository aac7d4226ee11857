/** Is this page shown inside a page of another site (the embed code)? */
export function isFramed(): boolean {
  return typeof window !== 'undefined' && window.self !== window.top;
}
