import type { AdminReview, HostV1 } from '@chalkboard/contracts';
import { Badge, Stars } from '@chalkboard/ui';
import { formatDate } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import type { Column } from '../../lists/column';
import { RowButton } from '../../lists/row-button';
import { texts } from '../../texts';
import { ReviewExcerpt } from './review-excerpt';
import { ReviewStatus } from './review-status';

const t = texts.reviews;

export function reviewColumns({
  host,
  mayChange,
  onOpen,
  actionsOf,
}: {
  readonly host: HostV1;
  readonly mayChange: boolean;
  onOpen(id: string): void;
  actionsOf(review: AdminReview): ReactNode;
}): readonly Column<AdminReview>[] {
  return [
    {
      name: t.columns.customer,
      width: 'max-w-32',
      cell: ({ id, customerName }) => <RowButton onClick={() => onOpen(id)}>{customerName}</RowButton>,
    },
    { name: t.columns.restaurant, width: 'max-w-32', cell: ({ restaurantName }) => restaurantName },
    {
      name: t.columns.rating,
      brief: ({ rating }) => t.stars(rating),
      cell: ({ rating }) => <Stars value={rating} />,
    },
    { name: t.columns.review, width: 'max-w-56', narrow: 'none', cell: (review) => <ReviewExcerpt review={review} /> },
    { name: t.columns.received, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      name: t.columns.published,
      brief: ({ isPublished }) => (isPublished ? t.isPublished : t.notPublished),
      cell: ({ isPublished }) =>
        isPublished ? (
          <Badge state="ready">{t.isPublished}</Badge>
        ) : (
          <span className="text-quiet">{t.notPublished}</span>
        ),
    },
    {
      name: t.columns.status,
      isControl: true,
      cell: (review) => <ReviewStatus host={host} mayChange={mayChange} review={review} />,
    },
    {
      name: t.columns.actions,
      hideName: true,
      isControl: true,
      // There the opened review has them.
      narrow: 'none',
      align: 'right',
      cell: (review) => mayChange && <span className="inline-flex gap-1">{actionsOf(review)}</span>,
    },
  ];
}
