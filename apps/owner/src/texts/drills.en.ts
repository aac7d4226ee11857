import type { DrillMeans, DrillState } from '@chalkboard/contracts';

/** Opening drills on the board. */
export const drills = {
  turnOn: 'Try our channels before we open',
  turnOnHint:
    'Once a day a text goes to your confirmed number and a short ticket to your printers. If nobody answers and no board is open by opening time, ordering pauses until somebody does.',
  minutesBefore: 'Minutes before opening',
  minutesBeforeError: (least: number, most: number) => `Please enter ${least} to ${most} minutes.`,
  alwaysOpenAt: 'By when, if you are open all day',
  title: 'Last opening drills',
  none: 'None yet.',
  next: (day: string, time: string) => `The next one begins ${day} at ${time}.`,
  states: {
    asked: 'Waiting for an answer',
    heard: 'Answered',
    unheard: 'Nobody answered: ordering is paused',
    late: 'Answered late: ordering was paused until then',
    not_sent: 'Nothing was sent, so it says nothing',
  } satisfies Record<DrillState, string>,
  heard: {
    sms: (after: string) => `by text after ${after}`,
    call: (after: string) => `by a key in the call after ${after}`,
    print: (after: string) => `by a printed ticket after ${after}`,
    board: (after: string) => `by an open board after ${after}`,
    press: (after: string) => `by a press on the board after ${after}`,
  } satisfies Record<DrillMeans, (after: string) => string>,
  minutes: (count: number) => (count < 1 ? 'less than a minute' : count === 1 ? '1 minute' : `${count} minutes`),
  channels: { sms: 'Text', print: 'Ticket' },
  messages: { sent: 'sent', failed: 'not sent' },
  banner: 'Nobody answered the opening drill: guests cannot order now.',
  weAreHere: 'We are here: take orders',
  failed: { title: 'Ordering is still paused', description: 'Please try again.' },
} as const;
