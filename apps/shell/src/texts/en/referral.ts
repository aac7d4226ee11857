import { REFERRAL, RESPONSE_HOURS } from '@chalkboard/contracts';
import { dollars } from '../amounts';

const reward = dollars(REFERRAL.referrerRewardMinor);
const credit = dollars(REFERRAL.restaurantCreditMinor);
const earned = (restaurants: number) => dollars(restaurants * REFERRAL.referrerRewardMinor);

export const referralTexts = {
  title: 'Referral Program',
  badge: `${reward} per referral`,
  heading: 'You know a restaurant. We know what to do.',
  lead: `Name a place that should be online. When it joins and completes its setup, you earn ${reward} and it starts with a ${credit} credit.`,
  getStarted: 'Get Started',
  cardsLabel: 'The programme in figures',
  cards: [
    { value: reward, label: 'Per referral', note: 'for each restaurant that joins' },
    {
      value: `${RESPONSE_HOURS.referral.from}-${RESPONSE_HOURS.referral.to}h`,
      label: 'Average response',
      note: 'until we write to the restaurant',
    },
    { value: 'Unlimited', label: 'Referrals', note: 'as many places as you know' },
  ],
  howTitle: 'How it works',
  how: [
    { title: 'You refer', text: 'Two addresses: yours, and the restaurant’s. Or give them your link.' },
    {
      title: 'We contact them',
      text: `Within ${RESPONSE_HOURS.referral.from} to ${RESPONSE_HOURS.referral.to} hours, politely, and once. They decide.`,
    },
    { title: 'You get paid', text: 'By PayPal or bank transfer, once they have signed up and completed their setup.' },
  ],
  betaNote:
    'While the product is in beta no plan is charged, so rewards are recorded now and paid after a restaurant’s first paid month.',
  form: {
    title: 'Refer a restaurant',
    referrerEmail: 'Your email',
    restaurantEmail: 'Restaurant’s email',
    restaurantPhone: 'Restaurant’s phone',
    hint: 'Used once, to tell them about the product and who thought of them.',
    missing: (what: string) => `${what} is required.`,
    badEmail: 'Enter an address such as name@example.com.',
    badPhone: 'Enter a telephone number, or leave it empty.',
    send: 'Submit Referral',
    sending: 'Sending...',
  },
  toasts: {
    missing: {
      title: 'Please fill in all fields',
      description: "We need both your email and the restaurant's email to process the referral",
    },
    sent: {
      title: 'Referral submitted!',
      description: `We'll contact the restaurant and keep you updated on your ${reward} reward status`,
    },
    failed: {
      title: 'Referral not sent',
      description: 'What you entered is still here. Please try again in a moment.',
    },
  },
  link: {
    title: 'Your referral link',
    text: 'A restaurant that signs up by it counts as referred by you; there is no form to fill in.',
    label: 'Your referral link',
    email: 'Where we reach you',
    hint: 'An email address. We keep it to know whose reward it is.',
    get: 'Get your link',
    getting: 'One moment...',
    copy: 'Copy link',
    copied: { title: 'Link Copied' },
    copyFailed: { title: 'Copy Failed', description: 'Failed to copy link to clipboard.' },
    failed: { title: 'No link yet', description: 'Please try again in a moment.' },
  },
  share: {
    title: 'Tell others',
    text: 'Share this page with people who eat out more than you do.',
    on: (network: string) => `Share on ${network}`,
    message: `Know a restaurant with a paper menu? Refer it and earn ${reward}; it starts with a ${credit} credit.`,
  },
  stories: {
    title: 'Success stories',
    note: 'Two examples of how referrals add up.',
    items: [
      {
        who: 'The supplier',
        text: 'Delivers vegetables to twenty kitchens and mentions the product at the back door. Three of them join.',
        result: `3 restaurants, ${earned(3)}`,
      },
      {
        who: 'The regular',
        text: 'Tells the owner of the corner bistro, who tells her sister. Both put their menus online.',
        result: `2 restaurants, ${earned(2)}`,
      },
    ],
  },
  footerLabel: 'More pages',
};
