import { PAGE_ROUTES } from '@chalkboard/contracts';

export type TabName = 'orders' | 'menu' | 'details' | 'share' | 'figures';
export type SectionName =
  | 'dishes'
  | 'photos'
  | 'languages'
  | 'diets'
  | 'update'
  | 'locations'
  | 'details'
  | 'look'
  | 'hours'
  | 'ordering'
  | 'notifications'
  | 'team'
  | 'plan'
  | 'all';

interface Place {
  readonly tab: TabName;
  readonly section?: SectionName;
  /** Below `/menu/:shareId`. */
  readonly path: string;
}

/** Every page of a menu that stands in the frame, in the order of tabs and sections. */
const PLACES: readonly Place[] = [
  { tab: 'orders', path: '/orders' },
  { tab: 'menu', section: 'dishes', path: '/review' },
  { tab: 'menu', section: 'photos', path: '/photos' },
  { tab: 'menu', section: 'languages', path: '/languages' },
  { tab: 'menu', section: 'update', path: '/update' },
  { tab: 'menu', section: 'locations', path: '/locations' },
  { tab: 'menu', section: 'diets', path: '/diets' },
  { tab: 'details', section: 'details', path: '/details' },
  { tab: 'details', section: 'look', path: '/details/look' },
  { tab: 'details', section: 'hours', path: '/details/hours' },
  { tab: 'details', section: 'ordering', path: '/details/ordering' },
  { tab: 'details', section: 'notifications', path: '/details/notifications' },
  { tab: 'details', section: 'team', path: '/details/team' },
  { tab: 'details', section: 'plan', path: '/details/plan' },
  { tab: 'details', section: 'all', path: '/edit' },
  { tab: 'share', path: '/share' },
  { tab: 'figures', path: '/figures' },
];

/** What the main menu alone has: a location takes it from there. */
const OF_MAIN_MENU: readonly SectionName[] = ['dishes', 'photos', 'languages', 'update', 'look'];

const BELOW_MENU = '/menu/:shareId';
const isPage = ({ path }: Place) =>
  PAGE_ROUTES.some((route) => route.path === BELOW_MENU + path || isSection(route.path, path));
const isSection = (route: string, path: string) =>
  route.endsWith('/:section') &&
  BELOW_MENU + path.slice(0, path.lastIndexOf('/')) === route.slice(0, -'/:section'.length);

/** What somebody may do with a menu, and what kind of menu it is, as far as the frame depends on it. */
export interface FrameRights {
  readonly canEdit: boolean;
  /** A main menu of a business may have locations. */
  readonly mayHaveLocations: boolean;
  /** It follows a main menu. */
  readonly isLocation: boolean;
}

/** A tab with the page that it opens. */
export interface FrameLink<Name> {
  readonly name: Name;
  readonly path: string;
}

/** Where a page stands; undefined of one that is in no tab. @param path below `/menu/:shareId` */
export function placeAt(path: string): Place | undefined {
  const plain = path.replace(/\/+$/, '');
  return PLACES.find((place) => place.path === plain);
}

/** The sections of a tab that somebody may open; none where the tab is one page. */
export function sectionsOf(tab: TabName, rights: FrameRights): FrameLink<SectionName>[] {
  if (!rights.canEdit) return [];
  return PLACES.flatMap((place) =>
    place.tab === tab && place.section && mayOpen(place.section, rights)
      ? [{ name: place.section, path: place.path }]
      : [],
  );
}

function mayOpen(section: SectionName, { isLocation, mayHaveLocations }: FrameRights): boolean {
  if (section === 'locations') return isLocation || mayHaveLocations;
  return !(isLocation && OF_MAIN_MENU.includes(section));
}

/**
 * The tabs that somebody may open. Who came by a link to the board alone has the board; whoever else may not change the
 * menu has none. A tab is there once its page is one.
 */
export function tabsFor(rights: FrameRights): FrameLink<TabName>[] {
  if (!rights.canEdit) return [];
  const names = [...new Set(PLACES.filter(isPage).map(({ tab }) => tab))];
  return names.map((name) => ({
    name,
    path: sectionsOf(name, rights)[0]?.path ?? PLACES.find(({ tab }) => tab === name)!.path,
  }));
}
