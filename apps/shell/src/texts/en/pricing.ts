import { PLANS, RELEASE_LABEL, TRIAL, type Entitlements, type PlanId } from '@chalkboard/contracts';
import { dollars } from '../amounts';

const conversions = (limit: number | null) => (limit === null ? 'Unlimited' : `${limit} per month`);
const FREE_CONVERSIONS = PLANS.free.entitlements.conversionsPerMonth;

const EXTRACTION = { basic: 'Basic', advanced: 'Advanced' };
const ANALYTICS = { none: false, basic: 'Basic', advanced: 'Advanced, with reporting' };
const SUPPORT = { community: 'Community', email: 'Email', priority: 'Priority, plus phone' };

/** What no plan is held to while the product is in beta. */
const openInBeta = (included: boolean) => included || 'During beta';

type Row = { readonly feature: string } & Readonly<Record<PlanId, string | boolean>>;

/** A row of the comparison: the same entitlement of each plan, in words. */
function row(feature: string, say: (entitlements: Entitlements) => string | boolean): Row {
  return {
    feature,
    free: say(PLANS.free.entitlements),
    pro: say(PLANS.pro.entitlements),
    enterprise: say(PLANS.enterprise.entitlements),
  };
}

export const pricingTexts = {
  title: 'Pricing',
  heading: 'One price a month. None while we are in beta.',
  lead: 'Take the plan that fits. During the beta every plan may take orders and nothing is collected.',
  beta: RELEASE_LABEL,
  donation: {
    title: 'Made by a small team, kept free by choice.',
    text: 'If the product saves you an evening, you may buy its developer a coffee. It is voluntary and changes nothing about your plan.',
    link: 'Donate',
  },
  plansLabel: 'Plans',
  price: (id: PlanId) => dollars(PLANS[id].monthlyPriceMinor),
  perMonth: 'per month',
  trial: (days: number) => `${days}-day free trial, no card`,
  plans: {
    free: {
      for: 'To try it, and for a menu that rarely changes.',
      features: [
        `${FREE_CONVERSIONS} menu conversions per month`,
        'Basic AI extraction',
        'Public sharing',
        'Mobile display',
        'Community support',
      ],
      action: 'Get Started Free',
    },
    pro: {
      for: 'For a restaurant that takes orders.',
      features: [
        'Unlimited conversions',
        'Advanced AI extraction',
        'Ordering',
        'SMS notifications',
        'Basic analytics',
        'Email support',
      ],
      action: 'Start Pro Trial',
      mark: 'Recommended',
    },
    enterprise: {
      for: 'For several houses under one roof.',
      features: [
        'Everything in Pro',
        'Multi-location management',
        'Advanced analytics and reporting',
        'Custom branding',
        'Priority support plus phone',
        'API access',
        'Dedicated account manager',
      ],
      action: 'Contact Sales',
    },
  },
  betaNote: 'Trial and plan start when you register. In beta the Pro trial is the product itself: open, and free.',
  comparison: {
    title: 'Compare the plans',
    caption: 'What each plan has',
    feature: 'Feature',
    included: 'Included',
    notIncluded: 'Not included',
    rows: [
      row('Menu conversions', ({ conversionsPerMonth }) => conversions(conversionsPerMonth)),
      row('AI extraction', ({ extraction }) => EXTRACTION[extraction]),
      row('Public sharing', ({ publicSharing }) => publicSharing),
      row('Mobile display', ({ mobileDisplay }) => mobileDisplay),
      row('Ordering', ({ ordering }) => openInBeta(ordering)),
      row('SMS notifications', ({ smsNotifications }) => openInBeta(smsNotifications)),
      row('Analytics', ({ analytics }) => ANALYTICS[analytics]),
      row('Multi-location management', ({ multiLocation }) => multiLocation),
      row('Custom branding', ({ customBranding }) => customBranding),
      row('API access', ({ apiAccess }) => apiAccess),
      row('Support', ({ support }) => SUPPORT[support]),
      row('Dedicated account manager', ({ accountManager }) => accountManager),
    ],
  },
  faqTitle: 'Questions about pricing',
  faq: [
    {
      question: 'Is it really free during the beta?',
      answer: `Yes. While the product is called ${RELEASE_LABEL}, no plan is charged and no card is asked for. Before that changes you are told, and you choose whether to go on.`,
    },
    {
      question: 'Is there a free trial?',
      answer: `The paid plans begin with a ${TRIAL.days}-day free trial. It needs no card, and it ends by itself.`,
    },
    {
      question: 'Can I change my plan later?',
      answer:
        'At any time. A change takes effect immediately, and the bill is prorated: you pay for the days you had, and not twice.',
    },
    {
      question: 'What happens after my free conversions?',
      answer: `The Free plan reads ${FREE_CONVERSIONS} menus in a calendar month. Menus you have stay online and can be edited without limit; the next month begins a new count.`,
    },
  ],
  closing: {
    title: 'Begin with one menu.',
    text: 'The photo on your phone is all it takes.',
    action: 'Upload your menu',
    contact: 'Ask us something',
  },
};
