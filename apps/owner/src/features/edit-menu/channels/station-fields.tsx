import type { Menu } from '@chalkboard/contracts';
import { MAX_COPIES, PRINTED_PARTS } from '@chalkboard/contracts/printing';
import { Checkbox, Field, RadioGroup, Select } from '@chalkboard/ui';
import { CircleAlert } from 'lucide-react';
import { languageName } from '../../../shared/menu/language-name';
import { ScopeFields } from '../../../shared/rules/times/scope-fields';
import { texts } from '../../../texts';
import { isEmptyStation, type StationValues } from './printer-form';

const t = texts.channels.printers.station;

/** What of an order a printer prints, and how. */
export function StationFields({
  name,
  categories,
  secondLanguage,
  station,
  asked,
  onChange,
}: {
  /** What the printer is called. */
  readonly name: string;
  readonly categories: Menu['categories'];
  /** The menu's second language (BCP 47), where it has one. */
  readonly secondLanguage?: string | undefined;
  readonly station: StationValues;
  /** Somebody wanted to save: what is missing is said. */
  readonly asked: boolean;
  onChange(change: Partial<StationValues>): void;
}) {
  return (
    <>
      <RadioGroup
        legend={t.legend}
        options={PRINTED_PARTS.map((value) => ({ value, label: t.parts[value], hint: t.hints[value] }))}
        value={station.prints}
        onChange={(prints) => onChange({ prints })}
      />
      {station.prints === 'chosen' && (
        <ScopeFields
          of={name.trim() || t.thisStation}
          menu={{ categories }}
          scope={station.dishes}
          onChange={(dishes) => onChange({ dishes })}
        />
      )}
      {asked && isEmptyStation(station) && (
        <p role="alert" className="flex items-start gap-1.5 text-small text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t.empty}
        </p>
      )}
      <div>
        <Checkbox
          label={t.bigText}
          hint={t.bigTextHint}
          checked={station.bigText}
          onChange={({ target }) => onChange({ bigText: target.checked })}
        />
        {secondLanguage !== undefined && (
          <Checkbox
            label={t.secondLanguage({ language: languageName(secondLanguage) })}
            hint={t.secondLanguageHint}
            checked={station.secondLanguage}
            onChange={({ target }) => onChange({ secondLanguage: target.checked })}
          />
        )}
      </div>
      <Field label={t.copies}>
        <Select
          name="printerCopies"
          value={station.copies}
          onChange={({ target }) => onChange({ copies: Number(target.value) })}
        >
          {Array.from({ length: MAX_COPIES }, (_, index) => index + 1).map((copies) => (
            <option key={copies} value={copies}>
              {copies}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
