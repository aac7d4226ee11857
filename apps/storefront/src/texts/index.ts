import { catalogue } from '@chalkboard/web-kit/texts';
import type {
  AllergensTexts,
  CheckoutTexts,
  ChoicesTexts,
  DeliveryTexts,
  DirectoryTexts,
  FeedbackTexts,
  LocationsTexts,
  MenuTexts,
  OwnPageTexts,
  PaymentTexts,
  TableTexts,
  TaxesTexts,
  TimesTexts,
  TipTexts,
  TrackingTexts,
} from './generated';

/** The menu's page, and what other pages say as it does. */
export const texts = catalogue<MenuTexts>('storefront/menu');
/** What the dishes of a cart contain together. */
export const allergenTexts = catalogue<AllergensTexts>('storefront/allergens');
export const checkoutTexts = catalogue<CheckoutTexts>('storefront/checkout');
/** What the sheet of a dish says about choices of it. */
export const choiceTexts = catalogue<ChoicesTexts>('storefront/choices');
/** Delivery by zones at the checkout. */
export const deliveryTexts = catalogue<DeliveryTexts>('storefront/delivery');
/** The directory of restaurants. */
export const directoryTexts = catalogue<DirectoryTexts>('storefront/directory');
/** The page of reviews. */
export const feedbackTexts = catalogue<FeedbackTexts>('storefront/feedback');
/** Several restaurants with one menu. */
export const locationTexts = catalogue<LocationsTexts>('storefront/locations');
/** What a page says that is the storefront's own, around what it shows. */
export const ownPageTexts = catalogue<OwnPageTexts>('storefront/own-page');
/** An order that has a tip, or is paid by the restaurant’s own link. */
export const paymentTexts = catalogue<PaymentTexts>('storefront/payment');
/** Who sits at a table of the restaurant. */
export const tableTexts = catalogue<TableTexts>('storefront/table');
/** Tax, on the checkout of a restaurant that has tax rates. */
export const taxTexts = catalogue<TaxesTexts>('storefront/taxes');
/** When dishes are served, and what costs less for now. */
export const timesTexts = catalogue<TimesTexts>('storefront/times');
/** A restaurant that takes tips. */
export const tipTexts = catalogue<TipTexts>('storefront/tip');
/** An order that was placed. */
export const trackingTexts = catalogue<TrackingTexts>('storefront/tracking');
