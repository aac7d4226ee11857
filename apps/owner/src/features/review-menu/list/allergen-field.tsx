import { ALLERGEN_SOURCES, EU_ALLERGENS } from '@chalkboard/contracts/allergens';
import { LETTERS, MENU_SIZE } from '@chalkboard/contracts/limits';
import { Button, TextInput } from '@chalkboard/ui';
import { useId, useState } from 'react';
import { allergenNames } from '../../../shared/menu/dish-names';
import { texts } from '../../../texts';
import { AllergenStates, type AllergenState } from './allergen-states';
import { lacksAllergens, type AllergenValues } from './item-values';

const t = texts.review.allergens;

const CHIP =
  'inline-flex min-h-11 cursor-pointer pointer-fine:min-h-9 pointer-fine:px-3 items-center rounded-full border border-control px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

/** Whether and by whom it is stated what a dish contains; an owner confirms what is printed, or corrects it. */
export function AllergenField({
  values,
  onChange,
}: {
  readonly values: AllergenValues;
  onChange(values: AllergenValues): void;
}) {
  const group = useId();
  const { state, names, mayContain, none } = values;
  // What the paper says can be gone back to as long as the form is open.
  const [printed] = useState(state === 'printed' ? names : undefined);
  const states = (['unstated', ...ALLERGEN_SOURCES] as const).filter((one) => one !== 'printed' || printed);
  const enter = (next: AllergenValues['state']) =>
    onChange({ state: next, names: next === 'unstated' ? [] : (printed ?? []), mayContain: [], none: false });
  const choices = [...new Set<string>([...EU_ALLERGENS, ...(printed ?? []), ...names, ...mayContain])];
  const set = (name: string, to: AllergenState) => {
    const all = [...new Set([...choices, name])];
    const kept = (list: readonly string[], kind: AllergenState) =>
      all.filter((one) => (one === name ? to === kind : list.includes(one)));
    onChange({
      state: 'confirmed',
      names: kept(names, 'contains'),
      mayContain: kept(mayContain, 'mayContain'),
      none: false,
    });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-medium">{t.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {states.map((one) => (
          <label key={one} className={CHIP}>
            <input type="radio" name={group} className="sr-only" checked={state === one} onChange={() => enter(one)} />
            {t.states[one]}
          </label>
        ))}
      </div>
      <p role="status" className="mt-1.5 text-caption text-quiet">
        {lacksAllergens(values)
          ? t.hints.missing
          : state === 'printed'
            ? t.hints.printed({ names: allergenNames(names) })
            : t.hints[state]}
      </p>
      {state === 'confirmed' && (
        <>
          <label className={`${CHIP} mt-2`}>
            <input
              type="checkbox"
              className="sr-only"
              checked={none}
              onChange={({ target }) => onChange({ state, names: [], mayContain: [], none: target.checked })}
            />
            {t.none}
          </label>
          <div className="mt-2 grid gap-x-8 2xl:grid-cols-2">
            {choices.map((name) => (
              <AllergenStates
                key={name}
                name={name}
                state={names.includes(name) ? 'contains' : mayContain.includes(name) ? 'mayContain' : 'unstated'}
                onChange={(to) => set(name, to)}
              />
            ))}
          </div>
          {names.length + mayContain.length < MENU_SIZE.allergens && (
            <OwnAllergen onAdd={(name) => set(name, 'contains')} />
          )}
        </>
      )}
    </fieldset>
  );
}

/** One that is not in the list. */
function OwnAllergen({ onAdd }: { onAdd(name: string): void }) {
  const [name, setName] = useState('');
  const add = () => {
    if (!name.trim()) return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className="mt-2 flex max-w-sm gap-2">
      <TextInput
        aria-label={t.more}
        placeholder={t.more}
        maxLength={LETTERS.allergen}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          // Not the whole form.
          event.preventDefault();
          add();
        }}
      />
      <Button className="shrink-0" onClick={add} disabled={!name.trim()}>
        {t.add}
      </Button>
    </div>
  );
}
