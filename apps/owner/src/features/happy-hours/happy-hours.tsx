import type { HostV1, Menu } from '@chalkboard/contracts';
import { Field, MoneyInput, SegmentedChoice, TextInput } from '@chalkboard/ui';
import { currencySign } from '@chalkboard/web-kit';
import { RuleSection } from '../../shared/rules/rule-section';
import { spansText, timedForm } from '../../shared/rules/times/timed-form';
import { TimedList } from '../../shared/rules/times/timed-list';
import { useRule } from '../../shared/rules/use-rule';
import { texts } from '../../texts';
import { happyForm, happyRule, isLess, newHappy, type HappyForm } from './happy-form';

const t = texts.times.happy;

/** Lower prices for some hours. */
export function HappyHours({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { currency } = menu;
  const { form, unsaved, saving, change, reset, save } = useRule<'happyHours', readonly HappyForm[]>({
    host,
    menu,
    rule: 'happyHours',
    toForm: (saved) => (saved ?? []).map((hour) => happyForm(hour, currency)),
    toRule: (forms) => (forms.length > 0 ? forms.map((one) => happyRule(one, currency)) : null),
  });
  return (
    <RuleSection
      id="happy-hours"
      title={t.title}
      text={t.text}
      state={stateOf(menu)}
      unsaved={unsaved}
      saving={saving}
      onSave={save}
      onReset={reset}
    >
      <TimedList
        menu={menu}
        forms={form}
        add={t.add}
        more={(one, set) => <Discount form={one} currency={currency} onChange={set} />}
        onChange={change}
        onAdd={() => change([...form, newHappy(form.length === 0 ? t.first : '')])}
      />
    </RuleSection>
  );
}

function Discount({
  form,
  currency,
  onChange,
}: {
  readonly form: HappyForm;
  readonly currency: string;
  onChange(change: Partial<HappyForm>): void;
}) {
  const error = isLess(form) ? undefined : form.kind === 'percent' ? t.percentFault : t.amountFault;
  const input = {
    required: true,
    value: form.less,
    ref: (element: HTMLInputElement | null) => element?.setCustomValidity(error ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange({ less: target.value }),
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <SegmentedChoice
        legend={t.kind}
        value={form.kind}
        onChange={(kind) => onChange({ kind })}
        segments={[
          { value: 'percent', label: t.percent },
          { value: 'amount', label: t.amount },
        ]}
      />
      <Field label={form.kind === 'percent' ? t.percentOff : t.amountOff({ currency })} error={error}>
        {form.kind === 'percent' ? (
          <TextInput inputMode="decimal" autoComplete="off" className="tabular" {...input} />
        ) : (
          <MoneyInput sign={currencySign(currency)} {...input} />
        )}
      </Field>
    </div>
  );
}

/** "Happy hour 16:00–18:00". */
function stateOf({ rules }: Menu): string {
  const [first, ...others] = rules?.happyHours ?? [];
  if (!first) return texts.rules.off;
  const shown = `${first.name} ${spansText(timedForm(first).rows.slice(0, 1))}`.trim();
  return others.length > 0 ? texts.times.andMore({ shown, more: others.length }) : shown;
}
