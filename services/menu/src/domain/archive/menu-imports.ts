import type { CleanPhoto } from '../menu/photo';
import type { StoredMenu } from '../menu/stored-menu';

/** A menu of an archive. */
export interface MenuOfArchive {
  readonly businessId: string;
  /** SHA-256 (hex) of the whole file. */
  readonly archive: string;
  readonly folder: string;
}

/** A draft that comes in, with the photographs that are its own. */
export interface ImportedDraft {
  readonly folder: string;
  readonly stored: StoredMenu;
  readonly photos: readonly KeptPhoto[];
}

/** A photograph whose files lie in the blob store. */
export interface KeptPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly (Omit<CleanPhoto['files'][number], 'bytes'> & {
    readonly blob: string;
    readonly bytes: number;
  })[];
}

/** Menus that came out of archives: a port. */
export abstract class MenuImports {
  /** Which menus (`shareId`, by folder) this archive has become in this business already. */
  abstract ofArchive(businessId: string, archive: string): Promise<ReadonlyMap<string, string>>;

  /** Puts the files of a photograph into the blob store; nothing points at them yet. */
  abstract keepPhoto(photo: CleanPhoto): Promise<KeptPhoto>;
  /** Takes these files away again. */
  abstract discard(photos: readonly KeptPhoto[]): Promise<void>;

  /**
   * Stores all drafts with their photographs, and tells of them, in one transaction. Those of folders that have come in
   * meanwhile are left out.
   *
   * @returns which menus there are now, by folder
   * @throws MenuError `menu.too_many_imports`, `menu.too_many_photos`, `menu.business_not_found`
   */
  abstract add(
    from: Omit<MenuOfArchive, 'folder'>,
    drafts: readonly ImportedDraft[],
  ): Promise<ReadonlyMap<string, string>>;
}
