import { ARCHIVE, LOCATIONS, type ArchivedMenu, type Menu, type MenuLogo, type MenuPhoto } from '@chalkboard/contracts';
import { MenuError } from '../menu/menu.errors';
import type { StoredMenu } from '../menu/stored-menu';
import type { MenuInArchive, OpenedArchive } from './archive-reader';
import { importedLocation, importedMenu, type MadePictures } from './imported-menu';

/** What is to come in, and where to. */
export interface ImportPlan {
  readonly businessId: string;
  readonly menus: readonly MenuInArchive[];
  /** Main menus that came in with the same archive before, by the addresses that they had. */
  readonly mains: ReadonlyMap<string, Menu>;
  makeId(): string;
}

/** A draft by its folder. */
export interface Draft {
  readonly folder: string;
  readonly stored: StoredMenu;
}

/**
 * The menus of an archive that are wanted.
 *
 * @param folders undefined: all
 * @throws MenuError `menu.unusable_archive` for one that is not there
 */
export function wantedMenus(
  { menus }: Pick<OpenedArchive, 'menus'>,
  folders: readonly string[] | undefined,
): MenuInArchive[] {
  if (!folders) return [...menus];
  const byFolder = new Map(menus.map((menu) => [menu.folder, menu]));
  return [...new Set(folders)].map((folder) => {
    const menu = byFolder.get(folder);
    if (!menu) throw new MenuError('menu.unusable_archive', `There is no menu “${folder}” in this archive.`);
    return menu;
  });
}

/**
 * Drafts of all that come in: main menus, and locations that follow them. A location without its main menu becomes a
 * menu of its own.
 *
 * @throws MenuError what `importedMenu` and `importedLocation` throw, `menu.too_many_locations`
 */
export function draftsOf({ businessId, menus, mains, makeId }: ImportPlan, pictures: MadePictures): Draft[] {
  const draft = ({ archived }: MenuInArchive) => importedMenu({ archived, shareId: makeId(), businessId, pictures });
  const drafts: Draft[] = [];
  const known = new Map(mains);
  const isLocation = locationTest(menus, mains);
  for (const menu of menus.filter((one) => !isLocation(one.archived))) {
    const stored = draft(menu);
    drafts.push({ folder: menu.folder, stored });
    known.set(menu.archived.shareId, stored.menu);
  }
  const following = new Map<string, number>();
  for (const menu of menus) {
    const main = isLocation(menu.archived) ? menu.archived.location!.main : undefined;
    const followed = main === undefined ? undefined : known.get(main);
    if (main === undefined || !followed) continue;
    const others = (following.get(main) ?? 0) + 1;
    if (others > LOCATIONS.max)
      throw new MenuError(
        'menu.too_many_locations',
        `A menu can have ${LOCATIONS.max} locations besides the main one at most.`,
      );
    following.set(main, others);
    drafts.push({
      folder: menu.folder,
      stored: importedLocation(draft(withoutPictures(menu)), menu.archived, followed),
    });
  }
  return drafts;
}

/** A location shows the pictures of its main menu. */
function withoutPictures({ archived, ...menu }: MenuInArchive): MenuInArchive {
  const { logo: _logo, cover: _cover, categories, ...rest } = archived;
  return {
    ...menu,
    archived: {
      ...rest,
      categories: categories.map((category) => ({
        ...category,
        items: category.items.map(({ photo: _, ...item }) => item),
      })),
    },
  };
}

/** Whether a menu comes in as a location of another one. */
function locationTest(menus: readonly MenuInArchive[], mains: ImportPlan['mains']) {
  const followed = new Set([
    ...mains.keys(),
    ...menus.flatMap(({ archived }) => (archived.location ? [] : [archived.shareId])),
  ]);
  return ({ location }: ArchivedMenu) => location !== undefined && followed.has(location.main);
}

/**
 * Which menus show which photographs of their own, by the hashes in the archive; a location shows those of its main
 * menu.
 *
 * @throws MenuError `menu.unusable_archive` where there are too many
 */
export function photosOfPlan({ menus, mains }: ImportPlan): ReadonlyMap<string, readonly string[]> {
  const isLocation = locationTest(menus, mains);
  const folders = new Map<string, string[]>();
  for (const { folder, archived } of menus) {
    if (isLocation(archived)) continue;
    for (const hash of photosOf(archived)) folders.set(hash, [...(folders.get(hash) ?? []), folder]);
  }
  if (folders.size > ARCHIVE.maxPictures)
    throw new MenuError(
      'menu.unusable_archive',
      `These menus have ${folders.size} pictures. ${ARCHIVE.maxPictures} are the most at once: please choose fewer menus.`,
    );
  return folders;
}

/** The hashes of all photographs that a menu of an archive names. */
export function photosOf({ cover, categories }: ArchivedMenu): string[] {
  const named = [cover, ...categories.flatMap(({ items }) => items.map(({ photo }) => photo))];
  return [...new Set(named.flatMap((photo) => (photo ? [photo.hash] : [])))];
}

/** Pictures as they would be, to check everything else before one is opened. */
export function unopenedPictures({ menus, hasPicture }: OpenedArchive): MadePictures {
  const photos = new Map<string, MenuPhoto>();
  const logos = new Map<string, MenuLogo>();
  for (const { archived } of menus) {
    for (const hash of photosOf(archived)) if (hasPicture(hash)) photos.set(hash, { hash, width: 1, height: 1 });
    const hash = archived.logo?.hash;
    if (hash !== undefined && hasPicture(hash)) logos.set(hash, { hash, width: 1, height: 1, ground: 'light' });
  }
  return { photos, logos };
}
