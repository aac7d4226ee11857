/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { EXTRACTION_STAGES, MenuSettings, type ExtractionJob } from '@chalkboard/contracts';
import { ApiError } from '@chalkboard/web-kit';
import { fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { browserMenus } from '../../shared/browser-menus/browser-menus';
import { sendPages } from '../../shared/reading/send-pages';
import { HomeUpload } from './home-upload';

jest.mock('../../shared/reading/send-pages');
const send = jest.mocked(sendPages);

const EVENTS = '/api/upload-menu/jobs/j1/events';
const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'Osteria Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
  categories: [
    {
      id: 'c1',
      name: 'Pasta',
      items: [
        {
          id: 'i1',
          name: 'Ravioli',
          price: '$15.00',
          uncertain: true,
          uncertainReason: 'price read twice differently: 15.00, 16.00',
        },
      ],
    },
  ],
};

let say: (job: Partial<ExtractionJob>) => Promise<void>;
let sendEvent: (event: string, data: object) => Promise<void>;
let jobStatus = 200;
const realFetch = globalThis.fetch;

beforeEach(() => {
  jobStatus = 200;
  send.mockReset();
  window.scrollTo = () => undefined;
  globalThis.fetch = async (input) => {
    if (String(input).endsWith('/access')) return new Response(JSON.stringify({ canEdit: false }));
    if (String(input) !== EVENTS) return new Response(JSON.stringify(menu));
    if (jobStatus !== 200) return new Response(null, { status: jobStatus });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        sendEvent = (event, data) =>
          act(async () =>
            controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
          );
        say = (job) => sendEvent('progress', { jobId: 'j1', status: 'running', stage: 'reading', percent: 0, ...job });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
});

function open() {
  const host = fakeHost();
  renderWithProviders([{ path: '/', element: <HomeUpload host={host} onPreview={() => undefined} /> }]);
  return host;
}

const choose = (...files: File[]) =>
  act(async () => fireEvent.change(screen.getByLabelText('Menu files'), { target: { files } }));
const photo = new File(['x'], 'menu.jpg', { type: 'image/jpeg' });
const back = new File(['y'], 'back.png', { type: 'image/png' });
const pdf = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
const readMyMenu = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read my menu' })));
const names = () =>
  screen.getAllByRole('listitem').map((card) => card.textContent!.match(/(menu|back)\.(jpg|png|pdf)/)![0]);
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const accepted = { jobId: 'j1', job: '/api/upload-menu/jobs/j1', events: EVENTS };

test('a PDF begins at once: there is nothing to turn or cut', async () => {
  send.mockResolvedValue(accepted);
  open();
  await choose(pdf);
  expect(send.mock.calls[0]![0]).toBeUndefined();
  expect(send.mock.calls[0]![1]).toMatchObject([{ file: pdf, rotate: 0 }]);
});

test('pictures are shown first, and sent in their order when the owner says so', async () => {
  send.mockResolvedValue(accepted);
  open();
  await choose(photo, back);
  expect(send).not.toHaveBeenCalled();
  expect(names()).toEqual(['menu.jpg', 'back.png']);
  fireEvent.click(screen.getByRole('button', { name: 'Move page 2 up' }));
  expect(screen.getByText('It is now page 1 of 2.')).toBeTruthy();
  await act(async () => fireEvent.change(screen.getByLabelText('More pages'), { target: { files: [pdf] } }));
  expect(names()).toEqual(['back.png', 'menu.jpg', 'menu.pdf']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove page 2' }));
  await readMyMenu();
  expect(send.mock.calls[0]![1].map(({ file }) => file)).toEqual([back, pdf]);
});

test('a page that is at the end already stays, and keeps the focus', async () => {
  open();
  await choose(photo, back);
  const up = screen.getByRole('button', { name: 'Move page 1 up' });
  up.focus();
  fireEvent.click(up);
  expect(names()).toEqual(['menu.jpg', 'back.png']);
  expect(document.activeElement).toBe(up);
});

test('what is refused is refused before a byte leaves, and the pages that are there stay', async () => {
  const host = open();
  const text = new File(['x'], 'menu.txt', { type: 'text/plain' });
  await choose(photo, text);
  expect(host.toasts).toEqual([
    {
      title: 'Invalid file type',
      description: 'Please upload a valid image (JPG, PNG) or PDF file.',
      variant: 'destructive',
    },
  ]);
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
  await choose(photo);
  await act(async () => fireEvent.change(screen.getByLabelText('More pages'), { target: { files: [text] } }));
  expect(host.toasts).toHaveLength(2);
  expect(names()).toEqual(['menu.jpg']);
  expect(send).not.toHaveBeenCalled();
});

test('takes files that are dropped on the sheet, and shows that it would', async () => {
  open();
  const sheet = screen.getByTestId('upload-sheet');
  fireEvent.dragEnter(sheet, { dataTransfer: { types: ['text/plain'] } });
  expect(sheet.hasAttribute('data-over')).toBe(false);
  fireEvent.dragEnter(sheet, { dataTransfer: { types: ['Files'] } });
  expect(sheet.hasAttribute('data-over')).toBe(true);
  await act(async () => fireEvent.drop(sheet, { dataTransfer: { types: ['Files'], files: [photo] } }));
  expect(names()).toEqual(['menu.jpg']);
});

test('Start over goes back to the empty sheet', async () => {
  open();
  await choose(photo);
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
});

test.each(['heartbeat', 'an event of a later version'])(
  'the bar stays where it is when the stream sends %s',
  async (event) => {
    send.mockResolvedValue(accepted);
    open();
    await choose(pdf);
    await say({ stage: 'uploading', percent: 20 });
    await waitFor(() => expect(bar()).toBe(20));
    await sendEvent(event, {});
    // One turn of the event loop: the page has read what was sent.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(bar()).toBe(20);
    expect(screen.queryByText(/NaN/)).toBeNull();
    await say({ stage: 'uploading', percent: 25 });
    await waitFor(() => expect(bar()).toBe(25));
  },
);

test('the bar follows the bytes, then the job, and never goes back; then the preview', async () => {
  let bytes: (fraction: number) => void = () => undefined;
  let accept: () => void = () => undefined;
  send.mockImplementation((_updates, _pages, { onProgress }) => {
    bytes = onProgress;
    return new Promise((resolve) => (accept = () => resolve(accepted)));
  });
  const host = open();
  await choose(photo);
  await readMyMenu();
  await act(async () => bytes(0.5));
  expect(bar()).toBe(10);
  await act(async () => accept());
  const seen: number[] = [];
  for (const { stage, percent, text } of EXTRACTION_STAGES.slice(1, 5)) {
    await say({ stage, percent });
    await waitFor(() => screen.getByText(text));
    seen.push(bar());
    await say({ stage: 'uploading', percent: 20 });
    seen.push(bar());
  }
  expect(seen).toEqual([40, 40, 60, 60, 80, 80, 95, 95]);
  await say({ stage: 'done', percent: 100, status: 'done', shareId: 'abc' });
  await waitFor(() => screen.getByText('Complete! Preparing your menu...'));
  expect(host.toasts).toEqual([
    { title: 'Menu processed successfully!', description: 'Your digital menu is ready for preview.' },
  ]);
  await waitFor(() => screen.getByRole('heading', { name: 'Osteria Lucia' }), { timeout: 3000 });
  expect(screen.getByText('Please check: price read twice differently: 15.00, 16.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Upload' }));
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

const LINES = {
  page: 1,
  turned: 0,
  shape: 0.7,
  lines: [
    [0.1, 0.1, 0.5, 0.02],
    [0.1, 0.2, 0.5, 0.02],
  ],
  read: 0,
};
const DISHES = {
  page: 1,
  dishes: [
    { name: 'Ravioli', price: '$15.00', heading: 'Pasta' },
    { name: 'Gnocchi', price: '$14.00', heading: 'Pasta' },
  ],
};
const found = (event: object) => sendEvent('found', event);
const dishes = () => [...(screen.queryByTestId('found-dishes')?.children ?? [])].map(({ textContent }) => textContent);
const linesRead = () => screen.getByTestId('found-lines').querySelectorAll('[data-read]').length;

test('what is found on the pages shows where the shell has a place for it, and leaves the bar where it is', async () => {
  send.mockResolvedValue(accepted);
  const aside = document.body.appendChild(document.createElement('aside'));
  const onReading = jest.fn();
  renderWithProviders([
    {
      path: '/',
      element: <HomeUpload host={fakeHost()} onPreview={() => undefined} aside={aside} onReading={onReading} />,
    },
  ]);
  expect(aside.textContent).toBe('');
  await choose(pdf);
  await say({ stage: 'reading', percent: 40, pages: { done: 0, total: 1 } });
  await found(LINES);
  await waitFor(() => screen.getByText('0 of 2 lines read'));
  await found({ page: 1, read: 1 });
  await waitFor(() => expect(linesRead()).toBe(1));
  await found(DISHES);
  await waitFor(() => expect(dishes()).toEqual(['PastaRavioli$15.00', 'Gnocchi$14.00']));
  expect(screen.getByText('2 dishes so far')).toBeTruthy();
  expect(aside.contains(screen.getByTestId('found-dishes'))).toBe(true);
  expect(bar()).toBe(40);
  expect(onReading).toHaveBeenLastCalledWith(true);
  aside.remove();
});

test('what was found once is never taken back, though the line begins anew', async () => {
  send.mockResolvedValue(accepted);
  open();
  await choose(pdf);
  for (const event of [LINES, { page: 1, read: 2 }, DISHES, LINES, { page: 1, read: 1 }, { page: 1, dishes: [] }])
    await found(event);
  await say({ stage: 'structuring', percent: 60 });
  await waitFor(() => expect(bar()).toBe(60));
  expect(linesRead()).toBe(2);
  expect(dishes()).toHaveLength(2);
});

test('after a reload the picture is the server\u2019s, once there is one', async () => {
  sessionStorage.setItem('upload_job', EVENTS);
  open();
  await waitFor(() => expect(say).toBeDefined());
  await found(LINES);
  await waitFor(() => screen.getByText('0 of 2 lines read'));
  expect(screen.queryByRole('img', { name: 'Page 1 of your menu' })).toBeNull();
  await found({ page: 1, picture: true });
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Page 1 of your menu' }).getAttribute('src')).toBe(
      '/api/upload-menu/jobs/j1/pages/1',
    ),
  );
});

test('when reading fails, what was seen of the menu stays beside the reason, until other pages are chosen', async () => {
  send.mockResolvedValue(accepted);
  open();
  await choose(pdf);
  await found(LINES);
  await say({
    stage: 'reading',
    percent: 40,
    status: 'failed',
    problem: { title: 'No text', detail: 'We found no dish on this menu.', code: 'menu.no_items_found' },
  });
  await waitFor(() => screen.getByText('We found no dish on this menu.'));
  expect(screen.getByTestId('found-lines').children).toHaveLength(2);
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
  await choose(photo);
  expect(screen.queryByTestId('found-lines')).toBeNull();
});

test('a failed job says why; the photos are still there, since they may lie nowhere else', async () => {
  send.mockResolvedValue(accepted);
  const host = open();
  await choose(photo, back);
  await readMyMenu();
  await say({
    stage: 'reading',
    percent: 40,
    status: 'failed',
    problem: { title: 'No text', detail: 'We found no text in this picture.', code: 'menu.no_text' },
  });
  await waitFor(() => screen.getByRole('button', { name: 'Read my menu' }));
  expect(names()).toEqual(['menu.jpg', 'back.png']);
  expect(host.toasts).toEqual([
    { title: 'Processing failed', description: 'We found no text in this picture.', variant: 'destructive' },
  ]);
  // The message goes away; what it said stays until the next attempt.
  expect(screen.getByText('We found no text in this picture.')).toBeTruthy();
  await readMyMenu();
  expect(screen.queryByText('We found no text in this picture.')).toBeNull();
});

test('what failed is not said of pages that were added since', async () => {
  send.mockResolvedValue(accepted);
  open();
  await choose(photo);
  await readMyMenu();
  await say({
    stage: 'reading',
    percent: 40,
    status: 'failed',
    problem: { title: 'No text', detail: 'We found no text in this picture.', code: 'menu.no_text' },
  });
  await waitFor(() => screen.getByText('We found no text in this picture.'));
  await act(async () => fireEvent.change(screen.getByLabelText('More pages'), { target: { files: [back] } }));
  expect(screen.queryByText('We found no text in this picture.')).toBeNull();
  expect(names()).toEqual(['menu.jpg', 'back.png']);
});

test('a refused upload says why, or the words for any failure', async () => {
  send
    .mockRejectedValueOnce(
      ApiError.from(
        402,
        '',
        JSON.stringify({ title: 'Quota', code: 'menu.quota', detail: 'You have used this month’s 3 conversions.' }),
      ),
    )
    .mockRejectedValueOnce(new Error('line cut'));
  const host = open();
  await choose(pdf);
  await choose(pdf);
  expect(host.toasts.map(({ description }) => description)).toEqual([
    'You have used this month’s 3 conversions.',
    'Failed to process menu file. Please try again.',
  ]);
});

test('after a reload it goes on with the job, and quietly begins anew when the job is gone', async () => {
  sessionStorage.setItem('upload_job', EVENTS);
  const first = fakeHost();
  const page = renderWithProviders([{ path: '/', element: <HomeUpload host={first} onPreview={() => undefined} /> }]);
  await waitFor(() => expect(say).toBeDefined());
  await say({ stage: 'structuring', percent: 60 });
  await waitFor(() => expect(bar()).toBe(60));
  page.unmount();
  jobStatus = 404;
  const host = open();
  await waitFor(() => screen.getByTestId('upload-sheet'));
  expect(host.toasts).toEqual([]);
});

describe('a menu that was read stays in reach', () => {
  const answers = (more: object = {}) => {
    globalThis.fetch = async (input) => {
      const path = String(input);
      if (path.endsWith('/access'))
        return new Response(
          JSON.stringify({ canEdit: path.includes('/mine') || path.includes('/abc'), mayShare: true }),
        );
      return new Response(JSON.stringify({ ...menu, shareId: path.split('/')[3], status: 'published', ...more }));
    };
  };
  const render = (path = '/') =>
    renderWithProviders(
      [{ path: '/', element: <HomeUpload host={fakeHost()} onPreview={() => undefined} onMenu={browserMenus.note} /> }],
      path,
    );
  afterEach(() => localStorage.clear());

  test('the address of the preview opens it: by Back, Forward or a reload, long after the job is gone', async () => {
    answers();
    render('/?menu=abc');
    await screen.findByRole('heading', { name: 'Osteria Lucia' });
    expect(screen.queryByTestId('upload-sheet')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Upload' }));
    await screen.findByTestId('upload-sheet');
  });

  test('the menus of this device are listed below the sheet, with how they stand and where to go', async () => {
    answers();
    browserMenus.note('others');
    browserMenus.note('mine');
    render();
    await screen.findByRole('heading', { name: 'Your menus on this device' });
    const rows = screen.getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Osteria LuciaPublished1 to check/),
    ]);
    expect(
      screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['View: Osteria Lucia', '/menu/mine'],
      ['Review: Osteria Lucia', '/menu/mine/review'],
      ['Share: Osteria Lucia', '/menu/mine/share'],
    ]);
  });

  test('a device without menus asks nobody, and shows no list', () => {
    const asked: string[] = [];
    globalThis.fetch = async (input) => (asked.push(String(input)), new Response('{}'));
    render();
    expect(asked).toEqual([]);
    expect(screen.queryByText('Your menus on this device')).toBeNull();
  });

  test('many menus are a short list until all are asked for', async () => {
    answers();
    for (const at of [1, 2, 3, 4, 5]) browserMenus.note(`mine${at}`);
    render();
    await screen.findByRole('heading', { name: 'Your menus on this device' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  });
});

test('on the preview the categories are a row of links that a phone has too', async () => {
  renderWithProviders(
    [{ path: '/', element: <HomeUpload host={fakeHost()} onPreview={() => undefined} /> }],
    '/?menu=abc',
  );
  await screen.findByRole('heading', { name: 'Osteria Lucia' });
  const [row] = screen.getAllByRole('navigation', { name: 'Categories' });
  expect(row!.className).toMatch(/\bsticky\b.*\blg:hidden\b/);
  expect(row!.querySelector('a')!.getAttribute('href')).toBe('#c1');
});
