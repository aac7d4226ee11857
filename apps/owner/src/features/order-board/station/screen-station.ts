import type { BoardItems, BoardOrder } from '@chalkboard/contracts';
import { localStore } from '@chalkboard/web-kit';
import { useState } from 'react';

/** A category that a screen is for. */
export interface StationCategory {
  readonly id: string;
  readonly name: string;
}

/** What a screen is for; empty: for everything. */
export type ScreenStation = readonly StationCategory[];

type Line = BoardOrder['lines'][number];

/**
 * The lines that are made at this screen, and those of other stations. A line whose category nobody knows is made
 * everywhere: better twice than not at all.
 */
export function linesOfStation(
  lines: readonly Line[],
  station: ScreenStation,
): { readonly own: readonly Line[]; readonly others: readonly Line[] } {
  const isOwn = ({ categoryId }: Line) =>
    station.length === 0 || categoryId === undefined || station.some(({ id }) => id === categoryId);
  return { own: lines.filter(isOwn), others: lines.filter((line) => !isOwn(line)) };
}

/** The categories of a menu, in its order. */
export function categoriesOf({ items }: BoardItems): StationCategory[] {
  const categories = new Map<string, string>();
  for (const { category, categoryId } of items) if (categoryId !== undefined) categories.set(categoryId, category);
  return [...categories].map(([id, name]) => ({ id, name }));
}

/** What this device's screen is for, which it remembers. */
export function useScreenStation(shareId: string): [ScreenStation, (station: ScreenStation) => void] {
  const key = `board_station_${shareId}`;
  const [station, setStation] = useState<ScreenStation>(() => parsed(localStore.read(key)));
  return [
    station,
    (next) => {
      localStore.write(key, JSON.stringify(next));
      setStation(next);
    },
  ];
}

/** Anything can lie in a browser's memory. */
function parsed(kept: string | null): ScreenStation {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isCategory) : [];
  } catch {
    return [];
  }
}

function isCategory(one: unknown): one is StationCategory {
  const { id, name } = (one ?? {}) as Partial<Record<keyof StationCategory, unknown>>;
  return typeof id === 'string' && typeof name === 'string';
}
