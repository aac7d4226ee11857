import type { HostV1, Menu, SourcePages } from '@chalkboard/contracts';
import { PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle, useQuery } from '@chalkboard/web-kit';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { MenuFailure, NoRight } from '../features/menu-failure';
import { CoverSlot } from '../features/menu-photos/cover-slot';
import { CutDialog } from '../features/menu-photos/cut-dialog';
import { PhotoList } from '../features/menu-photos/photo-list';
import { PHOTO_MEGABYTES } from '../features/menu-photos/photo-place';
import type { PhotoPlace } from '../features/menu-photos/photo-place';
import { useMenuPhotos } from '../features/menu-photos/use-menu-photos';
import { followsAnother } from '../shared/locations/follows-another';
import { FollowsNote } from '../shared/locations/follows-note';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { readReview, reviewKey } from '../shared/review-api';
import { texts } from '../texts';

const t = texts.photos;

/** `/menu/:shareId/photos` */
export function MenuPhotosPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const canEdit = access.data?.canEdit ?? false;
  // The paper is kept for a day; without it photographs are uploaded only.
  const review = useQuery({ queryKey: reviewKey(shareId), queryFn: () => readReview(shareId), enabled: canEdit });
  useDocumentTitle(t.title);

  if (isPending || access.isPending || (!canEdit && access.isFetching)) {
    return (
      <PageFrame>
        <Skeleton label={t.loading} className="grid gap-4">
          <SkeletonBar className="h-10 w-2/3" />
          <SkeletonBar className="h-56 w-full" />
          <SkeletonBar className="h-80 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  if (!canEdit) return <NoRight shareId={shareId} />;
  if (followsAnother(menu))
    return (
      <PageFrame width="text">
        <h1 className="mb-6 text-heading">{t.title}</h1>
        <FollowsNote menu={menu} />
      </PageFrame>
    );
  return <MenuPhotos key={shareId} host={host} menu={menu} source={review.data?.source} />;
}

function MenuPhotos({
  host,
  menu,
  source,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly source: SourcePages | undefined;
}) {
  const photos = useMenuPhotos(host, menu);
  const [cutting, setCutting] = useState<{ readonly place: PhotoPlace; readonly of: string }>();
  const { hash } = useLocation();
  // From the review, the dish that was looked at there.
  useEffect(() => {
    const row = hash ? document.getElementById(hash.slice(1)) : null;
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('button')?.focus({ preventScroll: true });
  }, [hash]);
  const canCut = (source?.pages.length ?? 0) > 0;
  return (
    <PageFrame className="pt-4 sm:pt-6">
      <h1 className="text-heading">{t.title}</h1>
      <p className="mt-2 text-quiet">
        {menu.restaurantName}. {t.lead}
      </p>
      <section className="mt-10" aria-label={t.cover.title}>
        <h2 className="text-title">{t.cover.title}</h2>
        <p className="mt-1 mb-4 text-small text-quiet">
          {t.cover.text} {t.formats({ megabytes: PHOTO_MEGABYTES })}
        </p>
        <CoverSlot
          menu={menu}
          photos={photos}
          {...(canCut && { onCut: () => setCutting({ place: { cover: true }, of: t.cover.of }) })}
        />
      </section>
      <div className="mt-12">
        <PhotoList
          menu={menu}
          photos={photos}
          {...(canCut && { onCut: (place: PhotoPlace, of: string) => setCutting({ place, of }) })}
        />
      </div>
      {cutting && source && (
        <CutDialog
          of={cutting.of}
          source={source}
          onClose={() => setCutting(undefined)}
          onCut={(page, part) => {
            photos.cut(cutting.place, page, part);
            setCutting(undefined);
          }}
        />
      )}
    </PageFrame>
  );
}
