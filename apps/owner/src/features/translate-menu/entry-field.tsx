import { LETTERS } from '@chalkboard/contracts/limits';
import type { MenuLanguage } from '@chalkboard/contracts/menu-languages';
import { menuLanguage } from '@chalkboard/menu-rules/menu-languages';
import { Button, TextArea } from '@chalkboard/ui';
import { History, Sparkles, Users } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { languageName } from '../../shared/menu/language-name';
import { texts } from '../../texts';
import type { TextEntry } from './menu-entries';
import type { DraftText, EntryState } from './translation-draft';

const t = texts.translate;

const LONGEST = { name: LETTERS.name, description: LETTERS.itemDescription, note: LETTERS.categoryNote } as const;

/** Marks the fields with the keys of their entries, for the step from one to another. */
export const FIELD = 'data-translation';

/**
 * A text as it is printed, and beside it a field for the second language. @param own the language that it is printed in
 * (BCP 47)
 */
export function EntryField({
  entry,
  written,
  state,
  own,
  second,
  onWrite,
}: {
  readonly entry: TextEntry;
  readonly written: DraftText | undefined;
  readonly state: EntryState;
  readonly own: string;
  readonly second: MenuLanguage;
  onWrite(text: string): void;
}) {
  const id = useId();
  const { kind, field, places, text: printed } = entry;
  const theirs = written?.theirs;
  const control = {
    id: `${id}-field`,
    [FIELD]: entry.key,
    'aria-label': t.field({ kind: t.kinds[kind], language: languageName(second.tag), printed }),
    'aria-describedby': theirs !== undefined || state === 'changed' || state === 'suggested' ? `${id}-note` : undefined,
    lang: second.tag,
    dir: second.rightToLeft ? 'rtl' : undefined,
    maxLength: LONGEST[field],
    value: written?.text ?? '',
    autoComplete: 'off',
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-1.5 py-3 sm:grid-cols-2">
      <label htmlFor={control.id} className="min-w-0 sm:pt-2">
        <span className="block text-caption text-quiet">
          {t.kinds[kind]}
          {places.length > 1 && `, ${t.places({ dishes: places.length })}`}
        </span>
        <span
          lang={own}
          dir={menuLanguage(own).rightToLeft && 'rtl'}
          className={
            kind === 'item' || kind === 'category'
              ? 'block font-medium wrap-anywhere'
              : 'block text-small wrap-anywhere'
          }
        >
          {printed}
        </span>
      </label>
      <div className="min-w-0">
        {/* As tall as what is in it, so that a long name is seen as a whole. */}
        {field === 'name' ? (
          <TextArea
            {...control}
            rows={1}
            className="field-sizing-content min-h-11 resize-none"
            onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, ' '))}
            onKeyDown={toNextField}
          />
        ) : (
          <TextArea
            {...control}
            rows={printed.length > 60 ? 3 : 2}
            className="field-sizing-content min-h-18"
            onChange={({ target }) => onWrite(target.value)}
          />
        )}
        {theirs !== undefined && (
          <div className="mt-1">
            <p id={`${id}-note`} className="flex items-start gap-1.5 text-caption text-uncertain">
              <Users aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {theirs === '' ? t.meanwhile.removed : t.meanwhile.wrote({ theirs })}
              </span>
            </p>
            <div className="-ml-4 flex flex-wrap">
              <Button variant="quiet" onClick={() => onWrite(theirs)}>
                {t.meanwhile.useTheirs}
              </Button>
              <Button variant="quiet" onClick={() => onWrite(written?.text ?? '')}>
                {t.meanwhile.keepMine}
              </Button>
            </div>
          </div>
        )}
        {theirs === undefined && state === 'suggested' && (
          <p id={`${id}-note`} className="mt-1 flex items-start gap-1.5 text-caption text-uncertain">
            <Sparkles aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {t.states.suggested}
          </p>
        )}
        {theirs === undefined && state === 'changed' && written && (
          <div className="mt-1">
            <p id={`${id}-note`} className="flex items-start gap-1.5 text-caption text-uncertain">
              <History aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              {t.states.changed({ before: written.of })}
            </p>
            <Button variant="quiet" className="-ml-4" onClick={() => onWrite(written.text)}>
              {t.stillRight}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** The fields that are there, in their order. */
export function fieldsIn(section: HTMLElement | null): HTMLElement[] {
  return [...(section?.querySelectorAll<HTMLElement>(`[${FIELD}]`) ?? [])];
}

/**
 * The return key goes on to the next field; it does not save the page. While a word is composed, as in Japanese, it
 * ends the word.
 */
function toNextField(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = fieldsIn(event.currentTarget.closest('section'));
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
