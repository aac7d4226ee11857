import { DRILL } from '@chalkboard/contracts/limits';
import { Checkbox, Field, TextInput } from '@chalkboard/ui';
import { texts } from '../../../texts';
import { drillOf, type DrillValues } from './drill-values';

const t = texts.drills;

/** Whether and when the restaurant's channels are tried before it opens. */
export function DrillFields({
  values,
  onChange,
}: {
  readonly values: DrillValues;
  onChange(change: Partial<DrillValues>): void;
}) {
  return (
    <div className="grid gap-4 border-t border-hairline pt-4">
      <Checkbox
        label={t.turnOn}
        hint={t.turnOnHint}
        checked={values.drills}
        onChange={({ target }) => onChange({ drills: target.checked })}
      />
      {values.drills && (
        <>
          <Field
            label={t.minutesBefore}
            {...(drillOf(values) === undefined && {
              error: t.minutesBeforeError({ least: DRILL.leastMinutesBefore, most: DRILL.mostMinutesBefore }),
            })}
          >
            <TextInput
              name="drillMinutes"
              inputMode="numeric"
              className="tabular"
              value={values.drillMinutes}
              onChange={({ target }) => onChange({ drillMinutes: target.value })}
            />
          </Field>
          <Field label={t.alwaysOpenAt}>
            <TextInput
              type="time"
              name="alwaysOpenAt"
              className="tabular"
              required
              value={values.alwaysOpenAt}
              onChange={({ target }) => onChange({ alwaysOpenAt: target.value })}
            />
          </Field>
        </>
      )}
    </div>
  );
}
