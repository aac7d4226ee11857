/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { toasts } from '../../host';
import { ContactForm } from './contact-form';
import { categoryOf, contactFault, EMPTY_CONTACT } from './contact-form-values';

const open = (path = '/contact') => renderWithProviders([{ path: '/contact', element: <ContactForm /> }], path);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));

let fake: ReturnType<typeof fakeApi> | undefined;
afterEach(() => {
  fake?.restore();
  toasts.dismiss();
});

test('what is missing comes before a wrong address', () => {
  expect(contactFault({ ...EMPTY_CONTACT, email: 'nowhere' })).toEqual({
    kind: 'missing',
    fields: ['name', 'message'],
  });
  expect(contactFault({ ...EMPTY_CONTACT, name: 'Ada', email: 'nowhere', message: 'Hello' })).toEqual({
    kind: 'bad-email',
  });
  expect(contactFault({ ...EMPTY_CONTACT, name: 'Ada', email: 'ada@example.com', message: 'Hello' })).toBeUndefined();
});

test('a category in the address is chosen, another word is not', () => {
  expect(categoryOf('business')).toBe('business');
  expect(categoryOf('money')).toBeUndefined();
  open('/contact?category=business');
  expect((screen.getByLabelText('Category') as HTMLSelectElement).value).toBe('business');
});

test('says what is missing, and goes to the first of it', async () => {
  open();
  type('Name', 'Ada');
  await send();
  expect(toasts.current()).toMatchObject({
    title: 'Missing information',
    description: 'Please fill in all required fields.',
    variant: 'destructive',
  });
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a malformed address is called that and not missing, also right after something was', async () => {
  open();
  type('Name', 'Ada');
  type('Message', 'Hello');
  await send();
  expect(toasts.current()?.title).toBe('Missing information');
  type('Email', 'ada@nowhere');
  await send();
  expect(toasts.current()).toMatchObject({
    title: 'Email not valid',
    description: 'Please correct your email address, so that we can answer you.',
    variant: 'destructive',
  });
  screen.getByText('Enter an address such as name@example.com.');
  expect(screen.queryByText('Email is required.')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('sends, says so while it does, thanks, and clears', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  fake = fakeApi({ 'POST /api/contact': async () => answered.then(() => ({ status: 201, json: { received: true } })) });
  open();
  type('Name', ' Ada ');
  type('Email', 'ada@example.com');
  type('Message', 'Hello');
  await send();
  expect(screen.getByRole('button').textContent).toBe('Sending...');
  await send();
  await act(async () => answer());
  expect(fake.calls).toHaveLength(1);
  expect(fake.calls[0]!.body).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    category: 'general',
    message: 'Hello',
    language: 'en',
  });
  expect(toasts.current()).toMatchObject({
    title: 'Message sent successfully!',
    description: "We'll get back to you within 24 hours.",
  });
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('');
});

test('a failure keeps what was written', async () => {
  fake = fakeApi({ 'POST /api/contact': { status: 503 } });
  open();
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
  type('Message', 'Hello');
  await send();
  expect(toasts.current()).toMatchObject({ title: 'Message not sent', variant: 'destructive' });
  expect((screen.getByLabelText('Message') as HTMLTextAreaElement).value).toBe('Hello');
});
