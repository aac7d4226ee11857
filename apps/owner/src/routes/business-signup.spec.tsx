/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { SignupDraft } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { BusinessSignupPage } from './business-signup';

const DRAFT = '/api/business/signup/draft';
const problem = (status: number, more: Record<string, unknown>) => ({
  status,
  json: { type: 'about:blank', title: 'Refused', status, ...more },
});

let fake: ReturnType<typeof fakeApi>;
beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => fake.restore());

async function open({
  at = '/business-signup',
  draft = null,
  answer = { status: 201, json: { businessId: 'b1', registrationStatus: 'pending' } },
  keeps = true,
}: {
  readonly keeps?: boolean;
  readonly at?: string;
  readonly draft?: SignupDraft | null;
  readonly answer?: { readonly status: number; readonly json: unknown };
} = {}) {
  fake = fakeApi({
    [`GET ${DRAFT}`]: { json: { draft } },
    [`PUT ${DRAFT}`]: { status: keeps ? 204 : 503 },
    [`DELETE ${DRAFT}`]: { status: 204 },
    'POST /api/business/signup': answer,
  });
  const host = fakeHost();
  const view = renderWithProviders([{ path: '/business-signup', element: <BusinessSignupPage host={host} /> }], at);
  await screen.findByRole('heading', { level: 2 });
  return Object.assign(host, view);
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(input(label), { target: { value } }));
const step = () => screen.getByRole('heading', { level: 2 }).textContent;
const sent = () =>
  fake.calls.filter(({ path }) => path === '/api/business/signup').map(({ body }) => body as Record<string, unknown>);

async function fillBusiness() {
  await write('Business name', 'Osteria Lucia');
  await write('Owner name', 'Lucia Rossi');
  await write('Email', 'lucia@example.com');
  await write('Phone', '(207) 555-0142');
}
async function fillLocation() {
  await write('Street address', '1 Harbor Street');
  await write('City', 'Portland');
  await write('Business type', 'restaurant');
}
async function toPlan() {
  await fillBusiness();
  await press('Next');
  await fillLocation();
  await press('Next');
}

test('each step lets on when its required fields are filled, and back without losing them', async () => {
  await open();
  for (const [label, value] of [
    ['Business name', 'Osteria Lucia'],
    ['Owner name', 'Lucia Rossi'],
    ['Email', 'lucia@example.com'],
    ['Phone', '(207) 555-0142'],
  ] as const) {
    expect(button('Next').disabled).toBe(true);
    await write(label, value);
  }
  await press('Next');
  expect(step()).toBe('Where it is, and what it serves');
  expect(button('Next').disabled).toBe(true);
  await fillLocation();
  await press('Next');
  expect(step()).toBe('Choose your plan');
  await press('Previous');
  await press('Previous');
  expect(input('Owner name').value).toBe('Lucia Rossi');
});

test('what cannot be right is said at its field, which gets the focus', async () => {
  await open();
  await fillBusiness();
  await write('Email', 'lucia@');
  await press('Next');
  expect(step()).toBe('Who you are');
  expect(input('Email').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Please write an email address, such as name@example.com.');
  await waitFor(() => expect(document.activeElement).toBe(input('Email')));
  await write('Email', 'lucia@example.com');
  expect(input('Email').getAttribute('aria-invalid')).toBeNull();
});

test('without the terms nothing is sent', async () => {
  const { toasts } = await open();
  await toPlan();
  await press('Submit registration');
  expect(toasts).toEqual([
    {
      title: 'Terms required',
      description: 'Please accept the terms and conditions to continue',
      variant: 'destructive',
    },
  ]);
  expect(sent()).toEqual([]);
});

test('the plan is pro unless the link names another, and all of it is sent', async () => {
  const { toasts } = await open({ at: '/business-signup?plan=enterprise' });
  await toPlan();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Enterprise/ }).checked).toBe(true);
  await act(async () => fireEvent.click(input(/^I accept/)));
  await press('Submit registration');
  await screen.findByRole('heading', { name: 'Osteria Lucia is registered' });
  expect(toasts).toEqual([
    {
      title: 'Registration submitted!',
      description: "We'll review your application and get back to you within 24 hours.",
    },
  ]);
  expect(sent()).toMatchObject([
    {
      businessName: 'Osteria Lucia',
      city: 'Portland',
      subscriptionPlan: 'enterprise',
      termsAccepted: true,
      averageOrderValue: '',
      backgroundTheme: 'restaurant',
    },
  ]);
});

test('an abandoned wizard goes on where it was left; the link still chooses the plan', async () => {
  const draft: SignupDraft = {
    step: 2,
    fields: {
      businessName: 'Osteria Lucia',
      ownerName: 'Lucia Rossi',
      email: 'lucia@example.com',
      phone: '2075550142',
      subscriptionPlan: 'free',
    },
  };
  await open({ draft, at: '/business-signup?plan=pro' });
  expect(step()).toBe('Where it is, and what it serves');
  await fillLocation();
  await press('Next');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pro/ }).checked).toBe(true);
  await press('Start over');
  expect(step()).toBe('Who you are');
  expect(input('Business name').value).toBe('');
  expect(fake.calls.at(-1)).toMatchObject({ method: 'DELETE', path: DRAFT });
});

test('who is registered already gets a way to sign in, and keeps what was typed', async () => {
  const detail = 'This e-mail address already has an account.';
  const { toasts } = await open({
    answer: problem(409, { code: 'accounts.already_registered', detail, contact: 'email', signIn: '/sign-in' }),
  });
  await toPlan();
  await act(async () => fireEvent.click(input(/^I accept/)));
  await press('Submit registration');
  await screen.findByText('You are registered already');
  expect(screen.getByRole('link', { name: 'Sign in instead' }).getAttribute('href')).toBe('/sign-in');
  expect(toasts).toEqual([{ title: 'Registration failed', description: detail, variant: 'destructive' }]);
});

test('a fault that the server finds is shown in the step of its field', async () => {
  await open({
    answer: problem(400, { code: 'request.invalid', errors: [{ path: 'website', message: 'is too long' }] }),
  });
  await toPlan();
  await act(async () => fireEvent.click(input(/^I accept/)));
  await press('Submit registration');
  await screen.findByText('is too long');
  expect(step()).toBe('Who you are');
});

test('a failure without words of its own asks to try again', async () => {
  const { toasts } = await open({ answer: { status: 503, json: undefined } });
  await toPlan();
  await act(async () => fireEvent.click(input(/^I accept/)));
  await press('Submit registration');
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Registration failed', description: 'Please try again', variant: 'destructive' }]),
  );
});

test('a page that was left a moment ago goes on although the server does not have it yet, and sends it again', async () => {
  await open({ keeps: false });
  await fillBusiness();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(fake.calls.at(-1)).toMatchObject({ method: 'PUT', path: DRAFT }));
  fake.restore();
  cleanup();
  await open();
  expect(input('Business name').value).toBe('Osteria Lucia');
  screen.getByText('This is what you had typed the last time.');
  await waitFor(() =>
    expect(fake.calls).toContainEqual(
      expect.objectContaining({
        method: 'PUT',
        path: DRAFT,
        body: expect.objectContaining({ fields: expect.objectContaining({ businessName: 'Osteria Lucia' }) }),
      }),
    ),
  );
});
