/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { forgetOwnerSession, isOwnerSignedIn } from '@chalkboard/web-kit';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { anAccount } from '../account.factory';
import { SignInPage } from './sign-in';

const account = anAccount();
const wrong = {
  status: 401,
  json: {
    type: 'about:blank',
    title: 'Code not valid',
    status: 401,
    code: 'accounts.code_wrong',
    detail: 'That code is not right.',
  },
};

let fake: ReturnType<typeof fakeApi>;
afterEach(() => {
  fake.restore();
  sessionStorage.clear();
  forgetOwnerSession();
});

function open(at = '/sign-in') {
  fake = fakeApi({
    'POST /api/account/sign-in': { status: 202, json: { channel: 'email', validMinutes: 15 } },
    'POST /api/account/sign-in/code': ({ body }) =>
      (body as { code: string }).code === '042137' ? { json: account } : wrong,
    'POST /api/account/sign-in/link': ({ body }) =>
      (body as { secret: string }).secret === 's3cr3t'
        ? { json: account }
        : {
            ...wrong,
            json: { ...wrong.json, code: 'accounts.link_not_valid', detail: 'This sign-in link was used already.' },
          },
  });
  const host = fakeHost();
  return Object.assign(host, renderWithProviders([{ path: '/sign-in', element: <SignInPage host={host} /> }], at));
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const write = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const paths = () => fake.calls.map(({ path }) => path);
async function ask() {
  await write('Email or phone number', ' ada@example.com ');
  await press('Send me a link and a code');
  await screen.findByRole('heading', { name: 'Check your messages' });
}

test('a code signs in with its sixth digit, and leads back to where one came from', async () => {
  const page = open('/sign-in?next=/menu/abc/edit');
  await ask();
  expect(fake.calls[0]!.body).toEqual({ contact: 'ada@example.com', language: 'en' });
  await write('Code', '042-137');
  await waitFor(() => expect(page.location()).toBe('/menu/abc/edit'));
  expect(isOwnerSignedIn()).toBe(true);
});

test('a wrong code says so at its field, and another can be typed', async () => {
  const page = open();
  await ask();
  await write('Code', '111111');
  await screen.findByText('That code is not right.');
  expect(isOwnerSignedIn()).toBe(false);
  await write('Code', '042137');
  await waitFor(() => expect(page.location()).toBe('/business'));
});

test('a reload still asks for the code, until another contact is wanted', async () => {
  const page = open();
  await ask();
  page.unmount();
  open();
  screen.getByRole('heading', { name: 'Check your messages' });
  await press('Use another email or number');
  screen.getByRole('heading', { name: 'Sign in' });
});

test('a link is used by a press of the button and never by opening it; its secret leaves the address', async () => {
  const page = open('/sign-in#s3cr3t');
  screen.getByRole('heading', { name: 'Sign in with your link' });
  expect(paths()).toEqual([]);
  await press('Sign in');
  await waitFor(() => expect(page.location()).toBe('/business'));
});

test('a link that was used offers another way', async () => {
  open('/sign-in#used');
  await press('Sign in');
  await screen.findByText('This sign-in link was used already.');
  await press('Sign in another way');
  screen.getByLabelText('Email or phone number');
});

test.each(['https://evil.example', '//evil.example'])('%s is no page to go to after signing in', async (next) => {
  const page = open(`/sign-in?next=${encodeURIComponent(next)}#s3cr3t`);
  await press('Sign in');
  await waitFor(() => expect(page.location()).toBe('/business'));
});
