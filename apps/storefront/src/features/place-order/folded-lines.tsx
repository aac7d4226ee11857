import type { Menu } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { FieldNote, Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { countOf } from '../../shared/cart/cart';
import { lineText } from '../../shared/cart/shown-line';
import type { Refusal } from '../../shared/checkout/checkout-rules';
import { checkoutTexts, texts } from '../../texts';
import { OrderLines } from './order-lines';

const t = checkoutTexts;

/**
 * The cart on the checkout: folded to one row on a phone, where it has more than one line; open where a line has to be
 * looked at.
 */
export function FoldedLines({
  subtotalMinor,
  refusal,
  ...lines
}: ComponentProps<typeof OrderLines> & {
  readonly menu: Menu;
  readonly read: TextReader;
  readonly subtotalMinor: number;
  readonly refusal: Refusal | undefined;
}) {
  const { cart, menu, read, problems } = lines;
  const [unfolded, setUnfolded] = useState(false);
  const refused = refusal?.fields.includes('lines') ? refusal.description : undefined;
  const foldable = cart.lines.length > 1 && !problems.some(Boolean);
  const open = !foldable || unfolded;
  const summary = (
    <>
      {texts.liveCart.dishes({ count: countOf(cart.lines) })} ·{' '}
      <Price>{formatMoney(subtotalMinor, menu.currency)}</Price>
    </>
  );
  return (
    <section
      id="order-lines"
      tabIndex={-1}
      aria-labelledby="lines"
      aria-describedby={refused ? 'lines-note' : undefined}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="lines" className="text-lead">
          {t.yourOrder}
        </h2>
        {foldable && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls="cart-lines"
            onClick={() => setUnfolded(!unfolded)}
            className="tap -me-2 inline-flex items-center gap-1.5 rounded-card px-2 text-small font-medium hover:bg-sunken lg:hidden"
          >
            <span className="sr-only">{t.showLines} </span>
            <span className="tabular">{summary}</span>
            <ChevronDown
              aria-hidden
              className={clsx('size-5 shrink-0 transition-transform duration-(--duration-quick)', open && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {!open && (
        <p className="truncate text-small text-quiet lg:hidden">
          {cart.lines.map((line) => `${line.quantity} × ${lineText(line, menu, read)}`).join(', ')}
        </p>
      )}
      <div id="cart-lines" className={clsx('mt-2', !open && 'max-lg:hidden')}>
        <OrderLines {...lines} />
      </div>
      {refused && (
        <div className="mt-2">
          <FieldNote id="lines-note" error={refused} />
        </div>
      )}
    </section>
  );
}
