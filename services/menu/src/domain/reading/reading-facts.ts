import type { ReadingFacts } from '@chalkboard/contracts/http/menu-review';
import type { ReadingOutcome } from './reading-outcome';
import { verdictOf } from './verdict';

/** What is kept of how a menu was read, beside the menu. */
export function factsOf({ reading, reader, note }: Pick<ReadingOutcome, 'reading' | 'reader' | 'note'>): ReadingFacts {
  return {
    reader,
    ...(note ? { note } : {}),
    prices: reading.prices,
    print: reading.print,
    ...(reading.house && { house: reading.house }),
    ...verdictOf(reading),
  };
}
