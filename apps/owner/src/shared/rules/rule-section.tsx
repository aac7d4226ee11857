import { Button } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { FoldedRule } from './folded-rule';

const t = texts.rules;

/** One rule of a menu: its fields, with a button that saves this rule alone. */
export function RuleSection({
  id,
  title,
  text,
  state,
  unsaved,
  saving,
  onSave,
  onReset,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly state: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
  onSave(): void;
  /** Back to what is saved. */
  onReset(): void;
  readonly children: ReactNode;
}) {
  return (
    <FoldedRule id={id} title={title} text={text} state={unsaved ? t.unsaved : state}>
      <form
        className="grid gap-5 pt-2 pb-8"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog that was opened from here has a form of its own.
          if (event.target === event.currentTarget) onSave();
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          {unsaved && (
            <Button type="button" onClick={onReset}>
              {t.reset}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={saving || !unsaved}>
            {saving ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </FoldedRule>
  );
}
