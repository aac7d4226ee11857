import type { SalesQuery } from '@chalkboard/contracts';
import { Field, Select } from '@chalkboard/ui';
import { texts } from '../../texts';

const t = texts.sales;
const STEPS = ['day', 'week', 'month'] as const;

/** Besides the days: how long a point of a chart is, of which restaurants, and in which of two currencies. */
export function FigureChoices({
  step,
  of,
  isMember,
  currencies,
  onStep,
  onOf,
  onCurrency,
}: {
  readonly step: SalesQuery['step'];
  readonly of: SalesQuery['of'];
  /** Members of the business see all its locations. */
  readonly isMember: boolean;
  /** The one that is shown, and the others; empty: there is one only. */
  readonly currencies: readonly string[];
  onStep(step: SalesQuery['step']): void;
  onOf(of: SalesQuery['of']): void;
  onCurrency(currency: string): void;
}) {
  return (
    <>
      <Field label={t.step.label}>
        <Select value={step} onChange={({ target }) => onStep(STEPS.find((one) => one === target.value) ?? 'day')}>
          {STEPS.map((one) => (
            <option key={one} value={one}>
              {t.step[one]}
            </option>
          ))}
        </Select>
      </Field>
      {isMember && (
        <Field label={t.of.label}>
          <Select value={of} onChange={({ target }) => onOf(target.value === 'business' ? 'business' : 'menu')}>
            <option value="menu">{t.of.menu}</option>
            <option value="business">{t.of.business}</option>
          </Select>
        </Field>
      )}
      {currencies.length > 0 && (
        <Field label={t.currency}>
          <Select value={currencies[0]} onChange={({ target }) => onCurrency(target.value)}>
            {currencies.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
