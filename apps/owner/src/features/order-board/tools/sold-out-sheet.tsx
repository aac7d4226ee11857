import { Button, Checkbox, Dialog, Field, SegmentedChoice, TextInput } from '@chalkboard/ui';
import { clockTime, dateOf, dayName, describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { texts } from '../../../texts';
import { foundItems, isGone, type BoardItem } from '../entry/found-items';
import { useBoardItems } from '../entry/use-board-items';
import type { BoardApi } from '../live/board-api';
import { PortionCount } from './portion-count';

const t = texts.board.soldOut;

/**
 * Which dishes, sizes and extras have run out: a tick is saved at once, and shown as ticked only when the server has
 * it.
 */
export function SoldOutSheet({
  api,
  shareId,
  timeZone,
  onFailed,
  onClose,
}: {
  readonly api: BoardApi;
  readonly shareId: string;
  readonly timeZone: string;
  onFailed(text: string): void;
  onClose(): void;
}) {
  const { data, isError, refetch, setSoldOut, countPortions } = useBoardItems(api, shareId);
  const [query, setQuery] = useState('');
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());

  const items = data?.items ?? [];
  const found = foundItems(items, query);

  const change = async (itemId: string, soldOut: boolean, partId?: string, until?: 'tomorrow') => {
    const id = partId ?? itemId;
    setSending((now) => new Set(now).add(id));
    try {
      await setSoldOut(itemId, soldOut, partId, until);
    } catch (error) {
      onFailed(describeError(error, t.failed.description));
    } finally {
      setSending((now) => new Set([...now].filter((one) => one !== id)));
    }
  };

  const count = (itemId: string, remaining: number | undefined) =>
    countPortions(itemId, remaining).catch((error: unknown) => onFailed(describeError(error, t.failed.description)));

  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.lead}>
      {isError ? (
        <div role="alert" className="grid gap-3">
          <p>{t.loadFailed}</p>
          <Button onClick={() => void refetch()}>{t.retry}</Button>
        </div>
      ) : !data ? (
        <p role="status" className="text-quiet">
          {t.loading}
        </p>
      ) : (
        <>
          <Field label={t.search}>
            <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
          <p role="status" className="text-small text-quiet">
            {found.length === 0
              ? t.none
              : t.out({
                  count: items
                    .flatMap((item) => [{ soldOut: isGone(item) }, ...(isGone(item) ? [] : partsOf(item))])
                    .filter(({ soldOut }) => soldOut).length,
                })}
          </p>
          <ul className="divide-y divide-hairline">
            {found.map((item) => (
              <li key={item.id}>
                <Checkbox
                  label={<span className={isGone(item) ? 'font-medium text-failed' : undefined}>{item.name}</span>}
                  hint={item.category}
                  checked={item.soldOut}
                  disabled={sending.has(item.id)}
                  onChange={({ target }) => void change(item.id, target.checked)}
                />
                {!item.soldOut && <PortionCount item={item} onCount={(remaining) => count(item.id, remaining)} />}
                {item.soldOut && (
                  <div className="pb-3 pl-8">
                    <SegmentedChoice
                      legend={t.until.legend({ dish: item.name })}
                      hideLegend
                      value={item.soldOutUntil === undefined ? 'said' : 'today'}
                      onChange={(until) =>
                        void change(item.id, true, undefined, until === 'today' ? 'tomorrow' : undefined)
                      }
                      segments={[
                        { value: 'said', label: t.until.said },
                        {
                          value: 'today',
                          label: t.until.today,
                          note: item.soldOutUntil && t.until.back({ time: backAt(item.soldOutUntil, timeZone) }),
                        },
                      ]}
                    />
                  </div>
                )}
                {!item.soldOut && partsOf(item).length > 0 && (
                  <div className="-mt-1 grid pb-2 pl-8 sm:grid-cols-2 sm:gap-x-4">
                    {partsOf(item).map((part) => (
                      <Checkbox
                        key={part.id}
                        aria-label={t.part({ dish: item.name, part: part.name })}
                        label={
                          <span className={part.soldOut ? 'font-medium text-failed' : undefined}>{part.name}</span>
                        }
                        checked={part.soldOut}
                        disabled={sending.has(part.id)}
                        onChange={({ target }) => void change(item.id, target.checked, part.id)}
                      />
                    ))}
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** "Tuesday, 11:00 AM" by the restaurant's clock. */
function backAt(instant: string, timeZone: string): string {
  return `${dayName(dateOf(instant, timeZone))}, ${clockTime(instant, timeZone)}`;
}

/** Its sizes and extras. */
function partsOf({
  variants,
  addOns,
}: BoardItem): { readonly id: string; readonly name: string; readonly soldOut: boolean }[] {
  return [
    ...variants.map(({ id, label, soldOut = false }) => ({ id, name: label, soldOut })),
    ...addOns.map(({ id, name, soldOut = false }) => ({ id, name, soldOut })),
  ];
}
