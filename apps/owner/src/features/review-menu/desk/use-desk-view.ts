import type { MenuReview } from '@chalkboard/contracts';
import { useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { findItem, type ItemPlace } from '../draft/menu-draft';
import type { Edit } from '../draft/menu-edits';
import { sizeShape } from '../draft/size-names';
import { lineHeightOf, placeOnSourceImage, wholeLine } from '../draft/source-places';
import { NEW_ITEM } from '../list/item-values';
import { matching } from '../list/search-menu';
import { asksOf, questionGroups, questionsIn, type QuestionGround } from '../questions/questions';
import { useSettledPrint } from '../review-choices';
import type { ReviewSession } from '../session/review-session';
import type { SourceImageTarget } from '../source-image/use-source-image-view';

export type ReviewMode = 'check' | 'all';

/** What is looked at, and where it stands on the paper. */
interface Selection {
  readonly id: string;
  readonly target: SourceImageTarget | undefined;
}

/** What the page shows apart from the menu itself, and what changes that. Actions get it as it is at that moment. */
export type DeskView = ReturnType<typeof useDeskView>;

/** The state of the page: what is asked, what is looked at, what is being written. */
export function useDeskView({ review, session }: { readonly review: MenuReview; readonly session: ReviewSession }) {
  const state = useSyncExternalStore(session.subscribe, session.current);
  const { settled, setSettled } = useSettledPrint(review.menu.shareId);
  const [writing, setWriting] = useState<QuestionGround['writing']>();
  const { draft, currency } = state;
  const { reading } = review;
  const groups = useMemo(
    () => questionGroups({ draft, currency, reading, settled, writing }),
    [draft, currency, reading, settled, writing],
  );
  const queue = useMemo(() => questionsIn(groups), [groups]);
  /** Everything that is to check: the question for the currency is one of it, and stands above the list. */
  const left = queue.length + (state.assumedCurrency === undefined ? 0 : 1);
  const [mode, setMode] = useState<ReviewMode>(left > 0 ? 'check' : 'all');
  const [search, setSearch] = useState('');
  const targetOf = (id: string) => placeOf(id, session, queue);
  const [selection, setSelection] = useState<Selection | undefined>(() =>
    queue[0] ? { id: queue[0].id, target: targetOf(queue[0].id) } : undefined,
  );
  return {
    session,
    state,
    groups,
    queue,
    left,
    mode,
    setMode,
    search,
    setSearch,
    setSettled,
    selection,
    setSelection,
    selected: selection?.id,
    targetOf,
    editing: writing?.id,
    setEditing: (id: string | undefined) => {
      const item = id === undefined ? undefined : findItem(session.current().draft, id)?.item;
      setWriting(item && { id: item.id, asks: asksOf(item, currency), sizes: sizeShape(item) });
    },
    /** Ids of the entries of the list that is open, in their order. */
    shown:
      mode === 'check'
        ? queue.map(({ id }) => id)
        : matching(draft, search).flatMap(({ items }) => items.map(({ id }) => id)),
    ...useDeskForms(),
  };
}

/** What is open for writing, and what was done on the page. */
function useDeskForms() {
  const [adding, setAdding] = useState<ItemPlace>();
  const [newItem, setNewItem] = useState(NEW_ITEM);
  /** The category whose name is written, and where it stands on the paper. */
  const [naming, setNaming] = useState<Selection>();
  const [sourceImageOpen, setSourceImageOpen] = useState(false);
  const [told, setAnnouncement] = useState('');
  const [worked, setWorked] = useState(false);
  /** The entry that gets the focus once it is drawn. */
  const focusNext = useRef<string>(undefined);
  /** What to check next, when an item is written on the way. */
  const checkNext = useRef<{ readonly id: string | undefined }>(undefined);
  /** Which edit settled which print, so that undoing the one asks about the other again. */
  const placed: RefObject<Map<Edit, readonly string[]>> = useRef(new Map<Edit, readonly string[]>());
  return {
    adding,
    setAdding,
    newItem,
    setNewItem,
    naming,
    setNaming,
    sourceImageOpen,
    setSourceImageOpen,
    told,
    setAnnouncement,
    worked,
    setWorked,
    focusNext,
    checkNext,
    placed,
  };
}

function placeOf(
  id: string,
  session: ReviewSession,
  queue: ReturnType<typeof questionsIn>,
): SourceImageTarget | undefined {
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
}
