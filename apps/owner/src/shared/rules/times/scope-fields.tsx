import type { Menu, RuleScope } from '@chalkboard/contracts';
import { Checkbox } from '@chalkboard/ui';
import { texts } from '../../../texts';

const t = texts.times;

/** Which categories as a whole, and which single dishes. */
export function ScopeFields({
  of,
  menu,
  scope,
  onChange,
}: {
  /** What it is for, for those who hear it. */
  readonly of: string;
  readonly menu: Pick<Menu, 'categories'>;
  readonly scope: RuleScope;
  onChange(scope: RuleScope): void;
}) {
  const toggled = (ids: readonly string[], id: string, on: boolean) =>
    on ? [...ids, id] : ids.filter((one) => one !== id);
  const isEmpty = scope.categoryIds.length + scope.itemIds.length === 0;
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-medium">{t.scope({ name: of })}</legend>
      {isEmpty && <p className="mt-1 text-caption text-quiet">{t.scopeHint}</p>}
      <ul className="mt-1 max-h-80 divide-y divide-hairline overflow-y-auto rounded-card border border-hairline px-3">
        {menu.categories.map(({ id, name, items }) => {
          const isWhole = scope.categoryIds.includes(id);
          const single = items.filter((item) => scope.itemIds.includes(item.id)).length;
          return (
            <li key={id} className="py-1">
              <Checkbox
                label={<span className="wrap-anywhere">{name}</span>}
                hint={t.allDishes({ count: items.length })}
                checked={isWhole}
                onChange={({ target }) =>
                  onChange({
                    categoryIds: toggled(scope.categoryIds, id, target.checked),
                    // What is in a whole category need not be named.
                    itemIds: scope.itemIds.filter((one) => !target.checked || !items.some((item) => item.id === one)),
                  })
                }
              />
              {!isWhole && items.length > 0 && (
                <details open={single > 0} className="pb-1 pl-8">
                  <summary className="cursor-pointer py-3 text-small text-quiet">
                    {t.singleDishes({ category: name })}
                  </summary>
                  <div className="grid sm:grid-cols-2 sm:gap-x-4">
                    {items.map((item) => (
                      <Checkbox
                        key={item.id}
                        label={<span className="wrap-anywhere">{item.name}</span>}
                        checked={scope.itemIds.includes(item.id)}
                        onChange={({ target }) =>
                          onChange({ ...scope, itemIds: toggled(scope.itemIds, item.id, target.checked) })
                        }
                      />
                    ))}
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
