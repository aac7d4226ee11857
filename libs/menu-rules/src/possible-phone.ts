import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { callingCodeOf, type RestaurantPlace } from './national-number';
import { dialable } from './phone-number';

/** Where numbers have ten digits, and those of the same area seven. */
const NORTH_AMERICA = '1';
const LOCAL_NORTH_AMERICAN = /^[2-9]\d{6}$/;
/**
 * Ten digits that begin as no prefix does: nothing about it is for the library to find out, which would take a quarter
 * of what checking an order takes.
 */
const WHOLE_NORTH_AMERICAN = /^\+1[2-9]\d{9}$/;

/** How many digits a number has anywhere (E.164); fewer than five are an extension. */
const ANYWHERE = /^\d{5,15}$/;

/**
 * Whether what a guest wrote can be a phone number: with its country code, as the restaurant's country writes it, or as
 * its town does. Plans of numbers change, so only country code and length are looked at.
 */
export function canBePhone(written: string, place: RestaurantPlace): boolean {
  const digits = written.replace(/\D/g, '');
  if (!/[1-9]/.test(digits)) return false;
  const dialled = dialable(written, place.currency);
  if (WHOLE_NORTH_AMERICAN.test(dialled)) return true;
  const callingCode = homeOf(place);
  if (!dialled.startsWith('+') && (callingCode === undefined ? ANYWHERE.test(digits) : isLocal(digits, callingCode)))
    return true;
  // As it is dialled, or as it is written: with an extension, or with a word beside it.
  return [dialled, written].some((text) => {
    const number = parsePhoneNumberFromString(text, {
      ...(callingCode !== undefined && { defaultCallingCode: callingCode }),
    });
    return number !== undefined && number.isPossible() && /[1-9]/.test(number.nationalNumber);
  });
}

/** A number of the same town, without its area code. */
function isLocal(digits: string, callingCode: string): boolean {
  if (callingCode === NORTH_AMERICA) return LOCAL_NORTH_AMERICAN.test(digits);
  // Shorter than the longest that there is.
  return ANYWHERE.test(digits) && validatePhoneNumberLength(digits, { defaultCallingCode: callingCode }) !== 'TOO_LONG';
}

/** The calling code of numbers that are written without one; undefined: it cannot be told. */
function homeOf(place: RestaurantPlace): string | undefined {
  if (place.currency !== 'USD' && place.currency !== 'CAD') return callingCodeOf(place);
  const own = dialable(place.restaurantPhone ?? '', place.currency);
  return own.startsWith('+') && !own.startsWith('+1') ? undefined : NORTH_AMERICA;
}
