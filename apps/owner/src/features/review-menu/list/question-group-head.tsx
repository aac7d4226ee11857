import { Button } from '@chalkboard/ui';
import { CheckCheck, X } from 'lucide-react';
import { texts } from '../../../texts';
import { deleteItems, givePriceToAll, leaveUnpriced } from '../questions/answers';
import type { QuestionGroup } from '../questions/questions';
import { useReview } from '../review-context';
import { PriceAnswer } from './price-answer';
import { SizeNamesAnswer } from './size-names-answer';

const t = texts.review.groups;

/** What a group of questions asks, and what answers all of it at once. */
export function QuestionGroupHead({ group }: { readonly group: QuestionGroup }) {
  const { kind, category = '', samePrice, questions } = group;
  const review = useReview();
  const ids = questions.map(({ id }) => id);
  const count = ids.length;
  const several = count > 1;
  const onlyPrices = questions.every(
    (question) => question.kind === 'print' && question.text === undefined && question.price,
  );
  const title = {
    unpriced: () => t.unpriced({ category }),
    sizes: () => t.sizes({ category }),
    choices: () => t.choices,
    compare: () =>
      samePrice === undefined ? t.compare({ category }) : t.samePrice({ count, price: samePrice, category }),
    print: () => t.print,
  }[kind]();
  const noDishes = (
    <Button
      variant="quiet"
      onClick={() => review.answer(ids, deleteItems(review.draft(), ids, t.dishesOf({ count, category })))}
    >
      {t.noDishes}
    </Button>
  );
  return (
    <div className="mb-2 grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lead font-medium wrap-anywhere">
          {title}{' '}
          <span className="tabular rounded-full bg-sunken px-2 align-[0.1em] font-sans text-caption font-normal text-quiet">
            {count}
          </span>
        </h2>
        {kind === 'compare' && several && (
          <span className="flex flex-wrap gap-2">
            {noDishes}
            <Button onClick={() => review.confirmAll(ids, t.dishesOf({ count, category }))}>
              <CheckCheck aria-hidden />
              {samePrice === undefined ? t.allRight({ count }) : t.yesAll}
            </Button>
          </span>
        )}
        {kind === 'print' && several && (
          <Button
            variant="quiet"
            onClick={() =>
              review.dismissPrint(
                ids,
                onlyPrices ? texts.review.told.dismissedPrices({ count }) : texts.review.told.dismissedAll({ count }),
              )
            }
          >
            <X aria-hidden />
            {onlyPrices ? t.noneIsAPrice : t.noneOfThem}
          </Button>
        )}
      </div>
      {kind === 'sizes' && <SizeNamesAnswer group={group} />}
      {kind === 'unpriced' && several && (
        <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
          <PriceAnswer
            label={t.onePrice({ count, category })}
            action={t.forAll({ count })}
            onAnswer={(price) =>
              review.answer(ids, givePriceToAll(review.draft(), ids, { price, name: t.dishesOf({ count, category }) }))
            }
          />
          <span className="flex flex-wrap max-sm:-ml-4">
            <Button
              variant="quiet"
              onClick={() => review.answer(ids, leaveUnpriced(review.draft(), ids, t.dishesOf({ count, category })))}
            >
              {t.noPrices}
            </Button>
            {noDishes}
          </span>
        </div>
      )}
    </div>
  );
}
