import { EMPTY_REVIEW, reviewFault, sentFields } from './review-form-values';

const result = { ...EMPTY_REVIEW, name: 'Ann ', restaurant: 'Osteria Lucia', rating: 4 };

test('rating, name and restaurant are needed, in the order of the form; the address is not', () => {
  expect(reviewFault(EMPTY_REVIEW, { written: false })).toEqual({
    kind: 'missing',
    fields: ['rating', 'name', 'restaurant'],
  });
  expect(reviewFault({ ...result, name: '  ' }, { written: false })).toEqual({ kind: 'missing', fields: ['name'] });
  expect(reviewFault(result, { written: false })).toBeUndefined();
});

test('without a recording the comment is the review', () => {
  expect(reviewFault(result, { written: true })).toEqual({ kind: 'missing', fields: ['comment'] });
  expect(reviewFault({ ...result, comment: 'Good.' }, { written: true })).toBeUndefined();
});

test('an address that is given has to be one', () => {
  expect(reviewFault({ ...result, email: 'ann' }, { written: false })).toEqual({
    kind: 'bad-email',
    fields: ['email'],
  });
  expect(reviewFault({ ...result, email: 'ann@example.com' }, { written: false })).toBeUndefined();
});

test('what is not told is not sent', () => {
  expect(sentFields(result)).toEqual({ customerName: 'Ann', restaurantName: 'Osteria Lucia', rating: 4, comment: '' });
  expect(sentFields({ ...result, email: 'ann@example.com', orderType: 'pickup' }, 's1')).toMatchObject({
    email: 'ann@example.com',
    orderType: 'pickup',
    orderSecret: 's1',
  });
});
