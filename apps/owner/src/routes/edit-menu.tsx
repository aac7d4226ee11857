import type { HostV1 } from '@chalkboard/contracts';
import { EmptyState, LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, useDocumentTitle, useMutation, useQueryClient } from '@chalkboard/web-kit';
import { ArrowLeft, Eye, FileQuestion, Lock } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EditForm } from '../features/edit-menu/edit-form';
import { requestOf, valuesOf, type FormValues } from '../features/edit-menu/form-values';
import { updateMenu } from '../features/edit-menu/update-menu';
import { useMenuAccess } from '../features/edit-menu/use-menu-access';
import { menuKey, useMenu } from '../features/read-menu/use-menu';

/** `/menu/:shareId/edit` */
export function EditMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, isPending } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  useDocumentTitle('Edit Restaurant Information');

  const save = useMutation({
    mutationFn: (values: FormValues) => updateMenu(shareId, requestOf(values)),
    onSuccess: (saved) => {
      queries.setQueryData(menuKey(shareId), saved);
      host.toast({ title: 'Menu updated successfully!', description: 'Your restaurant information has been saved.' });
      void navigate(`/menu/${shareId}`);
    },
    onError: (error) => host.toast({ title: 'Update failed', description: describeError(error, 'Failed to update menu. Please try again.'), variant: 'destructive' }),
  });

  const menuPage = `/menu/${shareId}`;
  if (isPending || access.isPending) {
    return (
      <PageFrame width="text">
        <Skeleton label="Loading menu..." className="grid gap-4">
          <p className="text-quiet">Loading menu...</p>
          <SkeletonBar className="h-10 w-2/3" />
          <SkeletonBar className="h-11 w-full" />
          <SkeletonBar className="h-24 w-full" />
          <SkeletonBar className="h-11 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) {
    return (
      <PageFrame>
        <EmptyState
          level={1}
          icon={<FileQuestion aria-hidden strokeWidth={1.4} />}
          title="Menu Not Found"
          text="The menu you're looking for doesn't exist or has been removed."
          action={
            <LinkButton as={Link} to="/" variant="primary">
              Back to Home
            </LinkButton>
          }
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <div className="mb-6 flex flex-wrap justify-between gap-2">
        <LinkButton as={Link} to={menuPage} variant="quiet" className="-ml-4">
          <ArrowLeft aria-hidden />
          Back to Menu
        </LinkButton>
        <LinkButton as={Link} to={menuPage}>
          <Eye aria-hidden />
          Preview
        </LinkButton>
      </div>
      <h1 className="text-heading">Edit Restaurant Information</h1>
      <p className="mt-2 mb-8 text-quiet">{menu.restaurantName}</p>
      {access.data?.canEdit === false ? (
        <div role="note" className="flex gap-4 rounded-card border border-hairline bg-surface p-6">
          <Lock aria-hidden className="mt-1 size-6 shrink-0 text-quiet" />
          <div>
            <h2 className="text-lead">This device may not change this menu</h2>
            <p className="mt-1 text-quiet">The right to edit belongs to the browser in which the menu was made. Open this page there; nothing here was changed.</p>
          </div>
        </div>
      ) : (
        <EditForm initial={valuesOf(menu)} saving={save.isPending} cancelTo={menuPage} onSave={(values) => save.mutate(values)} />
      )}
    </PageFrame>
  );
}
