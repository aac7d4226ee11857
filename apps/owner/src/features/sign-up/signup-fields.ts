import type { SignupDraft } from '@chalkboard/contracts';
import type { signUpBusinessRoute } from '@chalkboard/contracts/api/identity/signup.routes';
import type { SentBodyOf } from '@chalkboard/contracts/api/route';
import { BUSINESS_TYPES, type BusinessType } from '@chalkboard/contracts/http/business-types';
import { PLAN_IDS, TRIAL, type PlanId } from '@chalkboard/contracts/plans';
import { DEFAULT_THEME_ID, MENU_THEMES } from '@chalkboard/contracts/themes';
import { plainPrice, typedAmount } from '@chalkboard/menu-rules/typed-price';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { texts } from '../../texts';

/** What is typed and chosen; numbers as their fields have them. */
export interface SignupFields {
  readonly businessName: string;
  readonly ownerName: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly businessType: BusinessType | '';
  readonly cuisineType: string;
  readonly seatingCapacity: string;
  readonly monthlyOrders: string;
  readonly averageOrderValue: string;
  readonly currentMenuFormat: string;
  readonly subscriptionPlan: PlanId;
  /** Of the referrer's link by which one came; kept with the draft, since it is in the first address only. */
  readonly referralCode: string;
  readonly marketingConsent: boolean;
  readonly termsAccepted: boolean;
}
export type SignupField = keyof SignupFields;
/** What is wrong with a field, in words. */
export type SignupFaults = Readonly<Partial<Record<SignupField, string>>>;

export const SIGNUP_STEPS = ['business', 'location', 'plan'] as const;
export type SignupStep = (typeof SIGNUP_STEPS)[number];

export const NO_FIELDS: SignupFields = {
  businessName: '',
  ownerName: '',
  email: '',
  phone: '',
  website: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  businessType: '',
  cuisineType: '',
  seatingCapacity: '',
  monthlyOrders: '',
  averageOrderValue: '',
  currentMenuFormat: '',
  subscriptionPlan: TRIAL.defaultPlan,
  referralCode: '',
  marketingConsent: false,
  termsAccepted: false,
};

/** Which fields a step needs before it lets on; the terms are asked for when all is submitted. */
const NEEDED: Readonly<Record<SignupStep, readonly SignupField[]>> = {
  business: ['businessName', 'ownerName', 'email', 'phone'],
  location: ['address', 'city', 'businessType'],
  plan: ['subscriptionPlan'],
};

const FIELDS_OF: Readonly<Record<SignupStep, readonly SignupField[]>> = {
  business: [...NEEDED.business, 'website'],
  location: [
    ...NEEDED.location,
    'state',
    'zipCode',
    'cuisineType',
    'seatingCapacity',
    'monthlyOrders',
    'averageOrderValue',
    'currentMenuFormat',
  ],
  plan: ['subscriptionPlan', 'marketingConsent', 'termsAccepted'],
};

const t = texts.signup.faults;
/** What a guest of theirs pays is asked for in dollars. */
const ORDERS_IN = 'USD';
const RULES: readonly { readonly field: SignupField; fits(text: string): boolean; readonly fault: string }[] = [
  { field: 'email', fits: (text) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text), fault: t.email },
  // Five digits are the least that any number has; the server asks for them too.
  { field: 'phone', fits: (text) => /(\d\D*){5}/.test(text), fault: t.phone },
  { field: 'seatingCapacity', fits: isWhole, fault: t.whole },
  { field: 'monthlyOrders', fits: isWhole, fault: t.whole },
  { field: 'averageOrderValue', fits: (text) => typedAmount(text, ORDERS_IN).kind === 'amount', fault: t.amount },
];

/** Is everything there that the step needs? */
export function isFilled(step: SignupStep, fields: SignupFields): boolean {
  return NEEDED[step].every((name) => String(fields[name]).trim() !== '');
}

/** What is typed in a step and cannot be right. */
export function faultsOf(step: SignupStep, fields: SignupFields): SignupFaults {
  const wrong = RULES.filter(
    ({ field, fits }) => FIELDS_OF[step].includes(field) && fields[field] !== '' && !fits(String(fields[field]).trim()),
  );
  return Object.fromEntries(wrong.map(({ field, fault }) => [field, fault]));
}

/** The first step, up to the asked one, that is not complete: no address leads past what is missing. */
export function reachable(asked: SignupStep, fields: SignupFields): SignupStep {
  const before = SIGNUP_STEPS.slice(0, SIGNUP_STEPS.indexOf(asked));
  return before.find((step) => !isFilled(step, fields) || Object.keys(faultsOf(step, fields)).length > 0) ?? asked;
}

/** The step in which a field is typed. */
export function stepOf(field: SignupField): SignupStep {
  return SIGNUP_STEPS.find((step) => FIELDS_OF[step].includes(field)) ?? 'business';
}

export function isSignupField(name: string): name is SignupField {
  return name in NO_FIELDS;
}

/** A plan by the name that a link gives it. */
export function planOf(name: string | null | undefined): PlanId | undefined {
  return PLAN_IDS.find((plan) => plan === name);
}

/**
 * What is sent; what is not chosen or not accepted, the wizard and then the server refuse. @param timeZone IANA name of
 * this device's
 */
export function requestOf(fields: SignupFields, timeZone: string): SentBodyOf<typeof signUpBusinessRoute> {
  const theme = MENU_THEMES.find(({ id }) => id === DEFAULT_THEME_ID);
  const typed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as SignupFields;
  return {
    ...typed,
    averageOrderValue: plainPrice(typed.averageOrderValue, ORDERS_IN),
    backgroundTheme: DEFAULT_THEME_ID,
    primaryColor: theme?.primary ?? '',
    secondaryColor: theme?.secondary ?? '',
    timeZone,
    language: readerLanguage(),
  } as SentBodyOf<typeof signUpBusinessRoute>;
}

function isWhole(text: string): boolean {
  return /^\d{1,7}$/.test(text);
}

/** What the server keeps of it until it is submitted. */
export function draftOf(step: SignupStep, fields: SignupFields): SignupDraft {
  return { step: SIGNUP_STEPS.indexOf(step) + 1, fields: { ...fields } };
}

/** What was kept; whatever it has that is not known, or of another kind, is as if it were not there. */
export function fromDraft({ step, fields }: SignupDraft): { readonly step: SignupStep; readonly fields: SignupFields } {
  const known = Object.entries(fields).filter(
    ([name, value]) => isSignupField(name) && typeof value === typeof NO_FIELDS[name],
  );
  const kept = { ...NO_FIELDS, ...Object.fromEntries(known) } as SignupFields;
  return {
    step: SIGNUP_STEPS[step - 1] ?? 'business',
    fields: {
      ...kept,
      businessType: BUSINESS_TYPES.find((type) => type === kept.businessType) ?? '',
      subscriptionPlan: planOf(kept.subscriptionPlan) ?? TRIAL.defaultPlan,
    },
  };
}
