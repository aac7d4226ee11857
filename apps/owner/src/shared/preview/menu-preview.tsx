import type { HostV1 } from '@chalkboard/contracts';
import { menuPage } from '@chalkboard/menu-rules/menu-page';
import { Badge, Button, EmptyState, LinkButton, SectionRow, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { describeError, useMutation } from '@chalkboard/web-kit';
import { ArrowLeft, BookOpen, CircleAlert, ListChecks, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { HouseCheck } from '../house/house-check';
import { NameDialog, needsName } from '../house/name-dialog';
import { useHouseFacts } from '../house/use-house-facts';
import { publishMenu } from '../menu/publish-menu';
import { useMenu } from '../menu/use-menu';
import { SharePanel } from '../sharing/share-panel';
import { needsSignIn } from '../sign-in/needs-sign-in';
import { signInFor } from '../sign-in/next-page';
import { AdjustedColoursNote } from './adjusted-colours-note';
import { MenuSheet } from './menu-sheet';
import { previewAddress } from './preview-address';

const t = texts.preview;

/** The finished menu on the home page. */
export function MenuPreview({
  host,
  shareId,
  onBack,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  onBack(): void;
}) {
  const { data: menu, isError, refetch } = useMenu(shareId);
  const house = useHouseFacts(shareId);
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const publish = useMutation({
    mutationFn: () => publishMenu(shareId),
    onSuccess: () => {
      host.toast(texts.preview.published);
      void navigate(menuPage(shareId, 'published'));
    },
    onError: (error) => {
      // Whoever comes back finds the preview again: it is not left.
      if (needsSignIn(error)) void navigate(signInFor(previewAddress(shareId)));
      else if (needsName(error)) setNaming(true);
      else
        host.toast({
          title: t.publishFailed.title,
          description: describeError(error, t.publishFailed.description),
          variant: 'destructive',
        });
    },
  });

  const back = (
    <Button variant="quiet" className="max-sm:px-2.5" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {t.back}
    </Button>
  );

  if (isError) {
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden strokeWidth={1.4} />}
        title={t.failed.title}
        text={t.failed.text}
        action={
          <>
            <Button variant="primary" onClick={() => void refetch()}>
              {t.failed.retry}
            </Button>
            {back}
          </>
        }
      />
    );
  }
  if (!menu) {
    return (
      <Skeleton label={t.loading}>
        <SkeletonBar className="h-[70vh] w-full" />
      </Skeleton>
    );
  }

  const reviewPage = `/menu/${shareId}/review`;
  const unsettled =
    menu.categories.flatMap(({ items }) => items).filter(({ uncertain }) => uncertain).length +
    (menu.currencyAssumed ? 1 : 0);
  return (
    <div className="max-sm:pb-16">
      {/* In sight all the time; on a phone in two rows, and what leads on within reach of the thumb. */}
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-2 border-hairline bg-paper px-2 sm:sticky sm:top-0 sm:z-30 sm:border-b sm:py-3 lg:mb-6">
        <div className="-ml-2 flex flex-wrap">
          {back}
          <LinkButton as={Link} to="/guide" variant="quiet" className="max-sm:px-2.5">
            <BookOpen aria-hidden />
            {t.guide}
          </LinkButton>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:justify-end max-sm:border-t max-sm:border-hairline max-sm:bg-paper max-sm:px-4 max-sm:py-2.5 max-sm:pb-[max(0.625rem,env(safe-area-inset-bottom))]">
          <LinkButton as={Link} to={reviewPage} variant="quiet" className="max-sm:mr-auto max-sm:-ml-3 max-sm:px-3">
            <ListChecks aria-hidden />
            {t.review}
          </LinkButton>
          <LinkButton as={Link} to={`/menu/${shareId}/edit`}>
            <Pencil aria-hidden />
            {t.edit}
          </LinkButton>
          <Button variant="primary" disabled={publish.isPending} onClick={() => publish.mutate()}>
            {publish.isPending ? t.publishing : t.publish}
          </Button>
        </div>
      </div>
      <SectionRow
        label={t.categories}
        sections={menu.categories}
        className="top-0 mx-[calc(-1*max(1rem,4vw))] mb-6 sm:top-[4.25rem] sm:border-t-0 lg:hidden"
      />
      {house && (
        <div className="mb-6">
          <HouseCheck host={host} menu={menu} {...house.review} pending={house.pending} />
        </div>
      )}
      {naming && (
        <NameDialog
          host={host}
          menu={menu}
          publishing={publish.isPending}
          onNamed={() => publish.mutate()}
          onClose={() => setNaming(false)}
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[13rem_minmax(0,1fr)_17rem]">
        <nav aria-label={t.categories} className="hidden lg:sticky lg:top-24 lg:block">
          <ul className="border-l border-hairline">
            {menu.categories.map(({ id, name, items }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="tap flex items-center justify-between gap-3 pl-4 text-small hover:text-accent-ink hover:underline"
                >
                  {name}
                  <span className="tabular text-caption text-quiet">{items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <MenuSheet menu={menu} />
        <div className="grid gap-4 lg:sticky lg:top-24">
          <AdjustedColoursNote menu={menu} />
          {unsettled > 0 && (
            <div className="rounded-card bg-uncertain-wash p-5 text-small">
              <Badge state="uncertain" className="-ml-2.5">
                {t.toCheck({ count: unsettled })}
              </Badge>
              <p className="mt-1">{t.toCheckText}</p>
              <LinkButton as={Link} to={reviewPage} className="mt-3">
                <ListChecks aria-hidden />
                {t.review}
              </LinkButton>
            </div>
          )}
          <SharePanel host={host} menu={menu} />
        </div>
      </div>
    </div>
  );
}
