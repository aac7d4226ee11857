import type { MenuCategory, MenuItem } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { Pencil, Plus } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import type { ItemPlace } from '../draft/menu-draft';
import { useReview } from '../review-context';
import { CategoryForm } from './category-form';
import { ItemRow } from './item-row';
import { NewItemForm } from './new-item-form';
import { useEmptyCategoryDrop } from './use-drop-order';

const t = texts.review.categories;

interface CategorySectionProps {
  readonly category: MenuCategory;
  /** Those of its items that are shown. */
  readonly items: readonly MenuItem[];
  /** Of this category, if one of its items is: what is looked at, what is edited, what the tab key reaches. */
  readonly current: string | undefined;
  readonly editing: string | undefined;
  readonly tabStop: string | undefined;
  readonly adding: ItemPlace | undefined;
  /** Only some items are shown: their order cannot be changed. */
  readonly filtered: boolean;
  /** Its name is being written. */
  readonly naming: boolean;
}

/** A category with its items, in the menu's order. */
export const CategorySection = memo(function CategorySection({
  category,
  items,
  current,
  editing,
  tabStop,
  adding,
  filtered,
  naming,
}: CategorySectionProps) {
  const review = useReview();
  const box = useRef<HTMLElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(naming);
  useEffect(() => {
    // Back to where it was opened, unless the focus went on by itself.
    if (wasNaming.current && !naming && document.activeElement === document.body)
      pencil.current?.focus({ preventScroll: true });
    wasNaming.current = naming;
  }, [naming]);
  useEmptyCategoryDrop(box, category.id, category.items.length === 0);
  const addHere = () => review.startAdding({ categoryId: category.id, after: category.items.at(-1)?.id });
  const newForm = adding && <NewItemForm key={adding.after} place={adding} />;
  return (
    <section ref={box} aria-labelledby={`category-${category.id}`} className="rest-unseen -mx-4 px-4 pb-8">
      {naming ? (
        <CategoryForm category={category} onDone={() => review.nameCategory(undefined)} />
      ) : (
        <div className="flex items-center gap-2 border-b border-hairline pl-4">
          <h2 id={`category-${category.id}`} className="min-w-0 flex-1 py-2 text-title italic">
            {category.name}
          </h2>
          <span className="tabular text-caption whitespace-nowrap text-quiet">
            {t.count({ count: category.items.length })}
          </span>
          <button
            ref={pencil}
            type="button"
            aria-label={t.edit({ name: category.name })}
            title={t.edit({ name: category.name })}
            onClick={() => review.nameCategory(category.id)}
            className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        </div>
      )}
      {naming && (
        <h2 id={`category-${category.id}`} className="sr-only">
          {category.name}
        </h2>
      )}
      {category.note && !naming && <p className="pt-2 pl-4 text-small text-quiet">{category.note}</p>}
      {adding && !adding.after && newForm}
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <ItemAndNew key={item.id} newForm={adding?.after === item.id ? newForm : undefined}>
            <ItemRow
              item={item}
              current={item.id === current}
              editing={item.id === editing}
              tabStop={item.id === tabStop}
              sortable={!filtered}
            />
          </ItemAndNew>
        ))}
      </ul>
      {category.items.length === 0 && <p className="py-2 pl-4 text-small text-quiet">{t.empty}</p>}
      {!filtered && (
        <Button variant="quiet" className="mt-1" onClick={addHere}>
          <Plus aria-hidden />
          {t.addItem}
        </Button>
      )}
    </section>
  );
});

function ItemAndNew({ children, newForm }: { readonly children: React.ReactNode; readonly newForm: React.ReactNode }) {
  return (
    <>
      {children}
      {newForm && <li>{newForm}</li>}
    </>
  );
}
