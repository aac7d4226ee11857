import { crc32 } from 'node:zlib';
import { ARCHIVE } from '@chalkboard/contracts';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { MenuError } from '../../domain/menu/menu.errors';

const MB = 1024 * 1024;

/**
 * The files of a ZIP by their names. What its directory says is added up before anything is unpacked, and nothing is
 * unpacked further than it said.
 */
export class PackedFiles {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws MenuError `menu.not_an_archive`, `menu.unusable_archive` */
  static async in(bytes: Buffer): Promise<PackedFiles> {
    const zip = await fromBufferPromise(bytes, {
      autoClose: false,
      validateEntrySizes: true,
      strictFileNames: true,
    }).catch(() => {
      throw new MenuError(
        'menu.not_an_archive',
        'This is not a ZIP file. Please choose an archive that was downloaded here.',
      );
    });
    // One that comes late is of a file that nobody waits for any more.
    zip.on('error', () => undefined);
    if (zip.entryCount > ARCHIVE.maxEntries)
      throw unusable(`This archive holds ${zip.entryCount} files. ${ARCHIVE.maxEntries} are the most that we open.`);
    const entries = new Map<string, Entry>();
    let unpacked = 0;
    try {
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName.endsWith('/')) continue;
        assertFile(entry);
        unpacked += entry.uncompressedSize;
        if (unpacked > ARCHIVE.maxUnpackedBytes)
          throw unusable(
            `Unpacked, this archive is larger than ${ARCHIVE.maxUnpackedBytes / MB} MB, which is the most that we open.`,
          );
        if (entries.has(entry.fileName)) throw unusable(`This archive holds “${shown(entry.fileName)}” twice.`);
        entries.set(entry.fileName, entry);
      }
    } catch (error) {
      throw error instanceof MenuError ? error : damaged();
    }
    return new PackedFiles(zip, entries);
  }

  names(): Iterable<string> {
    return this.entries.keys();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /**
   * @param maxBytes a larger file is refused before it is unpacked
   * @throws MenuError `menu.unusable_archive`
   */
  async read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw unusable(`“${shown(name)}” is missing in this archive.`);
    if (entry.uncompressedSize > maxBytes)
      throw unusable(`“${shown(name)}” in this archive is larger than ${maxBytes / MB} MB.`);
    const chunks: Buffer[] = [];
    try {
      // Ends with an error where there is more or less than the directory says.
      for await (const chunk of await this.zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    } catch {
      throw damaged();
    }
    const bytes = Buffer.concat(chunks);
    if (crc32(bytes) !== entry.crc32) throw damaged();
    return bytes;
  }
}

/** @throws MenuError `menu.unusable_archive` */
function assertFile(entry: Entry): void {
  const { fileName, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted())
    throw unusable(`“${shown(fileName)}” is locked with a password. Please choose an archive without one.`);
  if (uncompressedSize > ARCHIVE.freeOfRatioBytes && uncompressedSize > compressedSize * ARCHIVE.maxRatio)
    throw unusable(`“${shown(fileName)}” is packed tighter than anything that we put into an archive.`);
}

export function unusable(detail: string): MenuError {
  return new MenuError('menu.unusable_archive', detail);
}

function damaged(): MenuError {
  return unusable('This archive is damaged. Please download it again, or choose another copy.');
}

/** Names come from strangers: they are not longer than a line. */
function shown(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}…` : name;
}
