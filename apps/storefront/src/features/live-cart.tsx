import type { Menu } from '@chalkboard/contracts';
import { ORDER } from '@chalkboard/contracts/limits';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { LinkButton, Price, QuantityStepper } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { ShoppingBag } from 'lucide-react';
import { CartAllergens } from '../shared/allergens/cart-allergens';
import { addsLater } from '../shared/cart/adds-later';
import { countOf, lineMinorOf, missingMinorOf, setQuantity, subtotalMinorOf } from '../shared/cart/cart';
import { CheckoutLink } from '../shared/cart/checkout-link';
import { LineName } from '../shared/cart/line-name';
import { lineText } from '../shared/cart/shown-line';
import { useCart } from '../shared/cart/use-cart';
import { texts } from '../texts';

const { liveCart: t } = texts;

/**
 * The cart beside the menu, where there is room for it: what is in it, what is missing to the least that is taken, and
 * the way to the checkout.
 */
export function LiveCart({
  menu,
  read,
  framed,
}: {
  readonly menu: Menu;
  readonly read: TextReader;
  readonly framed: boolean;
}) {
  const { shareId, currency } = menu;
  const { lines, change } = useCart(shareId);
  const money = (minor: number) => formatMoney(minor, currency);
  const missing = missingMinorOf(lines, menu);
  return (
    <section
      aria-labelledby="live-cart"
      className="rounded-card border border-hairline bg-surface max-lg:hidden noscript:hidden"
    >
      <h2 id="live-cart" className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-3 text-lead">
        {t.heading}
        {lines.length > 0 && (
          <span className="tabular font-sans text-small font-normal text-quiet">
            {t.dishes({ count: countOf(lines) })}
          </span>
        )}
      </h2>
      {lines.length === 0 ? (
        <div className="flex items-start gap-3 border-t border-hairline px-5 py-5 text-small text-quiet">
          <ShoppingBag aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
          <p>{t.empty}</p>
        </div>
      ) : (
        <>
          <ul className="max-h-[max(13rem,calc(100dvh-26rem))] divide-y divide-hairline overflow-y-auto border-y border-hairline px-5">
            {lines.map((line, index) => (
              <li
                key={`${index}-${line.name}`}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 py-3"
              >
                <p className="self-start text-small font-medium wrap-anywhere">
                  <LineName line={line} menu={menu} read={read} />
                </p>
                <Price className="self-start text-small">{money(lineMinorOf(line, currency))}</Price>
                <div className="col-span-2 -my-0.5">
                  <QuantityStepper
                    label={lineText(line, menu, read)}
                    value={line.quantity}
                    max={ORDER.maxQuantity}
                    onChange={(quantity) => change((now) => setQuantity(now, index, quantity, currency))}
                  />
                </div>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 px-5 pt-3 pb-5">
            <p className="flex items-baseline justify-between gap-3 font-semibold">
              <span>{t.subtotal}</span>
              <Price>{money(subtotalMinorOf(lines, currency))}</Price>
            </p>
            <CartAllergens lines={lines} menu={menu} read={read} />
            {missing > 0 && (
              <p className="rounded-card bg-uncertain-wash px-3 py-2 text-small">
                {t.missing({ amount: money(missing) })}
              </p>
            )}
            {addsLater(menu.rules?.taxes) && <p className="text-caption text-quiet">{t.plusTax}</p>}
            <LinkButton
              as={CheckoutLink}
              shareId={shareId}
              lines={lines}
              framed={framed}
              variant="primary"
              size="large"
              block
            >
              {t.checkout}
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
