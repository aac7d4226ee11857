import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, MoneyInput } from '@chalkboard/ui';
import { currencySign } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CircleAlert, CircleHelp } from 'lucide-react';
import type { ComponentProps, FocusEvent } from 'react';
import { texts } from '../../texts';
import { currencyWord } from './currency-name';
import type { PriceEntry } from './use-price-entry';

const t = texts.price;
/** What is there is replaced by what one writes. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

/** The field: the number pad, and the sign of the menu's currency as long as nothing else than figures stands in it. */
export function PriceInput({
  entry,
  className,
  ...rest
}: { readonly entry: PriceEntry } & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  const { price } = entry.written;
  const hasStatisticsOnly = /^[\d.,\s]*$/.test(price);
  return (
    <MoneyInput
      ref={entry.input}
      title={t.hint({ name: currencyWord(entry.currency), currency: entry.currency })}
      maxLength={LETTERS.price}
      // Words can be corrected by letters only.
      inputMode={hasStatisticsOnly ? 'decimal' : 'text'}
      sign={hasStatisticsOnly ? currencySign(entry.currency) : undefined}
      value={price}
      aria-invalid={entry.shown?.kind === 'fault' || undefined}
      {...(entry.shown && { 'aria-describedby': entry.noteId })}
      onFocus={selectAll}
      onChange={({ target }) => entry.onWrite(target.value)}
      onBlur={entry.onLeave}
      className={clsx('text-right', className)}
      {...rest}
    />
  );
}

/** What is wrong with it and what to write instead, or the question whether nothing is meant. */
export function PriceNote({ entry, className }: { readonly entry: PriceEntry; readonly className?: string }) {
  const { shown, noteId, input } = entry;
  if (!shown) return null;
  if (shown.kind === 'fault') {
    return (
      <p id={noteId} className={clsx('flex items-start gap-1.5 text-caption text-failed', className)}>
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {shown.sentence}
      </p>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={noteId}
      className={clsx('flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-sunken p-3', className)}
    >
      <p id={noteId} role="status" className="mr-auto flex items-center gap-1.5 text-small font-medium max-sm:w-full">
        <CircleHelp aria-hidden className="size-4 shrink-0 text-uncertain" />
        {t.free.question}
      </p>
      <div className="grid w-full grid-cols-2 gap-2 sm:w-auto">
        <Button className="px-3" onClick={() => entry.onSayFree()}>
          {t.free.yes}
        </Button>
        <Button className="px-3" onClick={() => input.current?.focus()}>
          {t.free.no}
        </Button>
      </div>
    </div>
  );
}
