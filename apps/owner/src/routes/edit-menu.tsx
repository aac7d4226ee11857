import type { HostV1 } from '@chalkboard/contracts';
import { Button, EmptyState, LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { ApiError, describeError, isOwnerSignedIn, useDocumentTitle, useQueryClient } from '@chalkboard/web-kit';
import { ArrowLeft, CircleAlert, Eye, Link2Off, Lock } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ClaimNote } from '../features/claim-menu/claim-note';
import { FormSection } from '../features/edit-menu/form-section';
import { ALL_PARTS } from '../features/edit-menu/form-values';
import { MenuFailure } from '../features/menu-failure';
import { PhotoReceipts } from '../features/photo-receipts';
import { rightsKey } from '../features/share-edit-right/edit-right-calls';
import { useEditLink } from '../features/share-edit-right/use-edit-link';
import { WhoMayEdit } from '../features/share-edit-right/who-may-edit';
import { useAccount } from '../shared/account/use-account';
import { browserMenus } from '../shared/browser-menus/browser-menus';
import { followsAnother } from '../shared/locations/follows-another';
import { FollowsNote } from '../shared/locations/follows-note';
import { useMenu } from '../shared/menu/use-menu';
import { accessKey, useMenuAccess } from '../shared/menu/use-menu-access';
import { signInFor } from '../shared/sign-in/next-page';
import { texts } from '../texts';
import { EditMenuForm } from './edit-menu-form';

const t = texts.edit;

/** `/menu/:shareId/edit`; with `#link=…` it is an edit link, which gives this browser the right first. */
export function EditMenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useDocumentTitle(t.title);
  const link = useEditLink((opened) => {
    queries.removeQueries({ queryKey: accessKey(opened) });
    host.toast(texts.rights.open.opened);
    if (opened !== shareId) void navigate(`/menu/${opened}/edit`, { replace: true });
  });
  if (link) return <OpeningLink shareId={shareId} error={link.error} onRetry={link.retry} />;
  return <EditMenu key={shareId} host={host} shareId={shareId} />;
}

function EditMenu({ host, shareId }: { readonly host: HostV1; readonly shareId: string }) {
  const navigate = useNavigate();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const access = useMenuAccess(shareId);
  const { state } = useLocation() as { state: { from?: string } | null };
  const menuPage = `/menu/${shareId}`;
  const back = state?.from === 'review' ? `${menuPage}/review` : menuPage;
  const canEdit = access.data?.canEdit ?? false;
  const mayShare = access.data?.mayShare ?? false;
  const account = useAccount();
  useEffect(() => {
    if (canEdit) browserMenus.note(shareId);
  }, [canEdit, shareId]);

  // Before somebody is turned away, the right is asked for anew: it may have come since.
  if (isPending || access.isPending || (!canEdit && access.isFetching)) {
    return (
      <PageFrame width="text">
        <Skeleton label={t.loading} className="grid gap-4">
          <h1 className="text-heading">{t.title}</h1>
          <p className="text-quiet">{t.loading}</p>
          <SkeletonBar className="h-11 w-full" />
          <SkeletonBar className="h-24 w-full" />
          <SkeletonBar className="h-11 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  // Whoever may be let in by signing in does that first, and comes back; who has done so is told.
  const signInPath = signInFor(`${menuPage}/edit`);
  if (access.data && !canEdit && !isOwnerSignedIn()) return <Navigate to={signInPath} replace />;
  const isLocation = followsAnother(menu);
  const isClaimable = mayShare && !access.data?.claimed;
  const business = account.data?.businesses.find(({ id }) => id === access.data?.businessId);
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <div className="mb-6 flex flex-wrap justify-between gap-2">
        <LinkButton as={Link} to={menuPage} variant="quiet" className="-ml-4">
          <ArrowLeft aria-hidden />
          {t.backToMenu}
        </LinkButton>
        <LinkButton as={Link} to={menuPage}>
          <Eye aria-hidden />
          {t.preview}
        </LinkButton>
      </div>
      <h1 className="text-heading">{t.title}</h1>
      <p className="mt-2 mb-8 text-quiet">{menu.restaurantName}</p>
      {canEdit && isLocation && <FollowsNote menu={menu} />}
      {access.data?.canEdit === false ? (
        <div role="note" className="flex gap-4 rounded-card border border-hairline bg-surface p-6">
          <Lock aria-hidden className="mt-1 size-6 shrink-0 text-quiet" />
          <div>
            <h2 className="text-lead">{t.noRight.signedIn.title}</h2>
            <p className="mt-1 text-quiet">{t.noRight.signedIn.text}</p>
          </div>
        </div>
      ) : (
        <>
          {isClaimable && (
            <ClaimNote
              host={host}
              shareId={shareId}
              account={account.data}
              signInPath={signInPath}
              refresh={[accessKey(shareId), rightsKey(shareId)]}
            />
          )}
          <EditMenuForm
            host={host}
            menu={menu}
            parts={ALL_PARTS}
            suggests={access.data?.suggestsTranslations ?? false}
            cancel={
              <LinkButton as={Link} to={back}>
                {t.cancel}
              </LinkButton>
            }
            onSaved={() => void navigate(back)}
          />
          {canEdit && (
            <>
              <FormSection title={texts.rules.title} text={texts.rules.linkText}>
                <LinkButton as={Link} to={`${menuPage}/details/ordering#rules`} className="justify-self-start">
                  {texts.rules.link}
                </LinkButton>
              </FormSection>
              {mayShare && business && !isLocation && (
                <FormSection title={texts.locations.title} text={texts.locations.linkText}>
                  <LinkButton as={Link} to={`${menuPage}/locations`} className="justify-self-start">
                    {texts.locations.link}
                  </LinkButton>
                </FormSection>
              )}
              <FormSection title={texts.rights.who.title} text={texts.rights.who.text}>
                {business && <p className="text-small">{texts.rights.claim.of({ business: business.name })}</p>}
                <WhoMayEdit host={host} shareId={shareId} mayShare={mayShare} />
              </FormSection>
              <FormSection title={texts.rights.photos.title} text={texts.rights.photos.text}>
                <PhotoReceipts shareId={shareId} />
              </FormSection>
            </>
          )}
        </>
      )}
    </PageFrame>
  );
}

/** While an edit link is opened, and when it does not open. */
function OpeningLink({
  shareId,
  error,
  onRetry,
}: {
  readonly shareId: string;
  readonly error: Error | null;
  onRetry(): void;
}) {
  const words = texts.rights.open;
  if (!error) {
    return (
      <PageFrame width="narrow">
        <Skeleton label={words.opening}>
          <h1 className="py-16 text-center text-lead">{words.opening}</h1>
        </Skeleton>
      </PageFrame>
    );
  }
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <PageFrame>
      {refused ? (
        <EmptyState
          level={1}
          icon={<Link2Off aria-hidden strokeWidth={1.4} />}
          title={words.refused.title}
          text={describeError(error, words.refused.text)}
          action={
            <LinkButton as={Link} to={`/menu/${shareId}`} variant="primary">
              {words.refused.back}
            </LinkButton>
          }
        />
      ) : (
        <EmptyState
          level={1}
          icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
          title={words.failed.title}
          text={words.failed.text}
          action={
            <Button variant="primary" onClick={onRetry}>
              {words.failed.retry}
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}
