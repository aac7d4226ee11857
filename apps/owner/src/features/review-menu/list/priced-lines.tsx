import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, TextInput } from '@chalkboard/ui';
import { Plus, X } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { newLine, lacksName, type PricedLine } from './item-values';

interface LineTexts {
  readonly legend: string;
  readonly label: string;
  readonly add: string;
  readonly missing: string;
  remove(label: string): string;
}

/** What is there is replaced by what one writes. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

/** Sizes or extras of an item: a name and a price each, as many as there are; only the offer to add one where there are none. */
export function PricedLines({ words, maxLabel, priceWord, lines, focus, onChange, children }: {
  readonly words: LineTexts;
  /** Letters of a name at most. */
  readonly maxLabel: number;
  readonly priceWord: string;
  readonly lines: readonly PricedLine[];
  /** Where in the first line one begins to write, if here at all. */
  readonly focus?: 'label' | 'price';
  onChange(lines: readonly PricedLine[]): void;
  /** Stands below the lines. */
  readonly children?: ReactNode;
}) {
  const set = (id: string, change: Partial<PricedLine>) => onChange(lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
  const add = (
    <Button variant="quiet" className="-ml-3 justify-self-start px-3" onClick={() => onChange([...lines, newLine()])}>
      <Plus aria-hidden />
      {words.add}
    </Button>
  );
  if (lines.length === 0) return add;
  return (
    <fieldset className="w-full min-w-0">
      <legend className="mb-1.5 text-small font-medium">{words.legend}</legend>
      <div className="grid gap-2">
        {lines.map((line, index) => (
          <div key={line.id} className="grid grid-cols-[minmax(0,1fr)_7rem_2.75rem] gap-x-2">
            <TextInput autoFocus={(line.label === '' && line.price === '') || (focus === 'label' && index === 0)} onFocus={selectAll} aria-label={`${words.label} ${index + 1}`} aria-invalid={lacksName(line) || undefined} value={line.label} maxLength={maxLabel} onChange={({ target }) => set(line.id, { label: target.value })} />
            <TextInput autoFocus={focus === 'price' && index === 0} onFocus={selectAll} aria-label={`${priceWord}: ${line.label || `${words.label} ${index + 1}`}`} value={line.price} maxLength={LETTERS.price} className="tabular text-right" onChange={({ target }) => set(line.id, { price: target.value })} />
            <button type="button" aria-label={words.remove(line.label || String(index + 1))} onClick={() => onChange(lines.filter(({ id }) => id !== line.id))} className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink">
              <X aria-hidden className="size-5" />
            </button>
            {lacksName(line) && <p className="col-span-3 mt-1 text-caption text-failed">{words.missing}</p>}
          </div>
        ))}
        {add}
        {children}
      </div>
    </fieldset>
  );
}
