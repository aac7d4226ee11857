import { EXTRACTION_STAGES } from '@chalkboard/contracts';

export const WIZARD_STAGES = ['preparing', 'analyzing', 'applying', 'finalizing'] as const;
export type WizardStage = (typeof WIZARD_STAGES)[number];

/** The bar stays below its end until the menu can be seen. */
const LIMIT = 90;

const percentOf = (name: (typeof EXTRACTION_STAGES)[number]['stage']) =>
  EXTRACTION_STAGES.find(({ stage }) => stage === name)!.percent;
const FROM: readonly (readonly [number, WizardStage])[] = [
  [percentOf('done'), 'finalizing'],
  [percentOf('formatting'), 'applying'],
  [percentOf('reading'), 'analyzing'],
];

/**
 * What the wizard says of the work: the stage that was entered last, and how far the bar is.
 *
 * @param percent of the job, as it is told
 */
export function wizardStage(percent: number): { readonly stage: WizardStage; readonly percent: number } {
  return { stage: FROM.find(([from]) => percent >= from)?.[1] ?? 'preparing', percent: Math.min(LIMIT, percent) };
}
