import { Button, Dialog } from '@chalkboard/ui';
import { useCallback, useMemo, useState } from 'react';
import { texts } from '../../../texts';
import type { Draft } from '../draft/menu-draft';
import { TidyGroup } from './tidy-group';
import { planTidy, type TidyPlan } from './tidy-menu';
import { TIDY_KINDS } from './tidy-step';

const t = texts.tidy;

/** Every change that would be made, by kind; each kind and each change can be left out. */
export function TidyDialog({
  draft,
  language,
  onApply,
  onClose,
}: {
  readonly draft: Draft;
  readonly language: string;
  onApply(plan: TidyPlan): void;
  onClose(): void;
}) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const plan = useMemo(() => planTidy(draft, { language, leftOut }), [draft, language, leftOut]);
  const choose = useCallback(
    (ids: readonly string[], wanted: boolean) =>
      setLeftOut((before) => new Set(wanted ? [...before].filter((id) => !ids.includes(id)) : [...before, ...ids])),
    [],
  );

  if (plan.steps.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={t.none.title}
        description={t.none.text}
        actions={<Button onClick={onClose}>{t.close}</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={t.lead}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" className="max-sm:grow" disabled={plan.count === 0} onClick={() => onApply(plan)}>
            {t.apply({ count: plan.count })}
          </Button>
        </>
      }
    >
      {/* The buttons stay in sight below however long the list is. */}
      <div
        role="group"
        aria-label={t.list}
        tabIndex={0}
        className="-mx-5 min-h-32 overflow-y-auto border-y border-hairline px-5 sm:-mx-6 sm:px-6"
      >
        {TIDY_KINDS.map((kind) => {
          const steps = plan.steps.filter((step) => step.kind === kind);
          return (
            steps.length > 0 && <TidyGroup key={kind} kind={kind} steps={steps} leftOut={leftOut} onChoose={choose} />
          );
        })}
      </div>
    </Dialog>
  );
}
