import { clsx } from 'clsx';
import { ChartNoAxesColumn, ReceiptText, Share2, SlidersHorizontal, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import type { FrameLink, TabName } from './menu-places';

const t = texts.menuFrame;

const ICONS = {
  orders: ReceiptText,
  menu: UtensilsCrossed,
  details: SlidersHorizontal,
  share: Share2,
  figures: ChartNoAxesColumn,
} as const;

/** The tabs of a menu: in the header where there is room, on a phone at the bottom, in reach of the thumb. */
export function TabLinks({
  shareId,
  tabs,
  current,
}: {
  readonly shareId: string;
  readonly tabs: readonly FrameLink<TabName>[];
  readonly current: TabName | undefined;
}) {
  return (
    <nav
      aria-label={t.navigation}
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-hairline max-lg:bg-surface max-lg:pb-[env(safe-area-inset-bottom)] lg:self-stretch print:hidden"
    >
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col lg:flex lg:h-full">
        {tabs.map(({ name, path }) => {
          const Icon = ICONS[name];
          const isCurrent = name === current;
          return (
            <li key={name} className="flex min-w-0">
              <Link
                to={`/menu/${shareId}${path}`}
                aria-current={isCurrent ? 'page' : undefined}
                className={clsx(
                  'tap flex min-h-14 w-full flex-col items-center justify-center gap-1 border-t-2 text-center text-caption transition-colors duration-(--duration-quick) lg:flex-row lg:gap-2 lg:border-t-0 lg:border-b-2 lg:px-3 lg:text-small xl:px-4',
                  isCurrent
                    ? 'border-accent font-semibold text-ink [&_svg]:text-accent'
                    : 'border-transparent text-quiet hover:text-ink',
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0 lg:size-4" />
                <span className="max-w-full leading-none wrap-anywhere hyphens-auto">{t.tabs[name]}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
