import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import { OWN_CUISINES } from '@chalkboard/contracts/http/directory-choices';
import { UI_LANGUAGES } from '@chalkboard/contracts/ui-languages';
import { currencyExponent, minorToDecimal } from '@chalkboard/menu-rules/currency';
import { typedAmount } from '@chalkboard/menu-rules/typed-price';
import { sentHours, shownHours } from '../../shared/menu/hours/hours-edits';
import { faultSentence } from '../../shared/prices/fault-sentence';

/**
 * The form of the edit page: every field it sends, none left out; look and languages are chosen beside it.
 * `openingHours: null`: orders at any time.
 */
export type FormValues = Required<
  Omit<
    UpdateMenuRequest,
    | 'categories'
    | 'settledDetails'
    | 'baseVersion'
    | 'backgroundTheme'
    | 'primaryColor'
    | 'secondaryColor'
    | 'language'
    | 'translation'
    | 'rules'
  >
>;

/** What a section of the form shows, and says when it is changed. */
export interface SectionProps {
  readonly values: FormValues;
  onChange<K extends keyof FormValues>(key: K, value: FormValues[K]): void;
}

/** A field of the form, or of the look beside it. */
export type FormField = keyof FormValues | 'backgroundTheme' | 'primaryColor' | 'secondaryColor';

/**
 * What one form can show, in the order in which the edit page shows all of it, each with its fields. Languages keep
 * their own account of what was changed.
 */
export const FIELDS_OF_PART = {
  restaurant: [
    'restaurantName',
    'restaurantDescription',
    'restaurantAddress',
    'restaurantPhone',
    'currency',
    'posSystem',
  ],
  look: ['backgroundTheme', 'primaryColor', 'secondaryColor'],
  languages: [],
  hours: ['openingHours', 'timeZone'],
  ways: [
    'acceptsCardPickup',
    'acceptsCashPickup',
    'acceptsCardDelivery',
    'acceptsCashDelivery',
    'deliveryFee',
    'minimumOrder',
  ],
  diets: [
    'hasVegetarianOptions',
    'hasVeganOptions',
    'hasGlutenFreeOptions',
    'hasHalalOptions',
    'hasKosherOptions',
    'commonAllergens',
    'allergyNote',
  ],
  directory: ['listedInDirectory', 'cuisine', 'website'],
  channels: ['notificationSMS', 'notificationWhatsApp', 'notificationPrint', 'messageLanguage'],
} as const satisfies Record<string, readonly FormField[]>;

export type FormPart = keyof typeof FIELDS_OF_PART;
export const ALL_PARTS = Object.keys(FIELDS_OF_PART) as FormPart[];

/** What the form shows of a menu. */
export function valuesOf(menu: Menu): FormValues {
  return {
    restaurantName: menu.restaurantName,
    restaurantDescription: menu.restaurantDescription ?? '',
    restaurantAddress: menu.restaurantAddress ?? '',
    restaurantPhone: menu.restaurantPhone ?? '',
    currency: menu.currency,
    timeZone: menu.timeZone,
    openingHours: menu.openingHours ? shownHours(menu.openingHours) : null,
    posSystem: menu.posSystem,
    acceptsCardPickup: menu.acceptsCardPickup,
    acceptsCashPickup: menu.acceptsCashPickup,
    acceptsCardDelivery: menu.acceptsCardDelivery,
    acceptsCashDelivery: menu.acceptsCashDelivery,
    deliveryFee: shownAmount(menu.deliveryFee, menu.currency),
    minimumOrder: shownAmount(menu.minimumOrder, menu.currency),
    hasVeganOptions: menu.hasVeganOptions,
    hasVegetarianOptions: menu.hasVegetarianOptions,
    hasGlutenFreeOptions: menu.hasGlutenFreeOptions,
    hasHalalOptions: menu.hasHalalOptions,
    hasKosherOptions: menu.hasKosherOptions,
    commonAllergens: menu.commonAllergens,
    allergyNote: menu.allergyNote,
    listedInDirectory: menu.listedInDirectory ?? true,
    cuisine: OWN_CUISINES.find((cuisine) => cuisine === menu.cuisine) ?? '',
    website: menu.website ?? '',
    messageLanguage: UI_LANGUAGES.find((language) => language === menu.messageLanguage) ?? '',
    notificationSMS: menu.notificationSMS,
    notificationWhatsApp: menu.notificationWhatsApp,
    notificationPrint: menu.notificationPrint,
  };
}

/**
 * What is sent: amounts as plain numbers, hours in order, as the API takes them. Of amounts that are none the form has
 * told.
 * @param assumedCurrency is not sent unless it was changed: sending it would settle a question that nobody answered
 */
export function requestOf({ currency, ...values }: FormValues, assumedCurrency?: string): UpdateMenuRequest {
  return {
    ...values,
    ...(currency !== assumedCurrency && { currency }),
    deliveryFee: sentAmount(values.deliveryFee, currency),
    minimumOrder: sentAmount(values.minimumOrder, currency),
    openingHours: values.openingHours && sentHours(values.openingHours),
  };
}

/**
 * What of a request differs from what the form was filled with: a form that was open for long puts back no setting that
 * somebody else has saved meanwhile.
 */
export function changesOf<R extends object>(request: R, before: R): Partial<R> {
  const isSame = (key: string) => JSON.stringify(request[key as keyof R]) === JSON.stringify(before[key as keyof R]);
  return Object.fromEntries(Object.entries(request).filter(([key]) => !isSame(key))) as Partial<R>;
}

/** What is wrong with a fee or a minimum as it is typed, if anything is. */
export function amountFault(text: string, currency: string): string | undefined {
  const amount = typedAmount(text, currency);
  return amount.kind === 'fault' ? faultSentence(amount.sentence, currency) : undefined;
}

/** "5.00" of dollars, "5" of yen. */
function shownAmount(text: string, currency: string): string {
  return Number(text).toFixed(currencyExponent(currency));
}

function sentAmount(text: string, currency: string): string {
  const amount = typedAmount(text, currency);
  return minorToDecimal(amount.kind === 'amount' ? amount.minor : 0, currency).toFixed(
    Math.max(2, currencyExponent(currency)),
  );
}
