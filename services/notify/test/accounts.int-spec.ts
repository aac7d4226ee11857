import { randomUUID } from 'node:crypto';
import {
  BusinessClosedV1,
  BusinessRegisteredV1,
  BusinessStatusChangedV1,
  NotificationDeliveredV1,
  PRODUCT_NAME,
  SignInRequestedV1,
  type BusinessNotice,
  type SignInMessage,
} from '@chalkboard/contracts';
import { RunningWithTwilio } from './running-with-twilio';

const SECRET = 's3cr3t-of-a-link-that-is-long-enough';
const ASKED: SignInMessage = {
  channel: 'email',
  to: 'ada@example.com',
  name: 'Ada Byron',
  purpose: 'asked',
  linkPath: `/sign-in#${SECRET}`,
  code: '042137',
  expiresAt: new Date(Date.now() + 900_000).toISOString(),
};
const NOTICE: BusinessNotice = {
  businessName: 'Trattoria Lavagna',
  ownerName: 'Ada Byron',
  email: 'ada@example.com',
  registrationStatus: 'pending',
};

describe('messages to owners, through stand-ins of the providers', () => {
  let notify: RunningWithTwilio;

  beforeEach(async () => {
    notify = await RunningWithTwilio.start();
  });

  afterEach(() => notify.stop());

  const requested = (channel: SignInMessage['channel'], id: string = randomUUID()): Promise<string> => {
    const signInId = randomUUID();
    return notify.neighbours.publish(
      SignInRequestedV1,
      signInId,
      { signInId, channel, requestedAt: new Date().toISOString() } satisfies SignInRequestedV1,
      id,
    );
  };
  const business = (
    definition: typeof BusinessRegisteredV1 | typeof BusinessStatusChangedV1 | typeof BusinessClosedV1,
    data: object,
  ): Promise<string> => {
    const businessId = randomUUID();
    return notify.neighbours.publish(definition, businessId, { businessId, ...data });
  };
  const now = () => new Date().toISOString();

  it('carry link and code of a sign-in by e-mail, once for an event that comes five times', async () => {
    await notify.neighbours.answerSignIns(ASKED);
    const id = randomUUID();
    for (let times = 0; times < 5; times++) await requested('email', id);
    await notify.neighbours.consumed(SignInRequestedV1);
    await notify.settled();
    const [delivered] = await notify.published(NotificationDeliveredV1);
    expect(delivered?.data as NotificationDeliveredV1).toMatchObject({
      channel: 'email',
      purpose: 'sign-in',
      provider: 'smtp',
    });
    expect(notify.smtp.taken).toHaveLength(1);
    const [mail] = notify.smtp.taken;
    expect([mail?.to, mail?.headers.subject]).toEqual(['ada@example.com', `Sign in to ${PRODUCT_NAME}`]);
    for (const part of ['Hello Ada Byron,', `/sign-in#${SECRET}`, '042137', '15 minutes'])
      expect(mail?.body).toContain(part);
    expect(JSON.stringify(delivered)).not.toContain(SECRET);
  });

  it('carry them by text message too', async () => {
    await notify.neighbours.answerSignIns({ ...ASKED, channel: 'sms', to: '+14155550132' });
    await requested('sms');
    const [text] = await notify.taken(1);
    expect(text?.to).toBe('+14155550132');
    for (const part of ['042137', `/sign-in#${SECRET}`, '15 minutes']) expect(text?.body).toContain(part);
  });

  it('wait for identity when it cannot say what they say', async () => {
    const id = await requested('email');
    await notify.neighbours.redelivered(SignInRequestedV1);
    expect((await notify.database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount).toBe(0);
    await notify.neighbours.answerSignIns(ASKED);
    await notify.published(NotificationDeliveredV1);
    expect(notify.smtp.taken).toHaveLength(1);
  });

  it('are not sent for a sign-in that has run out', async () => {
    await notify.neighbours.answerSignIns(null);
    await notify.handled(requested('email'));
    expect(await notify.records('id')).toEqual([]);
  });

  it('tell of an approval and of an invitation without a code, and repeat no name that reads like an advertisement', async () => {
    const unasked = { ...ASKED, code: undefined, businessName: 'Trattoria Lavagna' };
    await notify.neighbours.answerSignIns({ ...unasked, purpose: 'approved' });
    await notify.handled(requested('email'));
    await notify.neighbours.answerSignIns({
      ...unasked,
      purpose: 'invited',
      businessName: 'Win money at evil.example',
    });
    await notify.handled(requested('email'));
    await notify.published(NotificationDeliveredV1, 2);
    expect(notify.smtp.taken.map(({ headers }) => headers.subject).sort()).toEqual([
      `${PRODUCT_NAME}: Trattoria Lavagna is approved`,
      `${PRODUCT_NAME}: you are invited to the team of a restaurant`,
    ]);
    expect(notify.smtp.taken.map(({ body }) => body).join()).not.toContain('evil.example');
  });

  it('acknowledge a registration, tell of a refusal and of the closing, and leave an approval to its sign-in link', async () => {
    await notify.neighbours.answerBusinesses(NOTICE);
    await notify.handled(business(BusinessRegisteredV1, { plan: 'pro', registeredAt: now() }));
    await notify.handled(
      business(BusinessStatusChangedV1, { before: 'pending', status: 'approved', changedAt: now() }),
    );
    await notify.neighbours.answerBusinesses({ ...NOTICE, registrationStatus: 'rejected' });
    await notify.handled(
      business(BusinessStatusChangedV1, { before: 'pending', status: 'rejected', changedAt: now() }),
    );
    await notify.neighbours.answerBusinesses({
      ...NOTICE,
      closure: { goneAt: '2026-12-20T18:30:00.000Z', receiptPath: '/account/closed/4711' },
    });
    await notify.handled(business(BusinessClosedV1, { closedAt: now(), goneAt: '2026-12-20T18:30:00.000Z' }));
    await notify.published(NotificationDeliveredV1, 3);
    const mails = Object.fromEntries(notify.smtp.taken.map(({ headers, body }) => [headers.subject, body]));
    expect(Object.keys(mails).sort()).toEqual([
      `${PRODUCT_NAME}: about your registration`,
      `${PRODUCT_NAME}: we have your registration`,
      `${PRODUCT_NAME}: your account is being closed`,
    ]);
    expect(mails[`${PRODUCT_NAME}: we have your registration`]).toContain('within 24 hours');
    for (const part of ['December 20, 2026', '/account/closed/4711'])
      expect(mails[`${PRODUCT_NAME}: your account is being closed`]).toContain(part);
  });
});
