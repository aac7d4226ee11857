import type { MenuChange, MenuUpdateProposal } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';
import { ChangeGroup } from './change-group';
import { chosenOf, isSameMenu, KINDS, withAmount, type Amounts, type Decisions } from './chosen-changes';

const t = texts.update.list;

/** What the new paper would change, to be approved. */
export function ChangeList({
  proposal,
  changedMeanwhile,
  applying,
  onApply,
}: {
  readonly proposal: MenuUpdateProposal;
  /** The menu was another one when the owner wanted to apply the changes; this is the list anew. */
  readonly changedMeanwhile: boolean;
  readonly applying: boolean;
  onApply(chosen: readonly MenuChange[]): void;
}) {
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const { changes, unchanged, reading, source } = proposal;
  const [amounts, setAmounts] = useState<Amounts>(new Map());
  const chosen = chosenOf(proposal, decisions).map((change) => withAmount(change, amounts.get(change.id)));
  const ids = new Set(chosen.map(({ id }) => id));
  const decide = (which: readonly string[], apply: boolean) =>
    setDecisions((before) => new Map([...before, ...which.map((id) => [id, apply] as const)]));
  const take = (id: string, amount: string) => {
    setAmounts((before) => new Map([...before, [id, amount]]));
    decide([id], true);
  };

  return (
    <>
      {changedMeanwhile && <Notice {...t.changedMeanwhile} />}
      <h1 className="text-heading">{t.title({ count: changes.length })}</h1>
      <p className="mt-2 prose-width text-quiet">
        {unchanged > 0 && t.unchanged({ count: unchanged })} {t.lead} {reading.note}
      </p>
      {!isSameMenu(proposal) && <Notice {...t.otherMenu} />}
      {KINDS.map((kind) => {
        const group = changes.filter((change) => change.kind === kind);
        return (
          group.length > 0 && (
            <ChangeGroup
              key={kind}
              kind={kind}
              changes={group}
              chosen={ids}
              amounts={amounts}
              pages={source?.pages ?? []}
              onDecide={decide}
              onTake={take}
            />
          )
        );
      })}
      <div className="sticky bottom-[var(--owner-bar,0px)] z-10 -mx-2 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-paper px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <p role="status" className="tabular text-small text-quiet">
          {t.chosen({ count: chosen.length, total: changes.length })}
        </p>
        <Button
          variant="primary"
          size="large"
          className="max-sm:grow"
          disabled={chosen.length === 0 || applying}
          onClick={() => onApply(chosen)}
        >
          {applying ? t.applying : t.apply({ count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div role="alert" className="my-4 flex gap-3 rounded-card bg-uncertain-wash p-4 text-small">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-uncertain" />
      <div>
        <p className="font-medium text-uncertain">{title}</p>
        <p className="mt-0.5">{text}</p>
      </div>
    </div>
  );
}
