import { PAUSED_UNTIL_REOPENED } from '@chalkboard/contracts/order-lifecycle';
import { boardOf, NOW } from '../board.factory';
import { pauseAt, pauseFor } from './paused-until';
import { escalates, settingsOf, settingsValuesOf } from './settings-values';

const { settings } = boardOf([]);
const values = settingsValuesOf(settings);

test('turning down automatically is off, and begins at twelve minutes', () => {
  expect([values.autoRejects, values.autoRejectMinutes]).toEqual([false, '12']);
  expect(settingsOf({ ...values, autoRejects: true }, settings)!.autoRejectMinutes).toBe(12);
  expect(settingsOf(values, settings)!.autoRejectMinutes).toBeNull();
});

test('calls are off, begin at four minutes, and leave no word in the settings of who never had them', () => {
  expect(values.calls).toBe(false);
  expect(settingsOf(values, settings)).not.toHaveProperty('callAfterMinutes');
  const called = settingsOf({ ...values, calls: true }, settings)!;
  expect(called.callAfterMinutes).toBe(4);
  expect(settingsOf({ ...settingsValuesOf(called), calls: false }, called)!.callAfterMinutes).toBeNull();
  expect(settingsOf({ ...values, calls: true, callAfterMinutes: 'soon' }, settings)).toBeUndefined();
});

test('opening drills are off, begin at thirty minutes, and need minutes that leave time to answer', () => {
  expect(settingsOf(values, settings)).not.toHaveProperty('openingDrill');
  const on = settingsOf({ ...values, drills: true }, settings)!;
  expect(on.openingDrill).toEqual({ minutesBefore: 30, alwaysOpenAt: '10:00' });
  expect(settingsOf({ ...settingsValuesOf(on), drills: false }, on)!.openingDrill).toBeNull();
  expect(settingsOf({ ...values, drills: true, drillMinutes: '14' }, settings)).toBeUndefined();
  expect(settingsOf({ ...values, drills: true, alwaysOpenAt: '' }, settings)).toBeUndefined();
});

test('minutes that cannot be read, or an escalation step before the one below it, are not saved', () => {
  expect(settingsOf({ ...values, prepMinutes: 'soon' }, settings)).toBeUndefined();
  expect(escalates({ ...values, backup: '2' })).toBe(false);
  expect(settingsOf({ ...values, backup: '2' }, settings)).toBeUndefined();
});

test('a pause ends by itself, or waits for somebody', () => {
  const now = Date.parse(NOW);
  const until = pauseFor(30, now);
  expect(until).toBe('2026-11-21T18:30:00.000Z');
  expect(pauseAt(until, now)).toBe(until);
  expect(pauseAt(until, now + 31 * 60_000)).toBeUndefined();
  expect(pauseAt(PAUSED_UNTIL_REOPENED, now)).toBeNull();
});
