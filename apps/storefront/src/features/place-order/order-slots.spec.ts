import { slotDays } from './order-slots';

test('slots are told by days and times of the restaurant’s clock', () => {
  const slots = ['2026-11-22T03:30:00.000Z', '2026-11-22T17:00:00.000Z', '2026-11-24T17:15:00.000Z'];
  expect(slotDays(slots, 'America/New_York', Date.parse('2026-11-22T02:00:00Z'))).toEqual([
    { date: '2026-11-21', label: 'Today', slots: [{ at: slots[0], label: '10:30 PM' }] },
    { date: '2026-11-22', label: 'Tomorrow', slots: [{ at: slots[1], label: '12 PM' }] },
    { date: '2026-11-24', label: 'Tuesday, November 24', slots: [{ at: slots[2], label: '12:15 PM' }] },
  ]);
});
