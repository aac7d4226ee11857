import type { HostV1, Menu } from '@chalkboard/contracts';
import { LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft, Eye } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AllergenChartSection } from '../features/allergen-chart/allergen-chart-section';
import { ChoicesSection } from '../features/choice-groups/choices-section';
import { DeliveryZones } from '../features/delivery-zones/delivery-zones';
import { PaymentSection } from '../features/get-paid/payment-section';
import { HappyHours } from '../features/happy-hours/happy-hours';
import { MenuFailure, NoRight } from '../features/menu-failure';
import { ServingTimes } from '../features/serving-times/serving-times';
import { TaxSection } from '../features/set-taxes/tax-section';
import { TablesSection } from '../features/set-up-tables/tables-section';
import { followsAnother } from '../shared/locations/follows-another';
import { FollowsNote } from '../shared/locations/follows-note';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { texts } from '../texts';

const t = texts.rules;

/** One rule's part of the page. */
export type RulePart = ComponentType<{ readonly host: HostV1; readonly menu: Menu }>;

/** The rules in the order in which an owner meets them. */
const PARTS: readonly RulePart[] = [
  DeliveryZones,
  TaxSection,
  ServingTimes,
  HappyHours,
  ChoicesSection,
  AllergenChartSection,
  TablesSection,
  PaymentSection,
];

/** `/menu/:shareId/rules`: what an owner can turn on beside the settings of the edit page. */
export function MenuRulesPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const canEdit = access.data?.canEdit ?? false;
  useDocumentTitle(t.title);

  if (isPending || access.isPending || (!canEdit && access.isFetching)) {
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
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  if (!canEdit) return <NoRight shareId={shareId} />;
  const menuPage = `/menu/${shareId}`;
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <div className="mb-6 flex flex-wrap justify-between gap-2">
        <LinkButton as={Link} to={`${menuPage}/edit`} variant="quiet" className="-ml-4">
          <ArrowLeft aria-hidden />
          {t.backToEdit}
        </LinkButton>
        <LinkButton as={Link} to={menuPage}>
          <Eye aria-hidden />
          {t.view}
        </LinkButton>
      </div>
      <h1 className="text-heading">{t.title}</h1>
      <p className="mt-2 mb-8 text-quiet">
        {menu.restaurantName}. {t.lead}
      </p>
      {followsAnother(menu) && <FollowsNote menu={menu} />}
      {PARTS.filter((Part) => Part !== ChoicesSection || !followsAnother(menu)).map((Part, index) => (
        <Part key={index} host={host} menu={menu} />
      ))}
    </PageFrame>
  );
}
