import { useId, useRef, useState, type FocusEvent } from 'react';
import { checkPrice, type PriceCheck, type WrittenPrice } from './price-check';

export interface PriceEntry {
  readonly written: WrittenPrice;
  readonly currency: string;
  /** What is said below the field; not while somebody writes, unless it was asked for. */
  readonly shown: Exclude<PriceCheck, { readonly kind: 'fine' }> | undefined;
  readonly noteId: string;
  readonly input: React.RefObject<HTMLInputElement | null>;
  onWrite(price: string): void;
  onSayFree(): void;
  onLeave(event: FocusEvent): void;
}

/**
 * One field for a price and what is said below it.
 * @param tried somebody wanted to go on with what stands there
 */
export function usePriceEntry({
  written,
  currency,
  tried = false,
  onChange,
}: {
  readonly written: WrittenPrice;
  readonly currency: string;
  readonly tried?: boolean;
  onChange(written: WrittenPrice): void;
}): PriceEntry {
  const [writing, setWriting] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const check = checkPrice(written, currency);
  return {
    written,
    currency,
    shown: check.kind === 'fine' || (writing && !tried) ? undefined : check,
    noteId,
    input,
    onWrite: (price) => {
      setWriting(true);
      onChange({ price, free: false });
    },
    onSayFree: () => onChange({ price: written.price, free: true }),
    onLeave: () => setWriting(false),
  };
}
