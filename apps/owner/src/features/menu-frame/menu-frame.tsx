import type { Menu } from '@chalkboard/contracts';
import { LinkButton, Wordmark } from '@chalkboard/ui';
import { isOwnerSignedIn } from '@chalkboard/web-kit';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useAccount } from '../../shared/account/use-account';
import { followsAnother } from '../../shared/locations/follows-another';
import { useMenu } from '../../shared/menu/use-menu';
import { useMenuAccess } from '../../shared/menu/use-menu-access';
import { HOME } from '../../shared/sign-in/next-page';
import { texts } from '../../texts';
import { placeAt, sectionsOf, tabsFor, type FrameRights } from './menu-places';
import { MenuSwitch } from './menu-switch';
import { SectionLinks } from './section-links';
import { StateBadge } from './state-badge';
import { TabLinks } from './tab-links';
import { useMenuState } from './use-menu-state';
import { useOwnMenus } from './use-own-menus';

const t = texts.menuFrame;

/**
 * Around every page that an owner has of a menu: which restaurant, its state, and the way to all of its pages. On a
 * phone the tabs are a bar at the bottom; what is sticky or fixed there stands above `--owner-bar`.
 */
export function MenuFrame({ children }: { readonly children: ReactNode }) {
  const [search] = useSearchParams();
  // Nobody presses anything on a screen on the wall.
  return search.get('screen') === 'wall' ? children : <Framed>{children}</Framed>;
}

function Framed({ children }: { readonly children: ReactNode }) {
  const { shareId = '' } = useParams();
  const { pathname } = useLocation();
  const { data: menu } = useMenu(shareId);
  const rights = useFrameRights(shareId, menu);
  const place = placeAt(pathname.slice(`/menu/${shareId}`.length));
  const tabs = tabsFor(rights);
  const sections = place ? sectionsOf(place.tab, rights) : [];
  return (
    <div
      data-menu-frame
      className={
        tabs.length > 0
          ? 'pb-(--owner-bar) [--owner-bar:calc(3.5rem+env(safe-area-inset-bottom))] lg:[--owner-bar:0px] print:pb-0'
          : undefined
      }
    >
      <header className="border-b border-hairline bg-surface print:hidden">
        <div className="gutter mx-auto flex min-h-15 w-full max-w-[110rem] items-center gap-x-2 gap-y-1 sm:gap-x-4">
          <Link
            to={isOwnerSignedIn() ? HOME : '/'}
            aria-label={isOwnerSignedIn() ? t.business : texts.frame.home}
            className="tap -ml-2.5 inline-flex shrink-0 items-center justify-center max-xl:[&>span>span]:sr-only"
          >
            <Wordmark short />
          </Link>
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1 py-2 xl:flex-row xl:items-center xl:gap-3">
            {menu && <Name menu={menu} path={place?.path ?? ''} isOwner={rights.canEdit} />}
          </div>
          {tabs.length > 0 && <TabLinks shareId={shareId} tabs={tabs} current={place?.tab} />}
          <LinkButton
            as={Link}
            to={`/menu/${shareId}`}
            variant="quiet"
            className="-mr-3 shrink-0 px-3"
            aria-label={t.guestView}
            title={t.guestView}
          >
            <Eye aria-hidden />
            <span className="hidden xl:inline">{t.guestView}</span>
          </LinkButton>
        </div>
      </header>
      {place && sections.length > 0 && (
        <SectionLinks shareId={shareId} tab={place.tab} sections={sections} current={place.section} />
      )}
      {children}
    </div>
  );
}

/** Which restaurant this is, with the others to choose from, and its state. */
function Name({ menu, path, isOwner }: { readonly menu: Menu; readonly path: string; readonly isOwner: boolean }) {
  const account = useAccount();
  const others = useOwnMenus(account.data, isOwner && !account.isLoading);
  const state = useMenuState(menu);
  return (
    <>
      <MenuSwitch menu={menu} others={others} path={path} />
      {state && <StateBadge state={state} timeZone={menu.timeZone} />}
    </>
  );
}

/** The server decides again at each page; while it is not known, nothing is offered. */
function useFrameRights(shareId: string, menu: Menu | undefined): FrameRights {
  const { data: access } = useMenuAccess(shareId);
  const isLocation = menu !== undefined && followsAnother(menu);
  return {
    canEdit: menu !== undefined && access?.canEdit === true,
    mayHaveLocations: access?.mayShare === true && access.businessId !== undefined && !isLocation,
    isLocation,
  };
}
