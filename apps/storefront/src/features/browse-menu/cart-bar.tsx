import type { CartLine, Menu } from '@chalkboard/contracts';
import { Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { addsLater } from '../../shared/cart/adds-later';
import { countOf, missingMinorOf, subtotalMinorOf } from '../../shared/cart/cart';
import { CheckoutLink } from '../../shared/cart/checkout-link';
import { texts } from '../../texts';

interface CartBarProps {
  readonly menu: Pick<Menu, 'shareId' | 'currency' | 'minimumOrder' | 'rules'>;
  readonly lines: readonly CartLine[];
  /** Inside a page of another site. */
  readonly framed: boolean;
}

/** Under the thumb where there is no cart beside the menu, as soon as there is something in it. */
export function CartBar({ menu, lines, framed }: CartBarProps) {
  const { shareId, currency } = menu;
  const count = countOf(lines);
  const missing = missingMinorOf(lines, menu);
  return (
    <nav
      aria-label={texts.cart.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-paper px-3 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {missing > 0 && (
        <p className="mx-auto mb-2 max-w-2xl px-2 text-center text-caption text-quiet">
          {texts.liveCart.missing({ amount: formatMoney(missing, currency) })}
        </p>
      )}
      {addsLater(menu.rules?.taxes) && (
        <p className="mx-auto mb-2 max-w-2xl px-2 text-center text-caption text-quiet">{texts.liveCart.plusTax}</p>
      )}
      <CheckoutLink
        shareId={shareId}
        lines={lines}
        framed={framed}
        className="mx-auto flex min-h-13 max-w-2xl items-center gap-3 rounded-card bg-accent px-4 font-medium text-on-accent hover:bg-accent-hover"
      >
        <span>{texts.cart.view}</span>
        <span className="tabular inline-flex min-w-7 items-center justify-center rounded-full border border-current px-2 text-small leading-6">
          {count}
          <span className="sr-only"> {texts.cart.items({ count })}</span>
        </span>
        <Price className="ms-auto text-lead">{formatMoney(subtotalMinorOf(lines, currency), currency)}</Price>
      </CheckoutLink>
    </nav>
  );
}
