import { checkPaymentLink, paymentAddress, withKnownShape } from './payment-link';

const faultOf = (typed: string) => {
  const checked = checkPaymentLink(typed);
  return 'fault' in checked ? checked.text : undefined;
};

describe('a payment link', () => {
  it('is an https address of a public site, whose host is told as a browser goes to it', () => {
    expect(checkPaymentLink('  https://PayPal.me/lucia ')).toEqual({
      template: 'https://PayPal.me/lucia',
      host: 'paypal.me',
      takesAmount: false,
    });
    expect(checkPaymentLink('https://pay.example.com/b?a={amount}&c={currency}&o={order}')).toMatchObject({
      host: 'pay.example.com',
      takesAmount: true,
    });
  });

  it('in letters that look like others tells its host in ASCII', () => {
    // The second letter is Cyrillic.
    expect(checkPaymentLink('https://pаypal.me/lucia')).toMatchObject({ host: 'xn--pypal-4ve.me' });
    expect(checkPaymentLink('https://ｐａｙｐａｌ.me/lucia')).toMatchObject({ host: 'paypal.me' });
  });

  it.each([
    ['', /needs an address/],
    ['paypal.me/lucia', /begin with https/],
    ['http://paypal.me/lucia', /begin with https/],
    ['javascript:alert(1)', /begin with https/],
    ['https:paypal.me', /begin with https/],
    ['https:///paypal.me', /begin with https/],
    ['data:text/html,pay', /begin with https/],
    ['https://paypal.me@evil.com/lucia', /before an “@”/],
    ['https://user:secret@paypal.me/', /before an “@”/],
    ['https://paypal.me\\@evil.com', /hidden character/],
    ['https://pay pal.me/lucia', /hidden character/],
    ['https://paypal.me/lu\u202Ecia', /hidden character/],
    ['https://paypal.me/lu\tcia', /hidden character/],
    ['https://paypal.me:8443/lucia', /without a port/],
    ['https://127.0.0.1/pay', /address in numbers/],
    ['https://0x7f.1/pay', /address in numbers/],
    ['https://2130706433/pay', /address in numbers/],
    ['https://[::1]/pay', /address in numbers/],
    ['https://localhost/pay', /public site/],
    ['https://till.local/pay', /public site/],
    ['https://intranet/pay', /public site/],
    ['https://pay.internal./x', /public site/],
    ['https://{order}.evil.com/', /name of the site/],
    ['https://paypal.me/{amount', /in braces/],
    ['https://paypal.me/{secret}', /in braces/],
    ['https://paypal.me/{}', /in braces/],
    [`https://paypal.me/${'x'.repeat(500)}`, /too long/],
  ])('%j is not taken, and why is said', (typed, why) => {
    expect(faultOf(typed)).toMatch(why);
  });

  it.each([
    ['USD', 2340, '23.40', '2340'],
    ['JPY', 2340, '2340', '2340'],
    ['KWD', 2340, '2.340', '2340'],
    ['EUR', 5, '0.05', '5'],
  ])('carries the amount in %s with exactly its decimals', (currency, toPay, amount, minor) => {
    const link = 'https://pay.example.com/{amount}{currency}?m={minor}&o={order}';
    expect(paymentAddress(link, { toPay, currency, orderNumber: 'K7F4M' })).toBe(
      `https://pay.example.com/${amount}${currency}?m=${minor}&o=K7F4M`,
    );
  });

  it('of a known provider gets the places where it takes the amount, once', () => {
    expect(withKnownShape('https://paypal.me/lucia/')).toBe('https://paypal.me/lucia/{amount}{currency}');
    expect(withKnownShape('https://www.paypal.com/paypalme/lucia')).toBe(
      'https://www.paypal.com/paypalme/lucia/{amount}{currency}',
    );
    expect(withKnownShape('https://cash.app/$lucia')).toBe('https://cash.app/$lucia/{amount}');
    expect(withKnownShape('https://venmo.com/u/lucia')).toBe(
      'https://venmo.com/u/lucia?txn=pay&amount={amount}&note={order}',
    );
    expect(withKnownShape('https://revolut.me/lucia')).toContain('amount={minor}&currency={currency}');
    for (const asItIs of [
      'https://paypal.me/lucia/{amount}',
      'https://paypal.me/lucia/25',
      'https://buy.stripe.com/abc',
      'https://evil.com/paypal.me/lucia',
      'http://paypal.me/lucia',
    ])
      expect(withKnownShape(asItIs)).toBeUndefined();
  });

  it('with a shape that was proposed is itself taken', () => {
    for (const typed of ['https://paypal.me/lucia', 'https://cash.app/$lucia', 'https://monzo.me/lucia'])
      expect(checkPaymentLink(withKnownShape(typed)!)).toMatchObject({ takesAmount: true });
  });
});
