import type { MenuItem } from '@chalkboard/contracts';
import { Button, Field, Select } from '@chalkboard/ui';
import { Check, Pencil } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { texts } from '../../../texts';
import { findItem } from '../draft/menu-draft';
import { changeItem, moveToCategory } from '../draft/menu-edits';
import { lacksSizeNames } from '../draft/size-names';
import { useReview } from '../review-context';
import { ItemFields } from './item-fields';
import { ItemTools } from './item-tools';
import {
  changedFields,
  changesOf,
  freeCount,
  isPriceUnsettled,
  openPrices,
  valuesOf,
  withPlainPrices,
  type ItemValues,
} from './item-values';
import { SameSizes } from './same-sizes';
import { useLastWords } from './use-last-words';

const t = texts.review.form;

/**
 * An item in its place, open for writing. What was written is taken over when a field is left; there is nothing to lose
 * by closing. Only what its owner changed is sent, so that another editor's change of another field stays.
 */
export function ItemForm({ item }: { readonly item: MenuItem }) {
  const review = useReview();
  const [values, setValues] = useState(() => valuesOf(item));
  const [cursor, setCursor] = useState(0);
  const [tried, setTried] = useState(false);
  const currency = useMenuCurrency();
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef(changesOf(values, item));
  const draft = review.draft();
  const categoryId = findItem(draft, item.id)?.category.id;

  const takeOver = (now: ItemValues) => {
    const after = changesOf(withPlainPrices(now, currency, item), item);
    const changes = changedFields(taken.current, after, openPrices(now, currency, item));
    if (Object.keys(changes).length === 0) return;
    taken.current = { ...taken.current, ...changes };
    review.perform(changeItem(review.draft(), item.id, changes));
  };
  useLastWords(() => takeOver(values));

  const close = () => {
    takeOver(values);
    review.stopEditing();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!values.name.trim()) return;
    // A price that says none, or nothing, is not settled by finding it right.
    if (openPrices(values, currency, item).size > 0 || (item.uncertain && isPriceUnsettled(values, currency))) {
      flushSync(() => setTried(true));
      form.current?.querySelector<HTMLElement>('[aria-invalid], [role="group"] button')?.focus();
      return;
    }
    takeOver(values);
    if (item.uncertain) review.confirm(item.id);
    else review.stopEditing();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event as unknown as SubmitEvent);
  };
  // A tick is meant as soon as it is made, and so is a line that is removed, whose button goes with it; words are meant
  // when one goes on to the next.
  const onChange = (change: Partial<ItemValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    const removed = next.sizes.length < values.sizes.length || next.extras.length < values.extras.length;
    const ticked = soldOutIn(next) !== soldOutIn(values) || freeCount(next) > freeCount(values);
    if (removed || ticked || 'dietary' in change || 'allergens' in change) takeOver(next);
  };

  return (
    <form
      ref={form}
      aria-label={item.name ? t.label({ name: item.name }) : t.labelNew}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={() => takeOver(values)}
      className="grid gap-4 p-4"
    >
      <ItemFields
        values={values}
        onChange={onChange}
        focus={lacksSizeNames(item) ? 'sizes' : doubtsPrice(item) ? 'price' : 'name'}
        onCursor={setCursor}
        nameMissing={!values.name.trim()}
        tried={tried}
        belowSizes={<SameSizes item={item} labels={values.sizes.map(({ label }) => label)} />}
      >
        <div className="flex items-end gap-1 sm:col-span-2">
          <div className="min-w-0 flex-1">
            <Field label={t.category}>
              <Select
                value={categoryId}
                onChange={({ target }) => review.perform(moveToCategory(review.draft(), item.id, target.value))}
              >
                {draft.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <Button variant="quiet" className="px-2.5" onClick={() => review.nameCategory(categoryId)}>
            <Pencil aria-hidden />
            {t.renameCategory}
          </Button>
        </div>
      </ItemFields>
      <ItemTools item={item} cursor={cursor} name={values.name} />
      <div className="sticky bottom-[var(--owner-bar,0px)] -mx-4 -mb-4 flex flex-wrap gap-2 rounded-b-card border-t border-hairline bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:flex-row-reverse">
        {/* On the left of a wide screen: messages come up on the right. */}
        <Button type="submit" variant="primary">
          <Check aria-hidden className="max-sm:hidden" />
          {item.uncertain ? t.doneRight : t.done}
        </Button>
        {item.uncertain && (
          <Button variant="quiet" className="max-sm:px-2" onClick={close}>
            {t.later}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What of it is ticked as sold out, the item and its parts. */
function soldOutIn({ soldOut, sizes, extras }: ItemValues): string {
  return [soldOut, ...[...sizes, ...extras].map((part) => part.soldOut && part.id)].join();
}

/** Is it the price rather than the name that one should look at? */
function doubtsPrice({ uncertain, confidence }: MenuItem): boolean {
  return Boolean(uncertain && confidence && confidence.price < confidence.name);
}
