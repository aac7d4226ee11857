import { listTopReferrersRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { BarList } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { Address } from '../../layout/address';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';

const t = texts.referrals.top;

/** Whose referrals came to most. */
export function TopReferrers() {
  const { data, error, refetch } = useStaffRoute(listTopReferrersRoute);
  return (
    <Panel title={t.title}>
      {data ? (
        <BarList
          title={t.title}
          hideTitle
          empty={t.empty}
          items={data.referrers.map(({ referrerEmail, referrals, signedUp, rewardsMinor }) => ({
            key: referrerEmail,
            label: <Address email={referrerEmail} />,
            note: `${t.note(referrals)} · ${formatMoney(rewardsMinor, 'USD')}`,
            value: signedUp,
            text: t.signedUp(signedUp),
          }))}
        />
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Panel>
  );
}
