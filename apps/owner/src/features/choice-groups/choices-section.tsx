import type { HostV1, Menu } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RuleSection } from '../../shared/rules/rule-section';
import { useRule } from '../../shared/rules/use-rule';
import { texts } from '../../texts';
import { isComplete, newGroup, onDishes, toForm, toRule, withoutGroup, type GroupForm } from './choice-form';
import { ruleWords } from './choice-words';
import { ExtrasProposals } from './extras-proposals';
import { GroupDishes } from './group-dishes';
import { GroupEditor } from './group-editor';
import { GroupPreview } from './group-preview';

const t = texts.choices;

/** What guests can choose of dishes: the groups, each with its options and its dishes. */
export function ChoicesSection({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { currency } = menu;
  const rule = useRule({
    host,
    menu,
    rule: 'choices',
    toForm: (saved) => toForm(saved, currency),
    toRule: (form) => toRule(form, currency),
  });
  const { form } = rule;
  const [tried, setTried] = useState(false);
  const [added, setAdded] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  const save = () => {
    if (form.groups.every((group) => isComplete(group, currency))) {
      setTried(false);
      rule.save();
      return;
    }
    // What is wrong has to stand there before the first of it can be gone to.
    flushSync(() => setTried(true));
    const first = list.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-mends]');
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  };
  const change = (changed: GroupForm) =>
    rule.change({ ...form, groups: form.groups.map((group) => (group.id === changed.id ? changed : group)) });
  const add = () => {
    const group = newGroup();
    setAdded(group.id);
    rule.change({ ...form, groups: [...form.groups, group] });
  };
  const usedBy = (groupId: string) =>
    form.dishes.filter(({ groupIds }) => groupIds.includes(groupId)).map(({ itemId }) => itemId);

  return (
    <RuleSection
      id="choices"
      title={t.title}
      text={t.text}
      state={
        form.groups.length === 0
          ? texts.rules.off
          : t.state({ groupCount: form.groups.length, dishCount: form.dishes.length })
      }
      unsaved={rule.unsaved}
      saving={rule.saving}
      onSave={save}
      onReset={() => {
        setTried(false);
        rule.reset();
      }}
    >
      <div ref={list} className="grid gap-3">
        {form.groups.length === 0 && <p className="text-small text-quiet">{t.empty}</p>}
        {form.groups.map((group) => (
          <details
            key={group.id}
            open={group.id === added || undefined}
            className="group/choices min-w-0 rounded-card border border-hairline bg-surface"
          >
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-anywhere">{group.name.trim() || t.unnamed}</span>
                <span className="block text-caption text-quiet">
                  {t.summary({
                    rule: ruleWords(group),
                    options: group.options.length,
                    dishCount: usedBy(group.id).length,
                  })}
                </span>
              </span>
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-quiet transition-transform group-open/choices:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <div
              role="group"
              aria-label={group.name.trim() || t.unnamed}
              className="grid gap-6 border-t border-hairline px-4 pt-4 pb-5"
            >
              <GroupEditor group={group} groups={form.groups} menu={menu} tried={tried} onChange={change} />
              <GroupDishes
                categories={menu.categories}
                used={usedBy(group.id)}
                onChange={(itemIds, used) => rule.change(onDishes(form, group.id, itemIds, used))}
              />
              <GroupPreview group={group} currency={currency} />
              <Button
                className="justify-self-start"
                aria-label={t.remove({ group: group.name.trim() || t.unnamed })}
                onClick={() => rule.change(withoutGroup(form, group.id))}
              >
                {t.removeShort}
              </Button>
            </div>
          </details>
        ))}
      </div>
      <Button className="justify-self-start" onClick={add}>
        <Plus aria-hidden />
        {t.add}
      </Button>
      <ExtrasProposals host={host} menu={menu} disabled={rule.unsaved} />
    </RuleSection>
  );
}
