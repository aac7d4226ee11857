import type { AdminReview, HostV1, StaffRole } from '@chalkboard/contracts';
import { listFeedbackRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { Badge, Button, Stars } from '@chalkboard/ui';
import { formatDate, useFilters, mayStaff } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { MessageSquareText, Mic } from 'lucide-react';
import { useState } from 'react';
import { DataList, type Column } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { FilterSelect } from '../../lists/filter-select';
import { RowButton } from '../../lists/row-button';
import { SearchField } from '../../lists/search-field';
import { useStaffList } from '../../lists/use-staff-list';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { RemovalDialog } from './removal-dialog';
import { FEEDBACK, publishReview, removeReview, unpublishReview } from './review-calls';
import { ReviewDialog } from './review-dialog';
import { ReviewStatus } from './review-status';

const t = texts.reviews;

interface Question {
  readonly what: 'unpublish' | 'remove';
  readonly id: string;
}

/** What guests wrote and said: read, judged, published and taken away. */
export function ReviewsTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'status', 'published', 'rating', 'sort']);
  const list = useStaffList<AdminReview>(FEEDBACK, filters, (cursor, signal) =>
    callAsStaff(listFeedbackRoute, { query: { ...filters, cursor }, signal }),
  );
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

  const actionsOf = ({ id, customerName, isPublished }: AdminReview) =>
    mayChange && (
      <>
        {isPublished ? (
          <Button
            variant="quiet"
            disabled={pending}
            aria-label={t.unpublishNamed(customerName)}
            onClick={() => setQuestion({ what: 'unpublish', id })}
          >
            {t.unpublish}
          </Button>
        ) : (
          <Button
            variant="quiet"
            disabled={pending}
            aria-label={t.publishNamed(customerName)}
            onClick={() => publication.mutate(id)}
          >
            {t.publish}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={pending}
          aria-label={t.removeNamed(customerName)}
          onClick={() => setQuestion({ what: 'remove', id })}
        >
          {t.remove}
        </Button>
      </>
    );

  const columns: readonly Column<AdminReview>[] = [
    {
      name: t.columns.customer,
      cell: ({ id, customerName, restaurantName }) => (
        <>
          <RowButton onClick={() => setOpenId(id)}>{customerName}</RowButton>
          <span className="block text-caption font-normal text-quiet">{restaurantName}</span>
        </>
      ),
    },
    { name: t.columns.rating, nowrap: true, cell: ({ rating }) => <Stars value={rating} /> },
    {
      name: t.columns.review,
      cell: ({ comment, isVoiceReview, isRealOrder }) => (
        <span className="block max-w-[38ch] min-w-40">
          <span className="line-clamp-2 wrap-anywhere">
            {comment || <span className="text-quiet">{t.noComment}</span>}
          </span>
          <span className="block space-x-3 text-caption text-quiet">
            {isVoiceReview && (
              <span className="inline-flex items-center gap-1">
                <Mic aria-hidden className="size-3.5" />
                {t.voice}
              </span>
            )}
            {isRealOrder && <span>{t.realOrder}</span>}
          </span>
        </span>
      ),
    },
    { name: t.columns.received, nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      name: t.columns.published,
      nowrap: true,
      cell: ({ isPublished }) => (
        <Badge {...(isPublished && { state: 'ready' as const })}>{isPublished ? t.isPublished : t.notPublished}</Badge>
      ),
    },
    { name: t.columns.status, cell: (review) => <ReviewStatus host={host} mayChange={mayChange} review={review} /> },
    {
      name: t.columns.actions,
      hideName: true,
      nowrap: true,
      align: 'right',
      cell: (review) => mayChange && <span className="inline-flex gap-1">{actionsOf(review)}</span>,
    },
  ];
  const isFiltered = Boolean(filters.search || filters.status || filters.published || filters.rating);
  return (
    <section aria-label={t.label}>
      <FilterBar>
        <SearchField
          label={t.search}
          placeholder={t.searchHint}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <FilterSelect
          label={t.status}
          all={t.allStatuses}
          options={t.statuses}
          value={filters.status}
          onChange={(status) => setFilters({ status })}
        />
        <FilterSelect
          label={t.published}
          all={t.allPublished}
          options={t.publication}
          value={filters.published}
          onChange={(published) => setFilters({ published })}
        />
        <FilterSelect
          label={t.rating}
          all={t.allRatings}
          options={t.ratings}
          value={filters.rating}
          onChange={(rating) => setFilters({ rating })}
        />
        <FilterSelect
          label={texts.list.sort}
          options={t.sorts}
          value={filters.sort || 'newest'}
          onChange={(sort) => setFilters({ sort: sort === 'newest' ? '' : sort })}
        />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <MessageSquareText aria-hidden strokeWidth={1.4} /> }}
        onClear={isFiltered ? () => setFilters({ search: '', status: '', published: '', rating: '' }) : undefined}
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
