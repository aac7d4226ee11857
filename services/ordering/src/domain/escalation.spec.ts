import { dueStep, escalate, escalationStepsOf, type Step } from './escalation';
import { defaultSettings } from './ordering-settings';
import { aPlacedOrder } from './testing/placed-order.factory';

const placedAt = new Date('2026-03-06T18:00:00Z');
const at = new Date('2026-03-06T18:12:00Z');

/** "18:03 second_message" of each step. */
const steps = (...[order, settings]: Parameters<typeof escalationStepsOf>) =>
  escalationStepsOf(order, settings).map(({ step, dueAt }) => `${dueAt.toISOString().slice(11, 16)} ${step}`);

describe('the escalation of an order that nobody answers', () => {
  it('is a second message and then a word to the customer, until the restaurant says otherwise', () => {
    expect(steps({ placedAt, enteredBy: 'customer' }, defaultSettings())).toEqual([
      '18:03 second_message',
      '18:09 tell_customer',
    ]);
  });

  it('has a backup where a number or an address was named for it', () => {
    expect(steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), backupPhone: '555 0101' })).toContain(
      '18:06 backup',
    );
    expect(
      steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), backupEmail: 'chef@example.com' }),
    ).toContain('18:06 backup');
    expect(
      steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), backupEmail: '', backupPhone: '' }),
    ).not.toContain('18:06 backup');
  });

  it('has a call where the restaurant asks for one', () => {
    expect(steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), callAfterMinutes: 4 })).toEqual([
      '18:03 second_message',
      '18:04 call',
      '18:09 tell_customer',
    ]);
    expect(steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), callAfterMinutes: null })).not.toContain(
      'call',
    );
  });

  it('ends by turning the order down only where the restaurant asks for it', () => {
    expect(steps({ placedAt, enteredBy: 'customer' }, { ...defaultSettings(), autoRejectMinutes: 12 }).at(-1)).toBe(
      '18:12 auto_reject',
    );
  });

  it('has its steps in the sequence in which they are due', () => {
    const settings = {
      ...defaultSettings(),
      backupPhone: '555 0101',
      escalateAfter: { secondMessage: 5, backup: 2, tellCustomer: 9 },
    };
    expect(steps({ placedAt, enteredBy: 'customer' }, settings)).toEqual([
      '18:02 backup',
      '18:05 second_message',
      '18:09 tell_customer',
    ]);
  });

  it('starts when the order is placed, though it is for the evening', () => {
    const order = aPlacedOrder({ placedAt, scheduledFor: new Date('2026-03-06T22:00:00Z') });
    expect(steps(order, defaultSettings())[0]).toBe('18:03 second_message');
  });

  it('is none for a test order: nobody waits for an answer', () => {
    expect(steps({ placedAt, enteredBy: 'customer', test: true }, defaultSettings())).toEqual([]);
  });

  it('is none where the restaurant entered the order itself', () => {
    expect(steps({ placedAt, enteredBy: 'restaurant' }, defaultSettings())).toEqual([]);
  });
});

