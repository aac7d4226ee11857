import type { ArchiveContents, ImportedMenus, Menu } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { ArchiveReader, type OpenedArchive } from '../../domain/archive/archive-reader';
import {
  draftsOf,
  photosOf,
  photosOfPlan,
  unopenedPictures,
  wantedMenus,
  type ImportPlan,
} from '../../domain/archive/import-plan';
import { MenuImports, type KeptPhoto } from '../../domain/archive/menu-imports';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { newSecretId } from '../../domain/menu/secret-id';
import { MakeArchivePictures } from './archive-pictures';

/** Takes menus out of an archive that somebody has sent. */
@Injectable()
export class ImportMenusHandler {
  constructor(
    private readonly reader: ArchiveReader,
    private readonly imports: MenuImports,
    private readonly menus: MenuRepository,
    private readonly pictures: MakeArchivePictures,
  ) {}

  /**
   * What of an archive would come in. Everything is checked but the pixels of its pictures; nothing is kept.
   *
   * @throws MenuError what `ArchiveReader.open` and `draftsOf` throw
   */
  async contents(businessId: string, bytes: Buffer): Promise<ArchiveContents> {
    const archive = await this.reader.open(bytes);
    const there = await this.imports.ofArchive(businessId, archive.hash);
    draftsOf({ businessId, menus: archive.menus, mains: new Map(), makeId: newSecretId }, unopenedPictures(archive));
    const folders = new Map(archive.menus.map(({ archived, folder }) => [archived.shareId, folder]));
    return {
      business: archive.manifest.business,
      madeAt: archive.manifest.madeAt,
      menus: archive.menus.map(({ folder, archived }) => {
        const { restaurantName, restaurantAddress, location, categories } = archived;
        const main = location && folders.get(location.main);
        const imported = there.get(folder);
        return {
          folder,
          restaurantName,
          ...(restaurantAddress && { restaurantAddress }),
          dishes: categories.reduce((sum, { items }) => sum + items.length, 0),
          pictures: photosOf(archived).length,
          ...(main !== undefined && { locationOf: main }),
          ...(imported !== undefined && { imported }),
        };
      }),
    };
  }

  /**
   * Takes the menus that are wanted, all or none, as drafts. Those that this archive has become before stay as they
   * are.
   *
   * @param folders undefined: all
   * @throws MenuError
   */
  async execute(businessId: string, bytes: Buffer, folders: readonly string[] | undefined): Promise<ImportedMenus> {
    const archive = await this.reader.open(bytes);
    const wanted = wantedMenus(archive, folders);
    const there = await this.imports.ofArchive(businessId, archive.hash);
    const menus = wanted.filter(({ folder }) => !there.has(folder));
    const plan: ImportPlan = { businessId, menus, mains: await this.mainsOf(archive, there), makeId: newSecretId };
    draftsOf(plan, unopenedPictures(archive));
    const all =
      menus.length === 0
        ? there
        : await this.pictures.make(archive, { menus, shown: photosOfPlan(plan) }, ({ kept, ...made }) =>
            this.imports.add(
              { businessId, archive: archive.hash },
              draftsOf(plan, made).map((draft) => ({ ...draft, photos: eachOnce(kept.get(draft.folder) ?? []) })),
            ),
          );
    return {
      menus: wanted.map(({ folder, archived: { restaurantName }, ordering }) => ({
        folder,
        shareId: all.get(folder)!,
        restaurantName,
        ...(ordering && { ordering }),
      })),
    };
  }

  /** Main menus that came in before, for locations that come in now. */
  private async mainsOf(
    archive: OpenedArchive,
    there: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, Menu>> {
    const mains = new Map<string, Menu>();
    for (const { folder, archived } of archive.menus) {
      const shareId = archived.location ? undefined : there.get(folder);
      const stored = shareId === undefined ? undefined : await this.menus.find(shareId);
      if (stored && !stored.follows) mains.set(archived.shareId, stored.menu);
    }
    return mains;
  }
}

/** Two pictures may come out the same. */
function eachOnce(photos: readonly KeptPhoto[]): KeptPhoto[] {
  return [...new Map(photos.map((photo) => [photo.hash, photo])).values()];
}
