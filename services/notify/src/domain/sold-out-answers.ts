import type { NamedDish, UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { plainLine } from './plain-line';

/** What is answered to "86 salmon", in a language. */
export class SoldOutAnswers {
  constructor(private readonly language: UiLanguage) {}

  get howTo(): string {
    return say(this.language, 'answers', 'soldOutHow');
  }

  get notNow(): string {
    return say(this.language, 'answers', 'soldOutNotNow');
  }

  /** @param words as they were written */
  unknown(words: string): string {
    return say(this.language, 'answers', 'soldOutUnknown', { words: plainLine(words) });
  }

  done(name: string, soldOut: boolean): string {
    return say(this.language, 'answers', soldOut ? 'soldOutDone' : 'thereAgain', { name: plainLine(name) });
  }

  /** @param count of all that are called so */
  choose(dishes: readonly NamedDish[], count: number, soldOut: boolean): string {
    const command = soldOut ? '86' : 'un86';
    const several = new Set(dishes.map(({ shareId }) => shareId)).size > 1;
    const listed = dishes.map(
      ({ name, restaurantName }, index) =>
        `${command} ${index + 1}: ${plainLine(name)}${several ? `, ${plainLine(restaurantName)}` : ''}`,
    );
    const more = count - dishes.length;
    return [
      say(this.language, 'answers', 'soldOutWhich'),
      ...listed,
      ...(more > 0 ? [say(this.language, 'answers', 'soldOutMore', { count: more })] : []),
    ].join('\n');
  }
}
