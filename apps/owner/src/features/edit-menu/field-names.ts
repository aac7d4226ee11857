import { currencySign } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import type { FormField } from './form-values';

/** A field as its label says it. */
export function fieldName(field: FormField, currency: string): string {
  const { restaurant, payment, dietary, allergens, directory } = texts.edit;
  const sign = currencySign(currency);
  const names: Readonly<Record<FormField, string>> = {
    restaurantName: restaurant.name,
    restaurantDescription: restaurant.description,
    restaurantAddress: restaurant.address,
    restaurantPhone: restaurant.phone,
    currency: restaurant.currency,
    posSystem: restaurant.pos,
    backgroundTheme: texts.look.themes,
    primaryColor: texts.look.colours.primary,
    secondaryColor: texts.look.colours.secondary,
    openingHours: texts.hours.title,
    timeZone: texts.hours.zone.label,
    acceptsCardPickup: payment.cardPickup,
    acceptsCashPickup: payment.cashPickup,
    acceptsCardDelivery: payment.cardDelivery,
    acceptsCashDelivery: payment.cashDelivery,
    deliveryFee: texts.price.fee({ sign }),
    minimumOrder: texts.price.minimum({ sign }),
    hasVegetarianOptions: dietary.vegetarian,
    hasVeganOptions: dietary.vegan,
    hasGlutenFreeOptions: dietary.glutenFree,
    hasHalalOptions: dietary.halal,
    hasKosherOptions: dietary.kosher,
    commonAllergens: allergens.common,
    allergyNote: allergens.note,
    listedInDirectory: directory.listed,
    cuisine: directory.cuisine,
    website: directory.website,
    messageLanguage: texts.channels.language,
    notificationSMS: texts.channels.sms,
    notificationWhatsApp: texts.channels.whatsApp,
    notificationPrint: texts.channels.print,
  };
  return names[field];
}
