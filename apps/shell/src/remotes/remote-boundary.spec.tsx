/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary';
import { createRemoteRegistry, REMOTE_TIMEOUT_MS } from './remote-registry';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: (id: string) => loadRemote(id), registerRemotes: (...all: unknown[]) => registerRemotes(...all) }));

const good: RemoteModuleV1 = { contract: 1, routes: () => [], slots: { HomeUpload: () => <p>the upload</p> } };
const manifest = { remotes: [{ name: 'owner', entry: '/remotes/owner/remoteEntry.js?v=1' }] };

/** A fresh page with a fresh registry. */
async function open() {
  document.body.innerHTML = `<script type="application/json" id="remotes-json">${JSON.stringify(manifest)}</script>`;
  await act(async () => {
    render(
      <>
        <p>the rest</p>
        <RemoteBoundary registry={createRemoteRegistry()} name="owner" loading={<p>loading</p>}>
          {({ slots }) => slots?.HomeUpload && <slots.HomeUpload host={{ contract: 1, toast: () => undefined }} onPreview={() => undefined} />}
        </RemoteBoundary>
      </>,
    );
  });
}

const panel = () => screen.queryByText('This section is not available right now.');

beforeEach(() => {
  loadRemote.mockReset();
  registerRemotes.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(manifest)));
});

test('draws what the remote gives', async () => {
  loadRemote.mockResolvedValue(good);
  await open();
  expect(screen.getByText('the upload')).toBeTruthy();
});

test.each<[string, () => Promise<unknown>]>([
  ['is missing', () => Promise.reject(new Error('https://internal.example/remoteEntry.js failed'))],
  ['is empty', () => Promise.resolve(null)],
  ['speaks another contract', () => Promise.resolve({ ...good, contract: 2 })],
  ['throws when it draws', () => Promise.resolve({ ...good, slots: { HomeUpload: () => { throw new Error('broken'); } } })],
])('a remote that %s leaves a panel, the rest works, and Try again brings it back', async (_, fails) => {
  loadRemote.mockImplementationOnce(fails).mockResolvedValue(good);
  await open();
  expect(panel()).toBeTruthy();
  expect(document.body.textContent).not.toContain('internal.example');
  expect(screen.getByText('the rest')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText('Try again')));
  expect(screen.getByText('the upload')).toBeTruthy();
  expect(registerRemotes).toHaveBeenLastCalledWith([expect.objectContaining({ entry: '/remotes/owner/remoteEntry.js?v=1&retry=1' })], { force: true });
});

test('a remote that is slow is given up after its time', async () => {
  jest.useFakeTimers();
  try {
    loadRemote.mockReturnValue(new Promise(() => undefined));
    await open();
    await act(async () => jest.advanceTimersByTimeAsync(REMOTE_TIMEOUT_MS - 1));
    expect(panel()).toBeNull();
    await act(async () => jest.advanceTimersByTimeAsync(1));
    expect(panel()).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
