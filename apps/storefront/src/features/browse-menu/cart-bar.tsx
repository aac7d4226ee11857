import { Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';

/** Under the thumb on a phone, as soon as there is something in the cart; `always`: on wide windows too. */
export function CartBar({ shareId, count, total, always }: { readonly shareId: string; readonly count: number; readonly total: string; readonly always: boolean }) {
  return (
    <nav aria-label={texts.cart.label} className={clsx('fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]', !always && 'md:hidden')}>
      <Link to={`/checkout/${shareId}`} className="mx-auto flex min-h-13 max-w-2xl items-center justify-between gap-4 rounded-card bg-accent px-5 font-medium text-on-accent">
        <span>
          {texts.cart.view} · <span className="tabular">{count}</span> <span className="sr-only">{texts.cart.items(count)}</span>
        </span>
        <Price>{total}</Price>
      </Link>
    </nav>
  );
}
