import type { Menu } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../../texts';
import { DateFields } from './date-fields';
import { ScopeFields } from './scope-fields';
import { SpanFields } from './span-fields';
import type { TimedForm } from './timed-form';

const t = texts.times;

/** Named times, each with its days, its dishes and what else it has. */
export function TimedList<Form extends TimedForm>({
  menu,
  forms,
  add,
  more,
  onChange,
  onAdd,
}: {
  readonly menu: Menu;
  readonly forms: readonly Form[];
  /** The words of the button that adds one. */
  readonly add: string;
  /** What a form has besides. */
  more?(form: Form, change: (next: Partial<Form>) => void): ReactNode;
  onChange(forms: readonly Form[]): void;
  onAdd(): void;
}) {
  return (
    <div className="grid gap-6">
      {forms.map((form, index) => {
        const set = (change: Partial<Form>) =>
          onChange(forms.map((one, at) => (at === index ? { ...one, ...change } : one)));
        const name = form.name || t.unnamed;
        return (
          <div
            key={form.id}
            role="group"
            aria-label={name}
            className="grid gap-4 rounded-card border border-hairline p-4"
          >
            <div className="-mr-2 grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-2">
              <Field label={t.name} required>
                <TextInput
                  required
                  value={form.name}
                  maxLength={LETTERS.name}
                  onChange={({ target }) => set({ name: target.value } as Partial<Form>)}
                />
              </Field>
              <button
                type="button"
                aria-label={t.remove({ name })}
                onClick={() => onChange(forms.filter((_, at) => at !== index))}
                className="tap inline-flex items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink"
              >
                <Trash2 aria-hidden className="size-5" />
              </button>
            </div>
            {more?.(form, set)}
            <SpanFields form={form} onChange={(rows) => set({ rows } as Partial<Form>)} />
            <DateFields form={form} onChange={(dates) => set({ dates } as Partial<Form>)} />
            <ScopeFields
              of={name}
              menu={menu}
              scope={form.for}
              onChange={(scope) => set({ for: scope } as Partial<Form>)}
            />
          </div>
        );
      })}
      <Button type="button" className="justify-self-start" onClick={onAdd}>
        <Plus aria-hidden />
        {add}
      </Button>
    </div>
  );
}
