import { HOUSE_DETAILS, type HouseDetail, type Menu, type UpdateMenuRequest } from '@chalkboard/contracts';
import { lacksName } from '@chalkboard/menu-rules/restaurant-name';
import { MenuError } from './menu.errors';

/** Which detail each field of a change settles. */
const FIELDS = {
  name: 'restaurantName',
  phone: 'restaurantPhone',
  address: 'restaurantAddress',
  hours: 'openingHours',
  currency: 'currency',
  timeZone: 'timeZone',
} as const satisfies Record<HouseDetail, keyof UpdateMenuRequest & keyof Menu>;

/**
 * The details that its owner has said or found right, after a change. A detail that is sent as it was is not settled by
 * that: a form sends all of them. A currency is, for only who says it sends one.
 */
export function settledDetails(
  menu: Partial<Menu>,
  { settledDetails: found = [], ...changes }: Partial<UpdateMenuRequest>,
): HouseDetail[] {
  const settled = new Set([...(menu.settledDetails ?? []), ...found]);
  const isSaid = (detail: HouseDetail): boolean => {
    const field = FIELDS[detail];
    const said = changes[field];
    return said !== undefined && (detail === 'currency' || JSON.stringify(said) !== JSON.stringify(menu[field]));
  };
  return HOUSE_DETAILS.filter((detail) => settled.has(detail) || isSaid(detail));
}

/** @throws MenuError `menu.no_name` */
export function assertNamed(menu: Pick<Menu, 'restaurantName' | 'categories' | 'settledDetails'>): void {
  if (!lacksName(menu)) return;
  throw new MenuError(
    'menu.no_name',
    `Guests would read “${menu.restaurantName}” at the top. Please say what your restaurant is called, then publish.`,
  );
}
