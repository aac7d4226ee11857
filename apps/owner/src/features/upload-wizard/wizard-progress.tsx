import { WorkProgress } from '../../layout/work-progress';
import { texts } from '../../texts';
import { WIZARD_STAGES, wizardStage } from './wizard-stage';

/** The work as it happens, in the wizard's words. */
export function WizardProgress({
  percent,
  ...rest
}: {
  /** Of the job. */
  readonly percent: number;
  /** Pages read so far and in all, once known. */
  readonly pages?: { readonly done: number; readonly total: number };
  readonly lineLost: boolean;
  onCancel?(): void;
}) {
  const now = wizardStage(percent);
  const at = WIZARD_STAGES.indexOf(now.stage);
  const steps = WIZARD_STAGES.map(
    (stage, index) =>
      ({ label: texts.wizard.stages[stage], state: index < at ? 'done' : index === at ? 'now' : 'ahead' }) as const,
  );
  return (
    <div className="mx-auto max-w-2xl">
      <WorkProgress {...rest} text={texts.wizard.stages[now.stage]} percent={now.percent} steps={steps} />
    </div>
  );
}
