import { ARCHIVE } from '@chalkboard/contracts/archive';

/** As much of a name as a file has, in letters that every system can write; empty where nothing is left of it. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
}

/** The folder of a menu: "02-la-trattoria". @param at from 0 */
export function folderOf(restaurantName: string, at: number): string {
  const name = plainName(restaurantName);
  return [String(at + 1).padStart(2, '0'), name || 'menu'].join('-');
}

/** "pictures/margherita-0f3a….webp" */
export function pictureName(of: string, hash: string): string {
  const name = plainName(of);
  return `${ARCHIVE.pictures}/${name ? `${name}-` : ''}${hash.slice(0, ARCHIVE.pictureLetters)}.webp`;
}
