// Written by `npm run texts` from en/*.json and groups.json.
import { textGroups } from '@chalkboard/web-kit/texts';

export interface ContactTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly email: { readonly title: string; readonly text: string };
  readonly chat: { readonly title: string; readonly badge: string; readonly text: string; readonly action: string };
  readonly times: {
    readonly title: string;
    readonly rows: { readonly general: string; readonly support: string; readonly bug: string };
    readonly within: (values: { readonly hours: string | number }) => string;
  };
  readonly beta: { readonly title: string; readonly text: string };
  readonly form: {
    readonly title: string;
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly category: string;
    readonly categories: {
      readonly general: string;
      readonly support: string;
      readonly bug: string;
      readonly feature: string;
      readonly business: string;
      readonly feedback: string;
    };
    readonly message: string;
    readonly missing: (values: { readonly what: string | number }) => string;
    readonly badEmail: string;
    readonly send: string;
    readonly sending: string;
  };
  readonly toasts: {
    readonly missing: { readonly title: string; readonly description: string };
    readonly badEmail: { readonly title: string; readonly description: string };
    readonly sent: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly faqTitle: string;
  readonly faq: readonly [
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
  ];
}

export interface FeaturesTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly contents: string;
  readonly groups: {
    readonly main: {
      readonly name: string;
      readonly text: string;
      readonly items: {
        readonly read: { readonly title: string; readonly text: string };
        readonly fast: { readonly title: string; readonly text: string };
        readonly link: { readonly title: string; readonly text: string };
        readonly order: { readonly title: string; readonly text: string };
        readonly message: { readonly title: string; readonly text: string };
        readonly edit: { readonly title: string; readonly text: string };
      };
    };
    readonly extra: {
      readonly name: string;
      readonly text: string;
      readonly items: {
        readonly diet: { readonly title: string; readonly text: string };
        readonly allergen: { readonly title: string; readonly text: string };
        readonly time: { readonly title: string; readonly text: string };
        readonly doubt: { readonly title: string; readonly text: string };
      };
    };
    readonly 'business-tools': {
      readonly name: string;
      readonly text: string;
      readonly items: {
        readonly code: { readonly title: string; readonly text: string };
        readonly embed: { readonly title: string; readonly text: string };
        readonly pay: { readonly title: string; readonly text: string };
        readonly register: { readonly title: string; readonly text: string };
        readonly figures: { readonly title: string; readonly text: string };
      };
    };
    readonly 'design-and-look': {
      readonly name: string;
      readonly text: string;
      readonly items: {
        readonly theme: { readonly title: string; readonly text: string };
        readonly phone: { readonly title: string; readonly text: string };
        readonly dark: { readonly title: string; readonly text: string };
        readonly access: { readonly title: string; readonly text: string };
      };
    };
  };
  readonly ctaTitle: string;
  readonly ctaText: string;
  readonly cta: string;
  readonly pricing: string;
}

export interface FrameTexts {
  readonly frame: {
    readonly skip: string;
    readonly home: string;
    readonly mainNavigation: string;
    readonly footerNavigation: string;
    readonly backToHome: string;
    readonly release: string;
    readonly footerLine: string;
    readonly footerGroups: {
      readonly product: string;
      readonly help: string;
      readonly legal: string;
      readonly staff: string;
    };
    readonly photographer: string;
    readonly loading: string;
    readonly language: string;
  };
  readonly links: {
    readonly home: string;
    readonly features: string;
    readonly reviews: string;
    readonly pricing: string;
    readonly getStarted: string;
    readonly signIn: string;
    readonly ownerSignIn: string;
    readonly business: string;
    readonly whatYouGet: string;
    readonly documentation: string;
    readonly contact: string;
    readonly faq: string;
    readonly referral: string;
    readonly directory: string;
    readonly privacy: string;
    readonly myData: string;
    readonly terms: string;
    readonly legal: string;
    readonly admin: string;
  };
  readonly home: {
    readonly previewTitle: string;
    readonly heading: string;
    readonly lead: string;
    readonly loadingUpload: string;
    readonly free: string;
    readonly guideLink: string;
    readonly signupLink: string;
    readonly featuresLabel: string;
    readonly features: {
      readonly fast: { readonly title: string; readonly text: string };
      readonly mobile: { readonly title: string; readonly text: string };
      readonly analytics: { readonly title: string; readonly text: string };
    };
    readonly how: {
      readonly title: string;
      readonly steps: readonly [
        { readonly title: string; readonly text: string },
        { readonly title: string; readonly text: string },
        { readonly title: string; readonly text: string },
      ];
      readonly link: string;
    };
    readonly closing: { readonly title: string; readonly text: string; readonly link: string };
    readonly liveExample: string;
    readonly example: string;
  };
  readonly notFound: { readonly title: string; readonly text: string };
  readonly broken: { readonly title: string; readonly text: string; readonly action: string };
  readonly remote: {
    readonly title: string;
    readonly text: string;
    readonly unserved: string;
    readonly action: string;
  };
}

