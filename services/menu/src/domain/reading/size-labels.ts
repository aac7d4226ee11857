const LABEL = String.raw`(?:x-?small|x-?large|extra large|small|medium|large|regular|sml|med|lrg|reg|sm|lg|xl|glass|gls|bottle|btl|carafe|pitcher|pint|pt|quart|qt|cup|bowl|half doz(?:en)?|1/2 doz(?:en)?|dozen|doz|half|full|whole|slice|single|double|triple|ind(?:ividual)?|each|ea|lunch|dinner|kids?|child|adult|to go|dine in|personal|family|\d{1,3}(?:[.,]\d)?\s?(?:oz|cl|ml|l|g|kg|lbs?|inch|in|pcs?|pieces?|["”″])|[sml](?=\s|$|\.))\.?`;

/** What a price may be printed for: "Small", "glass", "12 oz"; source of a pattern, for the flag `i`. */
export const SIZE_LABEL_PATTERN = LABEL;

const ONLY_LABELS = new RegExp(String.raw`^\(?(?:${LABEL})(?:(?:\s*[/|,–-]\s*|\s+)(?:${LABEL}))+\)?$`, 'i');

/** Whether a text is nothing but size labels, two at least, as the head of a table of prices is. */
export function isSizeHeader(text: string): boolean {
  return ONLY_LABELS.test(text.trim());
}
