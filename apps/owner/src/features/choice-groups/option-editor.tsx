import type { Menu } from '@chalkboard/contracts';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Checkbox, Field, FieldNote, MoneyInput, Select, TextInput } from '@chalkboard/ui';
import { currencySign } from '@chalkboard/web-kit';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../texts';
import { amountFault, type GroupForm, type OptionForm } from './choice-form';

const t = texts.choices;

/** An option: name and price at once; what few options need is folded. */
export function OptionEditor({
  option,
  at,
  group,
  groups,
  menu,
  tried,
  onChange,
  onRemove,
}: {
  readonly option: OptionForm;
  /** From 1. */
  readonly at: number;
  readonly group: GroupForm;
  readonly groups: readonly GroupForm[];
  readonly menu: Menu;
  readonly tried: boolean;
  onChange(option: OptionForm): void;
  onRemove(): void;
}) {
  const noteId = useId();
  const { currency, categories } = menu;
  const set = (change: Partial<OptionForm>) => onChange({ ...option, ...change });
  const name = option.name.trim() || t.optionName({ at });
  const items = categories.flatMap((category) => category.items);
  const isUnnamed = tried && !option.name.trim();
  const note = isUnnamed ? t.optionNameNeeded : amountFault(option.price, currency);
  const sizes = [
    ...new Set([
      ...items.flatMap(({ variants = [] }) => variants.map(({ label }) => label)),
      ...Object.keys(option.sizePrices),
    ]),
  ].slice(0, 12);
  // One level: a group whose options lead further cannot be within another, nor can this one.
  const inner = groups.filter(
    ({ id, options }) => id !== group.id && options.every(({ groupIds }) => groupIds.length === 0),
  );
  const isInner = groups.some(({ options }) => options.some(({ groupIds }) => groupIds.includes(group.id)));
  return (
    <div className="grid min-w-0 gap-1 border-b border-hairline pb-2 last-of-type:border-b-0">
      <div className="grid grid-cols-[minmax(0,1fr)_5.75rem_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_7.5rem_auto]">
        <TextInput
          aria-label={t.optionName({ at })}
          placeholder={t.optionName({ at })}
          value={option.name}
          maxLength={LETTERS.name}
          aria-invalid={isUnnamed || undefined}
          {...(note && { 'aria-describedby': noteId })}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Amount
          label={t.optionPrice({ option: name })}
          value={option.price}
          currency={currency}
          {...(note && { noteId })}
          onChange={(price) => set({ price })}
        />
        <button
          type="button"
          aria-label={t.removeOption({ option: name })}
          onClick={onRemove}
          className="tap inline-flex items-center justify-center text-quiet hover:text-ink"
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
      {note && <FieldNote id={noteId} error={note} />}
      <details>
        <summary
          aria-label={t.more({ option: name })}
          className="tap w-fit cursor-pointer content-center text-small text-quiet"
        >
          {t.moreShort}
        </summary>
        <div className="grid gap-4 pt-2 pb-3">
          <Field label={t.isDish} hint={t.isDishHint}>
            <Select
              value={option.itemId}
              onChange={({ target }) => {
                const dish = items.find(({ id }) => id === target.value);
                set({ itemId: target.value, ...(dish && !option.name.trim() && { name: dish.name }) });
              }}
            >
              <option value="">{t.noDish}</option>
              {option.itemId && !items.some(({ id }) => id === option.itemId) && (
                <option value={option.itemId}>{t.dishGone}</option>
              )}
              {categories.map((category) => (
                <optgroup key={category.id} label={category.name}>
                  {category.items.map((item) => (
                    <option key={item.id} value={item.id}>
                      {item.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
          {sizes.length > 0 && (
            <fieldset className="grid min-w-0 gap-2">
              <legend className="mb-1 text-small font-medium">{t.sizePrices}</legend>
              {sizes.map((size) => (
                <label key={size} className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3 text-small">
                  <span className="wrap-anywhere">{size}</span>
                  <Amount
                    label={t.sizePrice({ size, option: name })}
                    value={option.sizePrices[size] ?? ''}
                    currency={currency}
                    onChange={(text) => {
                      const { [size]: _before, ...others } = option.sizePrices;
                      set({ sizePrices: text === '' ? others : { ...others, [size]: text } });
                    }}
                  />
                </label>
              ))}
            </fieldset>
          )}
          {!isInner && inner.length > 0 && (
            <fieldset className="min-w-0">
              <legend className="text-small font-medium">{t.then}</legend>
              <p className="text-caption text-quiet">{t.thenHint}</p>
              {inner.map(({ id, name: groupName }) => (
                <Checkbox
                  key={id}
                  label={groupName.trim() || t.unnamed}
                  checked={option.groupIds.includes(id)}
                  onChange={({ target }) =>
                    set({
                      groupIds: target.checked ? [...option.groupIds, id] : option.groupIds.filter((one) => one !== id),
                    })
                  }
                />
              ))}
            </fieldset>
          )}
          <Checkbox
            label={t.soldOut}
            checked={option.soldOut}
            onChange={({ target }) => set({ soldOut: target.checked })}
          />
        </div>
      </details>
    </div>
  );
}

function Amount({
  label,
  value,
  currency,
  noteId,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly currency: string;
  readonly noteId?: string;
  onChange(value: string): void;
}) {
  const fault = amountFault(value, currency);
  return (
    <MoneyInput
      aria-label={label}
      sign={currencySign(currency)}
      placeholder="0"
      maxLength={LETTERS.price}
      value={value}
      title={fault}
      aria-invalid={fault ? true : undefined}
      {...(noteId && { 'aria-describedby': noteId })}
      onChange={({ target }) => onChange(target.value)}
      className="text-right"
    />
  );
}
