import type { Menu } from '@chalkboard/contracts';
import { useEffect, useState } from 'react';

type Place = Pick<Menu, 'currency' | 'restaurantPhone' | 'timeZone'>;

/**
 * Judges phone numbers by the restaurant's country, once what it takes for that has come.
 * @returns undefined: nothing is known here, as without a network; the server judges
 */
export function usePhoneCheck({
  currency,
  restaurantPhone,
  timeZone,
}: Place): ((written: string) => boolean) | undefined {
  const [judge, setJudge] =
    useState<(written: string, place: { currency: string; restaurantPhone?: string; timeZone: string }) => boolean>();
  useEffect(() => {
    let left = false;
    import('./phone-check').then(
      ({ canBePhone }) => left || setJudge(() => canBePhone),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    judge &&
    ((written) => judge(written, { currency, timeZone, ...(restaurantPhone !== undefined && { restaurantPhone }) }))
  );
}
