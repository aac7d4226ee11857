import type { PrivacyAccount } from '@chalkboard/contracts';
import { Button, Card, LinkButton } from '@chalkboard/ui';
import { formatDateTime, formatTelephone } from '@chalkboard/web-kit';
import { Download } from 'lucide-react';
import { myDataTexts } from '../../texts';
import { EraseMyData } from './erase-my-data';
import { EXPORT_ADDRESS } from './my-data-calls';
import { StepHeading } from './step-heading';

const t = myDataTexts.account;
const KINDS = ['orders', 'messages', 'reviews', 'votes', 'contactMessages', 'referrals', 'referralLinks'] as const;

/** What is kept, in short; to be fetched, and to be erased. */
export function KeptAccount({
  account,
  onErased,
  onRefused,
  onLeave,
}: {
  readonly account: PrivacyAccount;
  onErased(receipt: string): void;
  onRefused(): void;
  onLeave(): void;
}) {
  const nothing = KINDS.every((kind) => account[kind] === 0) && account.stoppedSince === null;
  return (
    <div className="grid gap-6">
      <div>
        <StepHeading follows>{t.heading}</StepHeading>
        <p className="mt-2 text-quiet wrap-anywhere">
          {t.text({ contact: formatTelephone(account.contact.value), until: formatDateTime(account.openUntil) })}
        </p>
      </div>
      {nothing ? (
        <p className="rounded-card bg-sunken p-5">{t.nothing}</p>
      ) : (
        <Card>
          <dl>
            {KINDS.map((kind) => (
              <div
                key={kind}
                className="flex items-baseline justify-between gap-4 border-t border-hairline py-2.5 first:border-t-0 first:pt-0"
              >
                <dt>
                  {t.kinds[kind].label}
                  <span className="block text-caption text-quiet">{t.kinds[kind].what}</span>
                </dt>
                <dd className="tabular text-lead">{account[kind]}</dd>
              </div>
            ))}
            {account.contact.kind === 'phone' && (
              <div className="flex items-baseline justify-between gap-4 border-t border-hairline pt-2.5">
                <dt>{t.texts.label}</dt>
                <dd className="text-end">
                  {account.stoppedSince === null
                    ? t.texts.wanted
                    : t.texts.stopped({ since: formatDateTime(account.stoppedSince) })}
                </dd>
              </div>
            )}
          </dl>
        </Card>
      )}
      {account.open.length > 0 && (
        <section aria-labelledby="open-orders" className="rounded-card bg-uncertain-wash p-5">
          <h3 id="open-orders" className="text-lead">
            {t.open.heading}
          </h3>
          <p className="mt-1">{t.open.text}</p>
          <ul className="mt-3 list-disc space-y-1 ps-6">
            {account.open.map(({ orderNumber, restaurantName, goneBy }) => (
              <li key={`${orderNumber}-${goneBy}`}>
                {restaurantName === null
                  ? t.open.order({ number: orderNumber, by: formatDateTime(goneBy) })
                  : t.open.orderAt({
                      number: orderNumber,
                      restaurant: restaurantName,
                      by: formatDateTime(goneBy),
                    })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {!nothing && (
          <>
            <LinkButton href={EXPORT_ADDRESS} download variant="secondary" size="large">
              <Download aria-hidden />
              {t.download}
            </LinkButton>
            <EraseMyData account={account} onErased={onErased} onRefused={onRefused} />
          </>
        )}
        <Button size="large" variant={nothing ? 'secondary' : 'quiet'} onClick={onLeave}>
          {t.leave}
        </Button>
      </div>
    </div>
  );
}
