import { Button } from '@chalkboard/ui';
import { texts } from '../../../texts';
import { findItem } from '../draft/menu-draft';
import { giveName, givePrice, leaveUnpriced } from '../questions/answers';
import type { ItemQuestion } from '../questions/questions';
import { useReview } from '../review-context';
import { AnswerField } from './answer-field';
import { PriceAnswer } from './price-answer';

const t = texts.review.answers;

/** What answers the question about a dish in one go: a field for its price, two prices to choose from, or its name. */
export function AnswerRow({
  question: { id, item, asks },
  current,
}: {
  readonly question: ItemQuestion;
  readonly current: boolean;
}) {
  const review = useReview();
  const take = (price: string) => review.answer([id], givePrice(review.draft(), id, price));
  if (asks === 'no-price') {
    return (
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 px-4 pb-3">
        <PriceAnswer label={t.priceOf({ name: item.name })} action={t.save} onAnswer={take} />
        <Button
          variant="quiet"
          className="max-sm:-ml-4"
          onClick={() => review.answer([id], leaveUnpriced(review.draft(), [id], item.name))}
        >
          {t.noPrice}
        </Button>
      </div>
    );
  }
  const other = item.doubt?.otherPrice;
  if ((asks === 'two-readings' || asks === 'lost-point') && other) {
    return (
      <div role="group" aria-label={t.which({ name: item.name })} className="flex flex-wrap gap-2 px-4 pb-3">
        {[item.price, other].map((price) => (
          <Button key={price} className="tabular min-w-24 text-lead" onClick={() => take(price)}>
            {price}
          </Button>
        ))}
      </div>
    );
  }
  if (asks === 'name' && current) {
    return (
      <div className="px-4 pb-3">
        <AnswerField
          label={t.nameOf}
          shown={t.name}
          start={findItem(review.draft(), id)?.item.name ?? item.name}
          action={t.saveName}
          onAnswer={(name) => review.answer([id], giveName(review.draft(), id, name))}
        />
      </div>
    );
  }
  return null;
}
