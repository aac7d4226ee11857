/** By what somebody is known: e-mail addresses in lower case, and numbers in the spelling of accounts. */
export type KnownBy = readonly string[];

/**
 * Whether a restaurant would be referred by itself: it shares an address or a number with its referrer, with the
 * account of the referrer, or with a business that the referrer works in.
 * @param referrer all by which the referrer is known @param restaurant all by which the restaurant and its people are
 * known
 */
export function isSelfReferral(referrer: KnownBy, restaurant: KnownBy): boolean {
  return referrer.some((contact) => contact !== '' && restaurant.includes(contact));
}
