/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { MenuSettings, type ExtractionJob, type Menu } from '@chalkboard/contracts';
import { ApiError } from '@chalkboard/web-kit';
import { fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Place } from '../shared/places/places';
import { sendPages } from '../shared/reading/send-pages';
import { BusinessUploadPage } from './business-upload';

jest.mock('../shared/reading/send-pages');
const send = jest.mocked(sendPages);

const EVENTS = '/api/upload-menu/jobs/j1/events';
const accepted = { jobId: 'j1', job: '/api/upload-menu/jobs/j1', events: EVENTS };
const menu: Menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'UTC',
  backgroundTheme: 'cafe-warm',
  categories: [{ id: 'c1', name: 'Pasta', items: [{ id: 'i1', name: 'Ravioli', price: '$15.00', uncertain: true }] }],
};
const pdf = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'menu.jpg', { type: 'image/jpeg' });

let say: (job: Partial<ExtractionJob>) => Promise<void>;
const realFetch = globalThis.fetch;
beforeEach(() => {
  send.mockReset().mockResolvedValue(accepted);
  window.scrollTo = () => undefined;
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
  globalThis.createImageBitmap = async () => ({ width: 200, height: 100, close: () => undefined }) as ImageBitmap;
  HTMLCanvasElement.prototype.getContext = () => null;
  globalThis.fetch = async (input) => {
    if (String(input) !== EVENTS) return new Response(JSON.stringify(menu));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (job) =>
          act(async () =>
            controller.enqueue(
              new TextEncoder().encode(
                `event: progress\ndata: ${JSON.stringify({ jobId: 'j1', status: 'running', ...job })}\n\n`,
              ),
            ),
          );
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

const place = (key: string, more: Partial<Place['business']> = {}): Place => {
  const business: Place['business'] = {
    id: key,
    name: `Trattoria ${key}`,
    phone: '+12075550142',
    role: 'owner',
    registrationStatus: 'approved',
    plan: 'pro',
    trialEndsAt: null,
    locations: [],
    theme: { backgroundTheme: 'cafe-warm', primaryColor: '#d97706', secondaryColor: '#0f766e' },
    closesAt: null,
    ...more,
  };
  return { key, label: business.name, businessId: key, business, address: '1 Elm St' };
};

/** @param places none: nobody is signed in */
function open(...places: Place[]) {
  const host = fakeHost();
  const view = renderWithProviders(
    [{ path: '/business/upload', element: <BusinessUploadPage host={host} places={places} /> }],
    '/business/upload',
  );
  return Object.assign(host, view);
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string | RegExp) => act(async () => fireEvent.click(button(name)));
const write = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const give = (label: string, ...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { files } }));
const step = () => screen.getByRole('heading', { level: 2 }).textContent;
const selected = () => screen.getByText('Selected').parentElement!.textContent;
const themes = () => within(screen.getByRole('tabpanel')).getAllByRole<HTMLInputElement>('radio');
async function toUpload() {
  await write('Restaurant name', 'Osteria Lucia');
  await press('Next');
  await press('Next');
}

test('the name is needed to go on, and nothing else', async () => {
  open();
  expect(step()).toBe('Tell us about your restaurant');
  expect(button('Next').disabled).toBe(true);
  await write(/^Phone/, '555 0100');
  await write('Restaurant name', '   ');
  expect(button('Next').disabled).toBe(true);
  await write('Restaurant name', 'Osteria Lucia');
  await press('Next');
  expect(step()).toBe('Choose your theme');
  await press('Previous');
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant name').value).toBe('Osteria Lucia');
});

test('themes stand under their categories; the chosen one is named, and shown on the restaurant’s own name', async () => {
  open();
  await write('Restaurant name', 'Osteria Lucia');
  await press('Next');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All Themes',
    'Restaurant',
    'Cafe',
    'Fine Dining',
    'Quick Service',
  ]);
  expect(themes()).toHaveLength(6);
  expect(selected()).toBe('SelectedClassic Restaurant, RestaurantRed and slate, at home on any table');
  await act(async () => fireEvent.mouseDown(screen.getByRole('tab', { name: 'Fine Dining' })));
  expect(themes().map(({ value }) => value)).toEqual(['modern-dark', 'fine-dining']);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Modern Dark/ })));
  expect(selected()).toContain('SelectedModern Dark, Fine Dining');
  const preview = screen.getByRole('img', { name: 'Preview: the menu of Osteria Lucia as guests will see it' });
  expect(preview.style.getPropertyValue('--menu-band')).toBe('#111827');
  await write('Secondary colour', '#FDE047');
  expect(preview.style.getPropertyValue('--menu-band')).toBe('#fde047');
  expect(selected()).toContain('with your own colours');
  // Each pair is told as it was chosen; what is dark itself cannot be read on the dark paper of this theme.
  expect(screen.queryByText(/^#1f2937 on/)).toBeNull();
  await write('Primary colour', '#1f2937');
  expect(screen.getAllByText(/^#1f2937 on/).length).toBeGreaterThan(0);
  expect(screen.getByText(/would fail as chosen\. Your menu corrects them by itself/)).toBeTruthy();
  await press('Use the theme’s colours');
  expect(preview.style.getPropertyValue('--menu-band')).toBe('#111827');
});

test('all that was typed and chosen is sent beside the menu, with the logo', async () => {
  open();
  await write('Restaurant name', 'Osteria Lucia');
  await write(/^Address/, '1 Harbor St');
  await press('Next');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Cozy Cafe/ })));
  await write('Primary colour', '#b45309');
  const logo = new File(['x'], 'logo.png', { type: 'image/png' });
  await give('Logo file', logo);
  expect(button('Replace logo')).toBeTruthy();
  await press('Next');
  expect(screen.getByText('For Osteria Lucia, in Cozy Cafe, with your logo.')).toBeTruthy();
  await give('Menu files', pdf);
  const [updates, pages, beside] = send.mock.calls[0]!;
  expect([updates, pages.map(({ file }) => file), beside.logo]).toEqual([undefined, [pdf], logo]);
  expect(beside.fields).toEqual({
    restaurantName: 'Osteria Lucia',
    restaurantAddress: '1 Harbor St',
    backgroundTheme: 'cafe-warm',
    primaryColor: '#b45309',
    secondaryColor: '#78350f',
  });
});

