import type { BusinessNotice } from '@chalkboard/contracts';
import { writeBusinessMessage } from './business-message';

const LINKS = {
  signInPage: 'https://menu.example/sign-in',
  contactPage: 'https://menu.example/contact',
  receipt: 'https://menu.example/account/closed/4711',
};
const notice: BusinessNotice = {
  businessName: 'Lavagna',
  ownerName: 'Ada',
  email: 'ada@example.com',
  registrationStatus: 'pending',
};

describe('a message about a business', () => {
  it('says that the registration arrived, and when it is looked at', () => {
    const body = writeBusinessMessage('registered', notice, LINKS)?.body;
    for (const part of ['Hello Ada,', 'registration of Lavagna', 'within 24 hours']) expect(body).toContain(part);
  });

  it('tells of a refusal with what to do, unless it was taken back since', () => {
    expect(writeBusinessMessage('rejected', { ...notice, registrationStatus: 'rejected' }, LINKS)?.body).toContain(
      LINKS.contactPage,
    );
    expect(writeBusinessMessage('rejected', notice, LINKS)).toBeUndefined();
  });

  it('says why in the reader’s language, and what staff added as they wrote it', () => {
    const rejected = (language: string, rejection: BusinessNotice['rejection']) =>
      writeBusinessMessage('rejected', { ...notice, language, registrationStatus: 'rejected', rejection }, LINKS)?.body;
    const body = rejected('de', { reason: 'duplicate', note: 'See the mail of Monday.' });
    for (const part of ['Der Grund: der Betrieb ist schon registriert.', 'Dazu von uns: See the mail of Monday.'])
      expect(body).toContain(part);
    expect(rejected('en', { reason: 'other', note: '' })).toBe(rejected('en', undefined));
    expect(rejected('en', { reason: 'other', note: 'Call us.' })).toContain('We add: Call us.');
  });

  it('tells of the closing with its day, how to take it back, and the receipt, unless it was taken back since', () => {
    const body = writeBusinessMessage(
      'closed',
      { ...notice, closure: { goneAt: '2026-12-20T18:30:00.000Z', receiptPath: '/account/closed/4711' } },
      LINKS,
    )?.body;
    for (const part of ['December 20, 2026', LINKS.signInPage, LINKS.receipt]) expect(body).toContain(part);
    expect(writeBusinessMessage('closed', notice, LINKS)).toBeUndefined();
  });
});
