/** What different numbers are counted by. */
export const NUMBER_SCOPES = ['menu', 'visitor', 'address', 'block', 'country', 'platform'] as const;
export type NumberScope = (typeof NUMBER_SCOPES)[number];

/**
 * The most different numbers a day (UTC) that are texted. Restaurants whose number is confirmed do not count, nor
 * owners who sign in.
 */
export const TEXTED_NUMBERS = {
  /** Of a menu that belongs to no business which staff has approved: its own number, and guests'. */
  unapprovedMenu: 3,
  approvedMenu: 1000,
  /** By one browser: a guest orders at some restaurants, an owner corrects a number some times. */
  visitor: 10,
  /** From one network address: a restaurant's guests may all come from its own. */
  address: 150,
  /**
   * In one block of ten thousand numbers, which one owner has mostly: who is paid for texts that arrive has them sent
   * there.
   */
  block: 200,
  country: 3000,
  /** Everywhere. `TEXTED_NUMBERS_A_DAY` is another one. */
  platform: 5000,
} as const;

/** From this part of the platform's ceiling on somebody has to look. */
export const ALARMING_PART = 0.8;

/** A number that is to be texted, as far as limits go. */
export interface NumberToText {
  readonly shareId?: string;
  /** Staff has approved the menu's business. */
  readonly approved: boolean;
  readonly visitor?: string;
  readonly address?: string;
  readonly country: string;
  readonly block: string;
}

export interface ScopeLimit {
  readonly scope: NumberScope;
  readonly key: string;
  readonly most: number;
}

/**
 * What it counts to, the narrowest first: who is over a limit uses up none of a wider one. @param ceiling of the
 * platform
 */
export function limitsOf(
  { shareId, approved, visitor, address, country, block }: NumberToText,
  ceiling: number,
): ScopeLimit[] {
  return [
    ...(shareId === undefined
      ? []
      : [
          {
            scope: 'menu' as const,
            key: shareId,
            most: approved ? TEXTED_NUMBERS.approvedMenu : TEXTED_NUMBERS.unapprovedMenu,
          },
        ]),
    ...(visitor === undefined ? [] : [{ scope: 'visitor' as const, key: visitor, most: TEXTED_NUMBERS.visitor }]),
    ...(address === undefined ? [] : [{ scope: 'address' as const, key: address, most: TEXTED_NUMBERS.address }]),
    { scope: 'block', key: block, most: TEXTED_NUMBERS.block },
    { scope: 'country', key: country, most: TEXTED_NUMBERS.country },
    { scope: 'platform', key: '', most: ceiling },
  ];
}

export const COUNTRY_NOT_TEXTED =
  'We send no text messages to this number: its country or kind is not one of those that we text.';

/** Why a number is not texted, in words for the owner. */
export function overNumbers({ scope, most }: ScopeLimit): string {
  if (scope === 'menu') {
    return most === TEXTED_NUMBERS.unapprovedMenu
      ? `A menu texts at most ${most} different numbers a day until its business is approved. Confirm your own number by answering an order from it, and it counts no more.`
      : `A menu texts at most ${most} different numbers a day.`;
  }
  if (scope === 'visitor' || scope === 'address')
    return 'Too many different numbers were texted from this device or network today. Orders are on the order board.';
  return 'Too many different numbers were texted today, so this message was held back. Orders are on the order board.';
}
