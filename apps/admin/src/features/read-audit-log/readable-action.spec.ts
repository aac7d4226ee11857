import { readableAction, readableField } from './readable-action';

test.each([
  ['staff.employee_added', 'Staff: employee added'],
  ['dead_letter.replayed', 'Dead letter: replayed'],
  ['started', 'Started'],
])('%s is read as "%s"', (action, text) => {
  expect(readableAction(action)).toBe(text);
});

test('a field is read as words', () => {
  expect(['registrationStatus', 'reason', 'isActive'].map(readableField)).toEqual([
    'Registration status',
    'Reason',
    'Is active',
  ]);
});
