import type { HostV1 } from '@chalkboard/contracts';
import { LinkButton } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { LogIn, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArchiveLink } from '../features/business-archive/archive-link';
import { PlanSection } from '../features/business-plan/plan-section';
import { ClaimNote } from '../features/claim-menu/claim-note';
import { FormSection } from '../features/edit-menu/form-section';
import { rightsKey } from '../features/share-edit-right/edit-right-calls';
import { WhoMayEdit } from '../features/share-edit-right/who-may-edit';
import { Team } from '../features/team/team';
import { useAccount } from '../shared/account/use-account';
import { accessKey } from '../shared/menu/use-menu-access';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';
import { MenuEditor, type EditedMenu } from './menu-editor';

const t = texts.menuFrame;

/** `/menu/:shareId/details/team`: who works on this menu, by its business and by edit links. */
export function MenuTeamPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.sections.team);
  return (
    <MenuEditor host={host} title={t.sections.team}>
      {(edited) => <PeopleOfMenu {...edited} />}
    </MenuEditor>
  );
}

/** `/menu/:shareId/details/plan`: what its business pays, for its owners. */
export function MenuPlanPage({ host }: { readonly host: HostV1 }) {
  useDocumentTitle(t.sections.plan);
  return (
    <MenuEditor host={host} title={t.sections.plan}>
      {(edited) => <PlanOfMenu {...edited} />}
    </MenuEditor>
  );
}

function PeopleOfMenu({ host, menu: { shareId }, access }: EditedMenu) {
  const { account, business } = useBusinessOf(access);
  const mayShare = access.mayShare ?? false;
  return (
    <>
      {business ? (
        <Team host={host} business={business} />
      ) : account && mayShare && !access.claimed ? (
        <ClaimNote
          host={host}
          shareId={shareId}
          account={account}
          signInPath={signInFor(`/menu/${shareId}/details/team`)}
          refresh={[accessKey(shareId), rightsKey(shareId)]}
        />
      ) : (
        <AccountGives page={`/menu/${shareId}/details/team`} isSignedIn={account !== undefined}>
          {t.accountGives.team}
        </AccountGives>
      )}
      <FormSection title={texts.rights.who.title} text={texts.rights.who.text}>
        <WhoMayEdit host={host} shareId={shareId} mayShare={mayShare} />
      </FormSection>
    </>
  );
}

function PlanOfMenu({ host, menu: { shareId }, access }: EditedMenu) {
  const { account, business } = useBusinessOf(access);
  if (business?.role === 'owner')
    return (
      <>
        <PlanSection host={host} business={business} />
        <ArchiveLink business={business} />
      </>
    );
  if (business) return <p className="text-quiet">{t.planOfOwners({ business: business.name })}</p>;
  return (
    <AccountGives page={`/menu/${shareId}/details/plan`} isSignedIn={account !== undefined}>
      {t.accountGives.plan}
    </AccountGives>
  );
}

/** The business that a menu belongs to, where whoever is signed in is one of its people. */
function useBusinessOf({ businessId }: EditedMenu['access']) {
  const { data: account } = useAccount();
  return { account, business: account?.businesses.find(({ id }) => id === businessId) };
}

/** Without a business: what one would give, and the way to it. */
function AccountGives({
  page,
  isSignedIn,
  children,
}: {
  readonly page: string;
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section
      aria-label={t.accountGives.label}
      className="mb-8 rounded-card border border-hairline bg-surface p-5 sm:p-6"
    >
      <p>{children}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton as={Link} to="/business-signup" variant="primary">
          <Store aria-hidden />
          {t.accountGives.register}
        </LinkButton>
        {!isSignedIn && (
          <LinkButton as={Link} to={signInFor(page)}>
            <LogIn aria-hidden />
            {t.accountGives.signIn}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
