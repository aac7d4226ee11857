import type { AdminBusinessPlan, AdminChangePlanRequest, HostV1 } from '@chalkboard/contracts';
import {
  changeBusinessPlanRoute,
  previewBusinessPlanRoute,
  showBusinessPlanRoute,
} from '@chalkboard/contracts/api/identity/billing.routes';
import { PLAN_IDS, PLANS, type PlanId } from '@chalkboard/contracts/plans';
import { Field, RadioGroup, TextArea } from '@chalkboard/ui';
import { addressOf, dayName, formatMoney, useQuery } from '@chalkboard/web-kit';
import { callAsStaff } from '@chalkboard/web-kit/staff-session';
import { useState } from 'react';
import { BUSINESSES, businessAt } from '../../business/business-calls';
import { Facts } from '../../layout/facts';
import { FormDialog } from '../../layout/form-dialog';
import { ReadFailure } from '../../layout/panel-state';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';

const t = texts.businesses.planPanel;

/** Another plan, what it would write into the ledger now, and why. */
export function ChangePlanDialog({
  host,
  businessId,
  businessName,
  plan: current,
  onClose,
}: {
  readonly host: HostV1;
  readonly businessId: string;
  readonly businessName: string;
  readonly plan: AdminBusinessPlan;
  onClose(): void;
}) {
  const [plan, setPlan] = useState<PlanId>();
  const [note, setNote] = useState('');
  const params = { businessId };
  const path = addressOf(showBusinessPlanRoute, { params });
  const preview = useQuery({
    queryKey: [path, 'preview', plan],
    queryFn: ({ signal }) => callAsStaff(previewBusinessPlanRoute, { params, query: { plan }, signal }),
    enabled: plan !== undefined,
    // What is left of a month shrinks by the day.
    staleTime: 0,
  });
  const change = useChange(host, {
    run: (body: AdminChangePlanRequest) => callAsStaff(changeBusinessPlanRoute, { params, body }),
    done: (after) => t.done(texts.plans[after.plan]),
    failed: t.failed,
    refresh: [[path], [businessAt(businessId)], [BUSINESSES]],
    onDone: onClose,
  });
  const submit = () => {
    if (!plan || !note.trim()) return host.toast({ ...t.missing, variant: 'destructive' });
    change.mutate({ plan, note: note.trim() });
  };
  const money = (minor: number) => formatMoney(minor, current.currency);
  return (
    <FormDialog
      open
      title={t.changeTitle(businessName)}
      description={current.collection === 'beta' ? t.beta : undefined}
      action={change.isPending ? t.sending : t.send}
      pending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={t.to}
        value={plan}
        onChange={setPlan}
        options={PLAN_IDS.filter((id) => id !== current.plan).map((id) => ({
          value: id,
          label: texts.plans[id],
          aside: t.aMonth(money(PLANS[id].monthlyPriceMinor)),
        }))}
      />
      {plan && (
        <div role="status" className="rounded-card bg-sunken p-4 text-small">
          {preview.data ? (
            preview.data.creditMinor === 0 && preview.data.chargeMinor === 0 ? (
              <>
                <p>{t.preview.nothing}</p>
                <Facts
                  facts={[
                    [
                      t.preview.next,
                      preview.data.nextCharge &&
                        t.nextOn(money(preview.data.nextCharge.minor), dayName(preview.data.nextCharge.on, 'short')),
                    ],
                  ]}
                />
              </>
            ) : (
              <Facts
                facts={[
                  [t.preview.credit, money(preview.data.creditMinor)],
                  [t.preview.charge, money(preview.data.chargeMinor)],
                  [t.preview.net, money(preview.data.netMinor)],
                  [
                    t.preview.next,
                    preview.data.nextCharge &&
                      t.nextOn(money(preview.data.nextCharge.minor), dayName(preview.data.nextCharge.on, 'short')),
                  ],
                ]}
              />
            )
          ) : preview.error ? (
            <ReadFailure error={preview.error} onRetry={() => void preview.refetch()} />
          ) : (
            t.preview.reading
          )}
        </div>
      )}
      <Field label={t.why} hint={t.whyHint} required>
        <TextArea name="note" rows={2} value={note} onChange={({ target }) => setNote(target.value)} maxLength={500} />
      </Field>
    </FormDialog>
  );
}
