import { Button } from '@chalkboard/ui';
import { formatList } from '@chalkboard/web-kit';
import { UsersRound } from 'lucide-react';
import type { Ref } from 'react';
import { texts } from '../../texts';
import { fieldName } from './field-names';
import type { FormField } from './form-values';

const t = texts.edit.elsewhere;

/** That somebody else has saved while the form was open: what, and what is to become of it here. */
export function ChangedNote({
  ref,
  fields,
  disputed,
  currency,
  onTheirs,
  onMine,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly fields: readonly FormField[];
  /** Of these, what was changed here as well. */
  readonly disputed: readonly FormField[];
  readonly currency: string;
  onTheirs(): void;
  onMine(): void;
}) {
  const named = (some: readonly FormField[]) => formatList(some.map((field) => `“${fieldName(field, currency)}”`));
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-uncertain-wash p-3 text-small text-uncertain sm:px-4"
    >
      <UsersRound aria-hidden className="size-5 shrink-0" />
      <p role="alert" className="min-w-0 flex-1 basis-56">
        {t.changed({ fields: named(fields), count: fields.length })}
        {disputed.length > 0 && ` ${t.disputed({ fields: named(disputed), count: disputed.length })}`}
      </p>
      <div className="flex flex-wrap gap-2">
        {disputed.length > 0 && <Button onClick={onMine}>{t.mine}</Button>}
        <Button onClick={onTheirs}>{disputed.length > 0 ? t.theirs : t.load}</Button>
      </div>
    </div>
  );
}
