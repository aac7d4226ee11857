import type { Menu } from '@chalkboard/contracts';
import { Field, SegmentedChoice, TextArea, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import type { ZoneFaults, ZoneForm } from './zone-form';
import { ZoneMapEditor } from './zone-map-editor';

const t = texts.deliveryZones;

/** Where a zone is: a list of postcodes, a centre with a radius, or the corners of an area. */
export function ZoneAreaFields({
  menu,
  zone,
  zones,
  faults,
  onChange,
}: {
  readonly menu: Menu;
  readonly zone: ZoneForm;
  readonly zones: readonly ZoneForm[];
  readonly faults: ZoneFaults;
  onChange(change: Partial<ZoneForm>): void;
}) {
  return (
    <div className="grid gap-4">
      <SegmentedChoice
        legend={t.kind.legend}
        value={zone.kind}
        onChange={(kind) => onChange({ kind })}
        segments={(['postcodes', 'circle', 'polygon'] as const).map((kind) => ({ value: kind, label: t.kind[kind] }))}
      />
      {zone.kind !== 'postcodes' && (
        <>
          <p className="text-small text-quiet">{t.kind.circleHint}</p>
          <ZoneMapEditor menu={menu} zone={zone} zones={zones} onChange={onChange} />
        </>
      )}
      {zone.kind === 'postcodes' && (
        <Field label={t.postcodes.label} required hint={t.postcodes.hint} {...errorOf(faults.postcodes)}>
          <TextArea
            rows={2}
            className="field-sizing-content"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={zone.postcodes}
            onChange={({ target }) => onChange({ postcodes: target.value })}
          />
        </Field>
      )}
      {zone.kind === 'circle' && <CircleFields zone={zone} faults={faults} onChange={onChange} />}
      {zone.kind === 'polygon' && (
        <Field label={t.points.label} required hint={t.points.hint} {...errorOf(faults.points)}>
          <TextArea
            rows={5}
            className="tabular field-sizing-content"
            autoComplete="off"
            spellCheck={false}
            value={zone.points}
            onChange={({ target }) => onChange({ points: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function CircleFields({
  zone,
  faults,
  onChange,
}: {
  readonly zone: ZoneForm;
  readonly faults: ZoneFaults;
  onChange(change: Partial<ZoneForm>): void;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Field label={t.centre.label} required hint={t.centre.hint} {...errorOf(faults.centre)}>
        <TextInput
          className="tabular"
          autoComplete="off"
          value={zone.centre}
          onChange={({ target }) => onChange({ centre: target.value })}
        />
      </Field>
      <Field label={t.radius.label} required {...errorOf(faults.radiusKm)}>
        <TextInput
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          value={zone.radiusKm}
          onChange={({ target }) => onChange({ radiusKm: target.value })}
        />
      </Field>
    </div>
  );
}

function errorOf(fault: string | undefined): { error?: string } {
  return fault === undefined ? {} : { error: fault };
}
