import type { HostV1, MenuReview, SourcePage } from '@chalkboard/contracts';
import { UNNAMED } from '@chalkboard/menu-rules/restaurant-name';
import { Button, Dialog, LinkButton, Tabs, type ButtonVariant } from '@chalkboard/ui';
import { ApiError, describeError, useMutation } from '@chalkboard/web-kit';
import { Eye, Settings2, Share2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { LeaveGuard } from '../../layout/leave-guard';
import { HouseCard } from '../../shared/house/house-check';
import type { HouseChanges } from '../../shared/house/house-rows';
import { NameDialog, needsName } from '../../shared/house/name-dialog';
import { useHouse } from '../../shared/house/use-house';
import { useSaveHouse } from '../../shared/house/use-save-house';
import { updateMenu } from '../../shared/menu/update-menu';
import { texts } from '../../texts';
import { useWideScreen } from '../../use-wide-screen';
import { ConflictList } from './conflict-list';
import { itemsOf } from './draft/menu-draft';
import { placedHeadings, placedReadings, type PlacedReading } from './draft/source-places';
import { AllChecked } from './list/all-checked';
import { CheckList } from './list/check-list';
import { isWritten } from './list/item-values';
import { MenuList } from './list/menu-list';
import { ReadingSummary } from './reading-summary';
import { ReviewBar } from './review-bar';
import { useSingleKeys } from './review-choices';
import { NewItem, ReviewContext, StripPages } from './review-context';
import type { ReviewSession } from './session/review-session';
import { useChangesElsewhere } from './session/use-changes-elsewhere';
import { ShortcutsDialog } from './shortcuts-dialog';
import { EvidenceLine, type EvidenceLineHandle } from './source-image/evidence-line';
import { SourceImagePane } from './source-image/source-image-pane';
import { TidyMenu } from './tidy/tidy-menu-button';
import { useReviewDesk } from './use-review-desk';
import { useShortcuts } from './use-shortcuts';

const t = texts.review;
const NO_PAGES: readonly SourcePage[] = [];
/** Whoever goes from here to the restaurant's form comes back here. */
const BACK_HERE = { from: 'review' };

interface ReviewDeskProps {
  readonly host: HostV1;
  readonly review: MenuReview;
  readonly session: ReviewSession;
  /** Publishes the menu and leaves the page. */
  onPublish(): Promise<void>;
}

/** The paper on one side, what was read on the other: everything to correct a menu with. */
export function ReviewDesk({ host, review, session, onPublish }: ReviewDeskProps) {
  const { menu, reading, source } = review;
  const desk = useReviewDesk({ review, session, host });
  const { state, queue, left, mode, selection, actions } = desk;
  useChangesElsewhere({
    shareId: menu.shareId,
    session,
    writing: desk.editing !== undefined || desk.naming !== undefined || desk.adding !== undefined,
    onTaken: () => host.toast(t.changedElsewhere),
  });
  const wide = useWideScreen();
  const hasSourceImage = source !== undefined && source.pages.length > 0;
  const beside = wide && hasSourceImage;
  const [shortcutsOpen, setShortcutsOpen] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const searchBox = useRef<HTMLInputElement>(null);
  const [searching, setSearching] = useState(false);
  const line = useRef<EvidenceLineHandle>(null);

  useEffect(() => {
    if (!searching) return;
    setSearching(false);
    searchBox.current?.focus();
  }, [searching]);

  // Edits that wait are kept in this tab, but not beyond it; an item that was not added yet is kept nowhere.
  const unsaved = state.saving.state === 'retrying' || state.saving.state === 'refused' || isWritten(desk.newItem);

  useShortcuts({
    undo: actions.undo,
    redo: actions.redo,
    singleKeys,
    keys: {
      ...desk.keys,
      '/': () => {
        desk.setMode('all');
        setSearching(true);
      },
      '?': () => setShortcutsOpen(true),
    },
  });

  const houseCard = useRef<HTMLDivElement>(null);
  /** To the question that is looked at, or the first; where only the currency is open, to the card that asks for it. */
  const showLeft = () => {
    const next = queue.find(({ id }) => id === selection?.id) ?? queue[0];
    if (!next) return houseCard.current?.focus();
    desk.setMode('check');
    actions.select(next.id);
  };
  const [naming, setNaming] = useState(false);
  const saveHouse = async (changes: HouseChanges) => {
    const saved = await session.saveBeside(() => updateMenu(menu.shareId, changes));
    if (!saved) throw new Error(t.bar.notSavedYet);
    return saved;
  };
  const house = useHouse(menu, { reading, timeZones: review.timeZones });
  const { mutate: sendHouse } = useSaveHouse({ host, shareId: menu.shareId, save: saveHouse });
  const acceptHouse = useCallback(() => house.all && sendHouse(house.all), [house, sendHouse]);
  const publish = useMutation({
    mutationFn: async () => {
      if (!(await session.settle())) throw new Error(t.bar.notSavedYet);
      await onPublish();
    },
    onError: (error) =>
      needsName(error)
        ? setNaming(true)
        : host.toast({
            title: t.bar.publishFailed.title,
            description: describeError(
              error,
              error instanceof ApiError ? t.bar.publishFailed.description : error.message,
            ),
            variant: 'destructive',
          }),
  });
  const menuPage = `/menu/${menu.shareId}`;
  const onwards = (variant: ButtonVariant) =>
    menu.status === 'published' ? (
      <LinkButton as={Link} to={menuPage} variant={variant}>
        <Eye aria-hidden />
        {t.bar.view}
      </LinkButton>
    ) : (
      <Button variant={variant} disabled={publish.isPending} onClick={() => publish.mutate()}>
        {publish.isPending ? t.bar.publishing : t.bar.publish}
      </Button>
    );

  const openPrint = useMemo(() => queue.filter((entry) => entry.kind === 'print'), [queue]);
  const readings = useMemo(
    () => [
      ...placedHeadings(state.draft),
      ...placedReadings(state.draft),
      ...openPrint.flatMap(({ id, source: region }): PlacedReading[] =>
        region ? [{ itemId: id, part: 'print', region, uncertain: true }] : [],
      ),
    ],
    [state.draft, openPrint],
  );
  const sourceImage = hasSourceImage && (
    <SourceImagePane
      source={source}
      readings={readings}
      selected={desk.naming ?? selection?.id}
      target={desk.looked}
      onSelect={({ itemId }) => {
        desk.setSourceImageOpen(false);
        actions.select(itemId);
      }}
      onAdd={(kind, place) => {
        desk.setSourceImageOpen(false);
        actions.addFromSourceImage(kind, place);
      }}
      onMove={(calmly) => line.current?.follow(calmly)}
    />
  );

  const modes = (
    <Tabs
      label={t.modes.label}
      value={mode}
      onChange={desk.setMode}
      tabs={[
        {
          value: 'check',
          label: (
            <>
              {t.modes.check} <Count>{left}</Count>
            </>
          ),
          content:
            left > 0 ? (
              <CheckList
                groups={desk.groups}
                left={left}
                sure={desk.sure}
                house={house.all && house.allInWords}
                onAcceptHouse={acceptHouse}
                current={selection?.id}
                editing={desk.editing}
              />
            ) : (
              <AllChecked
                worked={desk.worked}
                menu={menu}
                action={
                  <>
                    {onwards('primary')}
                    <LinkButton as={Link} to={`${menuPage}/share`}>
                      <Share2 aria-hidden />
                      {texts.share.page.link}
                    </LinkButton>
                  </>
                }
                onLook={() => desk.setMode('all')}
              />
            ),
        },
        {
          value: 'all',
          label: (
            <>
              {t.modes.all} <Count>{itemsOf(state.draft).length}</Count>
            </>
          ),
          content: (
            <NewItem value={desk.newItem}>
              <MenuList
                draft={state.draft}
                current={selection?.id}
                editing={desk.editing}
                naming={desk.naming}
                adding={desk.adding}
                search={desk.search}
                onSearch={desk.setSearch}
                searchBox={searchBox}
              />
            </NewItem>
          ),
        },
      ]}
    />
  );

  const header = (
    <header className="pt-5 pb-6">
      <h1 className="text-heading">{t.title}</h1>
      {menu.restaurantName !== UNNAMED && <p className="mt-1 wrap-anywhere text-quiet">{menu.restaurantName}</p>}
      <div className="mt-1 -ml-3 flex flex-wrap max-sm:-ml-2 max-sm:min-[24rem]:grid max-sm:min-[24rem]:grid-cols-[max-content_max-content] max-sm:min-[24rem]:justify-items-start">
        <LinkButton as={Link} to={`${menuPage}/edit`} state={BACK_HERE} variant="quiet" className="px-3 max-sm:px-2">
          <Settings2 aria-hidden />
          {t.bar.info}
        </LinkButton>
        <TidyMenu host={host} draft={state.draft} language={menu.language} onUndo={actions.undo} />
      </div>
      {reading && (
        <div className="mt-3">
          <ReadingSummary
            reading={reading}
            left={left}
            worked={desk.worked}
            open={openPrint.length}
            settledPrices={reading.prices.unplaced.length - openPrint.filter(({ price }) => price).length}
            sourceImageDeleted={!hasSourceImage}
            onShowUnplaced={() => {
              desk.setMode('check');
              if (openPrint[0]) actions.select(openPrint[0].id);
            }}
          />
        </div>
      )}
      {state.saving.state === 'refused' && (
        <p role="alert" className="mt-4 rounded-card border border-failed bg-failed-wash p-4 text-small">
          {state.saving.detail || t.saving.refusedText}
        </p>
      )}
      <div ref={houseCard} tabIndex={-1} className="mt-4 scroll-mt-24 rounded-card">
        <HouseCard host={host} menu={menu} house={house} source={source} linkState={BACK_HERE} save={saveHouse} />
      </div>
      <ConflictList conflicts={state.conflicts} onResolve={(conflict, choice) => session.resolve(conflict, choice)} />
    </header>
  );

  return (
    <ReviewContext value={actions}>
      <LeaveGuard unsaved={unsaved} />
      <StripPages value={beside || !hasSourceImage ? NO_PAGES : source.pages}>
        <main
          id="content"
          tabIndex={-1}
          className={beside ? 'gutter mx-auto w-full max-w-[110rem] pb-12' : 'gutter mx-auto w-full max-w-3xl pb-24'}
        >
          <ReviewBar
            left={left}
            onLeft={showLeft}
            saving={state.saving}
            onRetry={() => session.retry()}
            canUndo={state.history.done.length > 0}
            canRedo={state.history.undone.length > 0}
            onUndo={actions.undo}
            onRedo={actions.redo}
            onShortcuts={() => setShortcutsOpen(true)}
            // While there is something to check or being written, that comes first; when all is checked, its place
            // offers the way on.
            action={onwards(mode === 'check' || left > 0 || desk.editing !== undefined ? 'secondary' : 'primary')}
          />
          {beside ? (
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-12 xl:gap-x-16">
              <div className="sticky top-20 mt-4 h-[calc(100dvh-6rem)] min-h-72">{sourceImage}</div>
              <div className="min-w-0">
                {header}
                {modes}
              </div>
            </div>
          ) : (
            <>
              {header}
              {modes}
            </>
          )}
          <p role="status" aria-live="polite" className="sr-only">
            {desk.told}
          </p>
        </main>
        {beside && (
          <EvidenceLine ref={line} selected={desk.naming ?? selection?.id} editing={desk.editing !== undefined} />
        )}
        {!beside && (
          <Dialog open={desk.sourceImageOpen} onOpenChange={desk.setSourceImageOpen} title={t.paper.label}>
            <div className="h-[70dvh]">{sourceImage}</div>
          </Dialog>
        )}
        {naming && (
          <NameDialog
            host={host}
            menu={menu}
            publishing={publish.isPending}
            save={saveHouse}
            onNamed={() => publish.mutate()}
            onClose={() => setNaming(false)}
          />
        )}
        <ShortcutsDialog
          open={shortcutsOpen}
          onOpenChange={setShortcutsOpen}
          singleKeys={singleKeys}
          onSingleKeys={setSingleKeys}
        />
      </StripPages>
    </ReviewContext>
  );
}

function Count({ children }: { readonly children: number }) {
  return <span className="tabular rounded-full bg-sunken px-2 text-caption text-quiet">{children}</span>;
}
