import { typedPrice } from '@chalkboard/menu-rules/typed-price';
import { faultSentence } from './fault-sentence';

/** A price as it stands in a field; `free`: the owner has said that an amount of nothing is meant. */
export interface WrittenPrice {
  readonly price: string;
  readonly free?: boolean;
}

export type PriceCheck =
  | { readonly kind: 'fine' }
  /** No price; the sentence says what to write. */
  | { readonly kind: 'fault'; readonly sentence: string }
  /** An amount of nothing, which may be a slip: a free dish is made by who says so. */
  | { readonly kind: 'asks' };

export function checkPrice({ price, free }: WrittenPrice, currency: string): PriceCheck {
  const typed = typedPrice(price, currency);
  if (typed.kind === 'fault') return { kind: 'fault', sentence: faultSentence(typed.sentence, currency) };
  // Who writes "free" has said it.
  return typed.kind === 'amount' && typed.minor === 0 && !free && /\d/.test(price)
    ? { kind: 'asks' }
    : { kind: 'fine' };
}
