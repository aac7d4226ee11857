import type { ErasureReceipt as Receipt } from '@chalkboard/contracts';
import { Button, Card, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, formatDateTime, hasStatus } from '@chalkboard/web-kit';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { myDataTexts } from '../../texts';
import { readReceipt } from './my-data-calls';
import { StepHeading } from './step-heading';

const t = myDataTexts.receipt;
const kindNames: Readonly<Record<string, string>> = t.kinds;
const serviceNames: Readonly<Record<string, string>> = t.services;
/** How often it is looked at while it goes on; and while only orders that have not ended are waited for. */
const LOOK_MS = { working: 1500, waiting: 30_000 } as const;

/** What was removed where, and what is still to go. Goes on by itself. */
export function ErasureReceipt({
  receipt,
  follows,
  onOther,
}: {
  readonly receipt: string;
  readonly follows: boolean;
  onOther(): void;
}) {
  const [shown, setShown] = useState<Receipt>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const look = async () => {
      let next: Receipt | undefined;
      try {
        next = await readReceipt(receipt);
        if (left) return;
        setShown(next);
        setError(undefined);
      } catch (failure) {
        if (left) return;
        setError(describeError(failure, t.failed));
        // There is none of this number, and there will be none.
        if (hasStatus(failure, 404)) return;
      }
      if (!left && next?.doneAt == null)
        timer = setTimeout(() => void look(), next && next.waiting > 0 ? LOOK_MS.waiting : LOOK_MS.working);
    };
    void look();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [receipt]);

  return (
    <div className="grid gap-6">
      <StepHeading follows={follows}>{t.heading}</StepHeading>
      {!shown && !error && (
        <Skeleton label={t.loading} className="grid gap-3">
          <SkeletonBar className="h-6 w-2/3" />
          <SkeletonBar className="h-32 w-full" />
        </Skeleton>
      )}
      {error && !shown && (
        <p role="alert" className="rounded-card bg-failed-wash p-4 text-failed">
          {error}
        </p>
      )}
      {shown && <Removed receipt={shown} />}
      <div>
        <Button onClick={onOther}>{t.other}</Button>
      </div>
    </div>
  );
}

function Removed({ receipt: { requestedAt, doneAt, removed, waiting, waitingUntil } }: { readonly receipt: Receipt }) {
  // As the texts name them: what matters to people first.
  const [services, kinds] = [Object.keys(t.services), Object.keys(t.kinds)];
  const rows = removed
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) =>
        services.indexOf(a.service) - services.indexOf(b.service) || kinds.indexOf(a.what) - kinds.indexOf(b.what),
    );
  const state =
    doneAt !== null
      ? t.done({ at: formatDateTime(doneAt) })
      : waiting > 0
        ? waitingUntil
          ? t.waitingUntil({ count: waiting, until: formatDateTime(waitingUntil) })
          : t.waiting({ count: waiting })
        : t.working;
  return (
    <>
      <p role="status" className="flex items-start gap-2.5 text-lead">
        {doneAt !== null ? (
          <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-ready" />
        ) : (
          <Clock aria-hidden className="mt-1 size-5 shrink-0 text-uncertain" />
        )}
        {state}
      </p>
      <p className="text-quiet">{t.asked({ at: formatDateTime(requestedAt) })}</p>
      {rows.length > 0 && (
        <Card>
          <h3 className="mb-2 text-lead">{t.removed}</h3>
          <dl>
            {rows.map(({ service, what, count }) => (
              <div
                key={`${service}-${what}`}
                className="flex items-baseline justify-between gap-4 border-t border-hairline py-2.5 first:border-t-0"
              >
                <dt>
                  {kindNames[what] ?? what}
                  <span className="block text-caption text-quiet">{serviceNames[service] ?? service}</span>
                </dt>
                <dd className="tabular">{count}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {doneAt !== null && rows.length === 0 && <p>{t.nothing}</p>}
      <p className="text-small text-quiet">{t.keep}</p>
    </>
  );
}
