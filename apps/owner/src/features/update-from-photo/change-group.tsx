import type { MenuChange, SourcePage } from '@chalkboard/contracts';
import { Badge } from '@chalkboard/ui';
import { useEffect, useId, useRef } from 'react';
import { PaperPlace } from '../../shared/source-image/source-image-place';
import { texts } from '../../texts';
import { ChangeText, nameOf } from './change-text';
import { otherPriceOf, withAmount, type Amounts } from './chosen-changes';
import { TwoPrices } from './two-prices';

const t = texts.update.list;

/** The changes of one kind, each with its tick; the one above ticks or clears all of them. */
export function ChangeGroup({
  kind,
  changes,
  chosen,
  amounts,
  pages,
  onDecide,
  onTake,
}: {
  readonly kind: MenuChange['kind'];
  readonly changes: readonly MenuChange[];
  /** Ids of what is ticked. */
  readonly chosen: ReadonlySet<string>;
  readonly amounts: Amounts;
  /** The new paper; empty when it is not kept any more. */
  readonly pages: readonly SourcePage[];
  onDecide(ids: readonly string[], apply: boolean): void;
  onTake(id: string, amount: string): void;
}) {
  const heading = useId();
  const all = useRef<HTMLInputElement>(null);
  const ticked = changes.filter(({ id }) => chosen.has(id)).length;
  const { title, text } = t.groups[kind];

  useEffect(() => {
    if (all.current) all.current.indeterminate = ticked > 0 && ticked < changes.length;
  }, [ticked, changes.length]);

  return (
    <section aria-labelledby={heading} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={heading} className="text-title">
          {title}{' '}
          <span className="tabular rounded-full bg-sunken px-2 align-[0.1em] font-sans text-caption font-normal text-quiet">
            {changes.length}
          </span>
        </h2>
        {changes.length > 1 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              ref={all}
              type="checkbox"
              className="size-5 accent-accent"
              checked={ticked === changes.length}
              aria-label={`${t.all}: ${title}`}
              onChange={(event) =>
                onDecide(
                  changes.map(({ id }) => id),
                  event.target.checked,
                )
              }
            />
            {t.all}
          </label>
        )}
      </div>
      {text && <p className="text-small text-quiet">{text}</p>}
      <ul className="mt-2 overflow-hidden rounded-card border border-hairline bg-surface">
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            isChosen={chosen.has(change.id)}
            amount={amounts.get(change.id)}
            pages={pages}
            onDecide={(apply) => onDecide([change.id], apply)}
            onTake={(amount) => onTake(change.id, amount)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ChangeRowProps {
  readonly change: MenuChange;
  readonly isChosen: boolean;
  /** Taken by the owner, where the price was read in two ways. */
  readonly amount: string | undefined;
  readonly pages: readonly SourcePage[];
  onDecide(apply: boolean): void;
  onTake(amount: string): void;
}

function ChangeRow({ change, isChosen, amount, pages, onDecide, onTake }: ChangeRowProps) {
  const source = change.kind === 'gone' ? undefined : change.source;
  const page = source && pages.find((one) => one.page === source.page);
  const doubt = change.kind !== 'gone' && change.uncertain;
  return (
    <li className="border-hairline p-4 not-first:border-t sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] sm:items-start sm:gap-6">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          checked={isChosen}
          onChange={(event) => onDecide(event.target.checked)}
        />
        <span className="min-w-0 text-small">
          <ChangeText change={withAmount(change, amount)} />
          {doubt && (
            <Badge state="uncertain" className="mt-1.5 -ml-1">
              {change.uncertainReason ? t.checkBecause({ reason: change.uncertainReason }) : t.check}
            </Badge>
          )}
        </span>
      </label>
      {(page || otherPriceOf(change) !== undefined) && (
        <div className="mt-3 grid gap-3 pl-8 sm:mt-0 sm:pl-0">
          {page && source && (
            <PaperPlace
              page={page}
              region={source}
              known={change.kind === 'price' ? 'price' : 'name'}
              name={nameOf(change)}
              label={t.onPaper({ name: nameOf(change) })}
              caption={t.paperPage({ page: page.page })}
            />
          )}
          <TwoPrices change={change} isChosen={isChosen} amount={amount} onTake={onTake} />
        </div>
      )}
    </li>
  );
}
