import { Badge, Button } from '@chalkboard/ui';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../../texts';
import type { TidyKind, TidyStep } from './tidy-step';

const t = texts.tidy;
/** So many are shown before one asks for the rest, so that every kind is in sight. */
const FIRST = 4;

/** The changes of one kind with a tick each; the one above ticks or clears all of them. */
export function TidyGroup({
  kind,
  steps,
  leftOut,
  onChoose,
}: {
  readonly kind: TidyKind;
  readonly steps: readonly TidyStep[];
  readonly leftOut: ReadonlySet<string>;
  onChoose(ids: readonly string[], wanted: boolean): void;
}) {
  const heading = useId();
  const all = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const wanted = steps.filter(({ id }) => !leftOut.has(id)).length;
  const { title, text } = t.kinds[kind];
  // One more takes no more room than the button.
  const shown = open || steps.length <= FIRST + 1 ? steps : steps.slice(0, FIRST);

  useEffect(() => {
    if (all.current) all.current.indeterminate = wanted > 0 && wanted < steps.length;
  }, [wanted, steps.length]);
  useEffect(() => {
    // The button is gone: its place is taken by what it showed.
    if (open) list.current?.querySelectorAll('input')[FIRST]?.focus();
  }, [open]);

  return (
    <section aria-labelledby={heading} className="border-hairline py-3 not-first:border-t">
      <h3 className="text-body font-semibold">
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            ref={all}
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            aria-label={t.all({ title })}
            checked={wanted === steps.length}
            onChange={({ target }) =>
              onChoose(
                steps.map(({ id }) => id),
                target.checked,
              )
            }
          />
          <span id={heading} className="min-w-0 flex-1">
            {title}
          </span>
          <span className="tabular shrink-0 font-sans text-small font-normal text-quiet">
            {t.chosen({ count: wanted, total: steps.length })}
          </span>
        </label>
      </h3>
      {text && <p className="-mt-2 mb-1 pl-8 text-caption text-quiet">{text}</p>}
      <ul ref={list} className="pl-8">
        {shown.map((step) => (
          <StepRow key={step.id} step={step} wanted={!leftOut.has(step.id)} onChoose={onChoose} />
        ))}
      </ul>
      {shown.length < steps.length && (
        <Button variant="quiet" className="ml-5 px-3" onClick={() => setOpen(true)}>
          {t.more({ count: steps.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

interface StepRowProps {
  readonly step: TidyStep;
  readonly wanted: boolean;
  onChoose(ids: readonly string[], wanted: boolean): void;
}

const StepRow = memo(
  function StepRow({ step: { id, of, before, after, marks = [] }, wanted, onChoose }: StepRowProps) {
    return (
      <li>
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 accent-accent"
            checked={wanted}
            onChange={({ target }) => onChoose([id], target.checked)}
          />
          <span className="min-w-0 text-small wrap-anywhere">
            <span className="sr-only">{`${of ? `${of}: ` : ''}${fromTo(before.join(' + '), after || t.empty, marks.join(', '))}`}</span>
            <span aria-hidden>
              {of && <span className="block text-caption text-quiet">{of}</span>}
              {before.map((text, index) => (
                <span key={index} className="block text-quiet line-through">
                  {text}
                </span>
              ))}
              <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 font-medium">
                {after || <span className="font-normal text-quiet">{t.gone}</span>}
                {marks.map((mark) => (
                  <Badge key={mark}>{mark}</Badge>
                ))}
              </span>
            </span>
          </span>
        </label>
      </li>
    );
  },
  // Steps are found anew with every tick; most of them say what they said.
  (one, other) =>
    one.wanted === other.wanted &&
    one.onChoose === other.onChoose &&
    JSON.stringify(one.step) === JSON.stringify(other.step),
);

function fromTo(from: string, to: string, marks: string): string {
  return marks ? t.fromToMarked({ from, to, marks }) : t.fromTo({ from, to });
}
