import type { ThemeFace } from '@chalkboard/contracts';

/** What our own pages are set in. */
export const OWN_FACES: readonly ThemeFace[] = ['fraunces', 'inter'];

/** The name under which a theme knows a family: "Playfair Display Variable" → "playfair-display". */
const faceOf = (family: string) =>
  family
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replace(/ /g, '-');

/**
 * Addresses of the upright files of some families, in their order: what the first screen is set in.
 * @param css the page's stylesheet, which says where they are
 */
export function firstFonts(css: string, faces: readonly ThemeFace[]): string[] {
  const files = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, block = '']) => {
    const family = /font-family:\s*["']?([^"';}]+)/.exec(block)?.[1]?.trim();
    const address = /url\(["']?([^"')]+\.woff2)/.exec(block)?.[1];
    return family && address && !/font-style:\s*italic/.test(block) ? [{ face: faceOf(family), address }] : [];
  });
  return [...new Set(faces)].flatMap((face) => files.find((file) => file.face === face)?.address ?? []);
}
