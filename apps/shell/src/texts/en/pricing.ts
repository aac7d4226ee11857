import { PLANS, RELEASE_LABEL, TRIAL, type PlanId } from '@chalkboard/contracts';
import { dollars } from '../amounts';

const conversions = (id: PlanId) => {
  const limit = PLANS[id].conversionsPerMonth;
  return limit === null ? 'Unlimited' : `${limit} per month`;
};

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
      features: [`${PLANS.free.conversionsPerMonth} menu conversions per month`, 'Basic AI extraction', 'Public sharing', 'Mobile display', 'Community support'],
      action: 'Get Started Free',
    },
    pro: {
      for: 'For a restaurant that takes orders.',
      features: ['Unlimited conversions', 'Advanced AI extraction', 'Ordering', 'SMS notifications', 'Basic analytics', 'Email support'],
      action: 'Start Pro Trial',
      mark: 'Recommended',
    },
    enterprise: {
      for: 'For several houses under one roof.',
      features: ['Everything in Pro', 'Multi-location management', 'Advanced analytics and reporting', 'Custom branding', 'Priority support plus phone', 'API access', 'Dedicated account manager'],
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
      { feature: 'Menu conversions', free: conversions('free'), pro: conversions('pro'), enterprise: conversions('enterprise') },
      { feature: 'AI extraction', free: 'Basic', pro: 'Advanced', enterprise: 'Advanced' },
      { feature: 'Public sharing', free: true, pro: true, enterprise: true },
      { feature: 'Mobile display', free: true, pro: true, enterprise: true },
      { feature: 'Ordering', free: 'During beta', pro: true, enterprise: true },
      { feature: 'SMS notifications', free: 'During beta', pro: true, enterprise: true },
      { feature: 'Analytics', free: false, pro: 'Basic', enterprise: 'Advanced, with reporting' },
      { feature: 'Multi-location management', free: false, pro: false, enterprise: true },
      { feature: 'Custom branding', free: false, pro: false, enterprise: true },
      { feature: 'API access', free: false, pro: false, enterprise: true },
      { feature: 'Support', free: 'Community', pro: 'Email', enterprise: 'Priority, plus phone' },
      { feature: 'Dedicated account manager', free: false, pro: false, enterprise: true },
    ] as readonly ({ readonly feature: string } & Readonly<Record<PlanId, string | boolean>>)[],
  },
  faqTitle: 'Questions about pricing',
  faq: [
    { question: 'Is it really free during the beta?', answer: `Yes. While the product is called ${RELEASE_LABEL}, no plan is charged and no card is asked for. Before that changes you are told, and you choose whether to go on.` },
    { question: 'Is there a free trial?', answer: `The paid plans begin with a ${TRIAL.days}-day free trial. It needs no card, and it ends by itself.` },
    { question: 'Can I change my plan later?', answer: 'At any time. A change takes effect immediately, and the bill is prorated: you pay for the days you had, and not twice.' },
    { question: 'What happens after my free conversions?', answer: `The Free plan reads ${PLANS.free.conversionsPerMonth} menus in a calendar month. Menus you have stay online and can be edited without limit; the next month begins a new count.` },
  ],
  closing: { title: 'Begin with one menu.', text: 'The photo on your phone is all it takes.', action: 'Upload your menu', contact: 'Ask us something' },
};
