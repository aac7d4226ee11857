import type { HostV1, Menu } from '@chalkboard/contracts';
import { PREVIEW_PICTURE } from '@chalkboard/contracts/http/share-choices';
import { sharedFileAddress } from '@chalkboard/menu-rules/shared-files';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { MenuFailure } from '../features/menu-failure';
import { GoogleOrderLink } from '../features/share-menu/google-order-link';
import { PrintedThings } from '../features/share-menu/printed-things';
import { QrCard } from '../features/share-menu/qr-card';
import { sharedMenus } from '../shared/browser-menus/browser-menus';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { SharePanel } from '../shared/sharing/share-panel';
import { menuLink } from '../shared/sharing/share-texts';
import { useDownloads } from '../shared/sharing/use-downloads';
import { usePaper } from '../shared/sharing/use-paper';
import { texts } from '../texts';

const t = texts.share;

/** `/menu/:shareId/share`: everything to share a menu with, and how its link will look. */
export function ShareMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, refetch } = useMenu(shareId);
  useDocumentTitle(t.title);
  useEffect(() => sharedMenus.note(shareId), [shareId]);

  if (error) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame className="pt-4 sm:pt-6">
      {menu ? (
        <>
          <h1 className="text-heading">{t.page.title}</h1>
          <p className="mt-1 text-quiet">{t.page.lead({ restaurant: menu.restaurantName })}</p>
          <ShareStep host={host} menu={menu} />
        </>
      ) : (
        <Skeleton label={texts.preview.loading}>
          <SkeletonBar className="mt-8 h-96 w-full max-w-sm" />
        </Skeleton>
      )}
    </PageFrame>
  );
}

/** The code and what is printed first; then every other way. */
function ShareStep({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { shareId, restaurantName, version } = menu;
  const { paper, paperChoice } = usePaper(menu.currency);
  const downloads = useDownloads(host, shareId, paper);
  const { data: access } = useMenuAccess(shareId);
  const link = menuLink(window.location.origin, shareId);
  return (
    <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr]">
      <div className="md:row-span-2">
        <QrCard shareId={shareId} link={link} mayOrder={access?.canEdit === true} />
      </div>
      <PrintedThings menu={menu} paper={paper} paperChoice={paperChoice} downloads={downloads} />
      <div className="grid gap-8 md:col-start-1 md:row-start-3">
        <SharePanel host={host} menu={menu} />
        <GoogleOrderLink host={host} link={link} />
      </div>
      {/* Directly below what is printed, where the code beside that is taller. */}
      <figure className="md:col-start-2 md:row-span-2 md:row-start-2">
        <img
          src={`${sharedFileAddress(shareId, 'preview.png')}?v=${version}`}
          width={PREVIEW_PICTURE.width}
          height={PREVIEW_PICTURE.height}
          alt={t.page.previewAlt({ restaurant: restaurantName })}
          className="h-auto w-full rounded-card border border-hairline"
        />
        <figcaption className="mt-2 text-small text-quiet">{t.page.preview}</figcaption>
      </figure>
    </div>
  );
}
