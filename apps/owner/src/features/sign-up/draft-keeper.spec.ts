import type { SignupDraft } from '@chalkboard/contracts';
import { createDraftKeeper } from './draft-keeper';

const draft = (businessName: string): SignupDraft => ({ step: 1, fields: { businessName } });
const names = (save: jest.Mock) => save.mock.calls.map(([{ fields }]: [SignupDraft]) => fields.businessName);
let noted: unknown;
const left = { note: ({ fields }: SignupDraft) => void (noted = fields.businessName), forget: () => void (noted = undefined) };
beforeEach(() => {
  jest.useFakeTimers();
  noted = undefined;
});
afterEach(() => jest.useRealTimers());

test('a word is sent when it is typed, not letter by letter', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save, left);
  for (const typed of ['O', 'Os', 'Osteria']) keeper.keep(draft(typed));
  await jest.advanceTimersByTimeAsync(1000);
  expect(names(save)).toEqual(['Osteria']);
});

test('when the page is left, what waits is sent at once', async () => {
  const save = jest.fn(async () => undefined);
  const keeper = createDraftKeeper(save, left);
  keeper.keep(draft('Osteria'));
  keeper.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(names(save)).toEqual(['Osteria']);
});

test('the next one waits for the one under way, and a failure loses only its own', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const save = jest.fn(() => Promise.resolve()).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const keeper = createDraftKeeper(save, left);
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
  const keeper = createDraftKeeper(save, left);
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

test('what is not known to be kept when the page is left is noted, until it is', async () => {
  let done = () => undefined as void;
  const save = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const keeper = createDraftKeeper(save, left);
  keeper.keep(draft('Osteria'));
  await jest.advanceTimersByTimeAsync(1000);
  keeper.flush();
  expect([names(save), noted]).toEqual([['Osteria'], 'Osteria']);
  keeper.keep(draft('Osteria Lucia'));
  keeper.flush();
  done();
  await jest.advanceTimersByTimeAsync(0);
  expect([names(save), noted]).toEqual([['Osteria', 'Osteria Lucia'], 'Osteria Lucia']);
  done();
  await jest.advanceTimersByTimeAsync(0);
  expect(noted).toBeUndefined();
});

test('once stopped nothing is noted', async () => {
  const keeper = createDraftKeeper(async () => undefined, left);
  keeper.keep(draft('Osteria'));
  keeper.flush();
  await keeper.stop();
  keeper.flush();
  expect(noted).toBeUndefined();
});
