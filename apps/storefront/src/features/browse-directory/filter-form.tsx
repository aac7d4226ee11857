import {
  CUISINES,
  DIRECTORY,
  DIRECTORY_RATINGS,
  DIRECTORY_SORTS,
  DIRECTORY_STATES,
  PRICE_RANGES,
} from '@chalkboard/contracts/http/directory-choices';
import { Button, Field, Select } from '@chalkboard/ui';
import { useTypedSearch } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { directoryTexts as t } from '../../texts';
import { DIRECTORY_PATH, readView, type DirectoryFilter, type FilterChange } from './directory-filter';

interface Choice {
  readonly value: string;
  readonly label: string;
}
type FilterName = Exclude<keyof DirectoryFilter, 'search'>;
const named = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: value }));

/**
 * Search, filters and sort: a plain form, so that it works without scripts as well. Typing takes the place of what was
 * typed before, a choice is a step that can be taken back.
 */
export function FilterForm({
  filter,
  onChange,
}: {
  readonly filter: DirectoryFilter;
  onChange(change: FilterChange, how: 'choice' | 'typing'): void;
}) {
  const { search, cuisine = '', state = '', price = '', rating = '', sort } = filter;
  const { typed, type } = useTypedSearch(search, (words) => onChange({ search: words }, 'typing'));
  const [isOpen, setOpen] = useState(Boolean(price) || Boolean(rating));
  const choose = (name: FilterName, value: string) => {
    const { filter: chosen } = readView(new URLSearchParams({ [name]: value }));
    onChange({ [name]: chosen[name], search: typed.trim() }, 'choice');
  };
  const select = (name: FilterName, label: string, value: string, choices: readonly Choice[], all?: ReactNode) => (
    <Field id={`directory-${name}`} label={label}>
      <Select name={name} value={value} onChange={(event) => choose(name, event.target.value)}>
        {all && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <form
      role="search"
      aria-label={t.filter.label}
      action={DIRECTORY_PATH}
      // A browser that fills in what stood here before would look for that, whatever the address says.
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: typed.trim() }, 'choice');
      }}
      className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_50rem]"
    >
      <label className="relative block self-end">
        <span className="mb-1.5 block text-small font-medium max-xl:sr-only">{t.filter.search}</span>
        <Search aria-hidden className="pointer-events-none absolute bottom-3 start-3.5 size-5 text-quiet" />
        <input
          type="search"
          name="search"
          value={typed}
          onChange={({ target }) => type(target.value)}
          placeholder={t.filter.placeholder}
          maxLength={DIRECTORY.searchLetters}
          enterKeyHint="search"
          className="min-h-11 w-full rounded-card border border-control bg-surface pe-3 ps-11 text-body text-ink placeholder:text-quiet"
        />
      </label>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.3fr)]">
        {select(
          'cuisine',
          t.filter.cuisine,
          cuisine,
          CUISINES.map((value) => ({ value, label: t.cuisines[value] })),
          t.filter.all,
        )}
        {select('state', t.filter.state, state, named(DIRECTORY_STATES), t.filter.all)}
        <Button
          aria-expanded={isOpen}
          aria-controls="directory-more"
          onClick={() => setOpen(!isOpen)}
          className="col-span-2 lg:hidden noscript:hidden"
        >
          <SlidersHorizontal aria-hidden />
          {isOpen ? t.filter.less : t.filter.more}
        </Button>
        <div
          id="directory-more"
          className={clsx(
            'col-span-2 grid-cols-2 gap-x-3 gap-y-4 lg:contents noscript:grid',
            isOpen ? 'grid' : 'hidden',
          )}
        >
          {select('price', t.filter.price, price, named(PRICE_RANGES), t.filter.all)}
          {select(
            'rating',
            t.filter.rating,
            String(rating),
            DIRECTORY_RATINGS.map((stars) => ({ value: String(stars), label: t.filter.atLeast({ stars }) })),
            t.filter.all,
          )}
          <div className="max-lg:col-span-2">
            {select(
              'sort',
              t.filter.sort,
              sort,
              DIRECTORY_SORTS.map((one) => ({ value: one, label: t.filter.sorts[one] })),
            )}
          </div>
        </div>
      </div>
      <div className="hidden noscript:block">
        <Button type="submit">{t.filter.submit}</Button>
      </div>
    </form>
  );
}
