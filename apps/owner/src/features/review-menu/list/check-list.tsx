import { Button } from '@chalkboard/ui';
import { CheckCheck } from 'lucide-react';
import { Fragment, memo } from 'react';
import { texts } from '../../../texts';
import { questionsIn, type QuestionGroup } from '../questions/questions';
import { useReview } from '../review-context';
import { ItemRow } from './item-row';
import { PrintRow } from './print-row';
import { QuestionGroupHead } from './question-group-head';
import { StillUnpriced } from './still-unpriced';

const t = texts.review.check;

interface CheckListProps {
  readonly groups: readonly QuestionGroup[];
  /** How much is to check, what stands above the list with it. */
  readonly left: number;
  /** Ids of what can be found right as it stands. */
  readonly sure: readonly string[];
  /** What guests see of the restaurant, as far as nobody has accepted it yet. */
  readonly house: string | undefined;
  onAcceptHouse(): void;
  readonly current: string | undefined;
  readonly editing: string | undefined;
}

/** What is to check, hardest first, with how much is left. */
export const CheckList = memo(function CheckList({
  groups,
  left,
  sure,
  house,
  onAcceptHouse,
  current,
  editing,
}: CheckListProps) {
  const review = useReview();
  const queue = questionsIn(groups);
  const print = queue.filter(({ kind }) => kind === 'print').map(({ id }) => id);
  const unpriced = groups.filter(({ kind }) => kind === 'unpriced');
  const lastUnpriced = unpriced.length > 1 ? unpriced.at(-1) : undefined;
  const confirmRest = () => {
    review.confirmRest(sure, print, t.dishes({ count: sure.length }));
    if (house !== undefined) onAcceptHouse();
  };
  const tabStop = queue.some(({ id }) => id === current) ? current : queue[0]?.id;
  return (
    <div>
      <div className="mb-6 flex items-center justify-between gap-x-4">
        <p className="min-w-0">
          <span className="tabular block font-serif text-title font-medium">{t.left({ count: left })}</span>
          <span className="block text-small text-quiet max-sm:sr-only">{queue.length > 0 ? t.hint : t.onlyAbove}</span>
        </p>
        {sure.length > 1 && (
          <Button
            className="shrink-0"
            title={t.confirmAllHint({ count: sure.length })}
            onClick={() => review.confirmAll(sure, t.dishes({ count: sure.length }))}
          >
            <CheckCheck aria-hidden />
            {t.confirmAll({ count: sure.length })}
          </Button>
        )}
      </div>
      {groups.map((group) => (
        <Fragment key={group.id}>
          <section className="mt-8 first:mt-0">
            <QuestionGroupHead group={group} />
            <ul className="grid gap-1">
              {group.questions.map((question) =>
                question.kind === 'item' ? (
                  <ItemRow
                    key={question.id}
                    item={question.item}
                    question={question}
                    category={group.category === undefined ? question.category : undefined}
                    current={question.id === current}
                    editing={question.id === editing}
                    tabStop={question.id === tabStop}
                    sortable={false}
                  />
                ) : (
                  <PrintRow
                    key={question.id}
                    question={question}
                    current={question.id === current}
                    tabStop={question.id === tabStop}
                  />
                ),
              )}
            </ul>
          </section>
          {group === lastUnpriced && <StillUnpriced groups={unpriced} />}
        </Fragment>
      ))}
      {sure.length + print.length > (house === undefined ? 1 : 0) && (
        <section
          aria-label={t.rest.title}
          className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-surface p-4"
        >
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="text-lead font-medium">{t.rest.title}</h2>
            <p className="text-small text-quiet">
              {t.rest.text({ dishes: sure.length, both: sure.length > 0 && print.length > 0, lines: print.length })}
            </p>
            {house !== undefined && (
              <p className="mt-1 text-small wrap-break-word text-quiet">{t.rest.house({ details: house })}</p>
            )}
          </div>
          <Button variant="primary" className="max-sm:w-full" onClick={confirmRest}>
            <CheckCheck aria-hidden />
            {t.rest.action}
          </Button>
        </section>
      )}
    </div>
  );
});
