import { ARCHIVE, type ArchivedMenu, type ArchiveManifest } from '@chalkboard/contracts';
import { zipSync, type Zippable } from 'fflate';

/** Files by their names. */
export type Files = Record<string, Uint8Array>;

export const text = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

/** The files of an archive of these menus, by their folders. */
export function archiveOf(menus: Readonly<Record<string, ArchivedMenu>>, more: Files = {}): Files {
  const manifest: ArchiveManifest = {
    format: ARCHIVE.format,
    version: ARCHIVE.version,
    madeAt: '2026-03-01T12:00:00.000Z',
    business: 'Lavagna',
    menus: Object.entries(menus).map(([folder, { restaurantName }]) => ({ folder, restaurantName })),
  };
  return {
    [ARCHIVE.contents]: text(manifest),
    ...Object.fromEntries(
      Object.entries(menus).map(([folder, menu]) => [`menus/${folder}/${ARCHIVE.menu}`, text(menu)]),
    ),
    ...more,
  };
}

export const pictureName = (hash: string) => `${ARCHIVE.pictures}/dish-${hash.slice(0, ARCHIVE.pictureLetters)}.webp`;

export function zipped(files: Files): Buffer {
  const entries: Zippable = Object.fromEntries(
    Object.entries(files).map(([name, bytes]): [string, [Uint8Array, { mtime: string }]] => [
      name,
      [bytes, { mtime: '2026-03-01T12:00:00Z' }],
    ]),
  );
  return Buffer.from(zipSync(entries));
}

/** The same file whose directory says something else of one of its files. */
export function lyingAbout(
  zip: Buffer,
  name: string,
  lie: { readonly size?: number; readonly flags?: number },
): Buffer {
  const lied = Buffer.from(zip);
  let at = lied.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  while (at >= 0) {
    const length = lied.readUInt16LE(at + 28);
    if (lied.subarray(at + 46, at + 46 + length).toString() === name) {
      if (lie.flags !== undefined) lied.writeUInt16LE(lie.flags, at + 8);
      if (lie.size !== undefined) lied.writeUInt32LE(lie.size, at + 24);
      return lied;
    }
    at = lied.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]), at + 46 + length);
  }
  throw new Error(`${name} is not in this archive`);
}
