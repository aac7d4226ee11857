import type { HouseDetail, Menu } from '@chalkboard/contracts';
import { CURRENCIES } from '@chalkboard/contracts/currency';
import { LETTERS } from '@chalkboard/contracts/limits';
import { UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { Button, Field, Select, TextInput } from '@chalkboard/ui';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { texts } from '../../texts';
import { TimeZoneField } from '../menu/hours/time-zone-field';
import { currencyName } from '../prices/currency-name';
import { likelyZone, type HouseChanges } from './house-rows';

const t = texts.house;

/** The details that are written or chosen in place; hours have a page of their own. */
export type WrittenDetail = Exclude<HouseDetail, 'hours'>;

const FIELDS = {
  name: 'restaurantName',
  phone: 'restaurantPhone',
  address: 'restaurantAddress',
  currency: 'currency',
  timeZone: 'timeZone',
} as const satisfies Record<WrittenDetail, keyof HouseChanges & keyof Menu>;
const INPUTS = {
  name: { maxLength: LETTERS.restaurantName, autoComplete: 'organization' },
  phone: { type: 'tel', maxLength: LETTERS.phone, autoComplete: 'tel' },
  address: { maxLength: LETTERS.restaurantAddress, autoComplete: 'street-address' },
} satisfies Record<string, ComponentProps<'input'>>;

interface DetailFormProps {
  readonly detail: WrittenDetail;
  readonly menu: Menu;
  readonly timeZones: readonly string[];
  readonly pending: boolean;
  readonly autoFocus: boolean;
  /** On the button that saves. */
  readonly action: string;
  onSave(changes: HouseChanges): void;
  /** Without it, it cannot be left unanswered. */
  onCancel?(): void;
}

/** One detail written, or chosen, in the place where it stands; Enter saves. */
export function DetailForm({ detail, menu, timeZones, pending, autoFocus, action, onSave, onCancel }: DetailFormProps) {
  const [text, setText] = useState(() => beginning(detail, menu, timeZones));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [autoFocus]);
  // Whoever has no number or address any more empties it; a name there always is.
  const complete = detail !== 'name' || (text.trim() !== '' && text.trim() !== UNNAMED);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !pending) onSave({ [FIELDS[detail]]: text.trim(), settledDetails: [detail] });
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel?.()}
    >
      {detail === 'timeZone' ? (
        <TimeZoneField value={text} likely={timeZones} onChange={setText} />
      ) : (
        <Field label={detail === 'name' ? t.dialog.label : t.labels[detail]}>
          {detail === 'currency' ? (
            <Select value={text} onChange={({ target }) => setText(target.value)}>
              {[...new Set([menu.currency, ...CURRENCIES])].map((code) => (
                <option key={code} value={code}>
                  {currencyName(code)}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput {...INPUTS[detail]} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!complete || pending}>
          {pending ? t.saving : action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

function beginning(detail: WrittenDetail, menu: Menu, timeZones: readonly string[]): string {
  if (detail === 'timeZone') return likelyZone(menu, timeZones);
  const text = menu[FIELDS[detail]] ?? '';
  return text === UNNAMED ? '' : text;
}
