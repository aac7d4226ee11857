import { Field, SegmentedChoice, Select, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import { useWideScreen } from '../../use-wide-screen';
import { PERIODS, type Days, type Period } from './sales-period';

const t = texts.sales.period;

/** Which days are shown: side by side where there is room, as a list on a phone. */
export function PeriodChoice({
  period,
  days,
  onPeriod,
  onDays,
}: {
  readonly period: Period;
  /** As they stand in the two fields. */
  readonly days: Days;
  onPeriod(period: Period): void;
  onDays(days: Days): void;
}) {
  const wide = useWideScreen();
  const turned = days.from !== '' && days.to !== '' && days.to < days.from;
  return (
    <>
      {wide ? (
        <div className="w-[34rem]">
          <SegmentedChoice
            legend={t.label}
            value={period}
            onChange={onPeriod}
            segments={PERIODS.map((value) => ({ value, label: t[value] }))}
          />
        </div>
      ) : (
        <Field label={t.label}>
          <Select
            value={period}
            onChange={({ target }) => onPeriod(PERIODS.find((one) => one === target.value) ?? 'week')}
          >
            {PERIODS.map((value) => (
              <option key={value} value={value}>
                {t[value]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {period === 'own' && (
        <div className="flex flex-wrap gap-3">
          <Field label={t.from}>
            <TextInput
              type="date"
              className="tabular"
              value={days.from}
              onChange={({ target }) => onDays({ ...days, from: target.value })}
            />
          </Field>
          <Field label={t.to} error={turned ? t.turned : undefined}>
            <TextInput
              type="date"
              className="tabular"
              value={days.to}
              onChange={({ target }) => onDays({ ...days, to: target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
