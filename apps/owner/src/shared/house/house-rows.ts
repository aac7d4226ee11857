import type {
  HouseDetail,
  Menu,
  OpeningHours,
  ReadingFacts,
  SourceRegion,
  UpdateMenuRequest,
} from '@chalkboard/contracts';
import { HOUSE_DETAILS } from '@chalkboard/contracts/http/menu-choices';
import { lacksName } from '@chalkboard/menu-rules/restaurant-name';
import { hoursPrinted } from './printed-hours';

/** What can be said of the house. */
export type HouseChanges = Pick<
  UpdateMenuRequest,
  | 'restaurantName'
  | 'restaurantPhone'
  | 'restaurantAddress'
  | 'openingHours'
  | 'currency'
  | 'timeZone'
  | 'settledDetails'
>;

/** One detail of the house, as it is known and as it can be accepted. */
export interface HouseRow {
  readonly detail: HouseDetail;
  /** Its owner has said or found it right. */
  readonly settled: boolean;
  /** Where it was read. */
  readonly region: SourceRegion | undefined;
  /** What accepting it sends; undefined: it is missing, or has to be answered by itself. */
  readonly accept: HouseChanges | undefined;
}

/** What is known of the house besides the menu. */
export interface HouseFacts {
  readonly reading?: ReadingFacts;
  /** Zones that its place allows, the likeliest first. */
  readonly timeZones?: readonly string[];
  /** What was chosen in place of a currency that is only likely. */
  readonly currency?: string;
}

/**
 * The zones that it may be in. Where nothing tells, it is the one of this device, and without an address it is where
 * that is one of them: menus are read where they are served.
 */
export function zonesFor(
  { restaurantAddress }: Pick<Menu, 'restaurantAddress'>,
  timeZones: readonly string[] | undefined,
  deviceZone: string,
): readonly string[] | undefined {
  const isHere = timeZones?.length === 0 || (!restaurantAddress && timeZones?.includes(deviceZone));
  return isHere ? [deviceZone] : timeZones;
}

/** Every detail in its order. */
export function houseRows(menu: Menu, { reading, timeZones = [], currency = menu.currency }: HouseFacts): HouseRow[] {
  const accepts = {
    name: lacksName(menu) ? undefined : {},
    phone: menu.restaurantPhone ? {} : undefined,
    address: menu.restaurantAddress ? {} : undefined,
    hours: acceptedHours(menu, reading),
    // What is only likely stands to choose beside the button that accepts it.
    currency: menu.currencyAssumed ? { currency } : {},
    timeZone: acceptedZone(menu, timeZones),
  } satisfies Record<HouseDetail, HouseChanges | undefined>;
  const { name, phone, address, hours } = reading?.house ?? {};
  const regions: Partial<Record<HouseDetail, SourceRegion>> = { name, phone, address, hours: hours?.source };
  return HOUSE_DETAILS.map((detail) => {
    const accept = accepts[detail];
    return {
      detail,
      settled: menu.settledDetails?.includes(detail) ?? false,
      region: regions[detail],
      accept: accept && { ...accept, settledDetails: [detail] },
    };
  });
}

/** Everything that can be accepted and was not yet, as one change; undefined: nothing can. */
export function acceptAll(rows: readonly HouseRow[]): HouseChanges | undefined {
  const open = rows.filter(({ settled }) => !settled).flatMap(({ accept }) => accept ?? []);
  return open.length === 0
    ? undefined
    : { ...Object.assign({}, ...open), settledDetails: open.flatMap(({ settledDetails = [] }) => settledDetails) };
}

/** The hours that the paper tells, where the menu has none yet and they are clear. */
export function offeredHours(
  { openingHours }: Pick<Menu, 'openingHours'>,
  reading: ReadingFacts | undefined,
): OpeningHours | undefined {
  const printed = reading?.house?.hours?.text;
  return openingHours || printed === undefined ? undefined : hoursPrinted(printed);
}

/** The clock that it goes by: the one zone that its place allows, until its owner has said another. */
export function likelyZone(
  { timeZone, settledDetails: settled = [] }: Pick<Menu, 'timeZone' | 'settledDetails'>,
  timeZones: readonly string[] = [],
): string {
  return settled.includes('timeZone') ? timeZone : (timeZones[0] ?? timeZone);
}

function acceptedHours(menu: Menu, reading: ReadingFacts | undefined): HouseChanges | undefined {
  if (menu.openingHours) return {};
  const openingHours = offeredHours(menu, reading);
  return openingHours && { openingHours };
}

function acceptedZone(menu: Menu, timeZones: readonly string[]): HouseChanges | undefined {
  if (timeZones.length > 1) return undefined;
  const timeZone = likelyZone(menu, timeZones);
  return timeZone === menu.timeZone ? {} : { timeZone };
}
