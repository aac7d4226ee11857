import type { PlanId } from '@chalkboard/contracts';
import {
  adopted,
  nextCharge,
  opened,
  planInForce,
  settled,
  stateOf,
  withClosing,
  withPlan,
  withReferralCredit,
  withStatus,
  type Change,
  type Moment,
  type Subscription,
} from './subscription';
import { approved, at, charged, NEW_YORK, told } from './subscription.factory';

describe('the trial', () => {
  it.each([
    ['2026-05-01T16:00:00Z', NEW_YORK, '2026-05-15T16:00:00Z'],
    ['2026-03-01T15:00:00Z', NEW_YORK, '2026-03-15T14:00:00Z'],
    ['2026-10-20T10:00:00Z', 'Europe/Berlin', '2026-11-03T11:00:00Z'],
    ['2026-02-20T12:00:00Z', 'UTC', '2026-03-06T12:00:00Z'],
  ])('begins with the first approval and ends fourteen days of the calendar later: %s in %s', (instant, zone, end) => {
    expect(approved('pro', at(instant, zone)).trial?.endsAt).toEqual(new Date(end));
  });

  it('is followed by the first month, on the day on which it ends by the clock of the business', () => {
    const auckland = 'Pacific/Auckland';
    const subscription = approved('pro', at('2026-05-01T13:00:00Z', auckland));
    expect(nextCharge(subscription, at('2026-05-02T00:00:00Z', auckland))).toEqual({
      on: '2026-05-16',
      at: new Date('2026-05-15T13:00:00Z'),
      minor: 2900,
    });
    expect(settled(subscription, at('2026-05-15T12:59:59Z', auckland)).entries).toEqual([]);
    expect(told(settled(subscription, at('2026-05-15T13:00:00Z', auckland)).entries)).toEqual([
      'month pro 2026-05-16 2026-06-16 2900',
    ]);
  });

  it('is had once: a rejection and another approval do not begin a second one', () => {
    const subscription = approved('pro', at('2026-05-01T16:00:00Z'));
    const rejected = withStatus(subscription, 'rejected', at('2026-05-05T16:00:00Z')).subscription;
    const again = withStatus(rejected, 'approved', at('2026-05-06T16:00:00Z')).subscription;
    expect(again.trial).toEqual(subscription.trial);
    expect(stateOf(again, new Date('2026-05-06T16:00:00Z'))).toBe('trial');
  });

  it('goes on through changes of the plan, which cost nothing while it lasts', () => {
    const begun = approved('pro', at('2026-05-01T16:00:00Z'));
    const up = withPlan(begun, 'enterprise', at('2026-05-04T16:00:00Z'));
    const down = withPlan(up.subscription, 'free', at('2026-05-05T16:00:00Z'));
    const back = withPlan(down.subscription, 'pro', at('2026-05-06T16:00:00Z'));
    expect([up, down, back].flatMap(({ entries }) => entries)).toEqual([]);
    expect(back.subscription.trial).toEqual(begun.trial);
    expect(told(settled(back.subscription, at('2026-05-15T16:00:00Z')).entries)).toEqual([
      'month pro 2026-05-15 2026-06-15 2900',
    ]);
  });

  it('begins with the first paid plan, where the business began with Free', () => {
    const free = approved('free', at('2026-05-01T16:00:00Z'));
    expect(free.trial).toBeUndefined();
    expect(withPlan(free, 'pro', at('2026-08-01T16:00:00Z')).subscription.trial?.endsAt).toEqual(
      new Date('2026-08-15T16:00:00Z'),
    );
  });

  it('that a business was told of before its plan was kept here is kept to, and what follows it is charged', () => {
    const trial = { startedAt: new Date('2026-01-01T12:00:00Z'), endsAt: new Date('2026-01-15T12:00:00Z') };
    const known = adopted({ plan: 'pro', status: 'approved', isClosing: false, trial }, at('2026-02-20T12:00:00Z'));
    expect(told(settled(known, at('2026-02-20T12:00:00Z')).entries)).toEqual([
      'month pro 2026-01-15 2026-02-15 2900',
      'month pro 2026-02-15 2026-03-15 2900',
    ]);
    expect(
      stateOf(
        adopted({ plan: 'pro', status: 'pending', isClosing: false }, at('2026-02-20T12:00:00Z')),
        new Date('2026-02-20T12:00:00Z'),
      ),
    ).toBe('waiting');
  });
});

