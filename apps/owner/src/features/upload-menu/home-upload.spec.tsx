/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { EXTRACTION_STAGES, type ExtractionJob } from '@chalkboard/contracts';
import { ApiError } from '@chalkboard/web-kit';
import { fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HomeUpload } from './home-upload';
import { startUpload } from './start-upload';

jest.mock('./start-upload');
const start = jest.mocked(startUpload);

const EVENTS = '/api/upload-menu/jobs/j1/events';
const menu = { shareId: 'abc', restaurantName: 'Osteria Lucia', categories: [{ id: 'c1', name: 'Pasta', items: [{ id: 'i1', name: 'Ravioli', price: '$15.00', uncertain: true, uncertainReason: 'price read twice differently: 15.00, 16.00' }] }] };

let send: (job: Partial<ExtractionJob>) => Promise<void>;
let jobStatus = 200;
const realFetch = globalThis.fetch;

beforeEach(() => {
  jobStatus = 200;
  start.mockReset();
  window.scrollTo = () => undefined;
  globalThis.fetch = async (input) => {
    if (String(input) !== EVENTS) return new Response(JSON.stringify(menu));
    if (jobStatus !== 200) return new Response(null, { status: jobStatus });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (job) => act(async () => controller.enqueue(new TextEncoder().encode(`event: progress\ndata: ${JSON.stringify({ jobId: 'j1', status: 'running', ...job })}\n\n`)));
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

const choose = (...files: File[]) => act(async () => fireEvent.change(screen.getByLabelText('Menu files'), { target: { files } }));
const photo = new File(['x'], 'menu.jpg', { type: 'image/jpeg' });
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const accepted = { jobId: 'j1', job: '/api/upload-menu/jobs/j1', events: EVENTS };

test('sends all pages at once, and refuses before a byte leaves', async () => {
  start.mockResolvedValue(accepted);
  const host = open();
  await choose(photo, new File(['x'], 'menu.txt', { type: 'text/plain' }));
  expect(host.toasts).toEqual([{ title: 'Invalid file type', description: 'Please upload a valid image (JPG, PNG) or PDF file.', variant: 'destructive' }]);
  expect(start).not.toHaveBeenCalled();
  await choose(photo, photo);
  expect(start.mock.calls[0]![0]).toHaveLength(2);
});

test('takes files that are dropped on the sheet, and shows that it would', async () => {
  start.mockReturnValue(new Promise(() => undefined));
  open();
  const sheet = screen.getByTestId('upload-sheet');
  fireEvent.dragEnter(sheet);
  expect(sheet.hasAttribute('data-over')).toBe(true);
  await act(async () => fireEvent.drop(sheet, { dataTransfer: { files: [photo] } }));
  expect(start).toHaveBeenCalledTimes(1);
});

test('the bar follows the bytes, then the job, and never goes back; then the preview', async () => {
  let bytes: (fraction: number) => void = () => undefined;
  let accept: () => void = () => undefined;
  start.mockImplementation((_, { onProgress }) => {
    bytes = onProgress;
    return new Promise((resolve) => (accept = () => resolve(accepted)));
  });
  const host = open();
  await choose(photo);
  await act(async () => bytes(0.5));
  expect(bar()).toBe(10);
  await act(async () => accept());
  const seen: number[] = [];
  for (const { stage, percent, text } of EXTRACTION_STAGES.slice(1, 5)) {
    await send({ stage, percent });
    await waitFor(() => screen.getByText(text));
    seen.push(bar());
    await send({ stage: 'uploading', percent: 20 });
    seen.push(bar());
  }
  expect(seen).toEqual([40, 40, 60, 60, 80, 80, 95, 95]);
  await send({ stage: 'done', percent: 100, status: 'done', shareId: 'abc' });
  await waitFor(() => screen.getByText('Complete! Preparing your menu...'));
  expect(host.toasts).toEqual([{ title: 'Menu processed successfully!', description: 'Your digital menu is ready for preview.' }]);
  await waitFor(() => screen.getByRole('heading', { name: 'Osteria Lucia' }), { timeout: 3000 });
  expect(screen.getByText('Please check: price read twice differently: 15.00, 16.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to Upload' }));
  expect(screen.getByTestId('upload-sheet')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('a failed job says why and begins anew', async () => {
  start.mockResolvedValue(accepted);
  const host = open();
  await choose(photo);
  await send({ stage: 'reading', percent: 40, status: 'failed', problem: { title: 'No text', detail: 'We found no text in this picture.', code: 'menu.no_text' } });
  await waitFor(() => screen.getByTestId('upload-sheet'));
  expect(host.toasts).toEqual([{ title: 'Processing failed', description: 'We found no text in this picture.', variant: 'destructive' }]);
});

test('a refused upload says why, or the words for any failure', async () => {
  start.mockRejectedValueOnce(ApiError.from(402, '', JSON.stringify({ title: 'Quota', code: 'menu.quota', detail: 'You have used this month’s 3 conversions.' }))).mockRejectedValueOnce(new Error('line cut'));
  const host = open();
  await choose(photo);
  await choose(photo);
  expect(host.toasts.map(({ description }) => description)).toEqual(['You have used this month’s 3 conversions.', 'Failed to process menu file. Please try again.']);
});

test('after a reload it goes on with the job, and quietly begins anew when the job is gone', async () => {
  sessionStorage.setItem('upload_job', EVENTS);
  const first = fakeHost();
  const page = renderWithProviders([{ path: '/', element: <HomeUpload host={first} onPreview={() => undefined} /> }]);
  await waitFor(() => expect(send).toBeDefined());
  await send({ stage: 'structuring', percent: 60 });
  await waitFor(() => expect(bar()).toBe(60));
  page.unmount();
  jobStatus = 404;
  const host = open();
  await waitFor(() => screen.getByTestId('upload-sheet'));
  expect(host.toasts).toEqual([]);
});
