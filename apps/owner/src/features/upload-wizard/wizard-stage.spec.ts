import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import { wizardStage } from './wizard-stage';

test('each stage of the work has its words in the wizard', () => {
  expect(EXTRACTION_STAGES.map(({ stage, percent }) => [stage, wizardStage(percent).stage])).toEqual([
    ['uploading', 'preparing'],
    ['reading', 'analyzing'],
    ['structuring', 'analyzing'],
    ['categorising', 'analyzing'],
    ['formatting', 'applying'],
    ['done', 'finalizing'],
  ]);
});

test('while bytes leave, the file is being prepared', () => {
  expect(wizardStage(7)).toEqual({ stage: 'preparing', percent: 7 });
});

test('the bar stays at 90 percent until the menu is there', () => {
  expect(wizardStage(95).percent).toBe(90);
  expect(wizardStage(100).percent).toBe(90);
});