describe('a month', () => {
  it('follows the last one, from the 31st to the last day of shorter ones', () => {
    expect(told(settled(charged('pro', '2026-01-31'), at('2026-05-30T17:00:00Z')).entries)).toEqual([
      'month pro 2026-02-28 2026-03-31 2900',
      'month pro 2026-03-31 2026-04-30 2900',
      'month pro 2026-04-30 2026-05-31 2900',
    ]);
  });

  it('has the 29 February of a leap year', () => {
    expect(charged('pro', '2028-01-31').month).toEqual({ from: '2028-01-31', until: '2028-02-29', anchor: 31 });
  });

  it.each([
    [NEW_YORK, '2026-11-01T04:00:00Z'],
    ['Europe/Berlin', '2026-10-31T23:00:00Z'],
    ['Asia/Tokyo', '2026-10-31T15:00:00Z'],
  ])('begins with the day in %s', (zone, instant) => {
    const subscription = charged('pro', '2026-10-01', zone);
    expect(settled(subscription, { now: new Date(Date.parse(instant) - 1000), zone }).entries).toEqual([]);
    expect(settled(subscription, { now: new Date(instant), zone }).entries).toHaveLength(1);
  });

  it('is charged once, however often one looks', () => {
    const first = settled(charged('pro', '2026-01-31'), at('2026-03-01T17:00:00Z'));
    expect(first.entries).toHaveLength(1);
    expect(settled(first.subscription, at('2026-03-01T17:00:00Z')).entries).toEqual([]);
  });
});

describe('another plan', () => {
  it.each<[string, PlanId, PlanId, string, string[]]>([
    [
      'up, in the middle',
      'pro',
      'enterprise',
      '2026-02-15',
      ['unused pro 2026-02-15 2026-03-01 -1450', 'upgrade enterprise 2026-02-15 2026-03-01 4950'],
    ],
    [
      'down, in the middle',
      'enterprise',
      'pro',
      '2026-02-15',
      ['unused enterprise 2026-02-15 2026-03-01 -4950', 'downgrade pro 2026-02-15 2026-03-01 1450'],
    ],
    ['to Free', 'pro', 'free', '2026-02-20', ['unused pro 2026-02-20 2026-03-01 -932']],
    [
      'on its first day',
      'pro',
      'enterprise',
      '2026-02-01',
      ['unused pro 2026-02-01 2026-03-01 -2900', 'upgrade enterprise 2026-02-01 2026-03-01 9900'],
    ],
    [
      'on its last day',
      'pro',
      'enterprise',
      '2026-02-28',
      ['unused pro 2026-02-28 2026-03-01 -104', 'upgrade enterprise 2026-02-28 2026-03-01 354'],
    ],
    [
      'with the next month, which is charged first',
      'pro',
      'enterprise',
      '2026-03-01',
      [
        'month pro 2026-03-01 2026-04-01 2900',
        'unused pro 2026-03-01 2026-04-01 -2900',
        'upgrade enterprise 2026-03-01 2026-04-01 9900',
      ],
    ],
  ])('works at once and is prorated by days: %s', (_, from, to, day, entries) => {
    const { subscription, entries: written } = withPlan(charged(from, '2026-02-01'), to, at(`${day}T17:00:00Z`));
    expect(told(written)).toEqual(entries);
    expect(planInForce(subscription, new Date(`${day}T17:00:00Z`))).toBe(to);
  });

  it('is dated by the clock of the business: late in the evening it is still that day there', () => {
    expect(told(withPlan(charged('pro', '2026-02-01'), 'free', at('2026-02-21T04:30:00Z')).entries)).toEqual([
      'unused pro 2026-02-20 2026-03-01 -932',
    ]);
    expect(told(withPlan(charged('pro', '2026-02-01'), 'free', at('2026-02-21T05:00:00Z')).entries)).toEqual([
      'unused pro 2026-02-21 2026-03-01 -829',
    ]);
  });

  it('and back on the same day costs nothing', () => {
    const up = withPlan(charged('pro', '2026-02-01'), 'enterprise', at('2026-02-11T17:00:00Z'));
    const back = withPlan(up.subscription, 'pro', at('2026-02-11T18:00:00Z'));
    expect([...up.entries, ...back.entries].reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0);
  });

  it('may follow another within a month: each has the days it had', () => {
    const one = withPlan(charged('pro', '2026-03-01'), 'enterprise', at('2026-03-11T17:00:00Z'));
    const two = withPlan(one.subscription, 'pro', at('2026-03-21T17:00:00Z'));
    expect(told([...one.entries, ...two.entries])).toEqual([
      'unused pro 2026-03-11 2026-04-01 -1965',
      'upgrade enterprise 2026-03-11 2026-04-01 6706',
      'unused enterprise 2026-03-21 2026-04-01 -3513',
      'downgrade pro 2026-03-21 2026-04-01 1029',
    ]);
  });

  it('that is the same changes nothing, and one that is chosen before the approval waits for it', () => {
    expect(withPlan(charged('pro', '2026-02-01'), 'pro', at('2026-02-11T17:00:00Z')).entries).toEqual([]);
    const chosen = withPlan(opened('pro'), 'enterprise', at('2026-02-11T17:00:00Z'));
    expect([
      chosen.entries,
      chosen.subscription.plan,
      planInForce(chosen.subscription, new Date('2026-02-11T17:00:00Z')),
    ]).toEqual([[], 'enterprise', 'free']);
  });

  it('after Free begins a month of its own where the trial is over', () => {
    const free = withPlan(charged('pro', '2026-02-01'), 'free', at('2026-02-10T17:00:00Z')).subscription;
    expect(told(withPlan(free, 'pro', at('2026-02-20T17:00:00Z')).entries)).toEqual([
      'month pro 2026-02-20 2026-03-20 2900',
    ]);
  });
});

