import type { HostV1, MenuChange } from '@chalkboard/contracts';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { ApiError, useDocumentTitle, useQueryClient } from '@chalkboard/web-kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormSection } from '../features/edit-menu/form-section';
import { MenuFailure, NoRight } from '../features/menu-failure';
import { PhotoReceipts } from '../features/photo-receipts';
import { toEditedCategories } from '../features/review-menu/draft/edited-categories';
import { newPartId } from '../features/review-menu/draft/part-id';
import { applyChanges } from '../features/update-from-photo/apply-changes';
import { NewPhotos } from '../features/update-from-photo/new-photos';
import { ProposalView } from '../features/update-from-photo/proposal-view';
import { menuKey, readMenu, useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { saveCategories } from '../shared/review-api';
import { texts } from '../texts';

const t = texts.update;

/** Of a proposal, in the address: it survives a reload, and can be opened again as long as the photos are kept. */
const JOB = 'job';

/** `/menu/:shareId/update` */
export function UpdateMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const queries = useQueryClient();
  const jobId = search.get(JOB);
  useDocumentTitle(t.title);

  const apply = async (chosen: readonly MenuChange[], baseVersion: number) => {
    const now = await readMenu(shareId);
    // As the server would say, without sending a menu that it could not take.
    if (now.version !== baseVersion) throw new ApiError(409, 'The menu was changed meanwhile.');
    const categories = toEditedCategories(
      applyChanges(now.categories, chosen, { newSection: t.list.newSection, makeId: newPartId }),
    );
    const saved = await saveCategories(shareId, categories, baseVersion);
    queries.setQueryData(menuKey(shareId), saved);
    return saved;
  };

  if (isPending || access.isPending) {
    return (
      <PageFrame width="text">
        <Skeleton label={t.loading} className="grid gap-4">
          <SkeletonBar className="h-10 w-2/3" />
          <SkeletonBar className="h-80 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  if (access.data?.canEdit === false) return <NoRight shareId={shareId} />;
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      {jobId ? (
        <ProposalView
          key={jobId}
          host={host}
          shareId={shareId}
          jobId={jobId}
          onApply={apply}
          onMore={() => setSearch({})}
        />
      ) : (
        <>
          <h1 className="text-heading">{t.title}</h1>
          <p className="mt-2 mb-8 text-quiet">
            {menu.restaurantName}. {t.lead}
          </p>
          <NewPhotos
            key={shareId}
            host={host}
            shareId={shareId}
            onRead={(job) => setSearch({ [JOB]: job }, { replace: true })}
          />
          <div className="mt-8">
            <FormSection title={texts.rights.photos.title} text={texts.rights.photos.text}>
              <PhotoReceipts shareId={shareId} />
            </FormSection>
          </div>
        </>
      )}
    </PageFrame>
  );
}
