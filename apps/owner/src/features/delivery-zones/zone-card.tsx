import type { Menu } from '@chalkboard/contracts';
import { typedAmount } from '@chalkboard/menu-rules/typed-price';
import { Button, Field, MoneyInput, TextInput } from '@chalkboard/ui';
import { currencySign, formatMoney } from '@chalkboard/web-kit';
import { ChevronDown, Trash2 } from 'lucide-react';
import { texts } from '../../texts';
import { ZoneAreaFields } from './zone-area-fields';
import { pointsOf, postcodesOf, type ZoneFaults, type ZoneForm } from './zone-form';

const t = texts.deliveryZones;

/** One zone: a row that says what it is, and its fields when it is open. */
export function ZoneCard({
  menu,
  zone,
  zones,
  faults,
  open,
  onToggle,
  onChange,
  onRemove,
}: {
  readonly menu: Menu;
  readonly zone: ZoneForm;
  /** All of the form, this one too. */
  readonly zones: readonly ZoneForm[];
  /** What is said at the fields; nothing until somebody has tried to save. */
  readonly faults: ZoneFaults;
  readonly open: boolean;
  onToggle(): void;
  onChange(change: Partial<ZoneForm>): void;
  onRemove(): void;
}) {
  const { currency } = menu;
  const name = zone.name.trim() || t.unnamed;
  const sign = currencySign(currency);
  const bodyId = `zone-${zone.id}`;
  const amount = (key: 'fee' | 'minimum' | 'freeFrom', label: string) => (
    <Field
      label={label}
      required={key !== 'freeFrom'}
      hint={key === 'freeFrom' && t.freeFromHint}
      {...(faults[key] !== undefined && { error: faults[key] })}
    >
      <MoneyInput maxLength={20} value={zone[key]} onChange={({ target }) => onChange({ [key]: target.value })} />
    </Field>
  );
  return (
    <li className="rounded-card border border-hairline bg-surface">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={bodyId}
        onClick={onToggle}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="tabular block text-small text-quiet">
            {t.summary({ where: whereOf(zone), fee: feeText(zone.fee, currency) })}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 text-quiet transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
        />
      </button>
      {open && (
        <div id={bodyId} className="grid gap-5 border-t border-hairline p-4">
          <Field
            label={t.name.label}
            required
            hint={t.name.hint}
            {...(faults.name !== undefined && { error: faults.name })}
          >
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={zone.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          </Field>
          <ZoneAreaFields menu={menu} zone={zone} zones={zones} faults={faults} onChange={onChange} />
          <div className="grid grid-cols-2 items-start gap-4">
            {amount('fee', t.fee({ sign }))}
            {amount('minimum', t.minimum({ sign }))}
            {amount('freeFrom', t.freeFrom({ sign }))}
            <Field
              label={t.minutes}
              hint={t.minutesHint}
              {...(faults.minutes !== undefined && { error: faults.minutes })}
            >
              <TextInput
                className="tabular"
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={zone.minutes}
                onChange={({ target }) => onChange({ minutes: target.value })}
              />
            </Field>
          </div>
          <Button type="button" variant="quiet" className="-ml-4 justify-self-start" onClick={onRemove}>
            <Trash2 aria-hidden />
            {t.remove({ name })}
          </Button>
        </div>
      )}
    </li>
  );
}

function whereOf(zone: ZoneForm): string {
  if (zone.kind === 'circle') return t.radius.shown({ km: zone.radiusKm.trim() || '–' });
  if (zone.kind === 'polygon') return t.points.shown({ count: pointsOf(zone.points).length });
  const postcodes = postcodesOf(zone.postcodes);
  return postcodes.length > 0 && postcodes.length <= 3
    ? postcodes.join(', ')
    : t.postcodes.count({ count: postcodes.length });
}

function feeText(text: string, currency: string): string {
  const amount = typedAmount(text, currency);
  if (amount.kind !== 'amount') return '–';
  return amount.minor === 0 ? t.free : formatMoney(amount.minor, currency);
}
