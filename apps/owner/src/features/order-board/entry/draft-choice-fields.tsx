import type { ChoiceGroup, ChoiceOption } from '@chalkboard/contracts';
import { canRepeat, countOf, groupsOf, groupsWithin, isOffered, optionPrice } from '@chalkboard/menu-rules/choices';
import { countIn, picksWithin, withCount, withOnly, withWithin, type Picks } from '@chalkboard/menu-rules/picks';
import { Checkbox, QuantityStepper, Select } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { choiceProblemOf, heldKey } from './draft-choices';
import type { DraftLine } from './order-draft';

const t = texts.board.enter;

/** The groups of a dish of an order that is being written: a list where one is chosen, else boxes or steppers. */
export function DraftChoices({
  line,
  currency,
  mending,
  onChange,
}: {
  readonly line: DraftLine;
  readonly currency: string;
  /** Put on the group that the line's problem is about. */
  readonly mending: Readonly<Record<string, unknown>>;
  onChange(line: DraftLine): void;
}) {
  const { item, offer, picks = [], variantId } = line;
  if (!item || !offer) return null;
  const size = item.variants.find(({ id }) => id === variantId)?.label;
  const problem = choiceProblemOf(line);
  const canPick = (group: ChoiceGroup, option: ChoiceOption) =>
    isOffered(option, offer.dishes) || (line.held?.includes(heldKey(group.id, option.id)) ?? false);
  const labelOf = (group: ChoiceGroup, option: ChoiceOption) => {
    const price = optionPrice(option, size);
    return [
      `${option.name}${price > 0 ? ` +${formatMoney(price, currency)}` : ''}`,
      ...(canPick(group, option) ? [] : [texts.board.soldOut.soldOut]),
    ].join(' · ');
  };

  const fields = (
    groups: readonly ChoiceGroup[],
    own: Picks,
    change: (picks: Picks) => void,
    within?: ChoiceOption,
  ): ReactNode =>
    groups.map((group) => {
      const count = countOf(own.filter(({ groupId }) => groupId === group.id));
      const isHere =
        problem?.within?.id === within?.id && (problem?.kind === 'unknown' || problem?.group.id === group.id);
      const marks = isHere ? mending : {};
      const name = within ? `${group.name} (${within.name})` : group.name;
      const inner = (option: ChoiceOption) =>
        !within &&
        countIn(own, group.id, option.id) > 0 &&
        fields(
          groupsWithin(offer.rules, option),
          picksWithin(own, group.id, option.id),
          (next) => change(withWithin(own, group, option.id, next)),
          option,
        );
      if (group.max === 1) {
        const chosen = group.options.find(({ id }) => countIn(own, group.id, id) > 0);
        return (
          <div key={group.id} className="grid gap-2">
            <label className="grid gap-1 text-small">
              {name}
              <Select
                value={chosen?.id ?? ''}
                {...marks}
                {...(isHere && 'data-mends' in mending && { 'aria-invalid': true })}
                onChange={({ target }) => change(withOnly(own, group, target.value || undefined))}
              >
                <option value="">{group.min === 0 ? t.chooseNone : t.choose1}</option>
                {group.options.map((option) => (
                  <option key={option.id} value={option.id} disabled={!canPick(group, option)}>
                    {labelOf(group, option)}
                  </option>
                ))}
              </Select>
            </label>
            {chosen && inner(chosen)}
          </div>
        );
      }
      return (
        <fieldset key={group.id} className="grid min-w-0 gap-1">
          <legend className="text-small">
            {name} <span className="text-quiet">{`${count}/${group.max}`}</span>
          </legend>
          {group.options.map((option, at) => {
            const chosen = countIn(own, group.id, option.id);
            const first = at === 0 ? marks : {};
            return (
              <div key={option.id} className="grid min-w-0 gap-2">
                {canRepeat(group) ? (
                  <div className="flex flex-wrap items-center justify-between gap-2 text-small">
                    <span className="min-w-0 wrap-anywhere" {...first} tabIndex={at === 0 ? -1 : undefined}>
                      {labelOf(group, option)}
                    </span>
                    <QuantityStepper
                      label={option.name}
                      value={chosen}
                      max={canPick(group, option) ? chosen + Math.max(0, group.max - count) : chosen}
                      onChange={(quantity) => change(withCount(own, group, option.id, quantity))}
                    />
                  </div>
                ) : (
                  <Checkbox
                    label={labelOf(group, option)}
                    checked={chosen > 0}
                    disabled={chosen === 0 && (!canPick(group, option) || count >= group.max)}
                    {...first}
                    onChange={({ target }) => change(withCount(own, group, option.id, target.checked ? 1 : 0))}
                  />
                )}
                {inner(option)}
              </div>
            );
          })}
        </fieldset>
      );
    });
  const groups = groupsOf(offer.rules, item.id);
  if (groups.length === 0) return null;
  return <div className="grid gap-3">{fields(groups, picks, (next) => onChange({ ...line, picks: next }))}</div>;
}
