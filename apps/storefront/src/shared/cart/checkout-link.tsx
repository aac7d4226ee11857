import type { CartLine } from '@chalkboard/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { checkoutWith } from './handed-cart';

interface CheckoutLinkProps {
  readonly shareId: string;
  readonly lines: readonly CartLine[];
  /** Inside a page of another site: it leads to a window of its own, which gets the cart along. */
  readonly framed: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function CheckoutLink({ shareId, lines, framed, className, children }: CheckoutLinkProps) {
  if (!framed) {
    return (
      <Link to={`/checkout/${shareId}`} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={checkoutWith(shareId, lines)} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{texts.cart.inNewWindow}</span>
    </a>
  );
}
