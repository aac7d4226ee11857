import type { HostV1 } from '@chalkboard/contracts';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { AccountData } from '../features/account/account-data';
import { CloseAccount } from '../features/account/close-account';
import { Contacts } from '../features/account/contacts';
import { Sessions } from '../features/account/sessions';
import { ApiLink } from '../features/api-access/api-link';
import { ArchiveLink } from '../features/business-archive/archive-link';
import { PlanSection } from '../features/business-plan/plan-section';
import { BusinessDetails } from '../features/team/business-details';
import { Locations } from '../features/team/locations';
import { Team } from '../features/team/team';
import { TimeZoneField } from '../shared/menu/hours/time-zone-field';
import { texts } from '../texts';
import { SignedInPage } from './signed-in-page';

/** `/account` */
export function AccountPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(texts.account.title);
  return (
    <SignedInPage host={host}>
      {(account) => (
        <>
          <h1 className="mb-6 text-heading">{texts.account.title}</h1>
          {account.businesses.map((business) => (
            <div key={business.id}>
              <BusinessDetails host={host} business={business} />
              {business.role === 'owner' && <PlanSection host={host} business={business} />}
              <Team host={host} business={business} />
              {business.role === 'owner' && (
                <>
                  <ApiLink business={business} />
                  <ArchiveLink business={business} />
                </>
              )}
              <Locations host={host} business={business} zoneField={(zone) => <TimeZoneField {...zone} />} />
            </div>
          ))}
          <Contacts host={host} account={account} />
          <Sessions host={host} />
          <AccountData host={host} />
          {!account.closesAt && <CloseAccount host={host} />}
        </>
      )}
    </SignedInPage>
  );
}
