import type { MenuAddOn, MenuVariant } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { UsersRound } from 'lucide-react';
import { texts } from '../../texts';
import type { Conflict } from './draft/rebase-edits';

const t = texts.review.conflicts;

/** What two editors wrote into the same place: both are shown, and nothing is decided for anybody. */
export function ConflictList({
  conflicts,
  onResolve,
}: {
  readonly conflicts: readonly Conflict[];
  onResolve(conflict: Conflict, choice: 'mine' | 'theirs'): void;
}) {
  if (conflicts.length === 0) return null;
  return (
    <section
      role="alert"
      aria-labelledby="conflicts-title"
      className="mt-4 rounded-card border border-uncertain bg-uncertain-wash p-5"
    >
      <h2 id="conflicts-title" className="flex items-center gap-2 text-lead">
        <UsersRound aria-hidden className="size-5 shrink-0 text-uncertain" />
        {t.title}
      </h2>
      <p className="mt-1 text-small">{t.text}</p>
      <ul className="mt-3 grid gap-3">
        {conflicts.map((conflict) => (
          <li key={conflict.id} className="rounded-card border border-hairline bg-surface p-4">
            <ConflictSides conflict={conflict} />
            <div className="mt-3 flex flex-wrap gap-2">
              <Button onClick={() => onResolve(conflict, 'theirs')}>
                {{ field: t.useTheirs, gone: t.leaveDeleted, kept: t.keepIt }[conflict.kind]}
              </Button>
              <Button onClick={() => onResolve(conflict, 'mine')}>
                {{ field: t.useMine, gone: t.bringBack, kept: t.deleteAnyway }[conflict.kind]}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ConflictSides({ conflict }: { readonly conflict: Conflict }) {
  if (conflict.kind === 'gone') return <p>{t.gone({ name: conflict.name })}</p>;
  if (conflict.kind === 'kept') return <p>{t.kept({ name: conflict.name })}</p>;
  return (
    <>
      <p className="font-semibold">{t.field({ name: conflict.name, field: t.fields[conflict.field] })}</p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small">
        <dt className="text-quiet">{t.theirs}</dt>
        <dd className="tabular">{inWords(conflict.theirs)}</dd>
        <dt className="text-quiet">{t.mine}</dt>
        <dd className="tabular">{inWords(conflict.mine.to)}</dd>
      </dl>
    </>
  );
}

/** A field's value as one reads it. */
function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (Array.isArray(value))
    return (
      value
        .map((part: string | MenuVariant | MenuAddOn) =>
          typeof part === 'string'
            ? part
            : ['label' in part ? part.label : part.name, part.price, part.soldOut && `(${texts.review.row.soldOut})`]
                .filter(Boolean)
                .join(' '),
        )
        .join(', ') || t.nothing
    );
  return String(value ?? '') || t.nothing;
}
