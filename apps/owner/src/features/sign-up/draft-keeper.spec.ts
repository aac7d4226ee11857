import type { SignupDraft } from '@chalkboard/contracts';
import { createDraftKeeper } from './draft-keeper';

const draft = (businessName: string): SignupDraft => ({ step: 1, fields: { businessName } });
const names = (save: jest.Mock) => save.mock.calls.map(([{ fields }]: [SignupDraft]) => fields.businessName);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a word is sent when it is typed, not letter by letter', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save);
  for (const typed of ['O', 'Os', 'Osteria']) keeper.keep(draft(typed));
  await jest.advanceTimersByTimeAsync(1000);
  expect(names(save)).toEqual(['Osteria']);
});

test('when the page is left, what waits is sent at once', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save);
  keeper.keep(draft('Osteria'));
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(names(save)).toEqual(['Osteria']);
});

test('the next one waits for the one under way, and a failure loses only its own', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const save = jest.fn(() => Promise.resolve()).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const keeper = createDraftKeeper(save);
  keeper.keep(draft('Osteria'));
  await jest.advanceTimersByTimeAsync(1000);
  keeper.keep(draft('Osteria Lucia'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(names(save)).toEqual(['Osteria']);
  fail(new Error('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect(names(save)).toEqual(['Osteria', 'Osteria Lucia']);
});

test('once stopped nothing is sent, and nothing is under way', async () => {
  let done = () => undefined as void;
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const keeper = createDraftKeeper(save);
  keeper.keep(draft('Osteria'));
  await jest.advanceTimersByTimeAsync(1000);
  keeper.keep(draft('Osteria Lucia'));
  const stopped = jest.fn();
  void keeper.stop().then(stopped);
  await jest.advanceTimersByTimeAsync(5000);
  expect(stopped).not.toHaveBeenCalled();
  done();
  await jest.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalled();
  expect(names(save)).toEqual(['Osteria']);
});
