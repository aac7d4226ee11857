import type { HostV1, Menu, SourcePage, SourcePages } from '@chalkboard/contracts';
import { Button, SkeletonBar } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Check, CircleCheck, Clock, Coins, Globe, MapPin, Phone } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../texts';
import { CurrencyChoice } from './currency-choice';
import { DetailForm } from './detail-form';
import { DetailRow } from './house-row';
import type { HouseFacts, HouseRow } from './house-rows';
import { valueOf } from './house-values';
import { useHouse, type House } from './use-house';
import { useSaveHouse, type SaveHouse } from './use-save-house';

const t = texts.house;
const NO_PAGES: readonly SourcePage[] = [];
const ICONS = { phone: Phone, address: MapPin, hours: Clock, currency: Coins, timeZone: Globe };
type Line = keyof typeof ICONS;
const LINES = Object.keys(ICONS) as Line[];

interface HouseCardProps {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly house: House;
  readonly source?: SourcePages;
  /** What was read of the house is on its way. */
  readonly pending?: boolean;
  /** Given to the page with the opening hours, which leads back. */
  readonly linkState?: unknown;
  /** Where a change has to wait for others; else it is sent at once. */
  readonly save?: SaveHouse;
  onSaved?(menu: Menu): void;
}

/**
 * "Is this you?": what was read of the house, accepted in one tap or one by one. It stands beside the menu, and nothing
 * waits for it but a name.
 */
export function HouseCheck({
  reading,
  timeZones,
  ...props
}: Omit<HouseCardProps, 'house'> & Pick<HouseFacts, 'reading' | 'timeZones'>) {
  return <HouseCard {...props} house={useHouse(props.menu, { reading, timeZones })} />;
}

