import type { HostV1, Menu, MenuAccess } from '@chalkboard/contracts';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { MenuFailure, NoRight } from '../features/menu-failure';
import { browserMenus } from '../shared/browser-menus/browser-menus';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { texts } from '../texts';

/** What a page for whoever may change a menu is given. */
export interface EditedMenu {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly access: MenuAccess;
}

/** A page of a menu for whoever may change it; everybody else is told so. */
export function MenuEditor({
  host,
  title,
  lead,
  children,
}: {
  readonly host: HostV1;
  readonly title: string;
  readonly lead?: string;
  children(edited: EditedMenu): ReactNode;
}) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const canEdit = access.data?.canEdit ?? false;
  useEffect(() => {
    if (canEdit) browserMenus.note(shareId);
  }, [canEdit, shareId]);

  // Before somebody is turned away, the right is asked for anew: it may have come since.
  if (isPending || access.isPending || (!canEdit && access.isFetching)) {
    return (
      <PageFrame width="text" className="pt-6 sm:pt-8">
        <Skeleton label={texts.edit.loading} className="grid gap-4">
          <h1 className="text-heading">{title}</h1>
          <SkeletonBar className="h-16 w-full" />
          <SkeletonBar className="h-16 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  if (!access.data || !canEdit) return <NoRight shareId={shareId} />;
  return (
    <PageFrame key={shareId} width="text" className="pt-6 pb-6 sm:pt-8">
      <h1 className="text-heading">{title}</h1>
      {lead && <p className="mt-1 text-quiet">{lead}</p>}
      <div className="mt-5">{children({ host, menu, access: access.data })}</div>
    </PageFrame>
  );
}
