import { Button } from '@chalkboard/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { texts } from '../../texts';

const t = texts.rules;

/**
 * One rule of a menu, folded until it is wanted: what it is for, what holds now, and its fields with a button that
 * saves this rule alone.
 */
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
  /** Of the section, as the address names it ("#taxes"). */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** What holds now, in few words: "Off", "3 zones". */
  readonly state: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
  onSave(): void;
  /** Back to what is saved. */
  onReset(): void;
  readonly children: ReactNode;
}) {
  const isWanted = globalThis.location?.hash === `#${id}`;
  return (
    <details id={id} open={isWanted} className="group border-t border-hairline">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h2 className="text-lead">{title}</h2>
          <span className="mt-0.5 block text-small text-quiet">{text}</span>
        </span>
        <span className="shrink-0 text-right text-small font-medium">{unsaved ? t.unsaved : state}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
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
    </details>
  );
}
