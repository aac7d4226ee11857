import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Checkbox, Field, TextArea, TextInput } from '@chalkboard/ui';
import { clsx } from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { markNames } from '../../../shared/menu/dish-names';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { PriceInput, PriceNote } from '../../../shared/prices/price-input';
import { usePriceEntry } from '../../../shared/prices/use-price-entry';
import { texts } from '../../../texts';
import { AllergenField } from './allergen-field';
import { withSizes, type ItemValues } from './item-values';
import { PricedLines } from './priced-lines';

const t = texts.review.form;

/** What an owner can write of an item. */
export function ItemFields({
  values,
  onChange,
  focus,
  onCursor,
  nameMissing,
  tried = false,
  belowSizes,
  children,
}: {
  readonly values: ItemValues;
  onChange(change: Partial<ItemValues>): void;
  /** Where one begins to write. */
  readonly focus: 'name' | 'price' | 'sizes';
  /** Where the cursor stands in the name. */
  onCursor?(at: number): void;
  readonly nameMissing: boolean;
  /** Somebody wanted to go on: what is wrong with a price is said at once. */
  readonly tried?: boolean;
  readonly belowSizes?: ReactNode;
  /** Stands beside "sold out". */
  readonly children?: ReactNode;
}) {
  const marks = [...new Set([...Object.keys(markNames), ...values.dietary])];
  const cursor = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => onCursor?.(currentTarget.selectionStart ?? 0);
  const hasSizes = values.sizes.length > 0;
  const price = usePriceEntry({ written: values, currency: useMenuCurrency(), tried, onChange });
  return (
    <div className="grid gap-4">
      <div className={clsx('grid gap-4', !hasSizes && 'sm:grid-cols-[minmax(0,1fr)_9rem]')}>
        <Field label={t.name} required error={nameMissing ? t.nameMissing : undefined}>
          <TextInput
            name="name"
            autoFocus={focus === 'name'}
            required
            maxLength={LETTERS.name}
            value={values.name}
            onChange={(event) => {
              onChange({ name: event.target.value });
              cursor(event);
            }}
            onSelect={cursor}
            onFocus={({ target }) => target.value === texts.review.row.newItem && target.select()}
          />
        </Field>
        {!hasSizes && (
          <Field label={t.price}>
            <PriceInput entry={price} name="price" autoFocus={focus === 'price'} />
          </Field>
        )}
        {!hasSizes && <PriceNote entry={price} className="sm:col-span-2" />}
        {!hasSizes && values.price === '' && (
          <Button
            variant="quiet"
            className="-mr-3 justify-self-end px-3 -mt-2 sm:col-span-2"
            onClick={() => onChange({ price: texts.price.market, free: false })}
          >
            {texts.price.useMarket}
          </Button>
        )}
      </div>
      <Field label={t.description} optional>
        <TextArea
          name="description"
          rows={2}
          maxLength={LETTERS.itemDescription}
          value={values.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <PricedLines
          words={t.sizes}
          maxLabel={LETTERS.sizeLabel}
          priceWord={t.price}
          tried={tried}
          lines={values.sizes}
          focus={focus === 'sizes' ? 'label' : focus === 'price' ? 'price' : undefined}
          onChange={(sizes) => onChange(withSizes(values.sizes, sizes))}
        >
          {belowSizes}
        </PricedLines>
        <PricedLines
          words={t.extras}
          maxLabel={LETTERS.name}
          priceWord={t.price}
          tried={tried}
          lines={values.extras}
          onChange={(extras) => onChange({ extras })}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-small font-medium">{t.dietary}</legend>
        <div className="flex flex-wrap gap-2">
          {marks.map((mark) => (
            <label
              key={mark}
              className="inline-flex min-h-11 cursor-pointer pointer-fine:min-h-9 pointer-fine:px-3 items-center rounded-full border border-control px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={values.dietary.includes(mark)}
                onChange={({ target }) =>
                  onChange({
                    dietary: marks.filter((one) => (one === mark ? target.checked : values.dietary.includes(one))),
                  })
                }
              />
              {markNames[mark] ?? mark}
            </label>
          ))}
        </div>
      </fieldset>
      <AllergenField values={values.allergens} onChange={(allergens) => onChange({ allergens })} />
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
        {children}
        <Checkbox
          label={t.soldOut}
          checked={values.soldOut}
          onChange={({ target }) => onChange({ soldOut: target.checked })}
        />
      </div>
    </div>
  );
}
