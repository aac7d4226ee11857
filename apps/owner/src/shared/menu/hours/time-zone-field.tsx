import { Field, Select } from '@chalkboard/ui';
import { useMemo } from 'react';
import { texts } from '../../../texts';
import { zoneName } from './zone-name';

const t = texts.hours.zone;

/**
 * The restaurant's zone, chosen from all there are, by continent; this device's with one press. `likely`: those that
 * its place allows, on top.
 */
export function TimeZoneField({
  value,
  likely = [],
  onChange,
}: {
  readonly value: string;
  readonly likely?: readonly string[];
  onChange(zone: string): void;
}) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = useMemo(() => grouped([value, here]), [value, here]);
  const groups = likely.length > 0 ? [[t.likely, likely] as const, ...withoutThese(likely, named)] : named;
  const hint = (
    <>
      {t.hint}{' '}
      {here !== value && (
        <button
          type="button"
          onClick={() => onChange(here)}
          className="tap text-accent-ink underline underline-offset-2"
        >
          {t.here({ zone: here.replaceAll('_', ' ') })}
        </button>
      )}
    </>
  );
  return (
    <Field label={t.label} hint={hint}>
      <Select name="timeZone" value={value} onChange={({ target }) => onChange(target.value)}>
        {groups.map(([area, zones]) => (
          <optgroup key={area} label={area}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneName(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

/** A zone stands once in the list. */
function withoutThese(likely: readonly string[], groups: readonly [string, string[]][]): [string, string[]][] {
  return groups.map(([area, zones]) => [area, zones.filter((zone) => !likely.includes(zone))]);
}

/** Zones by their continent; those named, too, which need not be in the browser's list under that name. */
function grouped(named: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const zone of [...new Set([...Intl.supportedValuesOf('timeZone'), ...named])].sort()) {
    const area = zone.includes('/') ? (zone.split('/')[0] ?? zone) : t.other;
    groups.set(area, [...(groups.get(area) ?? []), zone]);
  }
  return [...groups];
}
