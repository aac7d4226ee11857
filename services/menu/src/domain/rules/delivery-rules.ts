import type { DeliveryRules, DeliveryZone } from '@chalkboard/contracts';
import { crossesItself, isOnOneLine, plainPostcode } from '@chalkboard/menu-rules/zone-area';
import { MenuError } from '../menu/menu.errors';

/** @throws MenuError `menu.invalid_rules` for the first zone that cannot be one */
export function assertDeliveryRules({ zones }: DeliveryRules): void {
  const ids = new Set<string>();
  const names = new Set<string>();
  for (const zone of zones) {
    if (ids.has(zone.id)) refuse(`The zone “${zone.name}” is there twice. Remove one of the two.`);
    if (names.has(zone.name.toLowerCase()))
      refuse(`Two zones are called “${zone.name}”. Give each a name of its own, so that tickets tell them apart.`);
    ids.add(zone.id);
    names.add(zone.name.toLowerCase());
    assertArea(zone);
  }
}

function assertArea({ name, area }: DeliveryZone): void {
  if (area.kind === 'postcodes') return assertPostcodes(name, area.postcodes);
  if (area.kind === 'circle') return;
  // First: of points on one line each edge lies on another.
  if (isOnOneLine(area.points)) refuse(`The zone “${name}” has no area. Draw it around the streets you mean.`);
  if (crossesItself(area.points)) refuse(`The zone “${name}” crosses itself. Draw it so that its lines do not meet.`);
}

function assertPostcodes(zone: string, postcodes: readonly string[]): void {
  const seen = new Set<string>();
  for (const written of postcodes) {
    const plain = plainPostcode(written);
    const stars = plain.split('*').length - 1;
    if (plain === '') refuse(`A postcode of the zone “${zone}” is empty.`);
    if (stars > 1 || (stars === 1 && !plain.endsWith('*')))
      refuse(`“${written}” in the zone “${zone}”: the * can only stand at the end, as in 770*.`);
    if (!/[\p{L}\p{N}*]/u.test(plain)) refuse(`“${written}” in the zone “${zone}” is not a postcode.`);
    if (seen.has(plain)) refuse(`The postcode ${written} is in the zone “${zone}” twice.`);
    seen.add(plain);
  }
}

function refuse(detail: string): never {
  throw new MenuError('menu.invalid_rules', detail);
}
