import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { showBusinessPlanRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { Badge, Button, LinkButton } from '@chalkboard/ui';
import { dayName, formatDate, formatMoney, hasStatus, mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from '../../layout/facts';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { ChangePlanDialog } from './change-plan-dialog';

const t = texts.businesses.planPanel;

/** The plan of a business: what holds, what comes next, and how to change it. */
export function PlanPanel({
  host,
  role,
  businessId,
  businessName,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly businessId: string;
  readonly businessName: string;
}) {
  const { data: plan, error, refetch } = useStaffRoute(showBusinessPlanRoute, { params: { businessId } });
  const [changing, setChanging] = useState(false);
  return (
    <Panel
      title={t.title}
      text={plan?.collection === 'beta' ? t.beta : undefined}
      actions={
        plan && (
          <>
            {mayStaff(role, 'plans.change') && <Button onClick={() => setChanging(true)}>{t.change}</Button>}
            <LinkButton
              as={Link}
              to={`/admin/dashboard?tab=payments&view=ledger&business=${encodeURIComponent(businessId)}`}
              variant="quiet"
            >
              {t.ledger}
            </LinkButton>
          </>
        )
      }
    >
      {plan ? (
        <Facts
          facts={[
            [t.title, <Badge key="plan">{texts.plans[plan.plan]}</Badge>],
            [t.standing, t.standings[plan.standing]],
            [t.price, t.aMonth(formatMoney(plan.monthlyPriceMinor, plan.currency))],
            [t.trial, plan.trial && t.trialUntil(formatDate(plan.trial.endsAt), plan.trial.daysLeft)],
            [t.month, plan.month && t.span(dayName(plan.month.from, 'short'), dayName(plan.month.until, 'short'))],
            [
              t.next,
              plan.nextCharge &&
                t.nextOn(formatMoney(plan.nextCharge.minor, plan.currency), dayName(plan.nextCharge.on, 'short')),
            ],
            [t.balance, formatMoney(plan.balanceMinor, plan.currency)],
          ]}
        />
      ) : hasStatus(error, 404) ? (
        <p className="text-small text-quiet">{t.unknown}</p>
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {changing && plan && (
        <ChangePlanDialog
          host={host}
          businessId={businessId}
          businessName={businessName}
          plan={plan}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  );
}
