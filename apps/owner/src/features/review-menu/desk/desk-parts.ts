import type { deskForms } from './desk-forms';
import type { deskHistory } from './desk-history';
import type { DeskSteps } from './desk-steps';
import type { DeskView } from './use-desk-view';

/** What answers are made of. */
export interface DeskParts {
  readonly view: DeskView;
  readonly steps: DeskSteps;
  readonly history: ReturnType<typeof deskHistory>;
  readonly forms: ReturnType<typeof deskForms>;
  /** Says what was done, with a button that takes it back: by undoing the last edit, or by `undo`. */
  offerUndo(title: string, undo?: () => void): void;
}
