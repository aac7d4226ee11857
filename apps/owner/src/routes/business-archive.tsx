import type { HostV1 } from '@chalkboard/contracts';
import { BringIn } from '../features/business-archive/bring-in';
import { DownloadAll } from '../features/business-archive/download-all';
import { texts } from '../texts';
import { OwnedBusinessPage } from './owned-business-page';

const t = texts.archive;

/** `/business/:businessId/archive`: everything of a business as one file, and menus out of one, for its owners. */
export function BusinessArchivePage({ host }: { readonly host: HostV1 }) {
  return (
    <OwnedBusinessPage host={host} words={t}>
      {(business) => (
        <>
          <p className="mt-2 mb-8 max-w-prose text-quiet">{t.text}</p>
          <DownloadAll business={business} />
          <BringIn business={business} />
        </>
      )}
    </OwnedBusinessPage>
  );
}
