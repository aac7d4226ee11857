import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';

/** The form of the edit page: every field it sends, none left out; hours and zone are not in it. */
export type FormValues = Required<Omit<UpdateMenuRequest, 'categories' | 'baseVersion' | 'timeZone' | 'openingHours'>>;

/** What the form shows of a menu. */
export function valuesOf(menu: Menu): FormValues {
  return {
    restaurantName: menu.restaurantName,
    restaurantDescription: menu.restaurantDescription ?? '',
    restaurantAddress: menu.restaurantAddress ?? '',
    restaurantPhone: menu.restaurantPhone ?? '',
    currency: menu.currency,
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
    notificationSMS: menu.notificationSMS,
    notificationWhatsApp: menu.notificationWhatsApp,
    notificationPrint: menu.notificationPrint,
  };
}

/** What is sent: amounts with two decimals, as the API takes them. */
export function requestOf(values: FormValues): UpdateMenuRequest {
  const amount = (text: string) => (Number(text) || 0).toFixed(2);
  return { ...values, deliveryFee: amount(values.deliveryFee), minimumOrder: amount(values.minimumOrder) };
}
