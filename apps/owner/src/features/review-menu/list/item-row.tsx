import type { MenuItem } from '@chalkboard/contracts';
import { Button, LinkButton } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Check, GripVertical, Image, Pencil, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMenuCurrency } from '../../../shared/prices/menu-currency';
import { texts } from '../../../texts';
import { asksOf, type ItemQuestion } from '../questions/questions';
import { useReview } from '../review-context';
import { AnswerRow } from './answer-row';
import { ItemForm } from './item-form';
import { ItemStrip } from './item-strip';
import { ItemSummary } from './item-summary';
import { useSortableRow } from './use-sortable-row';

const t = texts.review.row;

interface ItemRowProps {
  readonly item: MenuItem;
  /** What is asked about it, where the rows are questions. */
  readonly question?: ItemQuestion;
  /** Of its category; shown where the rows stand in another order. */
  readonly category?: string;
  /** Looked at: the paper shows its place, and its actions are open. */
  readonly current: boolean;
  readonly editing: boolean;
  /** Reached by the tab key: one of the list is. */
  readonly tabStop: boolean;
  /** Can be dragged to another place. */
  readonly sortable: boolean;
}

/** One item of the list. A first press looks at it, a second one edits it. */
export const ItemRow = memo(function ItemRow({
  item,
  question,
  category,
  current,
  editing,
  tabStop,
  sortable,
}: ItemRowProps) {
  const review = useReview();
  const currency = useMenuCurrency();
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  // "Price 1" is right on no menu: what it is for is asked before the item can be called so.
  const asks = item.uncertain ? (question?.asks ?? asksOf(item, currency)) : undefined;
  const namesSizes = asks === 'unnamed-sizes';
  const { edge, dragged } = useSortableRow({ row, grip, itemId: item.id, enabled: sortable && !editing });
  return (
    <li
      ref={row}
      data-entry={item.id}
      data-current-entry={current || undefined}
      className={clsx(
        'group relative scroll-mt-24 scroll-mb-8 rounded-card border transition-colors duration-(--duration-quick)',
        current ? 'border-hairline bg-surface shadow-float' : 'border-transparent hover:bg-surface',
        item.uncertain &&
          'before:absolute before:inset-y-2 before:left-0 before:w-1 before:rounded-full before:bg-uncertain',
        dragged && 'opacity-40',
      )}
    >
      {edge && (
        <span
          aria-hidden
          className={clsx('absolute inset-x-2 z-10 h-0.5 bg-accent', edge === 'top' ? '-top-px' : '-bottom-px')}
        />
      )}
      {(current || question) && <ItemStrip item={item} />}
      {editing ? (
        <ItemForm item={item} />
      ) : (
        <div className="flex">
          <button
            type="button"
            data-entry-button
            tabIndex={tabStop ? 0 : -1}
            aria-current={current || undefined}
            onClick={() => (current ? review.startEditing(item.id) : review.select(item.id))}
            className="min-h-11 min-w-0 flex-1 rounded-card py-2.5 pl-4 text-left -outline-offset-2"
          >
            <ItemSummary item={item} category={category} />
          </button>
          {sortable ? (
            <span
              ref={grip}
              title={t.drag({ name: item.name })}
              className="flex w-9 shrink-0 cursor-grab items-center justify-center text-quiet opacity-0 group-hover:opacity-100 pointer-coarse:group-data-current-entry:opacity-100"
            >
              <GripVertical aria-hidden className="size-4" />
            </span>
          ) : (
            <span className="w-4" />
          )}
        </div>
      )}
      {question && !editing && <AnswerRow question={question} current={current} />}
      {current && !editing && (
        <div className="flex flex-wrap gap-2 px-4 pb-3">
          {asks && asks !== 'no-price' && !namesSizes && (
            <Button variant="primary" onClick={() => review.confirm(item.id)}>
              <Check aria-hidden />
              {t.confirm}
            </Button>
          )}
          <Button variant={namesSizes ? 'primary' : 'secondary'} onClick={() => review.startEditing(item.id)}>
            <Pencil aria-hidden />
            {namesSizes ? t.nameSizes : t.edit}
          </Button>
          <LinkButton
            as={Link}
            to={`../photos#dish-${item.id}`}
            relative="path"
            variant="quiet"
            className="max-sm:px-3"
            aria-label={texts.photos.linkOf({ dish: item.name })}
          >
            <Image aria-hidden />
            <span className="max-sm:sr-only">{texts.menuFrame.sections.photos}</span>
          </LinkButton>
          <Button variant="quiet" className="max-sm:px-3" onClick={() => review.remove(item.id)}>
            <Trash2 aria-hidden />
            <span className="max-sm:sr-only">{t.delete}</span>
          </Button>
        </div>
      )}
    </li>
  );
});
