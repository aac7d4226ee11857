/** W3C trace context of a call that begins here, at somebody's tap: what the site does about it shares the trace. */
export function newTraceparent(): string {
  return `00-${hexOf(16)}-${hexOf(8)}-01`;
}

function hexOf(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
