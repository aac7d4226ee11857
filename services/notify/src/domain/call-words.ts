import type { UiLanguage } from '@chalkboard/contracts';
import { LOCALES, messageLanguage, say } from '../texts/texts';
import type { DrillAbout } from './drill-message';
import { formatClock } from './message-format';
import { plainLine } from './plain-line';

/** What a call is about. */
export interface CallAbout {
  readonly restaurantName: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** What is said first. The order's number is spelled. */
export function askingWords(language: UiLanguage, about: CallAbout): string {
  return say(language, 'calls', 'ask', {
    restaurant: plainLine(about.restaurantName),
    order: [...about.orderNumber].join(' '),
    time: formatClock(about.placedAt, about.timeZone, language),
  });
}

/** What is said first in an opening drill. */
export function drillWords({ restaurantName, opensAt, timeZone, language }: DrillAbout): string {
  return say(language, 'calls', 'askDrill', {
    restaurant: plainLine(restaurantName),
    time: formatClock(opensAt, timeZone, language),
  });
}

/** Voice and closing words. @param tag the language of the call */
export function callTexts(tag: string): {
  readonly voice: string;
  readonly thanks: string;
  readonly drillThanks: string;
  readonly bye: string;
} {
  const language = messageLanguage(tag);
  return {
    voice: LOCALES[language],
    thanks: say(language, 'calls', 'thanks'),
    drillThanks: say(language, 'calls', 'drillThanks'),
    bye: say(language, 'calls', 'bye'),
  };
}
