import type { AccountBusiness, BusinessPlan, HostV1, PlanPreview } from '@chalkboard/contracts';
import { PLAN_IDS, PLANS, type PlanId } from '@chalkboard/contracts/plans';
import { Button, RadioGroup } from '@chalkboard/ui';
import { dayName, formatDate, formatMoney, useQuery } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { planText } from '../../shared/account/plan-text';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { changePlan, ledgerKey, planKey, readPreview } from './plan-calls';

const t = texts.plan.dialog;

/** Another plan: chosen, with what that means in money, and confirmed. */
export function ChangePlanDialog({
  host,
  business,
  plan: current,
  onClose,
}: {
  readonly host: HostV1;
  readonly business: AccountBusiness;
  readonly plan: BusinessPlan;
  onClose(): void;
}) {
  const [plan, setPlan] = useState<PlanId>();
  const preview = useQuery({
    queryKey: [...planKey(business.id), 'preview', plan],
    queryFn: ({ signal }) => readPreview(business.id, plan!, signal),
    enabled: plan !== undefined,
    // What is left of a month shrinks by the day.
    staleTime: 0,
  });
  const change = useAction(host, {
    run: () => changePlan(business.id, plan!),
    ...(plan && { done: { title: t.done.title, description: t.done.description({ name: PLANS[plan].name }) } }),
    refresh: [planKey(business.id), ledgerKey(business.id), ACCOUNT_KEY],
    onDone: onClose,
  });
  const hadTrial = current.trial !== null;
  const options = PLAN_IDS.filter((id) => id !== current.plan).map((id) => ({
    value: id,
    label: PLANS[id].name,
    hint: (
      <>
        {planText(id)}
        {PLANS[id].trialDays > 0 && !hadTrial && (
          <span className="block">{t.trialNote({ count: PLANS[id].trialDays })}</span>
        )}
      </>
    ),
    aside: texts.plan.aMonth({ amount: formatMoney(PLANS[id].monthlyPriceMinor, current.currency) }),
  }));
  return (
    <FormDialog
      open
      title={t.title({ business: business.name })}
      description={current.collection === 'beta' ? `${texts.plan.text} ${texts.plan.beta}` : texts.plan.text}
      action={change.isPending ? t.changing : t.confirm}
      pending={change.isPending}
      complete={preview.data !== undefined}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <RadioGroup legend={t.to} value={plan} onChange={setPlan} options={options} />
      {plan && (
        <div role="status" className="rounded-card bg-sunken p-4 text-small">
          {preview.data ? (
            <Preview preview={preview.data} currency={current.currency} />
          ) : preview.isError ? (
            <>
              <p>{t.failed}</p>
              <Button className="mt-2" onClick={() => void preview.refetch()}>
                {t.retry}
              </Button>
            </>
          ) : (
            t.reading
          )}
        </div>
      )}
    </FormDialog>
  );
}

/** What the change would write down now. */
function Preview({
  preview: { standing: state, creditMinor, chargeMinor, netMinor, trialEndsAt, nextCharge, plan },
  currency,
}: {
  readonly preview: PlanPreview;
  readonly currency: string;
}) {
  const money = (minor: number) => formatMoney(minor, currency);
  const changesMoney = creditMinor !== 0 || chargeMinor !== 0;
  return (
    <>
      {!changesMoney && <p>{t.nothing}</p>}
      {state === 'trial' && trialEndsAt && <p>{t.trialUntil({ date: formatDate(trialEndsAt) })}</p>}
      {state === 'waiting' && <p>{texts.plan.waiting}</p>}
      <dl className="mt-1 grid gap-1.5">
        {changesMoney && (
          <>
            <Amount name={t.credit}>{money(-creditMinor)}</Amount>
            <Amount name={t.charge}>{money(chargeMinor)}</Amount>
            <Amount name={t.together} strong>
              {money(netMinor)}
            </Amount>
          </>
        )}
        {nextCharge ? (
          <Amount name={t.next}>
            {texts.plan.nextOn({ amount: money(nextCharge.minor), date: dayName(nextCharge.on, 'short') })}
          </Amount>
        ) : (
          plan === 'free' && <Amount name={t.next}>{t.noNext}</Amount>
        )}
      </dl>
    </>
  );
}

function Amount({
  name,
  strong = false,
  children,
}: {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: string;
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-quiet">{name}</dt>
      <dd className={strong ? 'tabular text-right font-semibold' : 'tabular text-right'}>{children}</dd>
    </div>
  );
}
