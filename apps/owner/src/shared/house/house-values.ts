import type { HouseDetail, Menu } from '@chalkboard/contracts';
import { UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { weekSummary } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { zoneName } from '../menu/hours/zone-name';
import { currencyName } from '../prices/currency-name';
import { likelyZone, offeredHours, type HouseFacts } from './house-rows';

const t = texts.house;

/** A detail in words, as it is or as it is offered; undefined: nothing is known. */
export function valueOf(
  detail: HouseDetail,
  menu: Menu,
  { reading, timeZones, currency = menu.currency }: HouseFacts,
): string | undefined {
  const hours = menu.openingHours ?? offeredHours(menu, reading);
  switch (detail) {
    case 'name':
      return menu.restaurantName === UNNAMED ? undefined : menu.restaurantName;
    case 'phone':
      return menu.restaurantPhone;
    case 'address':
      return menu.restaurantAddress;
    case 'hours':
      return hours && weekSummary(hours, t.hours.words).join(', ');
    case 'currency':
      return currencyName(currency);
    case 'timeZone':
      return zoneName(likelyZone(menu, timeZones));
  }
}
