/** The address of a kept logo; what lies there never changes. */
export function logoAddress(hash: string): string {
  return `/api/menu/logos/${hash}`;
}

/** From this share on, see-through pixels mean that a drawing has no ground of its own. */
const SEE_THROUGH_SHARE = 0.1;
/** Brightness (0 to 1) from which on a drawing cannot be seen on white. */
const TOO_LIGHT = 0.72;

/**
 * The ground on which a logo can be seen.
 *
 * @param rgba its pixels, four bytes each; a small sample is enough
 */
export function groundOf(rgba: ArrayLike<number>): 'light' | 'dark' {
  let [seen, light] = [0, 0];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]];
    seen += opacity / 255;
    light += (opacity / 255) * ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
  }
  const seeThrough = 1 - seen / (rgba.length / 4);
  return seeThrough >= SEE_THROUGH_SHARE && light > TOO_LIGHT * seen ? 'dark' : 'light';
}