describe('a pause', () => {
  type Step = (subscription: Subscription, moment: Moment) => Change;

  it.each<[string, Step, Step]>([
    [
      'a rejection',
      (subscription, moment) => withStatus(subscription, 'rejected', moment),
      (subscription, moment) => withStatus(subscription, 'approved', moment),
    ],
    [
      'closing the account',
      (subscription, moment) => withClosing(subscription, true, moment),
      (subscription, moment) => withClosing(subscription, false, moment),
    ],
  ])('by %s credits the rest of the month, charges nothing, and ends with a new month', (_, pause, resume) => {
    const day = new Date('2026-02-15T17:00:00Z');
    const paused = pause(charged('pro', '2026-02-01'), at('2026-02-15T17:00:00Z'));
    expect(told(paused.entries)).toEqual(['unused pro 2026-02-15 2026-03-01 -1450']);
    expect([stateOf(paused.subscription, day), planInForce(paused.subscription, day)]).toEqual(['paused', 'free']);
    expect(settled(paused.subscription, at('2026-06-15T17:00:00Z')).entries).toEqual([]);
    expect(() => withPlan(paused.subscription, 'enterprise', at('2026-02-16T17:00:00Z'))).toThrow('its plan is paused');
    expect(told(resume(paused.subscription, at('2026-03-10T17:00:00Z')).entries)).toEqual([
      'month pro 2026-03-10 2026-04-10 2900',
    ]);
  });

  it('for two reasons ends with the last of them', () => {
    const both = withClosing(
      withStatus(charged('pro', '2026-02-01'), 'rejected', at('2026-02-15T17:00:00Z')).subscription,
      true,
      at('2026-02-16T17:00:00Z'),
    );
    expect(both.entries).toEqual([]);
    const reopened = withClosing(both.subscription, false, at('2026-02-17T17:00:00Z')).subscription;
    expect(stateOf(reopened, new Date('2026-02-17T17:00:00Z'))).toBe('paused');
  });
});

describe('the credit of a business that was referred', () => {
  const CREDIT = 5000;
  const now = at('2026-05-03T03:00:00Z');
  const entriesOf = (subscription: Subscription) => told(withReferralCredit(subscription, CREDIT, now).entries);

  it.each([
    ['in its trial', approved('pro', at('2026-05-01T16:00:00Z')), ['referral_credit pro 2026-05-02 2026-05-03 -5000']],
    ['on Free', approved('free', at('2026-05-01T16:00:00Z')), ['referral_credit free 2026-05-02 2026-05-03 -5000']],
    [
      'in a month that was charged',
      charged('enterprise', '2026-05-01'),
      ['referral_credit enterprise 2026-05-02 2026-05-03 -5000'],
    ],
    ['not before it is approved', opened('pro'), []],
    [
      'not while it is rejected',
      withStatus(approved('pro', at('2026-05-01T16:00:00Z')), 'rejected', now).subscription,
      [],
    ],
    [
      'not while its account is being closed',
      withClosing(approved('pro', at('2026-05-01T16:00:00Z')), true, now).subscription,
      [],
    ],
  ])('is given %s, on its day by the clock of the business', (_, subscription, entries) => {
    expect(entriesOf(subscription)).toEqual(entries);
  });

  it('changes nothing of the plan', () => {
    const subscription = charged('pro', '2026-05-01');
    expect(withReferralCredit(subscription, CREDIT, now).subscription).toEqual(subscription);
  });
});
