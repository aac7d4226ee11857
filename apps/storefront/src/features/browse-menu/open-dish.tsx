import { fetchTexts } from '@chalkboard/web-kit/texts';
import { useEffect, useState } from 'react';
import { moreGroup } from '../../texts/generated';
import type { DishSheet, DishSheetProps } from './dish-sheet';

/** Fetches the sheet of a dish: apart from the page, which has no use for it until somebody asks. */
export const fetchDishSheet = () => fetchTexts([moreGroup]).then(() => import('./dish-sheet'));

/** The sheet of a dish, as soon as its code is there. `onFailure`: it could not be fetched. */
export function OpenDish({ onFailure, ...sheet }: DishSheetProps & { onFailure(): void }) {
  const [Sheet, setSheet] = useState<typeof DishSheet>();
  useEffect(() => {
    let left = false;
    fetchDishSheet().then(
      (fetched) => left || setSheet(() => fetched.DishSheet),
      () => left || onFailure(),
    );
    return () => {
      left = true;
    };
  }, []);
  return Sheet ? <Sheet {...sheet} /> : null;
}