describe('going through the escalation', () => {
  const FULL = { ...defaultSettings(), backupPhone: '555 0101', autoRejectMinutes: 12 };
  const minutes = (count: number) => new Date(placedAt.getTime() + count * 60_000);
  const full = (taken: readonly string[] = []): Step[] =>
    escalationStepsOf({ placedAt, enteredBy: 'customer' }, FULL).map((escalationStep) => ({
      ...escalationStep,
      taken: taken.includes(escalationStep.step),
    }));
  /** What is done so many minutes after the order was placed; times as minutes after it as well. */
  const escalatedAfter = (count: number, escalation: readonly Step[]) => {
    const { step, skipped, putOff } = dueStep(escalation, placedAt, minutes(count));
    return {
      step,
      skipped,
      putOff: Object.fromEntries(
        putOff.map(({ step: later, dueAt }) => [later, (dueAt.getTime() - placedAt.getTime()) / 60_000]),
      ),
    };
  };

  it('takes the step that is due, and leaves the others as they are', () => {
    expect(escalatedAfter(2, full())).toEqual({ step: undefined, skipped: [], putOff: {} });
    expect(escalatedAfter(3.1, full())).toEqual({ step: 'second_message', skipped: [], putOff: {} });
    expect(escalatedAfter(12, full(['second_message', 'backup', 'tell_customer']))).toEqual({
      step: 'auto_reject',
      skipped: [],
      putOff: {},
    });
  });

  it('takes steps of the same time one after the other', () => {
    const escalationSteps = full().map((escalationStep) =>
      escalationStep.step === 'backup' ? { ...escalationStep, dueAt: minutes(3) } : escalationStep,
    );
    expect(escalatedAfter(3, escalationSteps)).toMatchObject({ step: 'second_message', skipped: [] });
  });

  it('takes after an outage the highest that is due, and skips those below it', () => {
    expect(escalatedAfter(7, full())).toMatchObject({ step: 'backup', skipped: ['second_message'] });
    expect(escalatedAfter(60, full(['second_message']))).toMatchObject({ step: 'tell_customer', skipped: ['backup'] });
  });

  it('turns no order down because of an outage: the time after the step before is given again', () => {
    expect(escalatedAfter(60, full())).toEqual({
      step: 'tell_customer',
      skipped: ['second_message', 'backup'],
      putOff: { auto_reject: 63 },
    });
    expect(escalatedAfter(60, full(['second_message', 'backup', 'tell_customer']))).toEqual({
      step: undefined,
      skipped: [],
      putOff: { auto_reject: 63 },
    });
    const alone = full().filter(({ step }) => step === 'auto_reject');
    expect(escalatedAfter(60, alone).putOff).toEqual({ auto_reject: 72 });
    const together = full().map((escalationStep) =>
      escalationStep.step === 'auto_reject' ? { ...escalationStep, dueAt: minutes(9) } : escalationStep,
    );
    expect(escalatedAfter(60, together)).toMatchObject({ step: 'tell_customer', putOff: { auto_reject: 61 } });
  });

  it('keeps the time between the step that came late and those to come', () => {
    expect(escalatedAfter(5, full())).toEqual({
      step: 'second_message',
      skipped: [],
      putOff: { backup: 8, tell_customer: 11, auto_reject: 14 },
    });
    expect(escalatedAfter(6.5, full())).toEqual({ step: 'backup', skipped: ['second_message'], putOff: {} });
  });
});

describe('an escalation step that is due', () => {
  it('is told, and leaves the order as it is on the board', () => {
    const order = aPlacedOrder({ placedAt });
    const after = escalate(order, 'second_message', at);
    expect(after?.order).toBe(order);
    expect(after?.facts.map(({ data }) => data)).toEqual([
      {
        orderId: order.id,
        orderNumber: 'K7F4M',
        shareId: 'menu-1',
        step: 'second_message',
        placedAt: placedAt.toISOString(),
        escalatedAt: at.toISOString(),
      },
    ]);
  });

  it('turns the order down in the name of the system, with a reason for the customer', () => {
    const after = escalate(aPlacedOrder({ placedAt }), 'auto_reject', at);
    expect(after?.order).toMatchObject({
      status: 'rejected',
      reason: 'The restaurant did not answer in time.',
      version: 2,
    });
    expect(after?.order).not.toHaveProperty('seenAt');
    expect(after?.facts.map(({ data }) => data)).toMatchObject([
      { move: 'reject', before: 'placed', status: 'rejected', by: 'system', means: 'deadline' },
    ]);
  });

  it.each(['accepted', 'cancelled', 'rejected'] as const)('is passed over once the order is %s', (status) => {
    expect(escalate(aPlacedOrder({ status }), 'auto_reject', at)).toBeUndefined();
    expect(escalate(aPlacedOrder({ status }), 'second_message', at)).toBeUndefined();
  });
});
