import { CONTACT_CATEGORIES, PRODUCT_NAME, type Acknowledgement } from '@chalkboard/contracts';
import { writeAcknowledgement } from './acknowledgement-message';

const CONTACT: Acknowledgement & { kind: 'contact' } = {
  kind: 'contact',
  email: 'ada@example.com',
  name: 'Ada Byron',
  subject: 'Opening hours',
  category: 'general',
};
const bodyOf = (more: Partial<typeof CONTACT>) => writeAcknowledgement({ ...CONTACT, ...more }).body;

describe('the acknowledgement of a message', () => {
  it('greets, says that it has arrived and when somebody answers', () => {
    expect(writeAcknowledgement(CONTACT)).toEqual({
      subject: `${PRODUCT_NAME}: we have your message`,
      body: [
        'Hello Ada Byron,',
        'Thank you for writing to us. Your message about "Opening hours" has arrived safely.',
        'Somebody will read it and answer you within 24 hours, at this address.',
        'There is nothing else for you to do.',
        `Warm regards,\nthe people at ${PRODUCT_NAME}`,
        'If this was not you, somebody typed your address by mistake. You can ignore this e-mail.\n',
      ].join('\n\n'),
    });
  });

  it('promises what the pages promise, by category', () => {
    const hours = CONTACT_CATEGORIES.map((category) => [
      category,
      Number(/within (\d+) hours/.exec(bodyOf({ category }))?.[1]),
    ]);
    expect(Object.fromEntries(hours)).toEqual({
      general: 24,
      support: 12,
      bug: 6,
      feature: 24,
      business: 24,
      feedback: 24,
    });
  });

  it.each(['cheap-pills.example', 'see https://evil.example/now', 'mail me@evil.example', 'x'.repeat(81), ' '])(
    'carries no advertisement to somebody else’s mailbox: %s',
    (text) => {
      const body = bodyOf({ name: text, subject: text });
      expect(body.startsWith('Hello,\n\nThank you for writing to us. Your message has arrived safely.')).toBe(true);
    },
  );

  it('lets nobody write lines that look like ours', () => {
    expect(bodyOf({ name: 'Ada\r\n\r\nYou have won' }).startsWith('Hello Ada You have won,\n')).toBe(true);
  });
});

describe('the acknowledgement of a referral', () => {
  it('says what happens next, and what it is worth', () => {
    const { subject, body } = writeAcknowledgement({
      kind: 'referral',
      email: 'ada@example.com',
      restaurantEmail: 'owner@trattoria.example',
    });
    expect(subject).toBe(`${PRODUCT_NAME}: thank you for your referral`);
    for (const part of ['owner@trattoria.example', 'within 24 to 48 hours', 'your reward is $100', 'a credit of $50'])
      expect(body).toContain(part);
  });
});
