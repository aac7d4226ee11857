import { PRODUCT_NAME, type SignInMessage } from '@chalkboard/contracts';
import { writeSignInMessage } from './sign-in-message';

const LINKS = { link: 'https://menu.example/sign-in#s3cr3t', signInPage: 'https://menu.example/sign-in' };
const asked: SignInMessage = {
  channel: 'email',
  to: 'ada@example.com',
  name: 'Ada Byron',
  purpose: 'asked',
  linkPath: '/sign-in#s3cr3t',
  code: '042137',
  expiresAt: '2026-03-01T12:15:00.000Z',
};

describe('a sign-in message', () => {
  it('has link and code where somebody asked for it, and says how long they work', () => {
    const { subject, body } = writeSignInMessage(asked, LINKS);
    expect(subject).toBe(`Sign in to ${PRODUCT_NAME}`);
    for (const part of ['Hello Ada Byron,', LINKS.link, '042137', 'for 15 minutes']) expect(body).toContain(part);
  });

  it('keeps the code out of the subject, which shows on locked screens', () => {
    expect(writeSignInMessage(asked, LINKS).subject).not.toContain('042137');
  });

  it('has no code where we offer it, and says where to get a new link', () => {
    const { body } = writeSignInMessage(
      { ...asked, purpose: 'approved', businessName: 'Lavagna', code: undefined },
      LINKS,
    );
    expect(body).toContain('Lavagna is approved');
    expect(body).toContain(`for 24 hours. After that, ask for a new one here: ${LINKS.signInPage}`);
    expect(body).not.toContain('code');
  });

  it('has a code and no link that lets anybody in where a contact is to be confirmed', () => {
    const confirm: SignInMessage = { ...asked, purpose: 'confirm', linkPath: '/account' };
    const links = { ...LINKS, link: 'https://menu.example/account' };
    const { subject, body } = writeSignInMessage(confirm, links);
    expect(subject).toBe(`${PRODUCT_NAME}: confirm your e-mail address`);
    for (const part of ['042137', links.link, 'for 15 minutes', 'nothing changes without the code'])
      expect(body).toContain(part);
    expect(body).not.toContain('/sign-in');
    expect(writeSignInMessage({ ...confirm, channel: 'sms' }, links).body).toContain('042137');
  });

  it('says that somebody signed up with what has an account already, and lets its owner in', () => {
    const { subject, body } = writeSignInMessage({ ...asked, atSignup: true }, LINKS);
    expect(subject).toBe(`${PRODUCT_NAME}: you have an account already`);
    for (const part of ['has an account already, so nothing new was registered', LINKS.link, '042137'])
      expect(body).toContain(part);
    const text = writeSignInMessage(
      { ...asked, channel: 'sms', atSignup: true },
      { ...LINKS, link: `https://menu.example/sign-in#${'x'.repeat(43)}` },
    ).body;
    expect(text).toContain('has an account already');
    expect(text.length).toBeLessThanOrEqual(306);
  });

  it('fits two parts of a text message', () => {
    for (const purpose of ['asked', 'approved', 'invited', 'confirm'] as const) {
      const { body } = writeSignInMessage(
        { ...asked, channel: 'sms', purpose, businessName: 'Trattoria Lavagna' },
        { ...LINKS, link: `https://menu.example/sign-in#${'x'.repeat(43)}` },
      );
      expect(body.length).toBeLessThanOrEqual(306);
      expect(body).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
