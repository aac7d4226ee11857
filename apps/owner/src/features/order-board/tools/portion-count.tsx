import { ORDER } from '@chalkboard/contracts/limits';
import { Button, TextInput } from '@chalkboard/ui';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { texts } from '../../../texts';
import type { BoardItem } from '../entry/found-items';

const t = texts.stock;

/** Presses that follow each other so fast are saved as one. */
const PRESSES_MS = 500;

const parsedCount = (text: string) =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= ORDER.maxPortions ? Number(text) : undefined;

/**
 * How many portions are left of a dish: typed or pressed, saved at once. Not counted until somebody asks for it.
 * @param onCount saves it; undefined: it is not counted any more
 */
export function PortionCount({
  item: { name, remaining },
  onCount,
}: {
  readonly item: Pick<BoardItem, 'name' | 'remaining'>;
  onCount(remaining: number | undefined): Promise<void>;
}) {
  /** What is typed or pressed and not saved yet. */
  const [draft, setDraft] = useState<string>();
  const [pressed, setPressed] = useState(0);
  /** What there was before the last change. */
  const [before, setBefore] = useState<{ readonly remaining: number | undefined }>();
  const [counting, setCounting] = useState(false);
  const startsHere = useRef(false);
  const errorId = useId();

  const save = async (count: number | undefined) => {
    setBefore({ remaining });
    await onCount(count);
    // Until then the field stays, or it would go and come back.
    setCounting(false);
    // What was typed or pressed meanwhile stays, and is saved next.
    setDraft((now) => (now === draft ? undefined : now));
  };
  const saveDraft = () => {
    const count = draft === undefined ? undefined : parsedCount(draft);
    if (count === undefined) return;
    if (count === remaining) setDraft(undefined);
    else void save(count);
  };
  const savePressed = useEffectEvent(saveDraft);
  useEffect(() => {
    if (pressed === 0) return;
    const timer = setTimeout(savePressed, PRESSES_MS);
    return () => clearTimeout(timer);
  }, [pressed]);

  const undo = before && before.remaining !== remaining && draft === undefined && (
    <Button
      variant="quiet"
      aria-label={
        before.remaining === undefined
          ? t.undoUncounted({ dish: name })
          : t.undoOf({ dish: name, before: before.remaining })
      }
      className="-ml-4 text-quiet"
      onClick={() => void save(before.remaining)}
    >
      {before.remaining === undefined ? t.undo : t.undoTo({ before: before.remaining })}
    </Button>
  );

  if (remaining === undefined && !counting)
    return (
      <div className="-mt-2 flex flex-wrap items-center gap-x-2 pb-1 pl-8">
        <Button
          variant="quiet"
          aria-label={t.countOf({ dish: name })}
          className="-ml-4 text-quiet"
          onClick={() => {
            startsHere.current = true;
            setDraft('');
            setCounting(true);
          }}
        >
          {t.count}
        </Button>
        {undo}
      </div>
    );

  const shown = draft ?? String(remaining);
  const count = parsedCount(shown);
  const isBad = shown !== '' && count === undefined;
  const step = (by: number) => {
    setDraft(String(Math.min(ORDER.maxPortions, Math.max(0, (count ?? 0) + by))));
    setPressed((now) => now + 1);
  };
  return (
    <div className="pb-2 pl-8">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <div role="group" aria-label={t.portions({ dish: name })} className="flex items-center gap-1">
          <Button aria-label={t.less({ dish: name })} className="w-11" disabled={!count} onClick={() => step(-1)}>
            <Minus aria-hidden />
          </Button>
          <span className="w-20">
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="done"
              autoFocus={startsHere.current}
              aria-label={t.field({ dish: name })}
              aria-invalid={isBad || undefined}
              aria-describedby={isBad ? errorId : undefined}
              maxLength={4}
              className="tabular text-center"
              value={shown}
              onChange={({ target }) => setDraft(target.value)}
              onFocus={({ target }) => target.select()}
              onBlur={saveDraft}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                saveDraft();
              }}
            />
          </span>
          <Button
            aria-label={t.more({ dish: name })}
            className="w-11"
            disabled={count === ORDER.maxPortions}
            onClick={() => step(1)}
          >
            <Plus aria-hidden />
          </Button>
        </div>
        <span className={remaining === 0 && draft === undefined ? 'text-small font-medium text-failed' : 'text-small'}>
          {remaining === 0 && draft === undefined ? texts.board.soldOut.soldOut : t.left}
        </span>
        {undo}
        {remaining !== undefined && (
          <Button
            variant="quiet"
            aria-label={t.stopOf({ dish: name })}
            className="-mr-4 ml-auto text-quiet"
            onClick={() => void save(undefined)}
          >
            {t.stop}
          </Button>
        )}
      </div>
      {isBad && (
        <p id={errorId} role="status" className="mt-1 text-small text-failed">
          {t.bad({ maximum: ORDER.maxPortions })}
        </p>
      )}
    </div>
  );
}
