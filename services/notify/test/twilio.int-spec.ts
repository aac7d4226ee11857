import { NotificationDeliveredV1, NotificationFailedV1 } from '@chalkboard/contracts';
import { type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { menuSnapshot, Neighbours, notifyPlatform, orderPlaced, startNotify } from './running-notify';
import { SmtpStandIn } from './smtp-stand-in';
import { TwilioStandIn } from './twilio-stand-in';

describe('sending by Twilio, on a real Postgres and a real NATS', () => {
  let platform: TestPlatform;
  let neighbours: Neighbours;
  let twilio: TwilioStandIn;
  let smtp: SmtpStandIn;
  let app: NestFastifyApplication;

  beforeEach(async () => {
    platform = await notifyPlatform();
    neighbours = await Neighbours.start(platform);
    twilio = await TwilioStandIn.start();
    smtp = await SmtpStandIn.start();
    app = await startNotify(platform, { ...twilio.environment, ...smtp.environment });
    await neighbours.answerTickets();
    await neighbours.answerSnapshots(menuSnapshot());
  });

  afterEach(async () => {
    await app.close();
    await neighbours.stop();
    await twilio.stop();
    await smtp.stop();
    await platform.stop();
  });

  const published = (definition: typeof NotificationDeliveredV1 | typeof NotificationFailedV1) =>
    waitFor(definition.type, async () => {
      const events = await neighbours.told(definition);
      return events.length > 0 && events;
    });

  it('delivers, and keeps the outbox shut', async () => {
    await neighbours.publishOrder(orderPlaced());
    const [delivered] = await published(NotificationDeliveredV1);
    expect(delivered?.data).toMatchObject({ provider: 'twilio', providerMessageId: twilio.taken[0]?.sid });
    expect(twilio.taken.map(({ to }) => to)).toEqual(['+14155550132']);
    expect((await fetch(`${await app.getUrl()}/api/notify/outbox`)).status).toBe(404);
  });

  it('tries again after a fault that may pass, and says which try it was', async () => {
    twilio.behaviours.push({ status: 429, code: 20429 });
    await neighbours.publishOrder(orderPlaced());
    const [delivered] = await published(NotificationDeliveredV1);
    expect(delivered).toMatchObject({ aggregateversion: 2 });
    expect([twilio.requests, twilio.taken.length]).toEqual([2, 1]);
  });

  it('gives up at once on a number that will never do, and says why', async () => {
    twilio.behaviours.push({ status: 400, code: 21211 });
    await neighbours.publishOrder(orderPlaced());
    const [failed] = await published(NotificationFailedV1);
    expect(failed?.data).toMatchObject({ channel: 'sms', reason: 'This is not a valid phone number.' });
    expect(twilio.requests).toBe(1);
  });
});
