import type { ChoiceGroup, ChoiceOption, ChoiceRules } from '@chalkboard/contracts';
import {
  canRepeat,
  countOf,
  groupsWithin,
  isOffered,
  optionPrice,
  type ChoiceProblem,
  type DishStates,
} from '@chalkboard/menu-rules/choices';
import {
  countIn,
  picksWithin,
  placeOfGroup,
  placeOfProblem,
  withCount,
  withOnly,
  withWithin,
  type Picks,
} from '@chalkboard/menu-rules/picks';
import { FieldNote, Price, QuantityStepper } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { useId, type ReactNode } from 'react';
import { choiceTexts as t, texts } from '../../../texts';
import { choiceRule } from './choice-rule';

/** What all groups of a sheet share. */
export interface ChoiceSetting {
  readonly rules: ChoiceRules | undefined;
  readonly dishes: DishStates;
  readonly currency: string;
  /** Label of the chosen size; undefined where the dish has none. */
  readonly size: string | undefined;
  /** Shown at their groups; none before somebody has wanted to add the dish. */
  readonly problems: readonly ChoiceProblem[];
}

/** One group: radio buttons where one can be chosen, else boxes to tick, or steppers where an option can repeat. */
export function ChoiceGroupField({
  group,
  within,
  setting,
  picks,
  onChange,
}: {
  readonly group: ChoiceGroup;
  /** The chosen option that it belongs to. */
  readonly within?: ChoiceOption;
  readonly setting: ChoiceSetting;
  readonly picks: Picks;
  onChange(picks: Picks): void;
}) {
  const name = useId();
  const noteId = `${name}-note`;
  const key = placeOfGroup(group.id, within);
  const error = wordsOf(setting.problems.find((problem) => placeOfProblem(problem) === key));
  const count = countOf(picks.filter(({ groupId }) => groupId === group.id));
  const isFull = count >= group.max;
  const hint = group.kind === 'halves' ? t.dearerHalf : undefined;
  const note = error || hint ? noteId : undefined;
  const isSingle = group.max === 1;
  return (
    <fieldset data-choice-group={key} aria-describedby={note} className="min-w-0">
      <legend className="mb-1 text-small font-medium wrap-anywhere">
        {within && <span className="sr-only">{t.within({ group: group.name, option: within.name })}</span>}
        <span aria-hidden={within ? true : undefined}>{group.name}</span>{' '}
        <span className="font-normal text-quiet">{choiceRule(group)}</span>
      </legend>
      {isSingle && group.min === 0 && (
        <Row>
          <label className={LABEL}>
            <input
              type="radio"
              name={name}
              checked={count === 0}
              onChange={() => onChange(withOnly(picks, group, undefined))}
              className={BOX}
            />
            <span className="text-small">{t.none}</span>
          </label>
        </Row>
      )}
      {group.options.map((option) => {
        const chosen = countIn(picks, group.id, option.id);
        const isThere = isOffered(option, setting.dishes);
        const price = optionPrice(option, setting.size);
        const words = (
          <span className="min-w-0 flex-1 text-small wrap-anywhere">
            {option.name}
            {!isThere && <span className="block text-caption text-failed">{texts.notOrderable.soldOut}</span>}
          </span>
        );
        const aside = price > 0 && (
          <Price className="text-small text-quiet">+{formatMoney(price, setting.currency)}</Price>
        );
        return (
          <Row key={option.id}>
            {canRepeat(group) && !isSingle ? (
              <div className="flex min-h-12 items-center gap-3 py-0.5">
                {words}
                {aside}
                <QuantityStepper
                  label={option.name}
                  value={chosen}
                  max={isThere ? chosen + Math.max(0, group.max - count) : chosen}
                  onChange={(quantity) => onChange(withCount(picks, group, option.id, quantity))}
                />
              </div>
            ) : (
              <label className={LABEL}>
                <input
                  type={isSingle ? 'radio' : 'checkbox'}
                  name={name}
                  checked={chosen > 0}
                  disabled={!isThere || (!isSingle && isFull && chosen === 0)}
                  aria-invalid={error ? true : undefined}
                  onChange={({ target }) =>
                    onChange(
                      isSingle
                        ? withOnly(picks, group, option.id)
                        : withCount(picks, group, option.id, target.checked ? 1 : 0),
                    )
                  }
                  className={BOX}
                />
                {words}
                {aside}
              </label>
            )}
            {chosen > 0 && !within && (
              <Within group={group} option={option} setting={setting} picks={picks} onChange={onChange} />
            )}
          </Row>
        );
      })}
      {note && (
        <div role={error ? 'alert' : undefined} className="mt-1">
          <FieldNote id={noteId} error={error} hint={hint} />
        </div>
      )}
    </fieldset>
  );
}

const LABEL =
  'flex min-h-12 cursor-pointer items-center gap-3 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-60';
const BOX = 'size-5 shrink-0 accent-accent';

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="border-b border-hairline last-of-type:border-b-0">{children}</div>;
}

/** The groups within a chosen option. */
function Within({
  group,
  option,
  setting,
  picks,
  onChange,
}: {
  readonly group: ChoiceGroup;
  readonly option: ChoiceOption;
  readonly setting: ChoiceSetting;
  readonly picks: Picks;
  onChange(picks: Picks): void;
}) {
  const groups = groupsWithin(setting.rules, option);
  if (groups.length === 0) return null;
  const inner = picksWithin(picks, group.id, option.id);
  return (
    <div className="mb-3 ms-2 grid gap-4 border-s-2 border-accent ps-4">
      {groups.map((one) => (
        <ChoiceGroupField
          key={one.id}
          group={one}
          within={option}
          setting={setting}
          picks={inner}
          onChange={(next) => onChange(withWithin(picks, group, option.id, next))}
        />
      ))}
    </div>
  );
}

function wordsOf(problem: ChoiceProblem | undefined): string | undefined {
  switch (problem?.kind) {
    case 'missing':
      return problem.group.kind === 'halves'
        ? t.missing.halves({ count: problem.count })
        : t.missing.options({ group: problem.group.name, count: problem.count });
    case 'tooMany':
    case 'repeated':
      return t.tooMany({ max: problem.kind === 'tooMany' ? problem.group.max : 1 });
    case 'soldOut':
      return `${problem.option.name}: ${texts.notOrderable.soldOut}`;
    default:
      return undefined;
  }
}
