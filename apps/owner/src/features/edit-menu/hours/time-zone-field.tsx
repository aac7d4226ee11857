import { Field, Select } from '@chalkboard/ui';
import { useMemo } from 'react';
import { texts } from '../../../texts';

const t = texts.edit.hours.zone;

/** The restaurant's zone, chosen from all there are, by continent; this device's with one press. */
export function TimeZoneField({ value, onChange }: { readonly value: string; onChange(zone: string): void }) {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const groups = useMemo(() => grouped([value, here]), [value, here]);
  const hint = (
    <>
      {t.hint}{' '}
      {here !== value && (
        <button type="button" onClick={() => onChange(here)} className="tap text-accent-ink underline underline-offset-2">
          {t.here(here.replaceAll('_', ' '))}
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
                {t.name(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
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