export interface GuideTexts {
  readonly title: string;
  readonly lead: string;
  readonly print: string;
  readonly save: string;
  readonly stepsTitle: string;
  readonly steps: readonly [
    { readonly title: string; readonly text: string; readonly points: readonly [string, string, string] },
    { readonly title: string; readonly text: string; readonly points: readonly [string, string, string] },
    { readonly title: string; readonly text: string; readonly points: readonly [string, string, string] },
    { readonly title: string; readonly text: string; readonly points: readonly [string, string, string] },
  ];
  readonly sharingTitle: string;
  readonly sharing: readonly [
    { readonly title: string; readonly text: string },
    { readonly title: string; readonly text: string },
    { readonly title: string; readonly text: string },
    { readonly title: string; readonly text: string },
  ];
  readonly benefitsTitle: string;
  readonly benefits: readonly [string, string, string, string];
  readonly ctaTitle: string;
  readonly ctaText: string;
  readonly cta: string;
  readonly file: {
    readonly name: string;
    readonly step: (values: { readonly number: string | number }) => string;
    readonly start: (values: { readonly address: string | number }) => string;
  };
}

export interface MyDataTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly policy: string;
  readonly reading: string;
  readonly notices: { readonly over: string; readonly unreadable: string; readonly tooOften: string };
  readonly contact: {
    readonly heading: string;
    readonly label: string;
    readonly hint: string;
    readonly missing: string;
    readonly send: string;
    readonly sending: string;
    readonly failed: string;
  };
  readonly code: {
    readonly heading: string;
    readonly text: {
      readonly sms: (values: { readonly contact: string | number; readonly minutes: number }) => string;
      readonly email: (values: { readonly contact: string | number; readonly minutes: number }) => string;
    };
    readonly label: string;
    readonly hint: string;
    readonly stopped: string;
    readonly incomplete: string;
    readonly send: string;
    readonly sending: string;
    readonly failed: string;
    readonly back: string;
  };
  readonly account: {
    readonly heading: string;
    readonly text: (values: { readonly contact: string | number; readonly until: string | number }) => string;
    readonly nothing: string;
    readonly kinds: {
      readonly orders: { readonly label: string; readonly what: string };
      readonly messages: { readonly label: string; readonly what: string };
      readonly reviews: { readonly label: string; readonly what: string };
      readonly votes: { readonly label: string; readonly what: string };
      readonly contactMessages: { readonly label: string; readonly what: string };
      readonly referrals: { readonly label: string; readonly what: string };
      readonly referralLinks: { readonly label: string; readonly what: string };
    };
    readonly texts: {
      readonly label: string;
      readonly wanted: string;
      readonly stopped: (values: { readonly since: string | number }) => string;
    };
    readonly open: {
      readonly heading: string;
      readonly text: string;
      readonly order: (values: { readonly number: string | number; readonly by: string | number }) => string;
      readonly orderAt: (values: {
        readonly number: string | number;
        readonly restaurant: string | number;
        readonly by: string | number;
      }) => string;
    };
    readonly download: string;
    readonly leave: string;
  };
  readonly erase: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly consequences: readonly [string, string, string, string];
    readonly rewards: string;
    readonly keepStop: { readonly label: string; readonly hint: string };
    readonly confirm: string;
    readonly erasing: string;
    readonly keep: string;
    readonly again: string;
    readonly notNow: string;
    readonly lost: string;
    readonly refused: string;
  };
  readonly receipt: {
    readonly heading: string;
    readonly loading: string;
    readonly failed: string;
    readonly working: string;
    readonly waiting: (values: { readonly count: number }) => string;
    readonly done: (values: { readonly at: string | number }) => string;
    readonly asked: (values: { readonly at: string | number }) => string;
    readonly removed: string;
    readonly nothing: string;
    readonly keep: string;
    readonly other: string;
    readonly kinds: {
      readonly orders: string;
      readonly messages: string;
      readonly reviews: string;
      readonly votes: string;
      readonly contactMessages: string;
      readonly referrals: string;
      readonly referralLinks: string;
      readonly outbox_messages: string;
      readonly stops: string;
      readonly confirmed_numbers: string;
      readonly counts: string;
      readonly idempotency_keys: string;
      readonly events: string;
      readonly dead_letters: string;
    };
    readonly services: { readonly ordering: string; readonly notify: string; readonly identity: string };
    readonly waitingUntil: (values: { readonly count: number; readonly until: string | number }) => string;
  };
  readonly about: {
    readonly title: string;
    readonly questions: readonly [
      { readonly question: string; readonly answer: string },
      { readonly question: string; readonly answer: string },
      { readonly question: string; readonly answer: string },
      { readonly question: string; readonly answer: string },
    ];
  };
}

