/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { profileOf } from '../../testing/answers.factory';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inputOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

let fake: ReturnType<typeof fakeApi>;
afterEach(() => fake.restore());

describe('the own profile', () => {
  function open() {
    const profile = profileOf();
    fake = fakeApi({ 'GET /api/admin/profile': profile, 'PUT /api/admin/profile': profile });
    const host = fakeHost();
    renderWithProviders([{ path: '/', element: <ProfileForm host={host} profile={profile.json} /> }]);
    return host;
  }
  const sent = () => fake.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  test('says what is missing, and goes to the first of it', async () => {
    const host = open();
    type('Last name', ' ');
    press('Save changes');
    await waitFor(() =>
      expect(host.toasts).toEqual([
        {
          title: 'Missing fields',
          description: 'First name, last name and email are needed',
          variant: 'destructive',
        },
      ]),
    );
    expect(document.activeElement).toBe(inputOf('Last name'));
    expect(sent()).toEqual([]);
  });

  test('another name needs no password', async () => {
    const host = open();
    type('First name', ' Augusta ');
    press('Save changes');
    await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Profile saved'));
    expect(sent()).toEqual([{ firstName: 'Augusta', lastName: 'Byron', email: 'ada@example.com' }]);
  });

  test('another email asks for the password, and empties it when it is saved', async () => {
    const host = open();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    type('Email', 'countess@example.com');
    press('Save changes');
    await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Missing fields'));
    type('Your password', 'right');
    press('Save changes');
    await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Profile saved'));
    expect(sent()).toEqual([{ firstName: 'Ada', lastName: 'Byron', email: 'countess@example.com', password: 'right' }]);
    await waitFor(() => expect(inputOf('Your password').value).toBe(''));
  });
});

describe('the own password', () => {
  function open() {
    fake = fakeApi({ 'PUT /api/admin/profile/password': { status: 204 } });
    const host = fakeHost();
    renderWithProviders([{ path: '/', element: <PasswordForm host={host} /> }]);
    return host;
  }

  test('asks for all three', async () => {
    const host = open();
    type('Current password', 'old');
    press('Change password');
    await waitFor(() => expect(host.toasts.at(-1)?.description).toBe('Please fill in all three passwords'));
    expect(document.activeElement).toBe(inputOf('New password'));
  });

  test('says while one types that both are not the same, sends them when they are, and empties the form', async () => {
    const host = open();
    type('Current password', 'old');
    type('New password', 'a good long one');
    type('New password again', 'a good');
    screen.getByText('Both new passwords have to be the same');
    press('Change password');
    type('New password again', 'a good long one');
    expect(screen.queryByText('Both new passwords have to be the same')).toBeNull();
    press('Change password');
    await waitFor(() => expect(host.toasts.at(-1)?.title).toBe('Password changed'));
    expect(fake.calls.map(({ body }) => body)).toEqual([{ password: 'old', newPassword: 'a good long one' }]);
    await waitFor(() => expect(inputOf('Current password').value).toBe(''));
  });
});