/** The same where the page has a part of its own in it. */
export function HouseCard({ host, menu, house, source, pending = false, linkState, save, onSaved }: HouseCardProps) {
  const { facts, rows, all } = house;
  const open = rows.filter(({ settled }) => !settled);
  const [closely, setClosely] = useState(false);
  const [editing, setEditing] = useState<HouseRow['detail']>();
  const section = useRef<HTMLElement>(null);
  /** Where the focus goes when what had it is gone: to the next question, or to this detail. */
  const goTo = useRef<HouseRow['detail'] | 'next'>(undefined);
  const titleId = useId();
  const saving = useSaveHouse({
    host,
    shareId: menu.shareId,
    save,
    onSaved: (saved) => {
      goTo.current = 'next';
      setEditing(undefined);
      onSaved?.(saved);
    },
  });

  useLayoutEffect(() => {
    const to = goTo.current;
    if (to === undefined) return;
    goTo.current = undefined;
    const row = section.current?.querySelector<HTMLElement>(
      to === 'next' ? '[data-house-row]:not([data-settled])' : `[data-house-row="${to}"]`,
    );
    (row?.querySelector<HTMLElement>('[data-answer]') ?? row ?? section.current)?.focus({ preventScroll: !row });
  }, [menu, closely, editing]);

  const look = (next: boolean) => {
    goTo.current = 'next';
    setEditing(undefined);
    setClosely(next);
  };
  const edit = (detail: HouseRow['detail'], on: boolean) => {
    if (!on) goTo.current = detail;
    setEditing(on ? detail : undefined);
  };
  const acceptRest = () => all && saving.mutate(all, { onSuccess: () => look(open.some(({ accept }) => !accept)) });
  const isNameless = open.some(({ detail, accept }) => detail === 'name' && !accept);
  const isDone = open.length === 0 && !closely;

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-busy={saving.isPending}
      aria-labelledby={titleId}
      className={clsx('@container', !isDone && 'rounded-card border border-hairline bg-surface p-5')}
    >
      {isDone ? (
        <Settled titleId={titleId} menu={menu} facts={facts} onChange={() => look(true)} />
      ) : (
        <>
          <div className="flex items-start justify-between gap-x-4">
            <div className="min-w-0">
              <h2 id={titleId} className="text-lead">
                {t.title}
              </h2>
              <p className="text-small text-quiet">{t.lead}</p>
            </div>
            {closely && (
              <Button variant="quiet" className="-my-1.5 -mr-4 shrink-0" onClick={() => look(false)}>
                {t.less}
              </Button>
            )}
          </div>
          {closely ? (
            <ul className="mt-3 -mb-4 grid grid-cols-1 gap-x-12 @4xl:grid-cols-2">
              {rows.map((row) => (
                <DetailRow
                  key={row.detail}
                  row={row}
                  menu={menu}
                  facts={facts}
                  pages={source?.pages ?? NO_PAGES}
                  pending={saving.isPending}
                  editing={editing === row.detail}
                  linkState={linkState}
                  onEdit={(on) => edit(row.detail, on)}
                  onCurrency={house.chooseCurrency}
                  onSave={saving.mutate}
                />
              ))}
            </ul>
          ) : (
            <Summary menu={menu} facts={facts} rows={rows} pending={pending}>
              {isNameless && (
                <div className="mt-3 mb-5 max-w-md">
                  <DetailForm
                    detail="name"
                    menu={menu}
                    timeZones={[]}
                    pending={saving.isPending}
                    autoFocus={false}
                    action={t.save}
                    onSave={saving.mutate}
                  />
                </div>
              )}
            </Summary>
          )}
          {!closely && menu.currencyAssumed && (
            <div className="mt-4">
              <CurrencyChoice
                currency={facts.currency ?? menu.currency}
                pending={pending || saving.isPending}
                onChange={house.chooseCurrency}
              />
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
            {all && (!closely || open.length > 1) && (
              <Button className="max-sm:w-full" disabled={pending || saving.isPending} onClick={acceptRest}>
                <Check aria-hidden />
                {saving.isPending ? t.saving : open.every(({ accept }) => accept) ? t.all : t.rest}
              </Button>
            )}
            {!closely && (
              <Button
                variant={all ? 'quiet' : 'secondary'}
                className="max-sm:w-full"
                disabled={pending}
                onClick={() => look(true)}
              >
                {t.closer}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** On a few lines: what guests would see. `children`: below the name. */
function Summary({
  menu,
  facts,
  rows,
  pending,
  children,
}: {
  readonly menu: Menu;
  readonly facts: HouseFacts;
  readonly rows: readonly HouseRow[];
  readonly pending: boolean;
  readonly children: ReactNode;
}) {
  const name = valueOf('name', menu, facts);
  return (
    <div className="mt-3">
      <p className="font-serif text-title wrap-break-word">{name ?? t.name.unread}</p>
      {children}
      <ul className="mt-2 grid gap-x-8 gap-y-1.5 text-small sm:grid-cols-2">
        {LINES.filter((line) => line !== 'currency' || !menu.currencyAssumed).map((detail) => {
          const Icon = ICONS[detail];
          const row = rows.find((one) => one.detail === detail);
          return (
            <li key={detail} className="flex min-w-0 items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" />
              <span className="sr-only">{t.labels[detail]}: </span>
              {pending && (detail === 'hours' || detail === 'timeZone') ? (
                <SkeletonBar className="mt-1 h-4 w-40" />
              ) : (
                <Known detail={detail} value={valueOf(detail, menu, facts)} row={row} facts={facts} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A value, or that it is missing or has to be said. */
function Known({
  detail,
  value,
  row,
  facts,
}: {
  readonly detail: Line;
  readonly value: string | undefined;
  readonly row: HouseRow | undefined;
  readonly facts: HouseFacts;
}) {
  const isSaid = row?.accept !== undefined || row?.settled === true;
  if (detail === 'timeZone' && !isSaid) return <span className="text-uncertain">{t.timeZone.ask}</span>;
  if (value !== undefined) return <span className="min-w-0 wrap-break-word">{value}</span>;
  return <span className="min-w-0 wrap-break-word text-quiet">{missing(detail, row?.settled ?? false, facts)}</span>;
}

function missing(detail: Line, settled: boolean, { reading }: HouseFacts): string | undefined {
  if (detail === 'currency' || detail === 'timeZone') return undefined;
  if (settled) return t.none[detail];
  const printed = reading?.house?.hours?.text;
  return detail === 'hours' && printed ? t.hours.printed({ text: printed }) : t.missing[detail];
}

/** All is said: one quiet line. */
function Settled({
  titleId,
  menu,
  facts,
  onChange,
}: {
  readonly titleId: string;
  readonly menu: Menu;
  readonly facts: HouseFacts;
  onChange(): void;
}) {
  const contact = (['address', 'phone'] as const).flatMap((detail) => valueOf(detail, menu, facts) ?? []);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 id={titleId} className="sr-only">
        {t.title}
      </h2>
      <p className="flex min-w-0 items-start gap-2 text-small text-quiet">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-ready" />
        <span className="sr-only">{t.settled}</span>
        <span className="min-w-0 wrap-break-word">{[menu.restaurantName, ...contact].join(' · ')}</span>
      </p>
      <Button variant="quiet" aria-label={t.changeSettled} className="-ml-4" onClick={onChange}>
        {t.change}
      </Button>
    </div>
  );
}
