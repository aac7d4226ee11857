import type { AccountBusiness, HostV1 } from '@chalkboard/contracts';
import { Button, Card, EmptyState, LinkButton, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { useDocumentTitle, useQuery } from '@chalkboard/web-kit';
import { Store, Upload, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BusinessCard } from '../features/business-home/business-card';
import { FirstSteps } from '../features/business-home/first-steps';
import { MenuCard } from '../features/business-home/menu-card';
import { firstSteps, needsOf } from '../features/business-home/needs';
import { claimMenu } from '../features/claim-menu/claim-menu';
import { manages, managesAny } from '../shared/account/team-role';
import { useAction } from '../shared/account/use-action';
import { sharedMenus } from '../shared/browser-menus/browser-menus';
import { readMenus } from '../shared/browser-menus/read-menus';
import { texts } from '../texts';
import { SignedInPage } from './signed-in-page';

const t = texts.home;
const MENUS = 'home-menus';

/** `/business`: the home of an owner. */
export function BusinessPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.title);
  return (
    <SignedInPage host={host}>
      {({ name, businesses }) => (
        <Home host={host} name={name} of={businesses}>
          {businesses.length > 0 ? (
            businesses.map((business) => <BusinessCard key={business.id} business={business} />)
          ) : (
            <Card>
              <h3 className="text-lead">{t.business.none.title}</h3>
              <p className="mt-1 text-small text-quiet">{t.business.none.text}</p>
              <LinkButton as={Link} to="/business-signup" className="mt-4">
                <Store aria-hidden />
                {t.business.none.action}
              </LinkButton>
            </Card>
          )}
        </Home>
      )}
    </SignedInPage>
  );
}

/** `children`: the businesses. */
function Home({
  host,
  name,
  of,
  children,
}: {
  readonly host: HostV1;
  readonly name: string;
  readonly of: readonly AccountBusiness[];
  readonly children: ReactNode;
}) {
  const ids = of.map(({ id }) => id);
  const { data } = useQuery({ queryKey: [MENUS, ...ids], queryFn: () => readMenus(ids), refetchOnMount: 'always' });
  const claim = useAction(host, { run: claimMenu, done: t.menus.claimed, refresh: [[MENUS]] });
  // The kitchen sets nothing up, and is asked for nothing.
  const own = data?.menus.filter(({ boardOnly }) => !boardOnly) ?? [];
  const setsUp = managesAny(of);
  const first = data && !data.incomplete && setsUp ? firstSteps(own, sharedMenus.has) : undefined;
  const needed = own.flatMap(needsOf).length;
  return (
    <>
      <h1 className="text-heading">{t.welcome({ name })}</h1>
      <p className="mt-1 min-h-6 text-quiet">
        {data && (data.menus.length === 0 ? t.nothingYet : needed > 0 ? t.busy({ count: needed }) : t.calm)}
      </p>
      <div className="mt-8 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          {first && <FirstSteps {...first} />}
          <section aria-label={t.menus.title}>
            <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
              <h2 className="text-title">{t.menus.title}</h2>
              {setsUp && (
                <LinkButton as={Link} to="/business/upload">
                  <Upload aria-hidden />
                  {t.menus.upload}
                </LinkButton>
              )}
            </div>
            {data ? (
              <div className="grid gap-5">
                {data.incomplete && <p className="text-small text-failed">{t.menus.failed}</p>}
                {data.menus.map((menu) => (
                  <MenuCard
                    key={menu.shareId}
                    menu={menu}
                    claims={
                      of.some(manages) &&
                      of.filter(manages).map(({ id, name: business }) => (
                        <Button
                          key={id}
                          disabled={claim.isPending}
                          onClick={() => claim.mutate({ shareId: menu.shareId, businessId: id })}
                        >
                          {t.menus.claim({ business })}
                        </Button>
                      ))
                    }
                  />
                ))}
                {data.menus.length === 0 && !data.incomplete && (
                  <div className="rounded-card border border-dashed border-control">
                    <EmptyState
                      icon={<UtensilsCrossed aria-hidden strokeWidth={1.4} />}
                      title={t.menus.empty.title}
                      text={t.menus.empty.text}
                    />
                  </div>
                )}
              </div>
            ) : (
              <Skeleton label={t.loading} className="grid gap-4">
                <SkeletonBar className="h-40 w-full" />
              </Skeleton>
            )}
          </section>
        </div>
        <section aria-label={t.business.title} className="grid gap-4">
          <h2 className="text-title">{t.business.title}</h2>
          {children}
        </section>
      </div>
    </>
  );
}
