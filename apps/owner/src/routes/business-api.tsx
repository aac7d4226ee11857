import type { HostV1 } from '@chalkboard/contracts';
import { ENFORCES_PLANS } from '@chalkboard/contracts/plans';
import { ApiKeys } from '../features/api-access/api-keys';
import { Webhooks } from '../features/api-access/webhooks';
import { texts } from '../texts';
import { OwnedBusinessPage } from './owned-business-page';

const t = texts.api;

/** `/business/:businessId/api`: keys and webhooks of a business, for its owners. */
export function BusinessApiPage({ host }: { readonly host: HostV1 }) {
  return (
    <OwnedBusinessPage host={host} words={t}>
      {({ id }) => (
        <>
          <p className="mt-2 mb-8 max-w-prose text-quiet">
            {t.text} {!ENFORCES_PLANS && `${t.beta} `}
            <a href="/api/docs#api" className="underline underline-offset-4">
              {t.docs}
            </a>
          </p>
          <ApiKeys host={host} businessId={id} />
          <Webhooks host={host} businessId={id} />
        </>
      )}
    </OwnedBusinessPage>
  );
}
