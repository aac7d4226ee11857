import type { Menu, TrackedOrder } from '@chalkboard/contracts';
import { logoAddress } from '@chalkboard/menu-rules/logo';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { LogoPlate } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { trackingTexts as t } from '../../texts';
import { momentText } from './order-words';

/** Whose order this is, and which. `banded`: in the restaurant's colours, as its menu is. */
export function OrderHead({
  order,
  menu,
  banded,
  now,
}: {
  readonly order: TrackedOrder;
  readonly menu: Menu | undefined;
  readonly banded: boolean;
  readonly now: number;
}) {
  const { shareId, restaurantName, orderNumber, placedAt, timeZone, table } = order;
  const logo = menu?.logo;
  const quiet = banded ? 'text-current' : 'text-quiet';
  return (
    <header
      className={
        banded
          ? 'border-b-4 border-(--menu-band-mark) bg-(--menu-band) text-(--menu-on-band)'
          : 'border-b border-hairline'
      }
    >
      <div className="gutter mx-auto w-full max-w-5xl pt-1 pb-5 sm:pt-2 sm:pb-7">
        <Link
          to={`/menu/${shareId}`}
          className={clsx('tap inline-flex items-center gap-2 text-small underline-offset-4 hover:underline', quiet)}
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.backToMenu}
        </Link>
        <div className="mt-1 flex items-center gap-4">
          {logo && <LogoPlate src={logoAddress(logo.hash)} {...logo} size="small" />}
          <div className="min-w-0">
            <p className="font-serif text-title font-semibold tracking-tight wrap-anywhere">{restaurantName}</p>
            <div className={clsx('mt-1 flex flex-wrap items-baseline gap-x-1.5 text-small', quiet)}>
              <h1 className="tabular font-sans text-small font-semibold">{t.heading({ number: orderNumber })}</h1>
              <p className="tabular">
                · {table ? tableLabel(table.name) : t.facts[order.orderType]} ·{' '}
                {t.facts.placed({ when: momentText(placedAt, timeZone, now) })}
              </p>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
