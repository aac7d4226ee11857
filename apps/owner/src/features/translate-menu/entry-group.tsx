import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { EntryField } from './entry-field';
import type { EntryGroup, TextEntry } from './menu-entries';
import { missingOf, stateOf, textOf, type TranslationDraft } from './translation-draft';

const t = texts.translate;

/**
 * A category with its fields, folded away until somebody opens it; a long menu has a thousand of them. @param own the
 * language that the menu is printed in (BCP 47)
 */
export function EntryGroupFields({
  group,
  shown,
  draft,
  own,
  isOpen,
  onToggle,
  onWrite,
}: {
  readonly group: EntryGroup;
  /** Those of its entries that are to be seen. */
  readonly shown: readonly TextEntry[];
  readonly draft: TranslationDraft;
  readonly own: string;
  readonly isOpen: boolean;
  onToggle(open: boolean): void;
  onWrite(entry: TextEntry, text: string): void;
}) {
  const missing = missingOf(draft, group.entries);
  const second = menuLanguage(draft.language);
  // Not unmounted again: what was found in it stays where it was.
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setWasOpen(wasOpen || currentTarget.open);
        onToggle(currentTarget.open);
      }}
      className="group border-t border-hairline"
    >
      <summary className="tap flex cursor-pointer list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 items-center gap-2">
          <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
          {group.kind === 'category' ? (
            <span lang={own} dir={menuLanguage(own).rightToLeft && 'rtl'} className="font-medium wrap-anywhere">
              {group.name}
            </span>
          ) : (
            <span className="font-medium">{t.groups[group.kind]}</span>
          )}
        </span>
        <span className="flex shrink-0 items-center gap-1.5 text-small text-quiet">
          {missing === 0 && <Check aria-hidden className="size-4 text-ready" />}
          {missing === 0 ? t.complete : t.missingIn({ texts: missing })}
        </span>
      </summary>
      {(isOpen || wasOpen) && (
        <div className="divide-y divide-hairline pb-4 pl-0 sm:pl-7">
          {shown.length === 0 && <p className="py-3 text-small text-quiet">{t.nothingMissing}</p>}
          {shown.map((entry) => (
            <EntryField
              key={entry.key}
              entry={entry}
              written={textOf(draft, entry)}
              state={stateOf(draft, entry)}
              own={own}
              second={second}
              onWrite={(text) => onWrite(entry, text)}
            />
          ))}
        </div>
      )}
    </details>
  );
}
