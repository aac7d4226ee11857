import type { HappyHour, RuleScope } from '@chalkboard/contracts';
import { minuteOf } from '@chalkboard/menu-rules/opening-spans';
import { isFor } from '@chalkboard/menu-rules/rule-scope';
import type { OfferedCategory } from './offered-menu';
import type { SquareMoney, SquareObject } from './square-objects';
import { weekTimes } from './week-times';

const CALENDAR_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** Ids that begin so are new ones, which Square replaces by its own. */
export function squareId(...parts: readonly string[]): string {
  return `#${parts.map(encodeURIComponent).join('.')}`;
}

/** A discount, the dishes that have it and when: Square's own rule for prices of some hours. */
export function happyObjects(
  { id, name, when, for: scope, off }: HappyHour,
  offered: readonly OfferedCategory[],
  money: (minor: number) => SquareMoney,
): SquareObject[] {
  const products = dishesIn(scope, offered).map((dish) => squareId('dish', dish));
  const times = weekTimes(when).map(({ day, from, to }): SquareObject => ({
    type: 'TIME_PERIOD',
    id: squareId('happy', id, String(day), from),
    time_period_data: { event: weeklyEvent(day, from, to) },
  }));
  if (products.length === 0 || times.length === 0) return [];
  return [
    {
      type: 'DISCOUNT',
      id: squareId('discount', id),
      discount_data:
        off.kind === 'percent'
          ? { name, discount_type: 'FIXED_PERCENTAGE', percentage: String(off.percent) }
          : { name, discount_type: 'FIXED_AMOUNT', amount_money: money(off.amount) },
    },
    { type: 'PRODUCT_SET', id: squareId('happy-dishes', id), product_set_data: { name, product_ids_any: products } },
    ...times,
    {
      type: 'PRICING_RULE',
      id: squareId('happy-rule', id),
      pricing_rule_data: {
        name,
        discount_id: squareId('discount', id),
        match_products_id: squareId('happy-dishes', id),
        time_period_ids: times.map((time) => time.id),
      },
    },
  ];
}

/** Each week from 1 January 2024 on, which was a Monday; an iCalendar event in the restaurant's own time. */
function weeklyEvent(day: number, from: string, to: string): string {
  // 23:59 stands for the end of the day.
  const minutes = minuteOf(to) - minuteOf(from) + (to === '23:59' ? 1 : 0);
  return [
    'BEGIN:VEVENT',
    `DTSTART:2024010${day}T${from.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    `RRULE:FREQ=WEEKLY;BYDAY=${CALENDAR_DAYS[day - 1]}`,
    'END:VEVENT',
  ].join('\n');
}

export function dishesIn(scope: RuleScope, offered: readonly OfferedCategory[]): string[] {
  return offered.flatMap(({ category, dishes }) =>
    dishes.flatMap(({ item }) => (isFor(scope, { id: item.id, categoryId: category.id }) ? [item.id] : [])),
  );
}
