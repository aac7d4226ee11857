import { texts } from '../../texts';

const SHOWN = 3;

/** "Breakfast, Lunch"; "Off" for none, and how many more there are. */
export function namesText(names: readonly string[]): string {
  if (names.length === 0) return texts.rules.off;
  const shown = names.slice(0, SHOWN).join(', ');
  return names.length > SHOWN ? texts.times.andMore({ shown, more: names.length - SHOWN }) : shown;
}
