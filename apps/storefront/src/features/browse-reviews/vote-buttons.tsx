import type { HostV1, Review } from '@chalkboard/contracts';
import { describeError } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { feedbackTexts } from '../../texts';
import { useVote } from './review-calls';

const t = feedbackTexts.card;

const CHOICES = [
  { vote: 'helpful', word: t.helpful, Icon: ThumbsUp, count: ({ helpful }: Review) => helpful },
  { vote: 'not_helpful', word: t.notHelpful, Icon: ThumbsDown, count: ({ notHelpful }: Review) => notHelpful },
] as const;

/** Helpful or not: one vote a visitor, changed by the other button, taken back by the same. */
export function VoteButtons({ host, review }: { readonly host: HostV1; readonly review: Review }) {
  const { isPending, mutate } = useVote(review.id, (error) =>
    host.toast({
      title: t.voteFailed.title,
      description: describeError(error, t.voteFailed.description),
      variant: 'destructive',
    }),
  );
  return (
    <div className="-ms-2 flex flex-wrap gap-1">
      {CHOICES.map(({ vote, word, Icon, count }) => {
        const mine = review.myVote === vote;
        return (
          <button
            key={vote}
            type="button"
            aria-pressed={mine}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(mine ? 'none' : vote)}
            className={clsx(
              'tap inline-flex items-center gap-2 rounded-card px-2.5 text-small transition-colors duration-(--duration-quick) hover:bg-sunken',
              mine ? 'font-medium text-ink' : 'text-quiet',
            )}
          >
            <Icon aria-hidden className={clsx('size-[1.15em]', mine && 'fill-current')} />
            {word} <span className="tabular">{count(review)}</span>
          </button>
        );
      })}
    </div>
  );
}
