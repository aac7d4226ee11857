/** Proofs that a quote was given: its prices hold for a while, though a happy hour has ended since. A port. */
export abstract class QuoteHolds {
  /** A token that no one else can make. @param at when the quote was given */
  abstract hold(shareId: string, at: Date): string;
  /** When the quote was given for which a token stands; undefined for one that is forged, of another menu, or over. */
  abstract heldAt(shareId: string, token: string): Date | undefined;
}
