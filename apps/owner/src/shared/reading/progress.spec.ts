import { EXTRACTION_STAGES } from '@chalkboard/contracts';
import { afterBytes, afterJob, NOT_STARTED } from './progress';

test('bytes fill the first stage and no more', () => {
  expect(afterBytes(NOT_STARTED, 0.5)).toEqual({ percent: 10, text: 'Uploading file...' });
  expect(afterBytes(NOT_STARTED, 1).percent).toBe(20);
});

test.each(EXTRACTION_STAGES)('stage $stage says "$text"', ({ stage, percent, text }) => {
  expect(afterJob(NOT_STARTED, { stage, percent })).toEqual({ percent, text });
});

test('never goes back, in figure or in words', () => {
  const at60 = afterJob(NOT_STARTED, { stage: 'structuring', percent: 60 });
  expect(afterJob(at60, { stage: 'reading', percent: 40 })).toBe(at60);
  expect(afterBytes(at60, 1)).toBe(at60);
});

test('shows pages within a stage as they are read', () => {
  const at40 = afterJob(NOT_STARTED, { stage: 'reading', percent: 40, pages: { done: 0, total: 3 } });
  expect(afterJob(at40, { stage: 'reading', percent: 46, pages: { done: 1, total: 3 } }).pages).toEqual({
    done: 1,
    total: 3,
  });
});
