import { REVIEW_LETTERS } from '@chalkboard/contracts/reviews';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useTypedSearch } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { feedbackTexts } from '../../texts';
import type { ReviewFilters as Filters } from './review-calls';

const t = feedbackTexts.filters;

/** Search, rating, status and order; each is in the address as soon as it is chosen. */
export function ReviewFilters({
  filters,
  onChange,
}: {
  readonly filters: Filters;
  onChange(change: Partial<Filters>): void;
}) {
  const { typed, type, tell } = useTypedSearch(filters.search, (search) => onChange({ search }));
  return (
    <form
      role="search"
      aria-label={t.label}
      className="grid grid-cols-2 gap-3 lg:grid-cols-1 lg:gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <div className="col-span-full">
        <Field label={t.search}>
          <TextInput
            type="search"
            value={typed}
            placeholder={t.placeholder}
            autoComplete="off"
            maxLength={REVIEW_LETTERS.search}
            onChange={({ target }) => type(target.value)}
          />
        </Field>
      </div>
      <Choice label={t.rating} value={filters.rating} onChange={(rating) => onChange({ rating })}>
        <option value="">{t.allRatings}</option>
        {options(t.ratings).reverse()}
      </Choice>
      <Choice label={t.status} value={filters.status} onChange={(status) => onChange({ status })}>
        <option value="">{t.allStatuses}</option>
        {options(feedbackTexts.statuses)}
      </Choice>
      <div className="col-span-full">
        <Choice
          label={t.sort}
          value={filters.sort || 'newest'}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
        >
          {options(t.sorts)}
        </Choice>
      </div>
    </form>
  );
}

function options(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
  readonly children: ReactNode;
}) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </Field>
  );
}
