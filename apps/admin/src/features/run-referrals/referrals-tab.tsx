import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { mayStaff } from '@chalkboard/web-kit';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { ReferralActivity } from './referral-activity';
import { ReferralList } from './referral-list';
import { ReferralSettings } from './referral-settings';
import { ReferralStatistics } from './referral-statistics';
import { TopReferrers } from './top-referrers';

const t = texts.referrals;

/** The referral programme: figures, settings, who refers most, what happened, and every referral. */
export function ReferralsTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  return (
    <section aria-label={t.label} className="grid gap-5">
      <ReferralStatistics />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ReferralSettings host={host} role={role} />
        <TopReferrers />
      </div>
      <ReferralList host={host} role={role} />
      <ReferralActivity />
      {mayStaff(role, 'payouts.read') && (
        <p>
          <LinkButton as={Link} to="/admin/dashboard?tab=payments&view=payouts">
            {t.payouts}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
