import type { HostV1, Menu } from '@chalkboard/contracts';
import { LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useLocations } from '../features/locations/location-calls';
import { LocationList } from '../features/locations/location-list';
import { PriceTable } from '../features/locations/price-table';
import { MenuFailure } from '../features/menu-failure';
import { followsAnother } from '../shared/locations/follows-another';
import { useMenu } from '../shared/menu/use-menu';
import { texts } from '../texts';

const t = texts.locations;

/** `/menu/:shareId/locations`: the restaurants of a main menu, or the prices of one of them. */
export function LocationsPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  useDocumentTitle(t.title);
  if (isPending) return <Loading />;
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  return followsAnother(menu) ? (
    <LocationPrices key={shareId} host={host} menu={menu} />
  ) : (
    <Locations host={host} menu={menu} />
  );
}

function Locations({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { shareId } = menu;
  const { data: list, error, refetch } = useLocations(shareId);
  if (error) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  if (!list) return <Loading />;
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <h1 className="text-heading">{t.title}</h1>
      <p className="mt-2 text-quiet">{t.lead}</p>
      <p className="mt-1 mb-8 text-small text-quiet">{t.plan}</p>
      <LocationList host={host} list={list} />
    </PageFrame>
  );
}

function LocationPrices({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const main = useMenu(menu.locationsOf ?? '');
  if (main.error) return <MenuFailure shareId={menu.shareId} error={main.error} onRetry={() => void main.refetch()} />;
  if (!main.data) return <Loading />;
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <LinkButton as={Link} to={`/menu/${main.data.shareId}/locations`} variant="quiet" className="mb-4 -ml-4">
        <ArrowLeft aria-hidden />
        {t.follows.all}
      </LinkButton>
      <h1 className="text-heading">{t.pricesOf({ name: menu.restaurantName })}</h1>
      <p className="mt-2 mb-8 text-quiet">{t.table.lead}</p>
      <PriceTable host={host} shareId={menu.shareId} main={main.data} />
    </PageFrame>
  );
}

function Loading() {
  return (
    <PageFrame width="text">
      <Skeleton label={t.loading} className="grid gap-4">
        <SkeletonBar className="h-10 w-2/3" />
        <SkeletonBar className="h-16 w-full" />
        <SkeletonBar className="h-16 w-full" />
      </Skeleton>
    </PageFrame>
  );
}
