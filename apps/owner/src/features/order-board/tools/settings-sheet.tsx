import type { OrderingSettings } from '@chalkboard/contracts';
import { LETTERS, ORDER } from '@chalkboard/contracts/limits';
import { Button, Checkbox, Dialog, Field, TextInput } from '@chalkboard/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import { parsedMinutes } from '../live/minutes';
import { DrillFields } from './drill-fields';
import { escalates, settingsOf, settingsValuesOf, type SettingsValues } from './settings-values';

const t = texts.board.settings;

type MinutesKey =
  'prepMinutes' | 'secondMessage' | 'backup' | 'tellCustomer' | 'autoRejectMinutes' | 'callAfterMinutes';

/** How long the kitchen takes, and what happens when nobody answers. */
export function SettingsSheet({
  settings,
  saving,
  children,
  onSave,
  onClose,
}: {
  readonly settings: OrderingSettings;
  readonly saving: boolean;
  /** What is no setting, below them. */ readonly children?: ReactNode;
  onSave(settings: OrderingSettings): void;
  onClose(): void;
}) {
  const [values, setValues] = useState(() => settingsValuesOf(settings));
  const set = (change: Partial<SettingsValues>) => setValues((now) => ({ ...now, ...change }));
  const complete = settingsOf(values, settings);

  const minutes = (key: MinutesKey, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      {...(parsedMinutes(values[key]) === undefined && { error: t.minutesError({ max: ORDER.maxMinutes }) })}
    >
      <TextInput
        name={key}
        inputMode="numeric"
        className="tabular"
        value={values[key]}
        onChange={({ target }) => set({ [key]: target.value })}
      />
    </Field>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (complete) onSave(complete);
  };
  return (
    <Dialog open onOpenChange={onClose} title={t.title}>
      <form onSubmit={submit} className="grid gap-5">
        {minutes('prepMinutes', t.prep, t.prepHint)}
        <fieldset className="grid gap-4 border-t border-hairline pt-4">
          <legend className="sr-only">{t.ladder}</legend>
          <div aria-hidden>
            <p className="font-semibold">{t.ladder}</p>
            <p className="text-small text-quiet">{t.ladderText}</p>
          </div>
          {minutes('secondMessage', t.secondMessage)}
          <Checkbox
            label={t.call}
            hint={t.callHint}
            checked={values.calls}
            onChange={({ target }) => set({ calls: target.checked })}
          />
          {values.calls && minutes('callAfterMinutes', t.callAfter)}
          {minutes('backup', t.backup)}
          {minutes('tellCustomer', t.tellCustomer)}
          <Checkbox
            label={t.autoReject}
            hint={t.autoRejectHint}
            checked={values.autoRejects}
            onChange={({ target }) => set({ autoRejects: target.checked })}
          />
          {values.autoRejects && minutes('autoRejectMinutes', t.autoRejectAfter)}
          {!escalates(values) && (
            <p role="alert" className="text-small text-failed">
              {t.ladderOrder}
            </p>
          )}
        </fieldset>
        <div className="grid gap-4 border-t border-hairline pt-4">
          <Field label={t.backupPhone} optional hint={t.backupHint}>
            <TextInput
              type="tel"
              name="backupPhone"
              maxLength={LETTERS.phone}
              value={values.backupPhone}
              onChange={({ target }) => set({ backupPhone: target.value })}
            />
          </Field>
          <Field label={t.backupEmail} optional>
            <TextInput
              type="email"
              name="backupEmail"
              maxLength={LETTERS.email}
              value={values.backupEmail}
              onChange={({ target }) => set({ backupEmail: target.value })}
            />
          </Field>
        </div>
        <DrillFields values={values} onChange={set} />
        <Button type="submit" variant="primary" size="large" block disabled={saving || !complete}>
          {saving ? t.saving : t.save}
        </Button>
      </form>
      {children}
    </Dialog>
  );
}
