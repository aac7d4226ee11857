import { PRODUCT_NAME, type UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';
import { drillLanguage, type RestaurantLanguages } from './languages';
import { formatClock } from './message-format';
import { plainLine } from './plain-line';
import type { WrittenMessage } from './sign-in-message';
import { BIG, RULE } from './ticket-layout';
import { said } from './ticket-parts';

/** A drill, as messages tell of it. */
export interface DrillAbout {
  readonly restaurantName: string;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 8601. */
  readonly opensAt: string;
  readonly language: UiLanguage;
}

type WithBoard = DrillAbout & { readonly boardUrl: string };

/** What the messages of a drill say of a restaurant. */
export function drillAbout(
  recipient: { readonly restaurantName: string; readonly timeZone: string } & RestaurantLanguages,
  opensAt: string,
): DrillAbout {
  const { restaurantName, timeZone } = recipient;
  return { restaurantName, timeZone, opensAt, language: drillLanguage(recipient) };
}

/** Asks a restaurant's number to show that somebody reads it. */
export function writeDrillText(about: DrillAbout): string {
  const { language } = about;
  return [say(language, 'drills', 'ask', valuesOf(about)), say(language, 'orders', 'stop')].join('\n');
}

/** What the printer prints: that it does is the answer. */
export function writeDrillTicket(about: DrillAbout): string {
  const { language, restaurantName } = about;
  return [
    `${BIG}${say(language, 'drills', 'ticketTitle')}`,
    said(restaurantName),
    RULE,
    say(language, 'drills', 'ticketText'),
    say(language, 'drills', 'ticketOpens', valuesOf(about)),
  ].join('\n');
}

/** What a restaurant reads by text when nobody answered and ordering is paused. */
export function writeUnheardText(about: WithBoard): string {
  const { language, boardUrl: link } = about;
  return [
    say(language, 'drills', 'unheard', valuesOf(about)),
    say(language, 'drills', 'unheardHow', { link }),
    say(language, 'orders', 'stop'),
  ].join('\n');
}

/** The same on paper. */
export function writeUnheardTicket({ language, restaurantName }: DrillAbout): string {
  return [
    `${BIG}${say(language, 'drills', 'pausedTitle')}`,
    said(restaurantName),
    RULE,
    say(language, 'drills', 'pausedText'),
    say(language, 'drills', 'pausedHow'),
  ].join('\n');
}

/** The same as an e-mail. */
export function writeUnheardEmail(about: WithBoard): WrittenMessage {
  const { language, boardUrl: link } = about;
  const values = valuesOf(about);
  const paragraphs = [
    say(language, 'drills', 'emailText', values),
    say(language, 'drills', 'emailHow', { link }),
    say(language, 'drills', 'emailOff'),
    say(language, 'account', 'regards', { product: PRODUCT_NAME }),
  ];
  return { subject: say(language, 'drills', 'emailSubject', values), body: `${paragraphs.join('\n\n')}\n` };
}

function valuesOf({ restaurantName, timeZone, opensAt, language }: DrillAbout): Record<string, string> {
  return { restaurant: plainLine(restaurantName), time: formatClock(opensAt, timeZone, language) };
}
