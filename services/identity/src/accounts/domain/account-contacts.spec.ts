import { assertMayHave, MAX_CONTACTS } from './account-contacts';
import { ContactKnownError, ContactTakenError, TooManyContactsError } from './accounts.errors';

const free = { accountId: undefined, isConfirmed: false };

describe('a further way to sign in', () => {
  it('is free where nobody has it, up to the most that an account can have', () => {
    expect(() => assertMayHave('ada', free, MAX_CONTACTS - 1)).not.toThrow();
    expect(() => assertMayHave('ada', free, MAX_CONTACTS)).toThrow(TooManyContactsError);
  });

  it('may be one of the account’s own that nobody has confirmed, also when it has all it can have', () => {
    expect(() => assertMayHave('ada', { accountId: 'ada', isConfirmed: false }, MAX_CONTACTS)).not.toThrow();
    expect(() => assertMayHave('ada', { accountId: 'ada', isConfirmed: true }, 1)).toThrow(ContactKnownError);
  });

  it('is none of another account’s, confirmed or not', () => {
    for (const isConfirmed of [true, false])
      expect(() => assertMayHave('ada', { accountId: 'eve', isConfirmed }, 1)).toThrow(ContactTakenError);
  });
});
