import type { HostV1 } from '@chalkboard/contracts';
import { LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, useDocumentTitle, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { ArrowLeft, Camera, Eye, ListChecks, Lock, ReceiptText } from 'lucide-react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditForm } from '../features/edit-menu/edit-form';
import { requestOf, valuesOf, type FormValues } from '../features/edit-menu/form-values';
import { updateMenu } from '../features/edit-menu/update-menu';
import { useMenuAccess } from '../features/edit-menu/use-menu-access';
import { MenuFailure } from '../features/read-menu/menu-failure';
import { menuKey, useMenu } from '../features/read-menu/use-menu';
import { AdjustedColoursNote } from '../features/preview-menu/adjusted-colours-note';
import { texts } from '../texts';

const t = texts.edit;

/** `/menu/:shareId/edit` */
export function EditMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { from?: string } | null };
  const menuPage = `/menu/${shareId}`;
  const back = state?.from === 'review' ? `${menuPage}/review` : menuPage;
  const queries = useQueryClient();
  useDocumentTitle(t.title);

  const save = useMutation({
    mutationFn: (values: FormValues) => updateMenu(shareId, requestOf(values)),
    onSuccess: (saved) => {
      queries.setQueryData(menuKey(shareId), saved);
      host.toast(t.saved);
      void navigate(back);
    },
    onError: (error) => host.toast({ title: t.failed.title, description: describeError(error, t.failed.description), variant: 'destructive' }),
  });

  if (isPending || access.isPending) {
    return (
      <PageFrame width="text">
        <Skeleton label={t.loading} className="grid gap-4">
          <p className="text-quiet">{t.loading}</p>
          <SkeletonBar className="h-10 w-2/3" />
          <SkeletonBar className="h-11 w-full" />
          <SkeletonBar className="h-24 w-full" />
          <SkeletonBar className="h-11 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <div className="mb-6 flex flex-wrap justify-between gap-2">
        <LinkButton as={Link} to={menuPage} variant="quiet" className="-ml-4">
          <ArrowLeft aria-hidden />
          {t.backToMenu}
        </LinkButton>
        <div className="-ml-4 flex flex-wrap gap-2">
          {access.data?.canEdit && (
            <>
              <LinkButton as={Link} to={`${menuPage}/orders`} variant="quiet">
                <ReceiptText aria-hidden />
                {texts.board.link}
              </LinkButton>
              <LinkButton as={Link} to={`${menuPage}/update`} variant="quiet">
                <Camera aria-hidden />
                {texts.update.link}
              </LinkButton>
              <LinkButton as={Link} to={`${menuPage}/review`} variant="quiet">
                <ListChecks aria-hidden />
                {t.review}
              </LinkButton>
            </>
          )}
          <LinkButton as={Link} to={menuPage} className="ml-4">
            <Eye aria-hidden />
            {t.preview}
          </LinkButton>
        </div>
      </div>
      <h1 className="text-heading">{t.title}</h1>
      <p className="mt-2 mb-8 text-quiet">{menu.restaurantName}</p>
      {access.data?.canEdit === false ? (
        <div role="note" className="flex gap-4 rounded-card border border-hairline bg-surface p-6">
          <Lock aria-hidden className="mt-1 size-6 shrink-0 text-quiet" />
          <div>
            <h2 className="text-lead">{t.noRight.title}</h2>
            <p className="mt-1 text-quiet">{t.noRight.text}</p>
          </div>
        </div>
      ) : (
        <>
          <AdjustedColoursNote menu={menu} />
          <EditForm initial={valuesOf(menu)} saving={save.isPending} cancelTo={back} onSave={(values) => save.mutate(values)} />
        </>
      )}
    </PageFrame>
  );
}
