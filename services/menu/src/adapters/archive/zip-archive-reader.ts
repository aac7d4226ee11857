import { createHash } from 'node:crypto';
import { ARCHIVE, ArchivedMenu, ArchivedOrdering, ArchiveManifest, PHOTO } from '@chalkboard/contracts';
import { InvalidInputError, parseInput } from '@chalkboard/service-kit';
import { z } from 'zod';
import { ArchiveReader, type MenuInArchive, type OpenedArchive } from '../../domain/archive/archive-reader';
import { MenuError } from '../../domain/menu/menu.errors';
import { PackedFiles, unusable } from './packed-files';

/** Whatever else it says: whose file it is, and of which time. */
const Kind = z.object({ format: z.string(), version: z.number() });

const PICTURE = new RegExp(`^${ARCHIVE.pictures}/(?:[a-z\\d-]{1,60}-)?([a-f\\d]{${ARCHIVE.pictureLetters}})\\.webp$`);

/** Archives as ZIP files, by yauzl. */
export class ZipArchiveReader extends ArchiveReader {
  async open(bytes: Buffer): Promise<OpenedArchive> {
    const files = await PackedFiles.in(bytes);
    if (!files.has(ARCHIVE.contents)) throw foreign();
    const data = new DataFiles(files);
    const manifest = await data.read(ARCHIVE.contents, ArchiveManifest, ARCHIVE.format);
    const menus: MenuInArchive[] = [];
    for (const { folder } of manifest.menus) menus.push(await menuIn(folder, files, data));
    if (new Set(menus.map(({ archived }) => archived.shareId)).size < menus.length)
      throw unusable('Two menus of this archive had the same address.');
    const pictures = new Map<string, string>();
    for (const name of files.names()) {
      const [, hash] = PICTURE.exec(name) ?? [];
      if (hash) pictures.set(hash, name);
    }
    const nameOf = (hash: string) => pictures.get(hash.slice(0, ARCHIVE.pictureLetters));
    return {
      hash: createHash('sha256').update(bytes).digest('hex'),
      manifest,
      menus,
      hasPicture: (hash) => nameOf(hash) !== undefined,
      picture: (hash) => files.read(nameOf(hash) ?? `${ARCHIVE.pictures}/${hash}.webp`, PHOTO.maxBytes),
    };
  }
}

async function menuIn(folder: string, files: PackedFiles, data: DataFiles): Promise<MenuInArchive> {
  const ordering = `menus/${folder}/${ARCHIVE.ordering}`;
  return {
    folder,
    archived: await data.read(`menus/${folder}/${ARCHIVE.menu}`, ArchivedMenu, ARCHIVE.menuFormat),
    ...(files.has(ordering) && { ordering: await data.read(ordering, ArchivedOrdering) }),
  };
}

/** JSON of an archive; all of it together is bounded, for it is parsed in one piece. */
class DataFiles {
  private taken = 0;

  constructor(private readonly files: PackedFiles) {}

  /** @param format what the file has to say that it is */
  async read<T extends z.ZodType>(name: string, schema: T, format?: string): Promise<z.output<T>> {
    const bytes = await this.files.read(name, ARCHIVE.maxDataBytes);
    this.taken += bytes.length;
    if (this.taken > ARCHIVE.maxAllDataBytes)
      throw unusable('The menus of this archive are larger than what we open at once. Please download fewer menus.');
    const value = parsed(name, bytes);
    if (format !== undefined) assertKind(value, format, name);
    try {
      return parseInput(schema, value);
    } catch (error) {
      if (error instanceof InvalidInputError)
        throw unusable(`“${name}” in this archive cannot be taken as it is. ${error.detail}`);
      // Nested so deeply that looking through it takes more room than there is.
      if (error instanceof RangeError) throw unusable(`“${name}” in this archive is no menu.`);
      throw error;
    }
  }
}

function parsed(name: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw unusable(`“${name}” in this archive cannot be read: it is not JSON.`);
  }
}

/** @throws MenuError `menu.not_an_archive`, `menu.unusable_archive` */
function assertKind(value: unknown, format: string, name: string): void {
  const { data } = Kind.safeParse(value);
  if (data?.format !== format) {
    if (name === ARCHIVE.contents) throw foreign();
    throw unusable(`“${name}” in this archive is not what its name says.`);
  }
  if (data.version > ARCHIVE.version)
    throw unusable('This archive was made by a newer version of this product than the one that runs here.');
}

function foreign(): MenuError {
  return new MenuError(
    'menu.not_an_archive',
    'This ZIP file is not an archive of a business. Please choose one that was downloaded here.',
  );
}
