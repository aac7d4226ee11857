/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { RemoteModuleV1 } from '@chalkboard/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary';
import { createRemoteRegistry, REMOTE_TIMEOUT_MS } from './remote-registry';

const loadRemote = jest.fn<Promise<unknown>, [string]>();
const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: (id: string) => loadRemote(id),
  registerRemotes: (...all: unknown[]) => registerRemotes(...all),
}));

const good: RemoteModuleV1 = { contract: 1, routes: () => [], slots: { HomeUpload: () => <p>the upload</p> } };
const manifest = {
  remotes: [{ name: 'owner', entry: '/remotes/owner/0123456789ab/remoteEntry.js', version: '0123456789ab' }],
};

/** A fresh page with a fresh registry. */
async function open() {
  document.body.innerHTML = `<script type="application/json" id="remotes-json">${JSON.stringify(manifest)}</script>`;
  await act(async () => {
    render(
      <>
        <p>the rest</p>
        <RemoteBoundary registry={createRemoteRegistry()} name="owner" loading={<p>loading</p>}>
          {({ slots }) =>
            slots?.HomeUpload && (
              <slots.HomeUpload host={{ contract: 1, toast: () => undefined }} onPreview={() => undefined} />
            )
          }
        </RemoteBoundary>
      </>,
    );
  });
}

const beacons = jest.fn<boolean, [string, Blob]>(() => true);
/** What the page has told of a remote that failed in it. */
const reported = () =>
  Promise.all(beacons.mock.calls.map(async ([address, body]) => [address, JSON.parse(await textOf(body))]));
/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const panel = () => screen.queryByText('This section is not available right now.');

beforeEach(() => {
  loadRemote.mockReset();
  registerRemotes.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beacons.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacons });
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
  [
    'throws when it draws',
    () =>
      Promise.resolve({
        ...good,
        slots: {
          HomeUpload: () => {
            throw new Error('broken');
          },
        },
      }),
  ],
])('a remote that %s leaves a panel, the rest works, and Try again brings it back', async (_, fails) => {
  loadRemote.mockImplementationOnce(fails).mockResolvedValue(good);
  await open();
  expect(panel()).toBeTruthy();
  expect(document.body.textContent).not.toContain('internal.example');
  expect(screen.getByText('the rest')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText('Try again')));
  expect(screen.getByText('the upload')).toBeTruthy();
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [expect.objectContaining({ entry: '/remotes/owner/0123456789ab/remoteEntry.js?retry=1' })],
    { force: true },
  );
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

test('a remote that needs another shell is not loaded, and the panel says that it was made for another one', async () => {
  document.body.innerHTML = '';
  globalThis.fetch = jest.fn(
    async () =>
      new Response(
        JSON.stringify({
          remotes: [{ ...manifest.remotes[0], needs: 'needs host contract 9, and the shell serves 1' }],
        }),
      ),
  );
  const registry = createRemoteRegistry();
  await act(async () => {
    render(
      <RemoteBoundary registry={registry} name="owner" loading={<p>loading</p>}>
        {() => <p>the upload</p>}
      </RemoteBoundary>,
    );
  });
  expect(screen.getByText(/It was made for another version of this site/)).toBeTruthy();
  expect(loadRemote).not.toHaveBeenCalled();
});

test('the edge is told once what failed of which version', async () => {
  const version = 'ba9876543210';
  const ofVersion = { remotes: [{ ...manifest.remotes[0], version }] };
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(ofVersion)));
  document.body.innerHTML = `<script type="application/json" id="remotes-json">${JSON.stringify(ofVersion)}</script>`;
  loadRemote.mockRejectedValue(new Error('cut'));
  await act(async () => {
    render(
      <RemoteBoundary registry={createRemoteRegistry()} name="owner" loading={<p>loading</p>}>
        {() => <p>the upload</p>}
      </RemoteBoundary>,
    );
  });
  await act(async () => fireEvent.click(screen.getByText('Try again')));
  expect(panel()).toBeTruthy();
  expect(await reported()).toEqual([['/api/page-errors', { remote: 'owner', version, kind: 'load' }]]);
});
