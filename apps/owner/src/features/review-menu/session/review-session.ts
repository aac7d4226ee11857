import type { EditedCategories, Menu } from '@chalkboard/contracts';
import { ApiError, describeError, hasStatus } from '@chalkboard/web-kit';
import {
  afterEdit,
  afterRedo,
  afterUndo,
  NO_HISTORY,
  stillFits,
  undoOf,
  type EditHistory,
} from '../draft/edit-history';
import { applyAll, type Operation } from '../draft/edit-operations';
import { toEditedCategories, withKnownPlaces } from '../draft/edited-categories';
import { findItem, type Draft } from '../draft/menu-draft';
import type { Edit } from '../draft/menu-edits';
import { rebase, type Conflict } from '../draft/rebase-edits';
import type { UnsavedMemory } from './unsaved-memory';

export type Saving =
  { readonly state: 'saved' | 'saving' | 'retrying' } | { readonly state: 'refused'; readonly detail: string };

export interface ReviewState {
  readonly draft: Draft;
  readonly saving: Saving;
  readonly conflicts: readonly Conflict[];
  readonly history: EditHistory;
  /** ISO 4217; of its prices. */
  readonly currency: string;
  /** The proposal for a currency that the paper does not name; undefined: it is printed, or settled. */
  readonly assumedCurrency: string | undefined;
}

/** The server, as the session needs it. */
export interface ReviewBackend {
  save(categories: EditedCategories, baseVersion: number): Promise<Menu>;
  /** The menu as it is now. */
  read(): Promise<Menu>;
  onSaved?(menu: Menu): void;
}

/** Edits that follow each other this quickly go in one call. */
const SETTLE_MS = 400;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/**
 * One editor's work on one menu: shows every edit at once, saves by itself, one call at a time, and tries again when
 * the network fails. When somebody else saved in between, the edits are made again on the menu as it is now.
 */
export class ReviewSession {
  private readonly listeners = new Set<() => void>();
  /** What the server is known to have. */
  private base: { readonly draft: Draft; readonly version: number };
  private operations: readonly Operation[] = [];
  private state: ReviewState;
  private running: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wake: (() => void) | undefined;
  private closed = false;
  /** The newest version that somebody told of. */
  private told = 0;

