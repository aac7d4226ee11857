import type { AdminBusinessDetail } from '@chalkboard/contracts';
import { Badge } from '@chalkboard/ui';
import { formatDate, formatMoney, formatTelephone, telephone } from '@chalkboard/web-kit';
import { Address } from '../../layout/address';
import { Facts } from '../../layout/facts';
import { Panel } from '../../layout/panel';
import { texts } from '../../texts';

const t = texts.businesses.detail;
const LINK = 'underline decoration-hairline decoration-2 underline-offset-4 hover:decoration-accent';

/** How the business is reached, and what it told of itself. */
export function BusinessFacts({ business }: { readonly business: AdminBusinessDetail }) {
  const { email, phone, website, address, city, state, zipCode } = business;
  const site = /^https?:\/\//.test(website) ? website : website && `https://${website}`;
  const place = [address, [city, state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <>
      <Panel title={t.contact}>
        <Facts
          facts={[
            [t.owner, business.ownerName],
            [
              t.email,
              <a key="email" href={`mailto:${email}`} className={LINK}>
                <Address email={email} />
              </a>,
            ],
            [
              t.phone,
              phone && (
                <a key="phone" href={telephone(phone)} className={LINK}>
                  {formatTelephone(phone)}
                </a>
              ),
            ],
            [
              t.website,
              website && (
                <a key="website" href={site} target="_blank" rel="noopener noreferrer" className={`${LINK} break-all`}>
                  {website}
                </a>
              ),
            ],
            [t.address, place],
          ]}
        />
      </Panel>
      <Panel title={t.about}>
        <Facts
          facts={[
            [t.type, texts.businesses.types[business.businessType]],
            [t.cuisine, business.cuisineType],
            [t.seats, business.seatingCapacity],
            [
              t.averageOrder,
              business.averageOrderValueMinor !== null && formatMoney(business.averageOrderValueMinor, 'USD'),
            ],
            [t.monthlyOrders, business.monthlyOrders],
            [t.menuFormat, business.currentMenuFormat],
            [t.estimate, formatMoney(Math.round(business.monthlyRevenue * 100), 'USD')],
            [t.joined, formatDate(business.createdAt)],
            [t.approved, business.approvedAt && formatDate(business.approvedAt)],
            [t.terms, business.termsAcceptedAt ? formatDate(business.termsAcceptedAt) : t.termsOpen],
            [t.marketing, business.marketingConsent ? t.yes : t.no],
          ]}
        />
      </Panel>
      <Panel title={t.people}>
        <h3 className="mb-1 font-sans text-small font-medium">{t.team}</h3>
        {business.team.length > 0 ? (
          <ul className="mb-4 grid gap-1 text-small">
            {business.team.map(({ name, contact, role, manages, joinedAt }) => (
              <li key={contact} className="flex flex-wrap items-center gap-x-2">
                {name} <span className="break-all text-quiet">{formatTelephone(contact)}</span>{' '}
                <Badge>{t.roles[role === 'owner' ? 'owner' : manages ? 'manager' : 'kitchen']}</Badge>
                {!joinedAt && <Badge state="placed">{t.invited}</Badge>}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mb-4 text-small text-quiet">{t.noTeam}</p>
        )}
        <h3 className="mb-1 font-sans text-small font-medium">{t.locations}</h3>
        {business.locations.length > 0 ? (
          <ul className="grid gap-1 text-small">
            {business.locations.map(({ id, name, address: at, timeZone }) => (
              <li key={id}>
                {name} <span className="text-quiet">{[at, timeZone].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-small text-quiet">{t.noLocations}</p>
        )}
      </Panel>
    </>
  );
}
