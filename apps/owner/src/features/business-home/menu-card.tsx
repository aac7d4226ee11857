import { Badge, Card, LinkButton } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { ArrowRight, ChartNoAxesColumn, Eye, Pencil, ReceiptText, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuAtHome } from '../../shared/browser-menus/read-menus';
import { texts } from '../../texts';
import { needsOf, type NeedKind } from './needs';

const t = texts.home;
const LOOKS: Readonly<Record<NeedKind, 'failed' | 'uncertain' | 'placed'>> = {
  unseen: 'failed',
  undelivered: 'failed',
  smsDown: 'failed',
  printerDown: 'failed',
  uncertain: 'uncertain',
  noPhone: 'uncertain',
  unconfirmed: 'uncertain',
  notPublished: 'placed',
};

/** One menu: what it is, what it needs, where to go. */
export function MenuCard({
  menu,
  claims,
}: {
  readonly menu: MenuAtHome;
  /** By which businesses a menu of this device alone can be taken in. */
  readonly claims: ReactNode;
}) {
  const { shareId, restaurantName, board } = menu;
  const page = `/menu/${shareId}`;
  const needs = menu.boardOnly ? [] : needsOf(menu);
  const links = [
    { to: page, label: t.menus.view, Icon: Eye },
    { to: `${page}/orders`, label: t.menus.orders, Icon: ReceiptText },
    ...(menu.boardOnly
      ? []
      : [
          { to: `${page}/figures`, label: t.menus.sales, Icon: ChartNoAxesColumn },
          { to: `${page}/edit`, label: t.menus.edit, Icon: Pencil },
          { to: `${page}/share`, label: t.menus.share, Icon: Share2 },
        ]),
  ];
  return (
    <Card className="!p-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:px-6">
        <div className="min-w-0">
          <h3 className="text-lead">{restaurantName}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-quiet">
            {menu.status === 'published' && <Badge state="ready">{t.menus.published}</Badge>}
            {t.menus.dishes({ count: menu.items })}
          </p>
        </div>
        {board && (
          <dl className="flex gap-6 text-small">
            <Figure name={t.menus.today} value={String(board.today.orders)} />
            <Figure name={t.menus.revenue} value={formatMoney(board.today.revenue, board.currency)} />
          </dl>
        )}
      </div>
      {needs.length > 0 && (
        <ul aria-label={t.attention} className="border-t border-hairline">
          {needs.map(({ kind, count, to }) => (
            <li
              key={kind}
              className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-1.5 not-last:border-b not-last:border-hairline sm:px-6"
            >
              <Badge state={LOOKS[kind]} className="!rounded-card text-left">
                {needTitle(kind, count)}
              </Badge>
              <Link
                to={to}
                className="tap -mr-1 inline-flex items-center gap-1 px-1 text-small font-medium underline-offset-2 hover:underline max-sm:ml-7"
              >
                {t.needs[kind].action}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {menu.unclaimed && claims && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline px-5 py-3 text-small sm:px-6">
          <p className="text-quiet">{t.menus.unclaimed}</p>
          <div className="flex flex-wrap gap-2">{claims}</div>
        </div>
      )}
      <div className="grid grid-cols-2 gap-1 border-t border-hairline p-2 sm:flex">
        {links.map(({ to, label, Icon }) => (
          <LinkButton
            key={to}
            as={Link}
            to={to}
            variant="quiet"
            aria-label={t.menus.named({ action: label, menu: restaurantName })}
          >
            <Icon aria-hidden />
            {label}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-caption text-quiet">{name}</dt>
      <dd className="tabular font-serif text-lead font-medium">{value}</dd>
    </div>
  );
}

function needTitle(kind: keyof typeof t.needs, count: number): string {
  const { title } = t.needs[kind];
  return typeof title === 'string' ? title : title({ count });
}
