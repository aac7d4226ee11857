/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { notExportedHeader } from '@chalkboard/menu-rules/shared-files';
import { fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { SharePanel } from './share-panel';

const menu = {
  shareId: 'abc',
  restaurantName: 'Café Zoé',
  currency: 'USD',
  categories: [{ id: 'c', name: 'Pasta', items: [{ id: 'i', name: 'Ravioli', price: '$15.00' }] }],
} satisfies Partial<Menu>;
const LINK = `${window.location.origin}/menu/abc`;
const realFetch = globalThis.fetch;
const asked: string[] = [];
const saved: { name: string; address: string }[] = [];
let clipboard: string | undefined;
let answer: () => Response;

beforeEach(() => {
  asked.splice(0);
  saved.splice(0);
  clipboard = undefined;
  answer = () =>
    new Response('bytes', {
      headers: { 'content-disposition': 'inline; filename="cafe-zoe-menu.pdf"', 'x-missing-letters': '0' },
    });
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return answer();
  };
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (clipboard = text) },
    configurable: true,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, address: this.href });
  });
});
afterEach(() => {
  globalThis.fetch = realFetch;
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

function open(more: Partial<Menu> = {}) {
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <SharePanel host={host} menu={{ ...menu, ...more }} /> }]);
  return host;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const titles = ({ toasts }: ReturnType<typeof fakeHost>) => toasts.map(({ title }) => title);

test('a menu is shared by a code, its link, a PDF and an embed code', () => {
  open();
  expect(
    screen
      .getAllByRole('button')
      .slice(0, 4)
      .map((button) => button.textContent),
  ).toEqual(['Generate QR Code', 'Copy Share Link', 'Download PDF', 'Embed Code']);
});

test('the link is copied, and said to be', async () => {
  const host = open();
  await press('Copy Share Link');
  expect(clipboard).toBe(LINK);
  expect(titles(host)).toEqual(['Link Copied']);
});

test('the embed code is a frame of the menu, 600 high', async () => {
  const host = open();
  await press('Embed Code');
  expect(clipboard).toBe(
    `<iframe src="${LINK}" width="100%" height="600" style="border:0" title="Menu of Café Zoé"></iframe>`,
  );
  expect(titles(host)).toEqual(['Embed Code Copied']);
});

test.each([
  ['Copy Share Link', 'Failed to copy link to clipboard.'],
  ['Embed Code', 'Failed to copy embed code to clipboard.'],
])('%s that fails says so', async (name, description) => {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: () => Promise.reject(new Error('refused')) },
    configurable: true,
  });
  const host = open();
  await press(name);
  expect(host.toasts).toEqual([{ title: 'Copy Failed', description, variant: 'destructive' }]);
});

test('a code is shown to be scanned, and can be had as a picture and on paper', async () => {
  const host = open();
  await press('Generate QR Code');
  expect(asked).toEqual(['/api/menu/abc/qr.svg']);
  expect(titles(host)).toEqual(['QR Code Generated']);
  const dialog = within(screen.getByRole('dialog', { name: 'Your QR code' }));
  expect(dialog.getByRole('img', { name: `QR code that opens ${LINK}` }).getAttribute('src')).toBe('blob:picture');
  await act(async () => fireEvent.change(dialog.getByRole('combobox', { name: 'Paper' }), { target: { value: 'a4' } }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: /Table tents/ })));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: /PNG/ })));
  expect(asked.slice(1)).toEqual(['/api/menu/abc/table-tents.pdf?paper=a4', '/api/menu/abc/qr.png']);
});

test('the PDF is saved under the name that the server gives it, on the paper of the country', async () => {
  const host = open();
  await press('Download PDF');
  expect(asked).toEqual(['/api/menu/abc/menu.pdf?paper=letter']);
  expect(saved).toEqual([{ name: 'cafe-zoe-menu.pdf', address: 'blob:picture' }]);
  expect(titles(host)).toEqual(['PDF Download']);
});

test('what could not be printed is said', async () => {
  answer = () => new Response('bytes', { headers: { 'x-missing-letters': '3' } });
  const host = open();
  await press('Download PDF');
  expect(host.toasts).toEqual([
    {
      title: 'PDF Download',
      description: '3 letters are left out: our print has Latin, Greek and Cyrillic ones only.',
    },
  ]);
});

test('a file that cannot be made is not saved, and the reason is told', async () => {
  answer = () =>
    new Response(
      JSON.stringify({
        title: 'Not available right now',
        status: 503,
        code: 'menu.printer_busy',
        detail: 'Please try again in a moment.',
      }),
      { status: 503 },
    );
  const host = open();
  await press('Download PDF');
  expect(saved).toEqual([]);
  expect(host.toasts).toEqual([
    { title: 'Download Failed', description: 'Please try again in a moment.', variant: 'destructive' },
  ]);
});

test('prices that nobody has checked are not printed without a word', () => {
  open({
    categories: [{ ...menu.categories[0]!, items: [{ id: 'i', name: 'Ravioli', price: '$15.00', uncertain: true }] }],
  });
  expect(screen.getByText(/One reading is still to check/)).toBeTruthy();
});

test('each network gets the link and a text', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  open();
  for (const network of ['Facebook', 'X', 'LinkedIn', 'WhatsApp']) await press(`Share on ${network}`);
  expect(opened.mock.calls.map(([address]) => decodeURIComponent(String(address)).includes(LINK))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

describe('the sheet of a phone', () => {
  const withSheet = (share: () => Promise<void>) => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    window.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' })) as typeof window.matchMedia;
  };
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('is offered where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    withSheet(share);
    open();
    await press('Share...');
    expect(share).toHaveBeenCalledWith({ title: 'The menu of Café Zoé', text: 'The menu of Café Zoé', url: LINK });
  });

  test('may be closed again without a complaint, and says when it did not work', async () => {
    withSheet(() => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' })));
    const host = open();
    await press('Share...');
    expect(host.toasts).toEqual([]);
    withSheet(() => Promise.reject(new Error('broken')));
    await press('Share...');
    expect(titles(host)).toEqual(['Not shared']);
  });
});

test('what a file for others has no place for stands beside it, until another one is saved', async () => {
  answer = () =>
    new Response('{}', {
      headers: {
        'content-disposition': 'attachment; filename="cafe-zoe-uber-eats.json"',
        'x-not-exported': notExportedHeader(['Happy hours, 17–18, are not in the file.', 'Left out: Crème.']),
      },
    });
  open();
  await press('Uber Eats menu');
  expect(asked).toEqual(['/api/menu/abc/uber-eats.json']);
  const note = screen.getByText('Before you use the Uber Eats menu:').parentElement!;
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Happy hours, 17–18, are not in the file.', 'Left out: Crème.']);
  answer = () => new Response('{}', { headers: { 'content-disposition': 'attachment; filename="menu.json"' } });
  await press('Square catalogue');
  expect(screen.queryByText(/^Before you use/)).toBeNull();
});
