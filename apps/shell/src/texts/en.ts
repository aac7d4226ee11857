import { PLANS, PRODUCT_NAME, PROMISED_SPEED, REFERRAL, RELEASE_LABEL } from '@chalkboard/contracts';
import { dollars } from './amounts';

/** What the frame, the home page and the pages of failure say. */
export const texts = {
  frame: {
    skip: 'Skip to content',
    home: `${PRODUCT_NAME}, home`,
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    backToHome: 'Back to Home',
    release: RELEASE_LABEL,
    footerLine: `${PRODUCT_NAME} · ${RELEASE_LABEL}, free during beta`,
    footerGroups: { product: 'Product', help: 'Help', legal: 'Legal', staff: 'Staff' },
    photographer: 'Photographer credit:',
    loading: 'Loading',
  },
  links: {
    home: 'Home',
    features: 'Features',
    reviews: 'Reviews',
    pricing: 'Pricing',
    getStarted: 'Get Started',
    signIn: 'Sign in',
    ownerSignIn: 'Business sign-in',
    business: 'Your business',
    whatYouGet: 'What you get',
    documentation: 'Documentation',
    contact: 'Contact',
    faq: 'FAQ',
    referral: 'Referral Program',
    directory: 'Restaurant Directory',
    privacy: 'Privacy Policy',
    myData: 'My data',
    terms: 'Terms of Service',
    legal: 'Legal Disclaimers',
    admin: 'Admin Management',
  },
  home: {
    previewTitle: 'Menu preview',
    heading: 'From paper menu to first order.',
    lead: 'Give us a photo or a PDF. You get a page your guests can read, share and order from.',
    loadingUpload: 'Loading the upload',
    free: `${PLANS.free.entitlements.conversionsPerMonth} menus a month are free. No account, no card.`,
    guideLink: 'Read the owner’s guide',
    signupLink: 'Register your business',
    featuresLabel: 'What you get',
    features: {
      fast: {
        title: 'Fast processing',
        text: `From a photo to a finished menu in under ${PROMISED_SPEED.processingMinutes} minutes, with every step shown as it happens.`,
      },
      mobile: {
        title: 'Mobile optimised',
        text: 'Made for the phone in a guest’s hand: one thumb, large prices, no pinching and zooming.',
      },
      analytics: {
        title: 'Analytics ready',
        text: 'Every order is counted from the first day, so the figures are there when you want to see them.',
      },
    },
    how: {
      title: 'Three things happen, and you do one of them',
      steps: [
        { title: 'You photograph the menu', text: 'The one on the table will do. Several pages are several photos.' },
        {
          title: 'We read it twice',
          text: 'Dishes, prices, sections. Where two readings differ, you are asked and nobody is charged a guess.',
        },
        {
          title: 'Guests order from it',
          text: 'They open a link or scan a code. The order reaches your phone as a text message.',
        },
      ],
      link: 'See how it works, step by step',
    },
    closing: {
      title: 'Know a place that still prints?',
      text: `Tell us about it. When it joins and completes its setup, you earn ${dollars(REFERRAL.referrerRewardMinor)}.`,
      link: 'Refer a restaurant',
    },
    liveExample: 'Open a live example',
    example: 'A printed menu, and beside it the same menu on a phone, with its prices and a button to add each dish.',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  },
  broken: {
    title: 'Something went wrong',
    text: 'The page stopped working. What you saved is safe; please load it again.',
    action: 'Load again',
  },
  remote: {
    title: 'This section is not available right now.',
    text: 'Nothing was lost, and the rest of the site works. It may be back in a moment.',
    unserved:
      'It was made for another version of this site. We know about it; please load the page again in a few minutes.',
    action: 'Try again',
  },
};

export type Texts = typeof texts;
