import { StepList } from '../../layout/step-list';
import { texts } from '../../texts';

const t = texts.wizard;

export const WIZARD_STEPS = ['info', 'theme', 'upload'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export function WizardSteps({ step }: { readonly step: WizardStep }) {
  return (
    <StepList
      label={t.stepsLabel}
      steps={WIZARD_STEPS.map((name) => t.steps[name])}
      current={WIZARD_STEPS.indexOf(step)}
      done={t.stepDone}
    />
  );
}
