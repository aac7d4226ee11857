/** Is it used by finger, and so has a camera at hand? */
export function isHandheld(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
