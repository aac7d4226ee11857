import type { EditedAllergens, EditedItem, ItemAllergens, MenuItem } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';

/**
 * What a dish contains: by its owner's word as it is sent; as printed only as the reading had it, or with a dish that
 * is new here, which came from other photos or was made of one that is here.
 *
 * @throws MenuError `menu.invalid_allergens`
 */
export function editedAllergens(
  { name, allergens: sent }: Pick<EditedItem, 'name' | 'allergens'>,
  now: MenuItem | undefined,
  then: MenuItem | undefined,
): Pick<MenuItem, 'allergens'> {
  if (sent === null) return {};
  if (sent === undefined) return stated((now ?? then)?.allergens);
  if (sent.source === 'confirmed') return { allergens: confirmed(name, sent) };
  if (sent.mayContain && sent.mayContain.length > 0)
    throw new MenuError(
      'menu.invalid_allergens',
      `What “${name}” may contain is not on the paper. Please choose “Confirmed by us” to say it.`,
    );
  if (now || then) return stated([now, then].find((part) => part?.allergens?.source === 'printed')?.allergens);
  return sent.names.length > 0 ? { allergens: { source: 'printed', names: [...new Set(sent.names)] } } : {};
}

function confirmed(dish: string, { names, mayContain = [] }: EditedAllergens): ItemAllergens {
  const contained = new Set(names.map((name) => name.toLowerCase()));
  const both = mayContain.find((name) => contained.has(name.toLowerCase()));
  if (both !== undefined)
    throw new MenuError(
      'menu.invalid_allergens',
      `“${dish}” is said both to contain ${both} and to maybe contain it. Please choose one of the two.`,
    );
  return {
    source: 'confirmed',
    names: [...new Set(names)],
    ...(mayContain.length > 0 && { mayContain: [...new Set(mayContain)] }),
  };
}

function stated(allergens: ItemAllergens | undefined): Pick<MenuItem, 'allergens'> {
  return allergens ? { allergens } : {};
}
