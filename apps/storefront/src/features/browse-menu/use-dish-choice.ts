import type { Menu } from '@chalkboard/contracts';
import { useState } from 'react';
import type { CartChoice } from '../../shared/cart/cart';
import { useChoices } from './choices/use-choices';
import type { CountedItem } from './counted-menu';
import { isChoosable } from './orderability';

/** Letters of a line's name at most, as the contract has it. */
const NAME_LETTERS = 300;
const cut = (name: string) => (name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name);

/** What a guest has chosen of a dish. The cart is given the printed names. */
export function useDishChoice(item: CountedItem, menu: Menu) {
  const variants = item.variants ?? [];
  const addOns = (item.addOns ?? []).filter(({ priceMinor }) => priceMinor !== undefined);
  const [variantId, setVariantId] = useState(() => variants.find(isChoosable)?.id);
  const [addOnIds, setAddOnIds] = useState<readonly string[]>([]);
  const [notes, setNotes] = useState('');
  const [quantity, setQuantity] = useState(1);
  const variant = variants.find(({ id }) => id === variantId);
  const choices = useChoices(menu, item, variant?.label);
  const chosen = addOns.filter(({ id }) => addOnIds.includes(id));
  const details = [variant?.label, ...chosen.map(({ name }) => name), ...choices.texts].filter(Boolean).join(', ');
  const choice: CartChoice = {
    name: cut(details ? `${item.name} (${details})` : item.name),
    unitMinor:
      ((variant ?? item).priceMinor ?? 0) +
      chosen.reduce((sum, { priceMinor }) => sum + (priceMinor ?? 0), 0) +
      choices.unitMinor,
    itemId: item.id,
    ...(variant ? { variantId: variant.id } : {}),
    addOnIds,
    ...choices.chosen,
    quantity,
    notes,
  };
  return {
    addOns,
    variantId,
    setVariantId,
    addOnIds,
    setAddOnIds,
    notes,
    setNotes,
    quantity,
    setQuantity,
    choices,
    choice,
  };
}

export type DishChoice = ReturnType<typeof useDishChoice>;
