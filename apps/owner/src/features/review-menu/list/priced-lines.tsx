import { Button, Checkbox, TextInput } from '@chalkboard/ui';
import { Plus, X } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { PriceInput, PriceNote } from '../../../shared/prices/price-input';
import { usePriceEntry } from '../../../shared/prices/use-price-entry';
import { texts } from '../../../texts';
import { newLine, lacksName, type PricedLine } from './item-values';

interface LineTexts {
  readonly legend: string;
  readonly label: string;
  readonly add: string;
  readonly missing: string;
  remove(values: { readonly label: string }): string;
}

interface LineProps {
  readonly words: LineTexts;
  /** Letters of a name at most. */
  readonly maxLabel: number;
  readonly priceWord: string;
  /** What is wrong with a price is said at once. */
  readonly tried: boolean;
  /** Where in the first line one begins to write, if here at all. */
  readonly focus?: 'label' | 'price';
}

/** What is there is replaced by what one writes. */
const selectAll = ({ target }: FocusEvent<HTMLInputElement>) => target.select();

/**
 * Sizes or extras of an item: a name and a price each, as many as there are; only the offer to add one where there are
 * none.
 */
export function PricedLines({
  lines,
  onChange,
  children,
  ...props
}: LineProps & {
  readonly lines: readonly PricedLine[];
  onChange(lines: readonly PricedLine[]): void;
  /** Stands below the lines. */
  readonly children?: ReactNode;
}) {
  const { words } = props;
  const add = (
    <Button variant="quiet" className="-ml-4 justify-self-start" onClick={() => onChange([...lines, newLine()])}>
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
          <PricedLineRow
            key={line.id}
            {...props}
            line={line}
            index={index}
            onChange={(change) => onChange(lines.map((one) => (one.id === line.id ? { ...one, ...change } : one)))}
            onRemove={() => onChange(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
        {add}
        {children}
      </div>
    </fieldset>
  );
}

function PricedLineRow({
  words,
  maxLabel,
  priceWord,
  tried,
  focus,
  line,
  index,
  onChange,
  onRemove,
}: LineProps & {
  readonly line: PricedLine;
  readonly index: number;
  onChange(change: Partial<PricedLine>): void;
  onRemove(): void;
}) {
  const price = usePriceEntry({ written: line, currency: useMenuCurrency(), tried, onChange });
  const { soldOut } = texts.review.form;
  const name = line.label || `${words.label} ${index + 1}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem_2.75rem] gap-x-2 sm:grid-cols-[minmax(0,1fr)_7rem_auto_2.75rem]">
      <TextInput
        autoFocus={(line.label === '' && line.price === '') || (focus === 'label' && index === 0)}
        onFocus={selectAll}
        aria-label={`${words.label} ${index + 1}`}
        aria-invalid={lacksName(line) || undefined}
        value={line.label}
        maxLength={maxLabel}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <PriceInput entry={price} autoFocus={focus === 'price' && index === 0} aria-label={`${priceWord}: ${name}`} />
      <Checkbox
        className="text-quiet max-sm:order-3 max-sm:col-span-3 max-sm:justify-self-start sm:ml-2"
        aria-label={`${soldOut}: ${name}`}
        label={soldOut}
        checked={line.soldOut ?? false}
        onChange={({ target }) => onChange({ soldOut: target.checked })}
      />
      <button
        type="button"
        aria-label={words.remove({ label: line.label || String(index + 1) })}
        onClick={onRemove}
        className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink max-sm:order-1"
      >
        <X aria-hidden className="size-5" />
      </button>
      {lacksName(line) && <p className="order-2 col-span-full mt-1 text-caption text-failed">{words.missing}</p>}
      <PriceNote entry={price} className="order-2 col-span-full mt-1.5" />
    </div>
  );
}
