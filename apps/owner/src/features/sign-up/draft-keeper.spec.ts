import type { SignupDraft } from '@chalkboard/contracts';
import { createDraftKeeper } from './draft-keeper';

const draft = (businessName: string): SignupDraft => ({ step: 1, fields: { businessName } });
const names = (save: jest.Mock) => save.mock.calls.map(([{ fields }]: [SignupDraft]) => fields.businessName);
let stored: unknown;
const unsaved = {
  write: ({ fields }: SignupDraft) => void (stored = fields.businessName),
  remove: () => void (stored = undefined),
};
beforeEach(() => {
  jest.useFakeTimers();
  stored = undefined;
});
afterEach(() => jest.useRealTimers());

test('a draft is sent after a pause in typing, not at each letter', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save, unsaved);
  for (const typed of ['O', 'Os', 'Osteria']) keeper.keep(draft(typed));
  await jest.advanceTimersByTimeAsync(1000);
  expect(names(save)).toEqual(['Osteria']);
});

test('when the page is left, the waiting draft is sent at once', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save, unsaved);
  keeper.keep(draft('Osteria'));
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(names(save)).toEqual(['Osteria']);
});

test('calls are sent one after the other, and a failed one does not stop the next', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const save = jest
    .fn(() => Promise.resolve())
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const keeper = createDraftKeeper(save, unsaved);
  keeper.keep(draft('Osteria'));
  await jest.advanceTimersByTimeAsync(1000);
  keeper.keep(draft('Osteria Lucia'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(names(save)).toEqual(['Osteria']);
  fail(new Error('offline'));
  await jest.advanceTimersByTimeAsync(0);
  expect(names(save)).toEqual(['Osteria', 'Osteria Lucia']);
});

test('stop waits for the call under way and sends nothing more', async () => {
  let done = () => undefined as void;
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const keeper = createDraftKeeper(save, unsaved);
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

test('when the page is left, an unsaved draft is stored in the tab until it is saved', async () => {
  let done = () => undefined as void;
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const keeper = createDraftKeeper(save, unsaved);
  keeper.keep(draft('Osteria'));
  await jest.advanceTimersByTimeAsync(1000);
  keeper.flush();
  expect([names(save), stored]).toEqual([['Osteria'], 'Osteria']);
  keeper.keep(draft('Osteria Lucia'));
  keeper.flush();
  done();
  await jest.advanceTimersByTimeAsync(0);
  expect([names(save), stored]).toEqual([['Osteria', 'Osteria Lucia'], 'Osteria Lucia']);
  done();
  await jest.advanceTimersByTimeAsync(0);
  expect(stored).toBeUndefined();
});

test('after stop nothing is stored', async () => {
  const keeper = createDraftKeeper(async () => undefined, unsaved);
  keeper.keep(draft('Osteria'));
  keeper.flush();
  await keeper.stop();
  keeper.flush();
  expect(stored).toBeUndefined();
});