export interface PricingTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly beta: string;
  readonly donation: { readonly title: string; readonly text: string; readonly link: string };
  readonly plansLabel: string;
  readonly perMonth: string;
  readonly trial: (values: { readonly days: string | number }) => string;
  readonly plans: {
    readonly free: {
      readonly for: string;
      readonly features: readonly [string, string, string, string, string];
      readonly action: string;
    };
    readonly pro: {
      readonly for: string;
      readonly features: readonly [string, string, string, string, string, string];
      readonly action: string;
      readonly mark: string;
    };
    readonly enterprise: {
      readonly for: string;
      readonly features: readonly [string, string, string, string, string, string, string];
      readonly action: string;
    };
  };
  readonly betaNote: string;
  readonly comparison: {
    readonly title: string;
    readonly caption: string;
    readonly feature: string;
    readonly included: string;
    readonly notIncluded: string;
    readonly rows: {
      readonly conversionsPerMonth: string;
      readonly extraction: string;
      readonly publicSharing: string;
      readonly mobileDisplay: string;
      readonly ordering: string;
      readonly smsNotifications: string;
      readonly analytics: string;
      readonly multiLocation: string;
      readonly customBranding: string;
      readonly apiAccess: string;
      readonly support: string;
      readonly accountManager: string;
    };
    readonly values: {
      readonly unlimited: string;
      readonly perMonth: (values: { readonly count: string | number }) => string;
      readonly duringBeta: string;
      readonly extraction: { readonly basic: string; readonly advanced: string };
      readonly analytics: { readonly basic: string; readonly advanced: string };
      readonly support: { readonly community: string; readonly email: string; readonly priority: string };
    };
  };
  readonly faqTitle: string;
  readonly faq: readonly [
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
    { readonly question: string; readonly answer: string },
  ];
  readonly closing: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly contact: string;
  };
}

export interface ReferralTexts {
  readonly title: string;
  readonly badge: string;
  readonly heading: string;
  readonly lead: string;
  readonly getStarted: string;
  readonly cardsLabel: string;
  readonly cards: readonly [
    { readonly value: string; readonly label: string; readonly note: string },
    { readonly value: string; readonly label: string; readonly note: string },
    { readonly value: string; readonly label: string; readonly note: string },
  ];
  readonly howTitle: string;
  readonly how: readonly [
    { readonly title: string; readonly text: string },
    { readonly title: string; readonly text: string },
    { readonly title: string; readonly text: string },
  ];
  readonly betaNote: string;
  readonly form: {
    readonly title: string;
    readonly referrerEmail: string;
    readonly restaurantEmail: string;
    readonly restaurantPhone: string;
    readonly hint: string;
    readonly missing: (values: { readonly what: string | number }) => string;
    readonly badEmail: string;
    readonly badPhone: string;
    readonly send: string;
    readonly sending: string;
  };
  readonly toasts: {
    readonly missing: { readonly title: string; readonly description: string };
    readonly sent: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly link: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly email: string;
    readonly hint: string;
    readonly get: string;
    readonly getting: string;
    readonly copy: string;
    readonly copied: { readonly title: string };
    readonly copyFailed: { readonly title: string; readonly description: string };
    readonly failed: { readonly title: string; readonly description: string };
  };
  readonly share: {
    readonly title: string;
    readonly text: string;
    readonly on: (values: { readonly network: string | number }) => string;
    readonly message: string;
  };
  readonly stories: {
    readonly title: string;
    readonly note: string;
    readonly items: readonly [
      { readonly who: string; readonly text: string; readonly result: string },
      { readonly who: string; readonly text: string; readonly result: string },
    ];
  };
  readonly footerLabel: string;
}

