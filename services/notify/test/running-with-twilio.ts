import {
  CallChangedV1,
  type DrillAnsweredV1,
  NotifyErasureDoneV1,
  ReplyReceivedV2,
  type NotificationDeliveredV1,
  type NotificationFailedV1,
  type EventEnvelope,
} from '@chalkboard/contracts';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { menuSnapshot, Neighbours, notifyPlatform, startNotify } from './running-notify';
import { SmtpStandIn } from './smtp-stand-in';
import { TwilioStandIn, type TakenMessage } from './twilio-stand-in';

type Published =
  | typeof NotificationDeliveredV1
  | typeof NotificationFailedV1
  | typeof ReplyReceivedV2
  | typeof NotifyErasureDoneV1
  | typeof CallChangedV1
  | typeof DrillAnsweredV1;

/** Notify with stand-ins of both providers, which reach it by its public address. */
export class RunningWithTwilio {
  private constructor(
    readonly platform: TestPlatform,
    readonly neighbours: Neighbours,
    readonly twilio: TwilioStandIn,
    readonly smtp: SmtpStandIn,
    readonly app: NestFastifyApplication,
    readonly database: Client,
  ) {}

  /** @param more variables beside those of the providers */
  static async start(more: Record<string, string> = {}): Promise<RunningWithTwilio> {
    const platform = await notifyPlatform();
    const neighbours = await Neighbours.start(platform);
    const [twilio, smtp] = [await TwilioStandIn.start(), await SmtpStandIn.start()];
    const app = await startNotify(platform, { ...twilio.environment, ...smtp.environment, ...more });
    twilio.product.reachedAt = await app.getUrl();
    await neighbours.answerSnapshots(menuSnapshot());
    return new RunningWithTwilio(platform, neighbours, twilio, smtp, app, await platform.connectDatabase('notify'));
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.database.end();
    await this.neighbours.stop();
    await Promise.all([this.twilio.stop(), this.smtp.stop()]);
    await this.platform.stop();
  }

  /** Waits until the stand-in has taken so many messages. */
  taken(count: number): Promise<TakenMessage[]> {
    return waitFor(`${count} messages at the provider`, () => this.twilio.taken.length >= count && this.twilio.taken);
  }

  /** Waits until so many events of a kind were published. */
  published(definition: Published, count = 1): Promise<EventEnvelope[]> {
    return waitFor(`${count} of ${definition.type}`, async () => {
      const events = await this.neighbours.told(definition);
      return events.length >= count && events;
    });
  }

  /** Waits until an event had its effect. */
  async handled(eventId: Promise<string>): Promise<void> {
    const id = await eventId;
    await waitFor(
      'the event to be handled',
      async () => (await this.database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount,
    );
  }

  /**
   * How many events of a kind notify has written down to be told. Other than `told` it waits for nothing: they are
   * written with what they tell of.
   */
  async written({ type }: Published): Promise<number> {
    return (await this.database.query('SELECT 1 FROM outbox WHERE subject = $1', [type])).rowCount ?? 0;
  }

  /**
   * Waits until a message was tried in vain, and puts off its next attempt until `hurry`: in between it is on its way,
   * however long that takes.
   */
  async putOff(): Promise<void> {
    await waitFor(
      'a try in vain',
      async () =>
        (
          await this.database.query(
            "UPDATE notifications SET next_attempt_at = now() + interval '1 hour' WHERE status = 'pending' AND attempts > 0",
          )
        ).rowCount,
    );
  }

  /** What is due later is due now. */
  async hurry(): Promise<void> {
    await this.database.query("UPDATE notifications SET next_attempt_at = now() WHERE is_open AND status = 'pending'");
  }

  /** Waits until every message has an outcome. */
  async settled(): Promise<void> {
    await waitFor(
      'all messages to have an outcome',
      async () =>
        (await this.database.query("SELECT 1 FROM notifications WHERE status IN ('pending', 'sending')")).rowCount ===
        0,
    );
  }

  async records<T extends object>(columns: string): Promise<T[]> {
    return (await this.database.query<T>(`SELECT ${columns} FROM notifications ORDER BY created_at, part`)).rows;
  }
}
