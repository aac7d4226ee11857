/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi } from '@chalkboard/web-kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toasts } from '../../host';
import { ReferralForm } from './referral-form';
import { EMPTY_REFERRAL, referralFault } from './referral-form-values';
import { ReferralLink } from './referral-link';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('what is missing comes before a wrong address', () => {
  expect(referralFault({ ...EMPTY_REFERRAL, referrerEmail: 'nowhere', restaurantEmail: ' ' })).toEqual({
    kind: 'missing',
    fields: ['restaurantEmail'],
  });
  expect(
    referralFault({ ...EMPTY_REFERRAL, referrerEmail: 'nowhere', restaurantEmail: 'info@bistro.example' }),
  ).toEqual({ kind: 'bad-email', fields: ['referrerEmail'] });
  const right = { ...EMPTY_REFERRAL, referrerEmail: 'ada@example.com', restaurantEmail: 'info@bistro.example' };
  expect(referralFault(right)).toBeUndefined();
  expect(referralFault({ ...right, restaurantPhone: 'none' })).toEqual({
    kind: 'bad-phone',
    fields: ['restaurantPhone'],
  });
  expect(referralFault({ ...right, restaurantPhone: '555-0101' })).toBeUndefined();
});

test('asks for both addresses in the words of the product', async () => {
  render(<ReferralForm />);
  await send();
  expect(toasts.current()).toMatchObject({
    title: 'Please fill in all fields',
    description: "We need both your email and the restaurant's email to process the referral",
    variant: 'destructive',
  });
});

test('sends, names the reward, and clears', async () => {
  const fake = fakeApi({ 'POST /api/referrals': { status: 201, json: { received: true } } });
  render(<ReferralForm />);
  type('Your email', 'ada@example.com ');
  type('Restaurant’s email', 'info@bistro.example');
  await send();
  fake.restore();
  expect(fake.calls[0]!.body).toEqual({
    referrerEmail: 'ada@example.com',
    restaurantEmail: 'info@bistro.example',
    language: 'en',
  });
  expect(toasts.current()).toMatchObject({
    title: 'Referral submitted!',
    description: "We'll contact the restaurant and keep you updated on your $100 reward status",
  });
  expect((screen.getByLabelText('Your email') as HTMLInputElement).value).toBe('');
});

test('gives a link of one’s own, to be copied', async () => {
  const fake = fakeApi({ 'POST /api/referrals/link': { json: { code: 'abcdefgh2345' } } });
  render(<ReferralLink />);
  type('Where we reach you', ' ada@example.com');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get your link' })));
  fake.restore();
  expect(fake.calls[0]!.body).toEqual({ referrerEmail: 'ada@example.com' });
  expect((screen.getByLabelText('Your referral link') as HTMLInputElement).value).toBe(
    'http://localhost/business-signup?ref=abcdefgh2345',
  );
  screen.getByRole('button', { name: 'Copy link' });
});

test('asks for an address before it gives a link', async () => {
  render(<ReferralLink />);
  type('Where we reach you', 'nowhere');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get your link' })));
  screen.getByText('Enter an address such as name@example.com.');
});
