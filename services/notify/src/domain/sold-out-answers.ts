import type { NamedDish } from '@chalkboard/contracts';
import { plainLine } from './plain-line';

/** What is answered to "86 salmon". */
export const SOLD_OUT_ANSWERS = {
  howTo: 'Write 86 and the dish, such as "86 salmon", and it is sold out. Write "un86 salmon" and it is there again.',
  notNow: 'This could not be changed right now. Please try again in a minute, or use your order board.',
  /** @param words as they were written */
  unknown: (words: string) =>
    `No dish of your menu is called "${plainLine(words)}". Please write it as it stands on your menu.`,
  done: (name: string, soldOut: boolean) =>
    soldOut
      ? `${plainLine(name)} is sold out now. Reply "un86 ${plainLine(name)}" when it is there again.`
      : `${plainLine(name)} is there again.`,
  /** @param count of all that are called so */
  choose: (dishes: readonly NamedDish[], count: number, soldOut: boolean) => {
    const command = soldOut ? '86' : 'un86';
    const several = new Set(dishes.map(({ shareId }) => shareId)).size > 1;
    const listed = dishes.map(
      ({ name, restaurantName }, index) =>
        `${command} ${index + 1}: ${plainLine(name)}${several ? `, ${plainLine(restaurantName)}` : ''}`,
    );
    const more = count - dishes.length;
    return [
      `Which one? Reply`,
      ...listed,
      ...(more > 0 ? [`${more} more are called so: write more of the name.`] : []),
    ].join('\n');
  },
} as const;
