import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import { OWN_CUISINES } from '@chalkboard/contracts/http/directory-choices';
import { sentHours, shownHours } from './hours/hours-edits';

/** The form of the edit page: every field it sends, none left out; look and languages are chosen beside it. `openingHours: null`: orders at any time. */
export type FormValues = Required<Omit<UpdateMenuRequest, 'categories' | 'settledDetails' | 'baseVersion' | 'backgroundTheme' | 'primaryColor' | 'secondaryColor' | 'language' | 'translation'>>;

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
    deliveryFee: menu.deliveryFee,
    minimumOrder: menu.minimumOrder,
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
    notificationSMS: menu.notificationSMS,
    notificationWhatsApp: menu.notificationWhatsApp,
    notificationPrint: menu.notificationPrint,
  };
}

/**
 * What is sent: amounts with two decimals, hours in order, as the API takes them.
 * @param assumedCurrency is not sent unless it was changed: sending it would settle a question that nobody answered
 */
export function requestOf({ currency, ...values }: FormValues, assumedCurrency?: string): UpdateMenuRequest {
  const amount = (text: string) => (Number(text) || 0).toFixed(2);
  return { ...values, ...(currency !== assumedCurrency && { currency }), deliveryFee: amount(values.deliveryFee), minimumOrder: amount(values.minimumOrder), openingHours: values.openingHours && sentHours(values.openingHours) };
}
