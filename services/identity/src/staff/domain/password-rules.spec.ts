import { assertGoodPassword } from './password-rules';

const ADA = { email: 'ada.byron@example.com', firstName: 'Ada', lastName: 'Lovelace' };

describe('a password of staff', () => {
  it.each(['correct horse battery staple', 'zwölf Boxkämpfer', 'T7#kq0-vv!mz', 'ada likes marmalade'])(
    'is taken when it is long and not to be guessed: %s',
    (password) => {
      expect(() => assertGoodPassword(password, ADA)).not.toThrow();
    },
  );

  it.each([
    ['short', 'T7#kq0-vv!m', 'at least 12 characters'],
    ['the own last name', 'xx-lovelace-2026', 'your name'],
    ['the own address', 'Ada.Byron!Ada.Byron', 'your name'],
    ['the product', 'my chalkboard rocks', 'the name of the product'],
    ['few characters', 'abababababab', 'different characters'],
    ['what everybody takes', 'Password123456', 'tried first'],
    ['the keyboard', 'qwertyuiop1234', 'tried first'],
    ['all of them', 'welcome-admin-123', 'tried first'],
  ])('is refused for %s', (_, password, reason) => {
    expect(() => assertGoodPassword(password, ADA)).toThrow(
      expect.objectContaining({ code: 'staff.password_weak', detail: expect.stringContaining(reason) }),
    );
  });
});
