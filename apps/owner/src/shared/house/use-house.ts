import type { Menu } from '@chalkboard/contracts';
import { useMemo, useState } from 'react';
import { acceptAll, houseRows, zonesFor, type HouseChanges, type HouseFacts, type HouseRow } from './house-rows';
import { valueOf } from './house-values';

/** What is known of the house, and how it is accepted. */
export interface House {
  readonly facts: HouseFacts;
  readonly rows: readonly HouseRow[];
  /** Everything that can be accepted and was not yet; undefined: nothing can. */
  readonly all: HouseChanges | undefined;
  /** The same as its owner reads it. */
  readonly allInWords: string;
  /** In place of a currency that is only likely. */
  chooseCurrency(currency: string): void;
}

/** The details of the house with what its owner has chosen of them so far. */
export function useHouse(menu: Menu, { reading, timeZones }: Pick<HouseFacts, 'reading' | 'timeZones'>): House {
  const [chosen, chooseCurrency] = useState<string>();
  return useMemo(() => {
    const currency = (menu.currencyAssumed && chosen) || menu.currency;
    const facts = {
      reading,
      timeZones: zonesFor(menu, timeZones, Intl.DateTimeFormat().resolvedOptions().timeZone),
      currency,
    };
    const rows = houseRows(menu, facts);
    const allInWords = rows
      .flatMap(({ detail, settled, accept }) => (accept && !settled ? (valueOf(detail, menu, facts) ?? []) : []))
      .join(' · ');
    return { facts, rows, all: acceptAll(rows), allInWords, chooseCurrency };
  }, [menu, reading, timeZones, chosen]);
}
