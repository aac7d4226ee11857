import type { HappyHour } from '@chalkboard/contracts';
import { happyForm, happyRule, isLess } from './happy-form';

const hour: HappyHour = {
  id: 'h',
  name: 'Happy hour',
  when: { weekly: [{ day: 5, from: '16:00', to: '18:00' }], exceptions: [] },
  for: { categoryIds: ['drinks'], itemIds: [] },
  off: { kind: 'amount', amount: 250 },
};

test('an amount is typed in the menu’s currency, and is the same amount again', () => {
  expect(happyForm(hour, 'USD').less).toBe('2.5');
  expect(happyRule(happyForm(hour, 'USD'), 'USD')).toEqual(hour);
  expect(happyRule(happyForm(hour, 'JPY'), 'JPY')).toEqual(hour);
});

test('a percentage may have a comma', () =>
  expect(happyRule({ ...happyForm(hour, 'USD'), kind: 'percent', less: '12,5' }, 'USD').off).toEqual({
    kind: 'percent',
    percent: 12.5,
  }));

test('nothing, less than nothing and more than all are no discount', () => {
  expect(['', '0', '-1', 'x', '101'].map((less) => isLess({ kind: 'percent', less }))).toEqual(Array(5).fill(false));
  expect([isLess({ kind: 'percent', less: '100' }), isLess({ kind: 'amount', less: '101' })]).toEqual([true, true]);
});
