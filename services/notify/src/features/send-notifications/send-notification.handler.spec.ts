import { Metrics, type LiveHints } from '@chalkboard/service-kit';
import { FixedClock } from '@chalkboard/service-kit/domain';
import { Logger } from '@nestjs/common';
import {
  EmailSender,
  PrintSender,
  ProviderFaultError,
  SmsSender,
  type OutgoingMessage,
} from '../../domain/message-sender';
import type { ClaimedNotification, Outcome } from '../../domain/notification';
import { NotificationRepository } from '../../domain/notification.repository';
import { SendNotificationHandler } from './send-notification.handler';

const NOON = new Date('2026-03-01T12:00:00Z');

class RecordingSender {
  readonly provider = 'stand-in';
  readonly sent: OutgoingMessage[] = [];

  async send(message: OutgoingMessage): Promise<{ providerMessageId: string }> {
    this.sent.push(message);
    return { providerMessageId: 'p1' };
  }
}

class SettledNotifications extends NotificationRepository {
  readonly outcomes: Outcome[] = [];
  readonly faults: Error[] = [];

  claim(): Promise<ClaimedNotification[]> {
    return Promise.resolve([]);
  }

  async settle(_notification: ClaimedNotification, outcome: Outcome): Promise<void> {
    const fault = this.faults.shift();
    if (fault) throw fault;
    this.outcomes.push(outcome);
  }
}

const gone = () => Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
const claimed = (more: Partial<ClaimedNotification> = {}): ClaimedNotification => ({
  id: 'n1',
  purpose: 'backup',
  channel: 'email',
  destination: 'ada@example.com',
  subject: 'Hello',
  body: 'text',
  causationId: 'e1',
  correlationId: 'r1',
  attempts: 1,
  mayHaveLeft: false,
  optedOut: false,
  leaseUntil: new Date(NOON.getTime() + 60_000),
  ...more,
});

describe('sending a notification', () => {
  const clock = new FixedClock(NOON);
  let sms: RecordingSender & SmsSender;
  let email: RecordingSender & EmailSender;
  let print: RecordingSender & PrintSender;
  let hinted: string[];
  let notifications: SettledNotifications;
  let metrics: Metrics;
  let handler: SendNotificationHandler;

  beforeAll(() => Logger.overrideLogger(false));

  beforeEach(() => {
    sms = new RecordingSender();
    email = new RecordingSender();
    print = new RecordingSender();
    hinted = [];
    const hints = { send: (kind: string, id: string) => void hinted.push(`${kind} ${id}`) } as LiveHints;
    notifications = new SettledNotifications();
    metrics = new Metrics('notify');
    handler = new SendNotificationHandler(notifications, sms, email, print, hints, clock, metrics);
  });

  it('goes by the sender of its channel', async () => {
    await handler.execute(claimed());
    await handler.execute(
      claimed({ channel: 'sms', subject: undefined, order: { id: 'o1', number: 'K7F4M', shareId: 'demo' } }),
    );
    expect(email.sent).toEqual([
      expect.objectContaining({ to: 'ada@example.com', subject: 'Hello', orderNumber: undefined }),
    ]);
    await handler.execute(
      claimed({ channel: 'print', destination: 'p1', subject: undefined, purpose: 'order', shareId: 'demo' }),
    );
    expect(sms.sent).toEqual([expect.objectContaining({ orderNumber: 'K7F4M' })]);
    expect(print.sent).toEqual([expect.objectContaining({ to: 'p1' })]);
  });

  it('shows what became of tickets and tests, and of nothing else, where the channels of their menu are looked at', async () => {
    await handler.execute(claimed({ channel: 'print', shareId: 'demo' }));
    await handler.execute(claimed({ channel: 'sms', purpose: 'test', shareId: 'other' }));
    await handler.execute(claimed({ channel: 'sms', purpose: 'order', shareId: 'demo' }));
    expect(hinted).toEqual(['channels demo', 'channels other']);
  });

  it('is given up soon where it is a test, with what the owner can do about it', async () => {
    jest
      .spyOn(print, 'send')
      .mockRejectedValue(new ProviderFaultError('ECONNREFUSED', false, 'Switch the printer on.'));
    for (const attempts of [1, 2]) await handler.execute(claimed({ channel: 'print', purpose: 'test', attempts }));
    expect(notifications.outcomes).toEqual([
      expect.objectContaining({ status: 'retry' }),
      { status: 'failed', reason: 'Switch the printer on.' },
    ]);
  });

  it('counts each attempt by its channel and what came of it', async () => {
    jest.spyOn(print, 'send').mockRejectedValueOnce(new ProviderFaultError('ECONNREFUSED', false, undefined));
    await handler.execute(claimed());
    await handler.execute(claimed({ channel: 'print' }));
    await handler.execute(claimed({ channel: 'whatsapp' }));
    const { values } = await metrics.counter('chalkboard_messages_total').get();
    expect(values.map(({ labels, value }) => [labels.channel, labels.outcome, value])).toEqual([
      ['email', 'sent', 1],
      ['print', 'retried', 1],
      ['whatsapp', 'failed', 1],
    ]);
  });

  it('fails at once on a channel that nothing is sent on', async () => {
    await handler.execute(claimed({ channel: 'whatsapp' }));
    expect(notifications.outcomes).toEqual([{ status: 'failed', reason: 'Messages are not sent by whatsapp.' }]);
  });

  it('is not done to whom has asked for no more since', async () => {
    await handler.execute(claimed({ channel: 'sms', subject: undefined, optedOut: true }));
    expect([sms.sent, notifications.outcomes]).toEqual([
      [],
      [{ status: 'failed', reason: 'This number has asked to get no more messages.' }],
    ]);
  });

  it('is recorded though the database is away twice, and sent once', async () => {
    notifications.faults.push(gone(), Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    await handler.execute(claimed());
    expect([email.sent.length, notifications.outcomes]).toEqual([
      1,
      [{ status: 'sent', provider: 'stand-in', providerMessageId: 'p1', repeated: false }],
    ]);
  });

  it('is not recorded any more when the lease ends, so that another instance takes it up', async () => {
    notifications.faults.push(gone(), gone(), gone());
    await expect(handler.execute(claimed({ leaseUntil: new Date(NOON.getTime() + 200) }))).rejects.toThrow(
      'terminating connection',
    );
    expect([notifications.faults.length, notifications.outcomes]).toEqual([1, []]);
  });

  it('is not recorded again after a fault that will not pass', async () => {
    notifications.faults.push(new Error('a bug'));
    await expect(handler.execute(claimed())).rejects.toThrow('a bug');
  });
});
