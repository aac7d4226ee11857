import { PRODUCT_NAME } from '@chalkboard/contracts';

/**
 * The product's sign: a folded menu card, and its name set in the serif. `short`: on a phone the card alone is seen.
 */
export function Wordmark({ short = false }: { readonly short?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-lead font-semibold tracking-tight">
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M4 4.5 12 3v16.5L4 21z" className="fill-accent stroke-accent" />
        <path d="M12 3l8 1.5V21l-8-1.5z" />
        <path d="M14.8 9.2l2.6.5M14.8 12.7l2.6.5" />
      </svg>
      {short ? <span className="max-sm:sr-only">{PRODUCT_NAME}</span> : PRODUCT_NAME}
    </span>
  );
}
