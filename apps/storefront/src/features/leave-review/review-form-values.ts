import type { SubmitReviewRequest } from '@chalkboard/contracts';

export interface ReviewValues {
  readonly name: string;
  readonly email: string;
  readonly restaurant: string;
  /** 0: none yet. */
  readonly rating: number;
  readonly orderType: '' | NonNullable<SubmitReviewRequest['orderType']>;
  readonly comment: string;
}
export type ReviewField = Exclude<keyof ReviewValues, 'orderType'>;

export const EMPTY_REVIEW: ReviewValues = {
  name: '',
  email: '',
  restaurant: '',
  rating: 0,
  orderType: '',
  comment: '',
};

export interface ReviewFault {
  readonly kind: 'missing' | 'bad-email';
  /** In the order in which they stand in the form. */
  readonly fields: readonly ReviewField[];
}

/**
 * What stops a review from being sent: first what is missing, then what is no address. @param written without a
 * recording the comment is the review
 */
export function reviewFault(
  { name, email, restaurant, rating, comment }: ReviewValues,
  { written }: { readonly written: boolean },
): ReviewFault | undefined {
  const missing: readonly (readonly [ReviewField, boolean])[] = [
    ['rating', rating === 0],
    ['name', !name.trim()],
    ['restaurant', !restaurant.trim()],
    ['comment', written && !comment.trim()],
  ];
  const fields = missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
  if (fields.length > 0) return { kind: 'missing', fields };
  const address = email.trim();
  return address && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(address)
    ? { kind: 'bad-email', fields: ['email'] }
    : undefined;
}

/**
 * The fields as they are sent; what is not told is left out. @param orderSecret of the tracking page that the review
 * comes from
 */
export function sentFields(
  { name, email, restaurant, rating, orderType, comment }: ReviewValues,
  orderSecret?: string,
): SubmitReviewRequest {
  return {
    customerName: name.trim(),
    restaurantName: restaurant.trim(),
    rating,
    comment: comment.trim(),
    ...(email.trim() && { email: email.trim() }),
    ...(orderType && { orderType }),
    ...(orderSecret && { orderSecret }),
  };
}
