import type { AdminReferralSettings, HostV1, StaffRole } from '@chalkboard/contracts';
import { showReferralSettingsRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { type ReferralProgrammeStatus, REFERRAL_PROGRAMME_STATUSES } from '@chalkboard/contracts/referrals';
import { Button, Field, Select, TextInput } from '@chalkboard/ui';
import { formatDateTime, formatMoney, mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Facts } from '../../layout/facts';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useChange } from '../../session/use-change';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { saveSettings, SETTINGS } from './referral-calls';
import { dollarsOf, minorOf } from './spend-amount';

const t = texts.referrals.settings;

/** What the programme gives, from when on, and whether it runs. */
export function ReferralSettings({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const { data, error, refetch } = useStaffRoute(showReferralSettingsRoute);
  return (
    <Panel title={t.title} text={t.fixed}>
      {data ? (
        <SettingsForm
          key={data.changedAt ?? ''}
          host={host}
          settings={data}
          mayChange={mayStaff(role, 'referrals.change')}
        />
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Panel>
  );
}

function SettingsForm({
  host,
  settings,
  mayChange,
}: {
  readonly host: HostV1;
  readonly settings: AdminReferralSettings;
  readonly mayChange: boolean;
}) {
  const [spend, setSpend] = useState(dollarsOf(settings.minimumSpendMinor));
  const [status, setStatus] = useState(settings.status);
  const minimumSpendMinor = minorOf(spend);
  const save = useChange(host, { run: saveSettings, done: t.saved, failed: t.failed, refresh: [[SETTINGS]] });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (minimumSpendMinor !== undefined && !save.isPending) save.mutate({ minimumSpendMinor, status });
      }}
    >
      <Facts
        facts={[
          [t.reward, formatMoney(settings.referrerRewardMinor, 'USD')],
          [t.credit, formatMoney(settings.restaurantCreditMinor, 'USD')],
        ]}
      />
      <Field
        label={t.minimumSpend}
        hint={t.minimumSpendHint}
        {...(minimumSpendMinor === undefined && { error: t.minimumSpendFault })}
      >
        <TextInput
          name="minimumSpend"
          inputMode="decimal"
          disabled={!mayChange}
          value={spend}
          onChange={({ target }) => setSpend(target.value)}
          maxLength={8}
          className="tabular"
        />
      </Field>
      <Field label={t.status} {...(status === 'paused' && { hint: t.pausedHint })}>
        <Select
          name="status"
          disabled={!mayChange}
          value={status}
          onChange={({ target }) => setStatus(target.value as ReferralProgrammeStatus)}
        >
          {REFERRAL_PROGRAMME_STATUSES.map((name) => (
            <option key={name} value={name}>
              {t.statuses[name]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-caption break-all text-quiet">
          {settings.changedBy &&
            settings.changedAt &&
            t.changed(settings.changedBy, formatDateTime(settings.changedAt))}
        </p>
        {mayChange && (
          <Button type="submit" disabled={save.isPending || minimumSpendMinor === undefined}>
            {save.isPending ? texts.saving : t.save}
          </Button>
        )}
      </div>
    </form>
  );
}
