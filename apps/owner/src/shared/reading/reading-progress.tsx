import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import { WorkProgress, type WorkStep } from '../../layout/work-progress';
import type { UploadProgress } from './progress';

/** The work as it happens: the bar, the words of the stage, and the stages passed. */
export function ReadingProgress({
  progress: { percent, text, pages },
  lineLost,
  onCancel,
}: {
  readonly progress: UploadProgress;
  readonly lineLost: boolean;
  onCancel?(): void;
}) {
  const steps = EXTRACTION_STAGES.filter(({ stage }) => stage !== 'done').map((stage): WorkStep => ({
    label: stage.text,
    state: stage.text === text ? 'now' : percent >= stage.percent ? 'done' : 'ahead',
  }));
  return (
    <WorkProgress text={text} percent={percent} pages={pages} steps={steps} lineLost={lineLost} onCancel={onCancel} />
  );
}
