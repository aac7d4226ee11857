import type { AccountBusiness, BusinessPlan, HostV1 } from '@chalkboard/contracts';
import { PLANS } from '@chalkboard/contracts/plans';
import { Badge, Button, Skeleton, SkeletonBar, type BadgeState } from '@chalkboard/ui';
import { dayName, formatDate, formatMoney, useQuery } from '@chalkboard/web-kit';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { SettingsRow, SettingsRows, SettingsSection } from '../../layout/settings-section';
import { texts } from '../../texts';
import { ChangePlanDialog } from './change-plan-dialog';
import { planOf } from './plan-calls';
import { PlanLedger } from './plan-ledger';

const t = texts.plan;
const STATES: Readonly<Record<BusinessPlan['standing'], BadgeState>> = {
  waiting: 'placed',
  free: 'ready',
  trial: 'accepted',
  active: 'ready',
  paused: 'uncertain',
};

/** The plan of a business for its owners: what it costs, how long the trial runs, what was charged; and another one. */
export function PlanSection({ host, business }: { readonly host: HostV1; readonly business: AccountBusiness }) {
  const { data: plan, isError } = useQuery({ ...planOf(business.id), refetchOnMount: 'always' });
  const [changing, setChanging] = useState(false);
  const change = plan && plan.standing !== 'paused' && (
    <Button aria-label={t.changeNamed({ business: business.name })} onClick={() => setChanging(true)}>
      <ArrowLeftRight aria-hidden />
      {t.change}
    </Button>
  );
  return (
    <SettingsSection
      title={t.title}
      text={plan?.collection === 'beta' ? `${t.text} ${t.beta}` : t.text}
      action={change}
    >
      {plan ? (
        <>
          <PlanFacts plan={plan} />
          <PlanLedger businessId={business.id} />
        </>
      ) : isError ? (
        <p className="text-small text-quiet">{texts.account.failed.text}</p>
      ) : (
        <Skeleton label={t.loading}>
          <SkeletonBar className="h-40 w-full" />
        </Skeleton>
      )}
      {changing && plan && (
        <ChangePlanDialog host={host} business={business} plan={plan} onClose={() => setChanging(false)} />
      )}
    </SettingsSection>
  );
}

function PlanFacts({
  plan: { plan, standing: status, monthlyPriceMinor, trial, month, nextCharge, balanceMinor, currency },
}: {
  readonly plan: BusinessPlan;
}) {
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <SettingsRows>
      <SettingsRow
        title={
          <>
            {PLANS[plan].name}
            <Badge state={STATES[status]}>{t.standings[status]}</Badge>
            <span className="tabular text-small font-normal sm:ml-auto">
              {t.aMonth({ amount: money(monthlyPriceMinor) })}
            </span>
          </>
        }
        note={status === 'waiting' ? t.waiting : status === 'paused' ? t.paused : undefined}
      />
      {trial && plan !== 'free' && (
        <SettingsRow
          title={t.trial}
          note={
            trial.daysLeft === null
              ? t.trialEnded({ date: formatDate(trial.endsAt) })
              : t.trialUntil({ date: formatDate(trial.endsAt), left: trial.daysLeft })
          }
        />
      )}
      {month && (
        <SettingsRow
          title={t.month}
          note={t.span({ from: dayName(month.from, 'short'), to: dayName(month.until, 'short') })}
        />
      )}
      {nextCharge && (
        <SettingsRow
          title={t.next}
          note={t.nextOn({ amount: money(nextCharge.minor), date: dayName(nextCharge.on, 'short') })}
        />
      )}
      <SettingsRow
        title={t.balance}
        note={
          balanceMinor > 0
            ? t.charged({ amount: money(balanceMinor) })
            : balanceMinor < 0
              ? t.inCredit({ amount: money(-balanceMinor) })
              : t.even
        }
      />
    </SettingsRows>
  );
}
