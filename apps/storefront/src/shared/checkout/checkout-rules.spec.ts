import { acceptedPayments, deliveryFeeMinor, refusalOf, type Draft } from './checkout-rules';

const menu = {
  acceptsCardPickup: false,
  acceptsCashPickup: true,
  acceptsCardDelivery: true,
  acceptsCashDelivery: false,
  minimumOrder: '20.00',
  deliveryFee: '5.00',
  currency: 'USD',
};
const nobody = { name: '', phone: '', email: '', address: '', postcode: '', notes: '' };
const ann = { ...nobody, name: 'Ann', phone: '555 0100' };
const draft: Draft = { orderType: 'delivery', paymentMethod: 'cash', customer: nobody, subtotalMinor: 1999 };

test('asks one thing after the other, in the fixed order', () => {
  expect(refusalOf(draft, menu)).toEqual({
    title: 'Missing Information',
    description: 'Please fill in your name and phone number.',
    fields: ['name', 'phone'],
  });
  expect(refusalOf({ ...draft, customer: { ...ann, phone: '  ' } }, menu)).toMatchObject({
    title: 'Missing Information',
    fields: ['phone'],
  });
  expect(refusalOf({ ...draft, customer: ann }, menu)).toMatchObject({
    title: 'Delivery Address Required',
    description: 'Please enter your delivery address.',
  });
  const addressed = { ...ann, address: '1 Main St' };
  expect(refusalOf({ ...draft, customer: addressed }, menu)).toMatchObject({
    title: 'Minimum Order Not Met',
    description: 'Minimum order is $20.00. Please add more items.',
  });
  expect(refusalOf({ ...draft, customer: addressed, subtotalMinor: 2000 }, menu)).toMatchObject({
    title: 'Payment Method Not Available',
    description: 'Cash payments are not accepted for delivery.',
  });
  expect(
    refusalOf({ ...draft, customer: addressed, subtotalMinor: 2000, paymentMethod: 'card' }, menu),
  ).toBeUndefined();
});

test('pickup needs no address and has ways to pay of its own', () => {
  const pickup = { ...draft, orderType: 'pickup', customer: ann, subtotalMinor: 2000 } as const;
  expect(refusalOf(pickup, menu)).toBeUndefined();
  expect(refusalOf({ ...pickup, paymentMethod: 'card' }, menu)).toMatchObject({
    description: 'Card payments are not accepted for pickup.',
  });
});

test('an email is not needed, and one that is given has to be one', () => {
  const pickup = { ...draft, orderType: 'pickup', customer: ann, subtotalMinor: 2000 } as const;
  expect(refusalOf({ ...pickup, customer: { ...ann, email: ' ann@example.com ' } }, menu)).toBeUndefined();
  expect(refusalOf({ ...pickup, customer: { ...ann, email: 'ann at example' } }, menu)).toEqual({
    title: 'Email Not Valid',
    description: 'Please correct your email address, or leave it empty.',
    fields: ['email'],
  });
});

test('offers what the restaurant takes', () => {
  expect(acceptedPayments(menu, 'pickup')).toEqual(['cash']);
  expect(acceptedPayments(menu, 'delivery')).toEqual(['card']);
  expect(acceptedPayments({ ...menu, acceptsCashPickup: false }, 'pickup')).toEqual([]);
});

test('only delivery costs', () => {
  expect([deliveryFeeMinor(menu, 'pickup'), deliveryFeeMinor(menu, 'delivery')]).toEqual([0, 500]);
});

test('what cannot be ordered, and when nothing is taken, come after the fixed checks', () => {
  const slots = ['2026-11-21T18:00:00.000Z'];
  const right: Draft = {
    orderType: 'pickup',
    paymentMethod: 'cash',
    customer: ann,
    subtotalMinor: 2000,
    times: { asap: false, why: 'The restaurant is closed right now.', slots },
    when: 'asap',
  };
  expect(refusalOf({ ...right, problems: [undefined, 'Soup'] }, menu)).toMatchObject({
    title: 'Please look at your order',
    description: 'Soup cannot be ordered any more. Remove it or choose again.',
  });
  expect(refusalOf({ ...right, problems: ['Soup'], subtotalMinor: 0 }, menu)).toMatchObject({
    title: 'Minimum Order Not Met',
  });
  expect(refusalOf(right, menu)).toMatchObject({
    title: 'Not Taking Orders',
    description: 'The restaurant is closed right now.',
  });
  expect(refusalOf({ ...right, when: 'later' }, menu)).toMatchObject({ title: 'Time Required', fields: ['time'] });
  expect(refusalOf({ ...right, when: 'later', scheduledFor: '2026-11-21T17:00:00.000Z' }, menu)).toMatchObject({
    title: 'Time Not Available',
  });
  expect(refusalOf({ ...right, when: 'later', scheduledFor: slots[0] }, menu)).toBeUndefined();
});

test('the minimum is the one the server names, where it does', () => {
  expect(
    refusalOf({ ...draft, orderType: 'pickup', customer: ann, subtotalMinor: 2000, minimumMinor: 2500 }, menu),
  ).toMatchObject({ description: 'Minimum order is $25.00. Please add more items.' });
});

test('at a table nobody has to say who they are, and what is taken there counts', () => {
  const atTable: Draft = {
    orderType: 'pickup',
    paymentMethod: 'card',
    customer: nobody,
    subtotalMinor: 300,
    minimumMinor: 0,
    tablePayments: ['card'],
    canBePhone: (written) => written.length > 5,
  };
  expect(refusalOf(atTable, menu)).toBeUndefined();
  expect(refusalOf({ ...atTable, paymentMethod: 'cash' }, menu)).toMatchObject({ fields: ['payment'] });
  expect(refusalOf({ ...atTable, customer: { ...nobody, phone: '12' } }, menu)).toMatchObject({ fields: ['phone'] });
});
