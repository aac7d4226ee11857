import type { Menu } from '@chalkboard/contracts';
import { LETTERS, ORDER } from '@chalkboard/contracts/limits';
import { Button, Checkbox, Field, SegmentedChoice, Select, TextInput } from '@chalkboard/ui';
import { Plus } from 'lucide-react';
import { texts } from '../../texts';
import { COUNTS, countsOf, mostOf, newOption, wholeNumber, type Count, type GroupForm } from './choice-form';
import { OptionEditor } from './option-editor';

const t = texts.choices;

/** A group as its owner writes it: name, kind, how many, options. */
export function GroupEditor({
  group,
  groups,
  menu,
  tried,
  onChange,
}: {
  readonly group: GroupForm;
  /** All of the menu: what an option can lead to. */
  readonly groups: readonly GroupForm[];
  readonly menu: Menu;
  /** Somebody wanted to save: what is missing is said. */
  readonly tried: boolean;
  onChange(group: GroupForm): void;
}) {
  const set = (change: Partial<GroupForm>) => onChange({ ...group, ...change });
  const { kind, count, options } = group;
  const most = Math.max(1, mostOf(group));
  const number = (key: 'least' | 'most', label: string) => (
    <NumberField
      label={label}
      value={group[key]}
      fault={wholeNumber(group[key], 1, most) === undefined ? t.numberFault({ max: most }) : undefined}
      onChange={(text) => set({ [key]: text })}
    />
  );
  const takesMany = kind === 'each' && count !== 'one';
  const { max } = countsOf(group);
  return (
    <div className="grid gap-5">
      <Field label={t.name} hint={t.nameHint} {...(tried && !group.name.trim() && { error: t.nameNeeded })}>
        <TextInput value={group.name} maxLength={LETTERS.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <SegmentedChoice
        legend={t.kind}
        segments={(['each', 'halves'] as const).map((value) => ({ value, ...t.kinds[value] }))}
        value={kind}
        onChange={(value) => set({ kind: value })}
      />
      {kind === 'each' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.count}>
            <Select value={count} onChange={({ target }) => set({ count: target.value as Count })}>
              {COUNTS.map((value) => (
                <option key={value} value={value}>
                  {t.counts[value]}
                </option>
              ))}
            </Select>
          </Field>
          {count === 'upTo' && number('most', t.number)}
          {(count === 'exactly' || count === 'atLeast') && number('least', t.number)}
          {count === 'between' && (
            <div className="grid grid-cols-2 gap-4">
              {number('least', t.least)}
              {number('most', t.most)}
            </div>
          )}
        </div>
      )}
      {takesMany && (
        <div className="grid gap-2">
          <Checkbox
            label={t.repeats}
            checked={group.repeats}
            onChange={({ target }) => set({ repeats: target.checked })}
          />
          <NumberField
            label={t.free}
            hint={t.freeHint}
            value={group.free}
            fault={wholeNumber(group.free, 0, max) === undefined ? t.freeFault({ max }) : undefined}
            onChange={(free) => set({ free })}
          />
        </div>
      )}
      <fieldset className="grid min-w-0 gap-3">
        <legend className="mb-2 text-small font-medium">{t.options}</legend>
        {options.length === 0 && (
          <p className={tried ? 'text-small text-failed' : 'text-small text-quiet'}>{t.noOptions}</p>
        )}
        {options.map((option, at) => (
          <OptionEditor
            key={option.id}
            option={option}
            at={at + 1}
            group={group}
            groups={groups}
            menu={menu}
            tried={tried}
            onChange={(changed) => set({ options: options.map((one) => (one.id === changed.id ? changed : one)) })}
            onRemove={() => set({ options: options.filter(({ id }) => id !== option.id) })}
          />
        ))}
        <Button
          className="justify-self-start"
          disabled={options.length >= 100}
          {...(tried && options.length === 0 && { 'data-mends': true })}
          onClick={() => set({ options: [...options, newOption()] })}
        >
          <Plus aria-hidden />
          {t.addOption}
        </Button>
      </fieldset>
    </div>
  );
}

function NumberField({
  label,
  hint,
  value,
  fault,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly fault: string | undefined;
  onChange(value: string): void;
}) {
  return (
    <Field label={label} hint={hint} {...(fault && { error: fault })}>
      <TextInput
        inputMode="numeric"
        className="tabular"
        maxLength={String(ORDER.maxChoices).length}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
