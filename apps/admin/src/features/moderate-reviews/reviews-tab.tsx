import type { AdminReview, HostV1, StaffRole } from '@chalkboard/contracts';
import { listFeedbackRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { Button, type ButtonSize } from '@chalkboard/ui';
import { useFilters, mayStaff } from '@chalkboard/web-kit';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { DataList } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import type { NamedView } from '../../lists/saved-views/same-filters';
import { SavedViews } from '../../lists/saved-views/saved-views';
import { SearchField } from '../../lists/search-field';
import { useSelection } from '../../lists/selection';
import { SortSelect } from '../../lists/sort-select';
import { useStaffList } from '../../lists/use-staff-list';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { BulkModeration } from './bulk-moderation';
import { RemovalDialog } from './removal-dialog';
import { FEEDBACK, publishReview, removeReview, unpublishReview } from './review-calls';
import { reviewColumns } from './review-columns';
import { ReviewDialog } from './review-dialog';

const t = texts.reviews;
const keyOf = ({ id }: AdminReview) => id;
/** What everybody of the staff looks for. */
const VIEWS: readonly NamedView[] = [
  { name: texts.list.views.all, filters: {} },
  { name: t.views.pending, filters: { status: 'pending' } },
  { name: t.views.flagged, filters: { status: 'flagged' } },
  { name: t.views.published, filters: { published: 'true' } },
  { name: t.views.unpublished, filters: { status: 'approved', published: 'false' } },
];

interface Question {
  readonly what: 'unpublish' | 'remove';
  readonly id: string;
}

/** What guests wrote and said: read, judged, published and taken away. */
export function ReviewsTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'status', 'published', 'rating', 'sort']);
  const { field, show, onClear } = filterControls(filters, setFilters);
  const list = useStaffList(listFeedbackRoute, { query: filters });
  const [openId, setOpenId] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const refresh = [[FEEDBACK]];
  const publication = useChange(host, { run: publishReview, done: t.publishDone, failed: t.publishFailed, refresh });
  const unpublication = useChange(host, {
    run: unpublishReview,
    done: t.unpublishDone,
    failed: t.unpublishFailed,
    refresh,
    onDone: close,
  });
  const removal = useChange(host, {
    run: removeReview,
    done: t.removeDone,
    failed: t.removeFailed,
    refresh,
    onDone: () => {
      close();
      setOpenId(undefined);
    },
  });
  const pending = publication.isPending || unpublication.isPending || removal.isPending;
  const mayChange = mayStaff(role, 'reviews.moderate');
  const open = list.items?.find(({ id }) => id === openId);

  const actionsOf = ({ id, customerName, isPublished }: AdminReview, size: ButtonSize = 'medium') =>
    mayChange && (
      <>
        {isPublished ? (
          <Button
            variant="quiet"
            size={size}
            disabled={pending}
            aria-label={t.unpublishNamed(customerName)}
            onClick={() => setQuestion({ what: 'unpublish', id })}
          >
            {t.unpublish}
          </Button>
        ) : (
          <Button
            variant="quiet"
            size={size}
            disabled={pending}
            aria-label={t.publishNamed(customerName)}
            onClick={() => publication.mutate(id)}
          >
            {t.publish}
          </Button>
        )}
        <Button
          variant="quiet"
          size={size}
          disabled={pending}
          aria-label={t.removeNamed(customerName)}
          onClick={() => setQuestion({ what: 'remove', id })}
        >
          {t.remove}
        </Button>
      </>
    );

  const columns = reviewColumns({
    host,
    mayChange,
    onOpen: setOpenId,
    actionsOf: (review) => actionsOf(review, 'small'),
  });
  const selection = useSelection(list.items, keyOf);
  return (
    <section aria-label={t.label}>
      <SavedViews host={host} list="reviews" route={listFeedbackRoute} common={VIEWS} filters={filters} onShow={show} />
      <FilterBar>
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.status} all={t.allStatuses} options={t.statuses} {...field('status')} />
        <FilterSelect label={t.published} all={t.allPublished} options={t.publication} {...field('published')} />
        <FilterSelect label={t.rating} all={t.allRatings} options={t.ratings} {...field('rating')} />
        <SortSelect options={t.sorts} {...field('sort')} />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={keyOf}
        bar={
          mayChange
            ? {
                selection,
                labelOf: ({ customerName, restaurantName }) => texts.list.choose(t.by(customerName, restaurantName)),
                actions: <BulkModeration host={host} selection={selection} />,
              }
            : undefined
        }
        empty={{ ...t.empty, icon: <MessageSquareText aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {open && !question && (
        <ReviewDialog key={open.id} review={open} actions={actionsOf(open)} onClose={() => setOpenId(undefined)} />
      )}
      {question && (
        <RemovalDialog
          host={host}
          words={question.what === 'remove' ? t.confirmRemove : t.confirmUnpublish}
          pending={pending}
          onConfirm={(reason) =>
            (question.what === 'remove' ? removal : unpublication).mutate({ id: question.id, ...reason })
          }
          onClose={close}
        />
      )}
    </section>
  );
}
