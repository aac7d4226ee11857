import { summariseReviewsRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { StatCard } from '@chalkboard/ui';
import { formatCount, queryOf, useQuery } from '@chalkboard/web-kit';
import { BadgeCheck, Clock, MessageSquareText, Star } from 'lucide-react';
import { feedbackTexts } from '../../texts';
import { removedWords } from './removed-words';

const t = feedbackTexts.stats;
const figure = (count: number | undefined) => (count === undefined ? '–' : formatCount(count));

/** The four cards, and below them what was taken away. */
export function ReviewStatistics() {
  const { data } = useQuery({ ...queryOf(summariseReviewsRoute), refetchOnMount: 'always' });
  return (
    <>
      <dl aria-label={t.label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard label={t.total} value={figure(data?.total)} icon={<MessageSquareText aria-hidden />} />
        <StatCard
          label={t.average}
          value={data ? (data.averageRating?.toFixed(1) ?? t.noAverage) : '–'}
          icon={<Star aria-hidden />}
        />
        <StatCard label={t.approved} value={figure(data?.approved)} icon={<BadgeCheck aria-hidden />} />
        <StatCard label={t.pending} value={figure(data?.pending)} icon={<Clock aria-hidden />} />
      </dl>
      <p className="mt-3 min-h-5 text-caption text-quiet">{data && removedWords(data.removed)}</p>
    </>
  );
}
