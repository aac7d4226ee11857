import type { AccountBusiness, RegistrationStatus } from '@chalkboard/contracts';
import { PLANS, RESPONSE_HOURS } from '@chalkboard/contracts/plans';
import { Badge, Card, LinkButton, type BadgeState } from '@chalkboard/ui';
import { formatDate } from '@chalkboard/web-kit';
import { Link } from 'react-router-dom';
import { teamRoleOf } from '../../shared/account/team-role';
import { texts } from '../../texts';

const t = texts.home.business;
const LOOKS: Readonly<Record<RegistrationStatus, BadgeState>> = {
  pending: 'placed',
  approved: 'ready',
  rejected: 'failed',
  incomplete: 'uncertain',
};

/** One business: how its registration stands, its plan, and the way to its settings. */
export function BusinessCard({ business }: { readonly business: AccountBusiness }) {
  const { name, role, registrationStatus, rejection, plan, trialEndsAt, locations, closesAt } = business;
  const status = t.status[registrationStatus];
  const text = typeof status.text === 'string' ? status.text : status.text({ hours: RESPONSE_HOURS.registration });
  return (
    <Card>
      <h3 className="text-lead">{name}</h3>
      <Badge state={LOOKS[registrationStatus]} className="mt-1">
        {status.label}
      </Badge>
      {text && <p className="mt-2 text-small text-quiet">{text}</p>}
      {rejection && (
        <p className="mt-2 text-small wrap-anywhere">
          {t.rejection.why({ reason: t.rejection.reasons[rejection.reason] })}
          {rejection.note && (
            <span className="mt-1 block whitespace-pre-line">{t.rejection.note({ note: rejection.note })}</span>
          )}
        </p>
      )}
      {closesAt && <p className="mt-2 text-small text-failed">{t.closes({ date: formatDate(closesAt) })}</p>}
      <ul className="mt-3 grid gap-0.5 border-t border-hairline pt-3 text-small">
        {role === 'owner' && <li>{t.plan({ plan: PLANS[plan].name })}</li>}
        {role === 'owner' && trialEndsAt && <li>{t.trial({ date: formatDate(trialEndsAt) })}</li>}
        <li>{t.locations({ count: locations.length })}</li>
        <li className="text-quiet">{t.role[teamRoleOf(business)]}</li>
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton as={Link} to="/account">
          {t.settings}
        </LinkButton>
        {registrationStatus === 'rejected' && (
          <LinkButton as={Link} to="/contact?category=business">
            {t.contact}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
