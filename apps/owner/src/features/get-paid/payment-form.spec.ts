import { checkPaymentLink } from '@chalkboard/menu-rules/payment-link';
import { isDisguised, sharesOf, summaryOf, toForm, toSettings } from './payment-form';

const link = 'https://paypal.me/lucia/{amount}{currency}';

describe('how a restaurant is paid', () => {
  it('is off until its owner says otherwise, with the usual shares at hand', () => {
    expect(toForm({})).toEqual({ hasLink: false, link: '', hasTips: false, shares: '10, 15, 20' });
    expect(toSettings(toForm({}))).toEqual({});
    expect(summaryOf({})).toBe('Off');
  });

  it('goes through the form as it is', () => {
    const settings = { link, tips: { shares: [5, 12] } };
    expect(toSettings(toForm(settings))).toEqual(settings);
    expect(summaryOf(settings)).toBe('paypal.me, Tips');
  });

  it('is not saved with a link or shares that are none', () => {
    expect(toSettings({ ...toForm({}), hasLink: true, link: 'http://paypal.me/lucia' })).toBeUndefined();
    expect(toSettings({ ...toForm({}), hasTips: true, shares: '10, 99' })).toBeUndefined();
  });

  it('takes shares as people type them', () => {
    expect(sharesOf('20 %, 10 %;15')).toEqual([10, 15, 20]);
    expect(sharesOf('')).toEqual([]);
    for (const typed of ['0', '51', '10, 10', '10.5', '-5', 'ten', '1, 2, 3, 4, 5'])
      expect(sharesOf(typed)).toBeUndefined();
  });

  it('says when a host has letters that are not Latin', () => {
    expect(isDisguised(checkPaymentLink('https://pаypal.me/lucia'))).toBe(true);
    expect(isDisguised(checkPaymentLink(link))).toBe(false);
  });
});
