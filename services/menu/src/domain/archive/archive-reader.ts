import type { ArchivedMenu, ArchivedOrdering, ArchiveManifest } from '@chalkboard/contracts';

/** A menu as an archive has it. */
export interface MenuInArchive {
  readonly folder: string;
  readonly archived: ArchivedMenu;
  readonly ordering?: ArchivedOrdering;
}

/** An archive whose files with data are read and checked. */
export interface OpenedArchive {
  /** SHA-256 (hex) of the whole file. */
  readonly hash: string;
  readonly manifest: ArchiveManifest;
  readonly menus: readonly MenuInArchive[];
  /** Whether it has this picture. */
  hasPicture(hash: string): boolean;
  /**
   * A picture, which nobody has looked at yet.
   * @throws MenuError `menu.unusable_archive`
   */
  picture(hash: string): Promise<Buffer>;
}

export abstract class ArchiveReader {
  /**
   * Opens an archive that somebody has sent. Nothing of it is trusted: neither what it says of its sizes nor of its
   * names.
   *
   * @param bytes the whole file
   * @throws MenuError `menu.not_an_archive`, `menu.unusable_archive`
   */
  abstract open(bytes: Buffer): Promise<OpenedArchive>;
}
