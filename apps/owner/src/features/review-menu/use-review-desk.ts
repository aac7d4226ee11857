import type { HostV1, MenuReview } from '@chalkboard/contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { texts } from '../../texts';
import { findItem, type ItemPlace } from './draft/menu-draft';
import { confirmItem, deleteItem, moveItemBy, type Edit } from './draft/menu-edits';
import { lacksSizeNames, sizeShape } from './draft/size-names';
import { lineHeightOf, placeOnSourceImage, wholeLine } from './draft/source-places';
import { editName, sentenceOf } from './edit-name';
import { NEW_ITEM } from './list/item-values';
import { matching } from './list/search-menu';
import { canConfirm, confirmItems, dishOfPrint, headingOfPrint } from './questions/answers';
import { asksOf, lacksPrice, questionGroups, questionsIn, type QuestionGround } from './questions/questions';
import { useSettledPrint } from './review-choices';
import type { ReviewActions } from './review-context';
import type { ReviewSession } from './session/review-session';
import type { SourceImageTarget } from './source-image/use-source-image-view';

export type ReviewMode = 'check' | 'all';

const t = texts.review;

/** What is looked at, and where it stands on the paper. */
interface Selection {
  readonly id: string;
  readonly target: SourceImageTarget | undefined;
}

/** The state of the page, apart from the menu itself, and everything that can be done on it. */
export function useReviewDesk({
  review,
  session,
  host,
}: {
  readonly review: MenuReview;
  readonly session: ReviewSession;
  readonly host: HostV1;
}) {
  const state = useSyncExternalStore(session.subscribe, session.current);
  const { draft, history } = state;
  const { reading } = review;
  const currency = state.currency;
  const { settled, setSettled } = useSettledPrint(review.menu.shareId);
  const [writing, setWriting] = useState<QuestionGround['writing']>();
  const editing = writing?.id;
  const setEditing = (id: string | undefined) => {
    const item = id === undefined ? undefined : findItem(session.current().draft, id)?.item;
    setWriting(item && { id: item.id, asks: asksOf(item, currency), sizes: sizeShape(item) });
  };
  const groups = useMemo(
    () => questionGroups({ draft, currency, reading, settled, writing }),
    [draft, currency, reading, settled, writing],
  );
  const queue = useMemo(() => questionsIn(groups), [groups]);
  /** Everything that is to check: the question for the currency is one of it, and stands above the list. */
  const left = queue.length + (state.assumedCurrency === undefined ? 0 : 1);
  const [mode, setMode] = useState<ReviewMode>(left > 0 ? 'check' : 'all');
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<ItemPlace>();
  const [newItem, setNewItem] = useState(NEW_ITEM);
  /** The category whose name is written, and where it stands on the paper. */
  const [naming, setNaming] = useState<Selection>();
  const [sourceImageOpen, setSourceImageOpen] = useState(false);
  const [told, setAnnouncement] = useState('');
  const [worked, setWorked] = useState(false);
  const targetOf = (id: string): SourceImageTarget | undefined => {
    const item = findItem(session.current().draft, id)?.item;
    const entry = queue.find((one) => one.id === id);
    // Of a price without a dish the whole line is shown: what it belongs to may stand far to its left.
    const print =
      entry?.kind === 'print' && entry.source
        ? entry.text === undefined && entry.price
          ? wholeLine(entry.source)
          : entry.source
        : undefined;
    const region = item ? placeOnSourceImage(item) : print;
    return region && { region, lineHeight: (item && lineHeightOf(item)) ?? region.height };
  };
  const [selection, setSelection] = useState<Selection | undefined>(() =>
    queue[0] ? { id: queue[0].id, target: targetOf(queue[0].id) } : undefined,
  );
  const focusNext = useRef<string>(undefined);
  /** What to check next, when an item is written on the way. */
  const checkNext = useRef<{ readonly id: string | undefined }>(undefined);
  /** Which edit settled which print, so that undoing the one asks about the other again. */
  const placed = useRef(new Map<Edit, readonly string[]>());

  const shown =
    mode === 'check'
      ? queue.map(({ id }) => id)
      : matching(draft, search).flatMap(({ items }) => items.map(({ id }) => id));
  const selected = selection?.id;

  useLayoutEffect(() => {
    const bring = () => {
      const id = focusNext.current;
      const entry =
        id && [...document.querySelectorAll<HTMLElement>('[data-entry]')].find(({ dataset }) => dataset.entry === id);
      if (!entry) return;
      focusNext.current = undefined;
      entry.querySelector<HTMLElement>('[data-entry-button]')?.focus({ preventScroll: true });
      entry.scrollIntoView({ block: 'nearest' });
    };
    bring();
    // The list of another tab is there a moment later.
    const frame = requestAnimationFrame(bring);
    return () => cancelAnimationFrame(frame);
  });

  // A tab that is put away may not come back; a network that is there again need not be waited for.
  useEffect(() => {
    const now = () => session.retry();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [session]);

  const isToCheck = (id: string) =>
    findItem(session.current().draft, id)?.item.uncertain ?? queue.some((entry) => entry.id === id);
  const look = (id: string) => {
    checkNext.current = undefined;
    focusNext.current = id;
    setSelection({ id, target: targetOf(id) });
    setEditing(undefined);
    setNaming(undefined);
    if (mode === 'check' && !isToCheck(id)) setMode('all');
  };
  const perform = (edit: Edit | undefined) => {
    session.perform(edit);
    const moved = edit?.operations.find((operation) => operation.kind === 'move-item');
    const found = moved && findItem(session.current().draft, moved.itemId);
    if (found)
      setAnnouncement(
        t.told.moved({
          name: found.item.name,
          position: found.index + 1,
          of: found.category.items.length,
          category: found.category.name,
        }),
      );
  };
  /** The entry that takes the place of one which leaves the list. */
  const after = (id: string) => shown[shown.indexOf(id) + 1] ?? shown[shown.indexOf(id) - 1];
  const goOn = (id: string | undefined) => (id === undefined ? setSelection(undefined) : look(id));
  const restore = (edit: Edit | undefined, direction: 'undone' | 'redone') => {
    setEditing(undefined);
    if (!edit) return setAnnouncement(t.told.cannotUndo);
    const print = placed.current.get(edit);
    if (print) setSettled(print, direction === 'redone');
    setAnnouncement(t.told[direction]({ what: editName(edit) }));
    const touched = edit.operations
      .flatMap((operation) => ('itemId' in operation ? operation.itemId : 'item' in operation ? operation.item.id : []))
      .find((id) => findItem(session.current().draft, id));
    if (touched) look(touched);
  };

  const does: ReviewActions & { step(by: -1 | 1): void; undo(): void; redo(): void } = {
    draft: () => session.current().draft,
    perform,
    select: (id) => (session.current().draft.some((category) => category.id === id) ? does.nameCategory(id) : look(id)),
    startEditing: (id) => {
      look(id);
      setEditing(id);
    },
    stopEditing: () => {
      const next = checkNext.current;
      setEditing(undefined);
      focusNext.current = selected;
      if (!next) return;
      setMode('check');
      goOn(next.id);
    },
    confirm: (id) => {
      const item = findItem(session.current().draft, id)?.item;
      // Sizes that nobody named, and a price that is none, are looked at first; whoever finds them right as they are
      // says so there.
      if (item?.uncertain && (lacksSizeNames(item) || lacksPrice(item, currency)) && editing !== id)
        return does.startEditing(id);
      const edit = confirmItem(session.current().draft, id);
      const next = mode === 'check' ? after(id) : id;
      setEditing(undefined);
      if (!edit) return;
      perform(edit);
      setWorked(true);
      setAnnouncement(t.told.confirmed({ name: edit.name, left: left - 1 }));
      goOn(next);
    },
    remove: (id) => {
      const edit = deleteItem(session.current().draft, id);
      const next = after(id);
      if (!edit) return;
      perform(edit);
      goOn(next);
      host.toast({
        title: t.told.deleted({ name: edit.name }),
        action: { label: t.bar.undo, run: () => actions.undo() },
      });
    },
    startAdding: (place) => {
      setEditing(undefined);
      setMode('all');
      setAdding(place);
    },
    stopAdding: () => {
      setAdding(undefined);
      focusNext.current = selected;
    },
    writeNew: setNewItem,
    nameCategory: (id) => {
      if (id === undefined) return setNaming(undefined);
      const region = session.current().draft.find((category) => category.id === id)?.source;
      setNaming({ id, target: region && { region, lineHeight: region.height } });
      setEditing(undefined);
      setSearch('');
      setMode('all');
    },
    answer: (ids, edit) => {
      if (!edit) return;
      const next =
        ids.length === 1
          ? after(ids[0]!)
          : (shown.slice(shown.indexOf(ids.at(-1)!) + 1).find((id) => !ids.includes(id)) ??
            shown.find((id) => !ids.includes(id)));
      setEditing(undefined);
      perform(edit);
      setWorked(true);
      // Sizes that have names are still to be compared.
      setAnnouncement(
        edit.kind === 'name-sizes' ? sentenceOf(edit) : t.told.confirmed({ name: edit.name, left: left - ids.length }),
      );
      goOn(next ?? (edit.kind === 'name-sizes' ? ids[0] : undefined));
      if (ids.length > 1)
        host.toast({
          title: sentenceOf(edit),
          action: { label: t.bar.undo, run: () => actions.undo() },
        });
    },
    confirmAll: (ids, name) => does.answer(ids, confirmItems(session.current().draft, ids, name)),
    confirmRest: (ids, print, name) => {
      const edit = confirmItems(session.current().draft, ids, name);
      perform(edit);
      if (edit) placed.current.set(edit, print);
      setSettled(print, true);
      setWorked(true);
      goOn(shown.find((id) => !ids.includes(id) && !print.includes(id)));
      setAnnouncement(t.told.restConfirmed);
      host.toast({
        title: t.told.restConfirmed,
        action: { label: t.bar.undo, run: () => (edit ? actions.undo() : setSettled(print, false)) },
      });
    },
    placePrint: (id, edit, write) => {
      const next = after(id);
      perform(edit);
      if (edit) placed.current.set(edit, [id]);
      setSettled([id], true);
      setWorked(true);
      if (write === undefined) return goOn(next);
      does.startEditing(write);
      checkNext.current = { id: next };
    },
    addFromSourceImage: (kind, source) => {
      const now = session.current().draft;
      const dish = kind === 'dish' ? dishOfPrint(now, { source }, t.row.newItem) : undefined;
      const heading = dish ? undefined : headingOfPrint(now, { source }, t.categories.new);
      perform(dish?.edit ?? heading?.edit);
      setWorked(true);
      if (dish) does.startEditing(dish.itemId);
      if (heading) does.nameCategory(heading.categoryId);
    },
    dismissPrint: (ids, what) => {
      // Print stands last: with all of it gone, what stood before it is next.
      const next = ids.length === 1 ? after(ids[0]!) : shown.findLast((id) => !ids.includes(id));
      setSettled(ids, true);
      setWorked(true);
      goOn(next);
      host.toast({ title: what, action: { label: t.bar.undo, run: () => setSettled(ids, false) } });
    },
    openSourceImage: () => setSourceImageOpen(true),
    step: (by) => {
      const at = selected === undefined ? -1 : shown.indexOf(selected);
      const next = at < 0 ? shown[0] : shown[at + by];
      if (next !== undefined) look(next);
    },
    undo: () => history.done.length > 0 && restore(session.undo(), 'undone'),
    redo: () => history.undone.length > 0 && restore(session.redo(), 'redone'),
  };

  // The same functions for as long as the page lives; each does what it would do now.
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  const [actions] = useState(() => stable(latest));

  const keys = {
    j: () => actions.step(1),
    ArrowDown: () => actions.step(1),
    k: () => actions.step(-1),
    ArrowUp: () => actions.step(-1),
    Enter: () => selected !== undefined && actions.startEditing(selected),
    c: () => selected !== undefined && actions.confirm(selected),
    ' ': () => selected !== undefined && actions.confirm(selected),
    Delete: () => selected !== undefined && actions.remove(selected),
    'Alt+ArrowUp': () => selected !== undefined && move(-1),
    'Alt+ArrowDown': () => selected !== undefined && move(1),
    n: () => {
      const found = selected === undefined ? undefined : findItem(draft, selected);
      const category = found?.category ?? draft.at(-1);
      if (category)
        actions.startAdding({ categoryId: category.id, after: found?.item.id ?? category.items.at(-1)?.id });
    },
  };
  /** What can be found right as it stands, all together. */
  const sure = useMemo(() => queue.filter(canConfirm).map(({ id }) => id), [queue]);
  const move = (by: -1 | 1) => {
    if (mode !== 'all' || selected === undefined) return false;
    focusNext.current = selected;
    perform(moveItemBy(draft, selected, by));
    return true;
  };

  return {
    state,
    groups,
    queue,
    left,
    sure,
    mode,
    setMode,
    search,
    setSearch,
    adding,
    newItem,
    editing,
    naming: naming?.id,
    looked: naming?.target ?? selection?.target,
    selection,
    paperOpen: sourceImageOpen,
    setPaperOpen: setSourceImageOpen,
    told,
    worked,
    actions,
    keys,
  };
}

/** The same functions for good; each calls what `latest` holds at that moment. */
function stable<T extends object>(latest: { readonly current: T }): T {
  const call =
    (name: keyof T) =>
    (...given: unknown[]) =>
      (latest.current[name] as (...args: unknown[]) => unknown)(...given);
  return Object.fromEntries((Object.keys(latest.current) as (keyof T)[]).map((name) => [name, call(name)])) as T;
}