test('a logo that is none is refused before a byte leaves, and can be taken away again', async () => {
  const host = open();
  await write('Restaurant name', 'Osteria Lucia');
  await press('Next');
  await give('Logo file', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
  await give('Logo file', new File(['x'], 'logo.png', { type: 'image/png' }));
  globalThis.createImageBitmap = async () => ({ width: 2000, height: 20, close: () => undefined }) as ImageBitmap;
  await give('Logo file', new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(host.toasts.map(({ title }) => title)).toEqual(['Invalid file type', 'Logo not usable', 'Logo not usable']);
  globalThis.createImageBitmap = async () => ({ width: 200, height: 100, close: () => undefined }) as ImageBitmap;
  await give('Logo file', new File(['x'], 'logo.png', { type: 'image/png' }));
  await press('Remove logo');
  expect(button('Choose a logo')).toBeTruthy();
});

test('the work is told in the wizard’s words as it happens, up to 90 percent; then the result', async () => {
  const host = open();
  await toUpload();
  await give('Menu files', pdf);
  const shown = () => [
    screen.getByRole('status').firstChild!.textContent,
    Number(screen.getByRole('progressbar').getAttribute('aria-valuenow')),
  ];
  await waitFor(() => expect(shown()).toEqual(['Preparing your file...', 20]));
  await say({ stage: 'reading', percent: 40 });
  await waitFor(() => expect(shown()).toEqual(['AI analyzing your menu structure...', 40]));
  await say({ stage: 'formatting', percent: 95 });
  await waitFor(() => expect(shown()).toEqual(['Applying your custom theme...', 90]));
  await say({ stage: 'done', percent: 100, status: 'done', shareId: 'abc' });
  await waitFor(() => screen.getByRole('heading', { name: 'Your digital menu is ready' }));
  expect(host.toasts).toEqual([
    { title: 'Menu processed successfully!', description: 'Your menu has been digitized with your custom theme.' },
  ]);
  expect(screen.getByText('Osteria Lucia: 1 dish in 1 section.')).toBeTruthy();
  const links = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toMatchObject({
    'View Menu': '/menu/abc',
    'Edit Menu': '/menu/abc/edit',
    'Review menu': '/menu/abc/review',
  });
  expect(within(screen.getByRole('img', { name: /^Preview/ })).getByText('Ravioli')).toBeTruthy();
  await press('Upload another menu');
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant name').value).toBe('');
});

test('what failed says why, and everything is still there to try again', async () => {
  send
    .mockRejectedValueOnce(
      ApiError.from(
        422,
        '',
        JSON.stringify({
          title: 'Processing failed',
          code: 'menu.corrupt_file',
          detail: "We couldn't open this file.",
        }),
      ),
    )
    .mockRejectedValueOnce(new Error('line cut'));
  const host = open();
  await toUpload();
  await give('Menu files', photo);
  await press('Create my menu');
  await waitFor(() => screen.getByText("We couldn't open this file."));
  expect(screen.getByText('menu.jpg')).toBeTruthy();
  await press('Create my menu');
  await waitFor(() => expect(host.toasts).toHaveLength(2));
  expect(host.toasts).toEqual([
    { title: 'Upload failed', description: "We couldn't open this file.", variant: 'destructive' },
    { title: 'Upload failed', description: 'Please try again', variant: 'destructive' },
  ]);
});

test('what is no menu is refused in the words of every upload', async () => {
  const host = open();
  await toUpload();
  await give('Menu files', new File(['x'], 'menu.txt', { type: 'text/plain' }));
  expect(host.toasts).toEqual([
    {
      title: 'Invalid file type',
      description: 'Please upload a valid image (JPG, PNG) or PDF file.',
      variant: 'destructive',
    },
  ]);
  expect(screen.getByText('JPG, PNG or PDF, up to 10MB. Several pages? Choose them together.')).toBeTruthy();
});

test('whoever is signed in begins with what the signup said: the restaurant, its theme and its colours', async () => {
  open(place('b1'));
  const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([field('Restaurant name'), field(/^Address/), field(/^Phone/)]).toEqual([
    'Trattoria b1',
    '1 Elm St',
    '+12075550142',
  ]);
  expect(screen.queryByLabelText('For which restaurant')).toBeNull();
  await press('Next');
  expect(selected()).toContain('Cozy Cafe');
  expect(selected()).toContain('with your own colours');
  await press('Next');
  await give('Menu files', pdf);
  expect(send.mock.calls[0]![2]!.fields).toEqual({
    restaurantName: 'Trattoria b1',
    restaurantAddress: '1 Elm St',
    restaurantPhone: '+12075550142',
    backgroundTheme: 'cafe-warm',
    primaryColor: '#d97706',
    secondaryColor: '#0f766e',
    businessId: 'b1',
  });
});

test('of several restaurants one is chosen, and what it is known by comes with it', async () => {
  open(place('b1'), place('b2'));
  await write(/^Phone/, '555 0100');
  await write('For which restaurant', 'b2');
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant name').value).toBe('Trattoria b2');
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('555 0100');
  await press('Next');
  await press('Next');
  await give('Menu files', pdf);
  expect(send.mock.calls[0]![2]!.fields).toMatchObject({ businessId: 'b2', restaurantName: 'Trattoria b2' });
});

test('a reload finds what was typed and chosen', async () => {
  const { unmount } = open();
  await write('Restaurant name', 'Osteria Lucia');
  await press('Next');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Cozy Cafe/ })));
  unmount();
  open();
  expect(screen.getByLabelText<HTMLInputElement>('Restaurant name').value).toBe('Osteria Lucia');
  await press('Next');
  expect(selected()).toContain('Cozy Cafe');
});