// What is fetched together. A page that names them one by one holds the addresses of no other.
export const frameGroup = {
  en: () => import(/* webpackChunkName: "texts-frame-en" */ './groups.json?frame&en&texts'),
  es: () => import(/* webpackChunkName: "texts-frame-es" */ './groups.json?frame&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-frame-fr" */ './groups.json?frame&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-frame-de" */ './groups.json?frame&de&texts'),
  it: () => import(/* webpackChunkName: "texts-frame-it" */ './groups.json?frame&it&texts'),
};

export const contactGroup = {
  en: () => import(/* webpackChunkName: "texts-contact-en" */ './groups.json?contact&en&texts'),
  es: () => import(/* webpackChunkName: "texts-contact-es" */ './groups.json?contact&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-contact-fr" */ './groups.json?contact&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-contact-de" */ './groups.json?contact&de&texts'),
  it: () => import(/* webpackChunkName: "texts-contact-it" */ './groups.json?contact&it&texts'),
};

export const featuresGroup = {
  en: () => import(/* webpackChunkName: "texts-features-en" */ './groups.json?features&en&texts'),
  es: () => import(/* webpackChunkName: "texts-features-es" */ './groups.json?features&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-features-fr" */ './groups.json?features&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-features-de" */ './groups.json?features&de&texts'),
  it: () => import(/* webpackChunkName: "texts-features-it" */ './groups.json?features&it&texts'),
};

export const guideGroup = {
  en: () => import(/* webpackChunkName: "texts-guide-en" */ './groups.json?guide&en&texts'),
  es: () => import(/* webpackChunkName: "texts-guide-es" */ './groups.json?guide&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-guide-fr" */ './groups.json?guide&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-guide-de" */ './groups.json?guide&de&texts'),
  it: () => import(/* webpackChunkName: "texts-guide-it" */ './groups.json?guide&it&texts'),
};

export const myDataGroup = {
  en: () => import(/* webpackChunkName: "texts-my-data-en" */ './groups.json?my-data&en&texts'),
  es: () => import(/* webpackChunkName: "texts-my-data-es" */ './groups.json?my-data&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-my-data-fr" */ './groups.json?my-data&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-my-data-de" */ './groups.json?my-data&de&texts'),
  it: () => import(/* webpackChunkName: "texts-my-data-it" */ './groups.json?my-data&it&texts'),
};

export const pricingGroup = {
  en: () => import(/* webpackChunkName: "texts-pricing-en" */ './groups.json?pricing&en&texts'),
  es: () => import(/* webpackChunkName: "texts-pricing-es" */ './groups.json?pricing&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-pricing-fr" */ './groups.json?pricing&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-pricing-de" */ './groups.json?pricing&de&texts'),
  it: () => import(/* webpackChunkName: "texts-pricing-it" */ './groups.json?pricing&it&texts'),
};

export const referralGroup = {
  en: () => import(/* webpackChunkName: "texts-referral-en" */ './groups.json?referral&en&texts'),
  es: () => import(/* webpackChunkName: "texts-referral-es" */ './groups.json?referral&es&texts'),
  fr: () => import(/* webpackChunkName: "texts-referral-fr" */ './groups.json?referral&fr&texts'),
  de: () => import(/* webpackChunkName: "texts-referral-de" */ './groups.json?referral&de&texts'),
  it: () => import(/* webpackChunkName: "texts-referral-it" */ './groups.json?referral&it&texts'),
};

/** Fetches the words of groups in the language of the page. */
export const loadTexts = textGroups({
  frame: frameGroup,
  contact: contactGroup,
  features: featuresGroup,
  guide: guideGroup,
  'my-data': myDataGroup,
  pricing: pricingGroup,
  referral: referralGroup,
});
