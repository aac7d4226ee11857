import {
  ARCHIVE,
  type ArchivedItem,
  type ArchivedMenu,
  type Menu,
  type MenuItem,
  type MenuPhoto,
} from '@chalkboard/contracts';
import type { StoredMenu } from '../menu/stored-menu';

/**
 * A menu as it lies in an archive: what its owner has said and what guests read, without whose it is, who may change
 * it, how it was read and whether it was published.
 */
export function archivedMenu({ menu, follows }: StoredMenu): ArchivedMenu {
  const {
    version: _version,
    status: _status,
    settledDetails: _settled,
    locationsOf: _locations,
    logo,
    cover,
    categories,
    ...said
  } = menu;
  return {
    format: ARCHIVE.menuFormat,
    version: ARCHIVE.version,
    ...(said as SaidByOwner),
    ...(logo && { logo: { hash: logo.hash } }),
    ...(cover && { cover: archivedPhoto(cover) }),
    ...(follows && { location: { main: follows.main, prices: [...follows.prices] } }),
    categories: categories.map(({ source: _, ...category }) => ({
      ...category,
      items: category.items.map(archivedItem),
    })),
  };
}

/** Texts that only the edit page writes, which has checked them: a menu keeps them as plain texts. */
type SaidByOwner = Omit<Menu, keyof ChosenTexts | 'version' | 'status' | 'logo' | 'cover' | 'categories'> & ChosenTexts;
type ChosenTexts = Pick<
  ArchivedMenu,
  'translation' | 'backgroundTheme' | 'primaryColor' | 'secondaryColor' | 'cuisine' | 'messageLanguage'
>;

function archivedItem({
  confidence: _confidence,
  source: _source,
  photo,
  variants,
  addOns,
  ...item
}: MenuItem): ArchivedItem {
  return {
    ...item,
    ...(photo && { photo: archivedPhoto(photo) }),
    ...(variants && { variants: variants.map(({ source: _, ...variant }) => variant) }),
    ...(addOns && { addOns: addOns.map(({ source: _, ...addOn }) => addOn) }),
  };
}

const archivedPhoto = ({ hash, width }: MenuPhoto) => ({ hash, width });
