import type { HostV1, Menu } from '@chalkboard/contracts';
import { RuleSection } from '../../shared/rules/rule-section';
import { newTimed, timedForm, timedRule, type TimedForm } from '../../shared/rules/times/timed-form';
import { TimedList } from '../../shared/rules/times/timed-list';
import { useRule } from '../../shared/rules/use-rule';
import { texts } from '../../texts';
import { namesText } from './names-text';

const t = texts.times.serving;

/** When dishes are served: breakfast, lunch, the weekend. */
export function ServingTimes({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { form, unsaved, saving, change, reset, save } = useRule<'servingTimes', readonly TimedForm[]>({
    host,
    menu,
    rule: 'servingTimes',
    toForm: (saved) => (saved ?? []).map(timedForm),
    toRule: (forms) => (forms.length > 0 ? forms.map(timedRule) : null),
  });
  return (
    <RuleSection
      id="serving-times"
      title={t.title}
      text={t.text}
      state={namesText((menu.rules?.servingTimes ?? []).map(({ name }) => name))}
      unsaved={unsaved}
      saving={saving}
      onSave={save}
      onReset={reset}
    >
      <TimedList
        menu={menu}
        forms={form}
        add={t.add}
        onChange={change}
        onAdd={() => change([...form, newTimed(form.length === 0 ? t.first : '', { from: '08:00', to: '11:00' })])}
      />
    </RuleSection>
  );
}
