import { ORDER } from '@chalkboard/contracts/limits';

/** Minutes as somebody wrote them: a whole number from 1 to the longest time that can be told, else undefined. */
export function parsedMinutes(text: string): number | undefined {
  const value = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= ORDER.maxMinutes ? value : undefined;
}
