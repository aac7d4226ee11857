import { Button, EmptyState, TextInput } from '@chalkboard/ui';
import { Plus, UtensilsCrossed } from 'lucide-react';
import { useMemo, type KeyboardEvent, type Ref } from 'react';
import { texts } from '../../../texts';
import { addCategory } from '../draft/category-edits';
import { findItem, type Draft, type ItemPlace } from '../draft/menu-draft';
import { useReview } from '../review-context';
import { CategorySection } from './category-section';
import { matching } from './search-menu';
import { useDropOrder } from './use-drop-order';

const t = texts.review;

interface MenuListProps {
  readonly draft: Draft;
  readonly current: string | undefined;
  readonly editing: string | undefined;
  /** Id of the category whose name is being written. */
  readonly naming: string | undefined;
  readonly adding: ItemPlace | undefined;
  readonly search: string;
  onSearch(text: string): void;
  readonly searchBox: Ref<HTMLInputElement>;
}

/** The whole menu in its order: every item can be found, written, moved and added to. */
export function MenuList({ draft, current, editing, naming, adding, search, onSearch, searchBox }: MenuListProps) {
  const review = useReview();
  const shown = useMemo(() => matching(draft, search), [draft, search]);
  useDropOrder();
  const tabStop = current && findItem(draft, current) ? current : shown.flatMap(({ items }) => items)[0]?.id;
  const filtered = search.trim() !== '';

  /** From the search to what it found, or back to what was looked at. */
  const onSearchKey = (event: KeyboardEvent) => {
    const found =
      event.key === 'Enter' || event.key === 'ArrowDown'
        ? shown[0]?.items[0]?.id
        : event.key === 'Escape'
          ? tabStop
          : undefined;
    if (event.key === 'Escape') onSearch('');
    if (found === undefined) return;
    event.preventDefault();
    review.select(found);
  };

  const add = () => {
    const { edit, categoryId } = addCategory(review.draft(), t.categories.new);
    review.perform(edit);
    review.nameCategory(categoryId);
  };
  const addButton = (
    <Button onClick={add}>
      <Plus aria-hidden />
      {t.categories.add}
    </Button>
  );
  if (draft.length === 0)
    return (
      <EmptyState
        icon={<UtensilsCrossed aria-hidden strokeWidth={1.4} />}
        title={t.empty.title}
        text={t.empty.text}
        action={addButton}
      />
    );
  return (
    <div>
      <TextInput
        ref={searchBox}
        type="search"
        aria-label={t.search.label}
        placeholder={t.search.label}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={onSearchKey}
        className="mb-5"
      />
      {shown.map(({ category, items }) => (
        <CategorySection
          key={category.id}
          category={category}
          items={items}
          current={within(items, current)}
          editing={within(items, editing)}
          tabStop={within(items, tabStop)}
          adding={adding?.categoryId === category.id ? adding : undefined}
          filtered={filtered}
          naming={category.id === naming}
        />
      ))}
      {shown.length === 0 && (
        <p className="flex flex-wrap items-center gap-3 py-6 text-quiet">
          {t.search.none({ text: search.trim() })}
          <Button variant="quiet" onClick={() => onSearch('')}>
            {t.search.clear}
          </Button>
        </p>
      )}
      {!filtered && addButton}
    </div>
  );
}

/** So that a category is drawn again only when one of its own items is meant. */
function within(items: readonly { readonly id: string }[], id: string | undefined): string | undefined {
  return items.some((item) => item.id === id) ? id : undefined;
}