  constructor(
    menu: Menu,
    private readonly backend: ReviewBackend,
    private readonly memory: UnsavedMemory,
  ) {
    this.base = { draft: menu.categories, version: menu.version };
    this.state = {
      draft: menu.categories,
      saving: { state: 'saved' },
      conflicts: [],
      history: NO_HISTORY,
      ...currencyIn(menu),
    };
    const unsaved = memory.read();
    if (!unsaved) return;
    this.carryOver(unsaved.known, unsaved.operations, unsaved.conflicts);
    this.keepUnsaved();
    if (this.operations.length > 0) this.saveSoon();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  current = (): ReviewState => this.state;

  perform(edit: Edit | undefined): void {
    if (!edit) return;
    this.change(edit.operations, afterEdit(this.state.history, edit));
  }

  /** Takes the last edit back; gives it, or undefined when there is none or somebody else changed the same since. */
  undo(): Edit | undefined {
    const edit = this.state.history.done.at(-1);
    return edit && this.step(edit, undoOf(edit), afterUndo(this.state.history));
  }

  /** Makes the edit again that was taken back last. */
  redo(): Edit | undefined {
    const edit = this.state.history.undone.at(-1);
    return edit && this.step(edit, edit.operations, afterRedo(this.state.history));
  }

  /** Ends a conflict by what the owner chose. */
  resolve(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    this.set({ conflicts: this.state.conflicts.filter((one) => one !== conflict) });
    if (choice === 'mine') this.perform(editOf(conflict, this.state.draft));
    else this.keepUnsaved();
  }

  /** Saves now what waits to be saved; also what was refused or waits for the next attempt. */
  retry(): void {
    clearTimeout(this.timer);
    this.wake?.();
    if (this.operations.length === 0) return;
    this.set({ saving: { state: 'saving' } });
    void this.save();
  }

  /** Saves now, and tells whether all is saved in the end: not, when the server refuses or cannot be reached. */
  settle(): Promise<boolean> {
    this.retry();
    return new Promise((resolve) => {
      const look = () => {
        const { state } = this.state.saving;
        if (state === 'saving') return;
        unsubscribe();
        resolve(state === 'saved');
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /**
   * Saves what is no edit of the categories. Edits are saved first: the prices that they were made on may be written in
   * another currency.
   * @returns undefined when edits could not be saved, and nothing else was
   * @throws ApiError
   */
  async saveBeside(send: () => Promise<Menu>): Promise<Menu | undefined> {
    if (!(await this.settle())) return undefined;
    await this.running;
    const call = send().then((menu) => {
      this.takeFresh(menu);
      this.backend.onSaved?.(menu);
      return menu;
    });
    // What is edited meanwhile waits, and what is told of this change is no news.
    this.running = call
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        this.running = undefined;
        if (this.operations.length > 0) void this.save();
      });
    return call;
  }

  /**
   * Takes over what somebody else saved, as soon as it is told. Edits that wait to be saved find it out by themselves.
   * @param version the menu's, as it was told
   * @returns whether the menu is another one now
   */
  async hear(version: number): Promise<boolean> {
    this.told = Math.max(this.told, version);
    await this.running;
    const isOld = () => !this.closed && this.operations.length === 0 && this.told > this.base.version;
    if (!isOld()) return false;
    const before = JSON.stringify(this.state.draft);
    try {
      const menu = await this.backend.read();
      if (!isOld() || menu.version <= this.base.version) return false;
      this.takeFresh(menu);
      return JSON.stringify(this.state.draft) !== before;
    } catch {
      // The next one that is told, or the next edit, brings it.
      return false;
    }
  }

  /**
   * Nobody looks any more: saves what waits, once. The memory is left as it is, for it belongs to the next session now,
   * which finds out by itself what arrived.
   */
  close(): void {
    this.retry();
    this.closed = true;
  }

  private step(edit: Edit, operations: readonly Operation[], history: EditHistory): Edit | undefined {
    if (!stillFits(this.state.draft, operations)) {
      this.set({ history: NO_HISTORY });
      return undefined;
    }
    this.change(operations, history);
    return edit;
  }

  private change(operations: readonly Operation[], history: EditHistory): void {
    this.operations = [...this.operations, ...operations];
    this.set({
      draft: applyAll(this.state.draft, operations),
      history,
      saving: this.state.saving.state === 'retrying' ? this.state.saving : { state: 'saving' },
    });
    this.keepUnsaved();
    this.saveSoon();
  }

  private saveSoon(): void {
    clearTimeout(this.timer);
    this.set({ saving: this.state.saving.state === 'retrying' ? this.state.saving : { state: 'saving' } });
    this.timer = setTimeout(() => void this.save(), SETTLE_MS);
  }

  private save(): Promise<void> {
    this.running ??= this.saveAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async saveAll(): Promise<void> {
    let wait = FIRST_RETRY_MS;
    let stale = false;
    while (this.operations.length > 0) {
      const sent = this.operations;
      const { draft } = this.state;
      try {
        if (stale) {
          this.takeFresh(await this.backend.read());
          stale = false;
          continue;
        }
        const menu = await this.backend.save(toEditedCategories(draft), this.base.version);
        this.acknowledge(menu, sent.length);
        wait = FIRST_RETRY_MS;
      } catch (error) {
        if (hasStatus(error, 409)) {
          stale = true;
        } else if (!mayPass(error)) {
          this.set({ saving: { state: 'refused', detail: describeError(error, '') } });
          return;
        } else {
          if (this.closed) return;
          this.set({ saving: { state: 'retrying' } });
          await this.pause(wait);
          wait = Math.min(LONGEST_RETRY_MS, wait * 2);
        }
      }
    }
    this.set({ saving: { state: 'saved' } });
  }

  private acknowledge(menu: Menu, sent: number): void {
    this.operations = this.operations.slice(sent);
    this.base = { draft: withKnownPlaces(menu.categories, this.state.draft), version: menu.version };
    this.set({
      ...currencyIn(menu),
      draft: applyAll(this.base.draft, this.operations),
      saving: { state: this.operations.length > 0 ? 'saving' : 'saved' },
    });
    this.keepUnsaved();
    this.backend.onSaved?.(menu);
  }

  private takeFresh(menu: Menu): void {
    const known = this.base.draft;
    this.base = { draft: withKnownPlaces(menu.categories, this.state.draft), version: menu.version };
    this.set(currencyIn(menu));
    this.carryOver(known, this.operations, this.state.conflicts);
    this.keepUnsaved();
  }

  /** Makes operations again on the base, which has changed under them. */
  private carryOver(known: Draft, operations: readonly Operation[], open: readonly Conflict[]): void {
    const rebased = rebase(known, this.base.draft, operations);
    this.operations = rebased.operations;
    const found = new Map([...open, ...rebased.conflicts].map((conflict) => [conflict.id, conflict]));
    this.set({ draft: rebased.draft, conflicts: [...found.values()] });
  }

  private keepUnsaved(): void {
    if (this.closed) return;
    const { conflicts } = this.state;
    if (this.operations.length === 0 && conflicts.length === 0) this.memory.clear();
    else this.memory.keep({ known: this.base.draft, operations: this.operations, conflicts });
  }

  private set(change: Partial<ReviewState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Waits for the next attempt, or for somebody to ask for it. */
  private pause(ms: number): Promise<void> {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    }).finally(() => {
      this.wake = undefined;
    });
  }
}

function currencyIn({ currency, currencyAssumed }: Menu): Pick<ReviewState, 'currency' | 'assumedCurrency'> {
  return { currency, assumedCurrency: currencyAssumed ? currency : undefined };
}

/** No answer, or one that may be another one soon. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 408)
  );
}

/** The owner's side of a conflict, made on the menu as it is now. */
function editOf(conflict: Conflict, draft: Draft): Edit {
  const { name } = conflict;
  if (conflict.kind === 'field')
    return { kind: 'change', name, operations: [{ ...conflict.mine, from: conflict.theirs } as Operation] };
  if (conflict.kind === 'gone')
    return { kind: 'add', name, operations: [{ kind: 'add-item', place: conflict.place, item: conflict.item }] };
  const { removal } = conflict;
  const now = removal.kind === 'remove-item' ? findItem(draft, removal.item.id)?.item : undefined;
  return {
    kind: 'delete',
    name,
    operations: [removal.kind === 'remove-item' && now ? { ...removal, item: now } : removal],
  };
}
