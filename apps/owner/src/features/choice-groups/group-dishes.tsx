import type { Menu } from '@chalkboard/contracts';
import { Checkbox, Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.choices;

/** Which dishes have a group: found by name, or all of a category at once. */
export function GroupDishes({
  categories,
  used,
  onChange,
}: {
  readonly categories: Menu['categories'];
  /** Ids of the dishes that have it. */
  readonly used: readonly string[];
  onChange(itemIds: readonly string[], used: boolean): void;
}) {
  const [query, setQuery] = useState('');
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ name }) =>
        words.every((word) => `${name} ${category.name}`.toLocaleLowerCase().includes(word)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-small font-medium">
        {t.usedBy} <span className="font-normal text-quiet">{t.onDishes({ count: used.length })}</span>
      </legend>
      <Field label={t.search}>
        <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      {found.length === 0 && <p className="text-small text-quiet">{t.noneFound}</p>}
      <div
        role="group"
        aria-label={t.usedBy}
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-card border border-hairline px-3"
      >
        {found.map(({ id, name, items }) => {
          const ids = items.map((item) => item.id);
          return (
            <div key={id} className="border-b border-hairline py-1 last:border-b-0">
              {words.length > 0 ? (
                <p className="py-2 text-small font-medium">{name}</p>
              ) : (
                <Checkbox
                  label={<span className="font-medium">{t.allOf({ category: name })}</span>}
                  checked={ids.every((itemId) => used.includes(itemId))}
                  onChange={({ target }) => onChange(ids, target.checked)}
                />
              )}
              <div className="grid pl-8 sm:grid-cols-2 sm:gap-x-4">
                {items.map((item) => (
                  <Checkbox
                    key={item.id}
                    label={<span className="wrap-anywhere">{item.name}</span>}
                    checked={used.includes(item.id)}
                    onChange={({ target }) => onChange([item.id], target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
