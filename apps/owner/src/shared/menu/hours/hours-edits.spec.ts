import type { OpeningHours } from '@chalkboard/contracts';
import {
  endsNextDay,
  NO_HOURS,
  sentHours,
  shownHours,
  spansOf,
  withAnotherSpan,
  withCopiedDay,
  withSpans,
} from './hours-edits';

const lunch = { from: '11:00', to: '14:00' };
const evening = { from: '17:00', to: '22:00' };

test('a day’s hours are replaced, and no other day’s', () => {
  const hours = withSpans(withSpans(NO_HOURS, 1, [lunch]), 2, [evening]);
  expect(withSpans(hours, 1, [lunch, evening])).toEqual({
    exceptions: [],
    weekly: [
      { day: 2, ...evening },
      { day: 1, ...lunch },
      { day: 1, ...evening },
    ],
  });
});

test('hours are copied in the place of what the chosen days have, closed days included', () => {
  const hours = withSpans(withSpans(NO_HOURS, 1, [lunch, evening]), 3, [lunch]);
  const copied = withCopiedDay(hours, 1, [2, 3]);
  expect([spansOf(copied, 1), spansOf(copied, 2), spansOf(copied, 3)]).toEqual([
    [lunch, evening],
    [lunch, evening],
    [lunch, evening],
  ]);
  expect(spansOf(withCopiedDay(hours, 7, [1]), 1)).toEqual([]);
});

test.each([
  [[], ['11:00-22:00']],
  [[lunch], ['11:00-14:00', '15:00-19:00']],
  [[evening], ['17:00-22:00', '23:00-03:00']],
])('more hours begin an hour after the last', (spans, result) => {
  expect(withAnotherSpan(spans).map(({ from, to }) => `${from}-${to}`)).toEqual(result);
});

test('an end that is not after the beginning is on the next day; midnight ends its own', () => {
  expect([
    endsNextDay({ from: '22:00', to: '02:00' }),
    endsNextDay({ from: '18:00', to: '00:00' }),
    endsNextDay(lunch),
  ]).toEqual([true, false, false]);
});

test('what is shown can be sent: 24:00 as the same end written otherwise, days and times in order, no empty note', () => {
  const hours: OpeningHours = {
    weekly: [
      { day: 2, from: '00:00', to: '24:00' },
      { day: 1, ...evening },
      { day: 1, ...lunch },
    ],
    exceptions: [
      { date: '2026-12-26', spans: [], note: ' ' },
      { date: '2026-12-25', spans: [], note: 'Christmas' },
    ],
  };
  expect(sentHours(shownHours(hours))).toEqual({
    weekly: [
      { day: 1, ...lunch },
      { day: 1, ...evening },
      { day: 2, from: '00:00', to: '00:00' },
    ],
    exceptions: [
      { date: '2026-12-25', spans: [], note: 'Christmas' },
      { date: '2026-12-26', spans: [] },
    ],
  });
});
