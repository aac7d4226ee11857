import { Price } from '@chalkboard/ui';
import { Link } from 'react-router-dom';

/** Under the thumb on a phone, as soon as there is something in the cart. */
export function CartBar({ shareId, count, total }: { readonly shareId: string; readonly count: number; readonly total: string }) {
  return (
    <nav aria-label="Cart" className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <Link to={`/checkout/${shareId}`} className="flex min-h-13 items-center justify-between gap-4 rounded-card bg-accent px-5 font-medium text-on-accent">
        <span>
          View cart · <span className="tabular">{count}</span> <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
        </span>
        <Price>{total}</Price>
      </Link>
    </nav>
  );
}
