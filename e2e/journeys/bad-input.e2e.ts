import {
  FreshPrices,
  JSON_BODY_MAX_BYTES,
  UPLOAD,
  UploadMenuAccepted,
  type ExtractionJob,
  type Menu,
} from '@chalkboard/contracts';
import { PHONE, useBrowser } from '../support/browser';
import { demoMenu, orderFrom } from '../support/demo-order';
import { fixtureBytes, fixturePath } from '../support/fixtures';
import { chooseFile, sendPages } from '../support/screens/owner';
import { DEMO_SHARE_ID, useSystem } from '../support/system';
import { expectNothingSince, tracesAtRest, type Traces } from '../support/traces';
import { until } from '../support/until';
import { problemOf, Visitor } from '../support/visitor';

jest.setTimeout(120_000);

const system = useSystem();
const windows = useBrowser();

let visitor: Visitor;
let menu: Menu;
let before: Traces;

beforeEach(async () => {
  visitor = new Visitor(system().url);
  menu = await demoMenu(visitor);
  before = await tracesAtRest(system());
});

// Whatever was refused: no file, no row, no event, no message is left of it.
afterEach(() => expectNothingSince(before, system()));

const PDF = 'application/pdf';
const JPEG = 'image/jpeg';

/** So many bytes that begin as a JPEG does. */
function jpegOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return bytes;
}

const WRONG_TYPE = {
  status: 415,
  title: 'Invalid file type',
  detail: 'Please upload a valid image (JPG, PNG) or PDF file.',
};
const TOO_LARGE = { status: 413, title: 'File too large', detail: 'File size must be less than 10MB.' };
const EMPTY = {
  status: 422,
  title: 'Processing failed',
  detail: 'The file is empty. Please choose it again or try another copy.',
};
const DAMAGED = {
  status: 422,
  title: 'Processing failed',
  detail: "We couldn't open this file. It may be damaged; please upload it again or try another copy.",
};
const LOCKED = {
  status: 422,
  title: 'Processing failed',
  detail: 'This PDF is protected with a password. Please remove the password and upload it again.',
};
const NO_TEXT = {
  status: 422,
  title: 'Processing failed',
  detail: "We couldn't find any text in this picture. Please take a sharper, brighter photo, straight from above.",
};

const UPLOADS = [
  {
    what: 'a file of another type',
    type: 'text/plain',
    bytes: () => new TextEncoder().encode('Soup $5'),
    refusal: WRONG_TYPE,
  },
  {
    what: 'a text file that was renamed to a PDF',
    type: PDF,
    bytes: () => fixtureBytes('bad/text-renamed.pdf'),
    refusal: WRONG_TYPE,
  },
  {
    what: 'a picture that says it is something else',
    type: 'image/gif',
    bytes: () => fixtureBytes('phone-photo.jpg'),
    refusal: WRONG_TYPE,
  },
  { what: 'exactly 10 MB', type: JPEG, bytes: () => jpegOf(UPLOAD.maxBytes), refusal: TOO_LARGE },
  { what: 'more than 10 MB', type: JPEG, bytes: () => jpegOf(UPLOAD.maxBytes + 2_000_000), refusal: TOO_LARGE },
  {
    what: 'one byte less than 10 MB, which is no picture',
    type: JPEG,
    bytes: () => jpegOf(UPLOAD.maxBytes - 1),
    refusal: DAMAGED,
  },
  { what: 'an empty file', type: PDF, bytes: () => fixtureBytes('bad/empty.pdf'), refusal: EMPTY },
  { what: 'a damaged PDF', type: PDF, bytes: () => fixtureBytes('bad/corrupt.pdf'), refusal: DAMAGED },
  { what: 'half a picture', type: JPEG, bytes: () => fixtureBytes('bad/truncated.jpg'), refusal: DAMAGED },
  { what: 'a PDF with a password', type: PDF, bytes: () => fixtureBytes('bad/encrypted.pdf'), refusal: LOCKED },
  { what: 'a picture without text', type: JPEG, bytes: () => fixtureBytes('bad/no-text.jpg'), refusal: NO_TEXT },
];

describe('an upload is refused', () => {
  test.each(UPLOADS)('$what', async ({ type, bytes, refusal }) => {
    expect(problemOf(await visitor.upload([{ name: 'menu', type, bytes: bytes() }]))).toMatchObject(refusal);
  });

  test('one bad page among good ones', async () => {
    const pages = [
      { name: 'page-1.pdf', type: PDF, bytes: fixtureBytes('text-menu.pdf') },
      { name: 'page-2.pdf', type: PDF, bytes: fixtureBytes('bad/text-renamed.pdf') },
    ];
    expect(problemOf(await visitor.upload(pages))).toMatchObject(WRONG_TYPE);
  });

  test('more pages than a menu can have', async () => {
    const pages = Array.from({ length: UPLOAD.maxFiles + 1 }, (_, index) => ({
      name: `${index}.pdf`,
      type: PDF,
      bytes: fixtureBytes('text-menu.pdf'),
    }));
    expect(problemOf(await visitor.upload(pages))).toMatchObject({
      status: 413,
      detail: `Please upload at most ${UPLOAD.maxFiles} files at once.`,
    });
  });

  test('a form without a file, and no form at all', async () => {
    expect(problemOf(await visitor.upload([]))).toMatchObject({
      status: 400,
      detail: 'Please choose a photo or PDF of your menu.',
    });
    expect(
      problemOf(await visitor.call('/api/upload-menu', { method: 'POST', json: { file: 'menu.pdf' } })).status,
    ).toBe(400);
  });

  test('as a job: it fails with the same words', async () => {
    const accepted = await visitor.upload([{ name: 'menu.jpg', type: JPEG, bytes: fixtureBytes('bad/no-text.jpg') }], {
      prefer: 'respond-async',
    });
    expect(accepted.status).toBe(202);
    const { job } = UploadMenuAccepted.parse(accepted.json);
    const { problem } = await until('the job to fail', async () => {
      const state = (await visitor.call(job)).json as ExtractionJob;
      return state.status === 'failed' && state;
    });
    expect(problem).toMatchObject({ title: NO_TEXT.title, detail: NO_TEXT.detail });
  });
});

describe('on the screen', () => {
  test.each([
    [
      'a file of another type',
      { name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Soup $5') },
      WRONG_TYPE,
    ],
    ['a file of 10 MB', { name: 'menu.jpg', mimeType: JPEG, buffer: Buffer.from(jpegOf(UPLOAD.maxBytes)) }, TOO_LARGE],
    ['a PDF with a password', fixturePath('bad/encrypted.pdf'), LOCKED],
  ] as const)('%s is answered in plain words, and another can be chosen', async (_, file, { title, detail }) => {
    const page = await windows.open(system().url, { viewport: PHONE });
    await chooseFile(page, file);
    const toast = page.getByRole('alert').filter({ hasText: title });
    await toast.waitFor();
    expect((await toast.innerText()).split(/\n+/)).toEqual([title, detail]);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });

  test('a picture without text is warned of; sent all the same it is answered in plain words, and stays to be replaced', async () => {
    const page = await windows.open(system().url, { viewport: PHONE });
    await chooseFile(page, fixturePath('bad/no-text.jpg'));
    await page.getByText('We see no text on this page.').waitFor();
    await sendPages(page);
    const toast = page.getByRole('alert').filter({ hasText: NO_TEXT.title });
    await toast.waitFor();
    expect((await toast.innerText()).split(/\n+/)).toEqual([NO_TEXT.title, NO_TEXT.detail]);
    await page.getByRole('button', { name: 'Add pages' }).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });

  test('a menu that is not there', async () => {
    const page = await windows.open(`${system().url}/menu/nobody-knows-it`, { viewport: PHONE, expected: [/404/] });
    await page.getByRole('heading', { name: 'Menu Not Found' }).waitFor();
    await page.getByText("The menu you're looking for doesn't exist or has been removed.").waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });
});

/** A first-time visitor, and one who has been here before. */
const STRANGERS: readonly Readonly<Record<string, string>>[] = [{}, { cookie: `visitor=${'A'.repeat(43)}` }];

describe('a call is refused', () => {
  const NOT_FOUND = {
    status: 404,
    title: 'Menu Not Found',
    detail: "The menu you're looking for doesn't exist or has been removed.",
  };
  const dish = 'Cacio e Pepe';
  const order = (changes: object = {}, key = crypto.randomUUID()) =>
    visitor.call('/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      json: { ...orderFrom(menu, { dish }), ...changes },
    });
  const withLine = (changes: object) => ({ cart: [{ ...orderFrom(menu, { dish }).cart[0], ...changes }] });

  test('an unknown shareId, to read, change, publish or order from', async () => {
    expect(problemOf(await visitor.call('/api/menu/unknown'))).toMatchObject(NOT_FOUND);
    expect(
      problemOf(await visitor.call('/api/menu/unknown', { method: 'PUT', json: { restaurantName: 'Mine' } })),
    ).toMatchObject(NOT_FOUND);
    expect(problemOf(await visitor.call('/api/menu/unknown/publish', { method: 'POST' }))).toMatchObject(NOT_FOUND);
    expect(problemOf(await order({ shareId: 'unknown' }))).toMatchObject(NOT_FOUND);
    expect(problemOf(await visitor.call('/api/upload-menu/jobs/unknown')).status).toBe(404);
  });

  test.each(['{"shareId":', '[', '', 'null', '"text"'])('malformed JSON: %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    for (const [method, path] of [
      ['POST', '/api/orders'],
      ['PUT', `/api/menu/${DEMO_SHARE_ID}`],
      ['POST', '/api/admin/login'],
    ] as const) {
      expect([path, problemOf(await visitor.call(path, { method, headers, body })).status]).toEqual([path, 400]);
    }
  });

  test('JSON that is too long', async () => {
    expect(
      problemOf(
        await visitor.call('/api/orders', { method: 'POST', json: { shareId: 'x'.repeat(JSON_BODY_MAX_BYTES) } }),
      ).status,
    ).toBe(413);
  });

  test.each([-1, 0, 1.5, 100])('a quantity of %s', async (quantity) => {
    const problem = problemOf(await order(withLine({ quantity })));
    expect(problem).toMatchObject({ status: 400, title: 'Invalid request' });
    expect(problem.errors?.map(({ path }) => path)).toContain('cart.0.quantity');
  });

  test('a dish that is not on the menu, by its id or by its name', async () => {
    expect(problemOf(await order(withLine({ itemId: 'of-another-menu' })))).toMatchObject({
      status: 422,
      code: 'ordering.item_not_on_menu',
    });
    expect(problemOf(await order(withLine({ itemId: undefined, name: 'Caviar' })))).toMatchObject({
      status: 422,
      code: 'ordering.item_not_on_menu',
    });
  });

  test('a dish that is sold out', async () => {
    expect(problemOf(await order(orderFrom(menu, { dish: 'Spaghetti alle Vongole' })))).toMatchObject({
      status: 409,
      code: 'ordering.item_not_available',
    });
  });

  test('a total that does not match: with the fresh prices', async () => {
    const honest = orderFrom(menu, { dish });
    for (const lie of [
      { total: 1 },
      { subtotal: 1, total: 1 },
      { ...withLine({ total: 0.01 }), subtotal: 0.01, total: 0.01 },
      { deliveryFee: 3, total: honest.total + 3 },
    ]) {
      const problem = problemOf(await order(lie));
      expect(problem).toMatchObject({ status: 409, code: 'ordering.total_mismatch' });
      expect(FreshPrices.parse(problem.fresh)).toMatchObject({
        subtotal: honest.subtotal,
        deliveryFee: 0,
        total: honest.total,
      });
    }
  });

  test('what the checkout checks, in its order and words', async () => {
    const cheap = orderFrom(menu, { dish: 'Espresso', quantity: 1 });
    const nobody = { customerInfo: { name: '', phone: '' } };
    expect(problemOf(await order({ ...cheap, ...nobody, orderType: 'delivery' }))).toMatchObject({
      title: 'Missing Information',
      detail: 'Please fill in your name and phone number.',
    });
    expect(problemOf(await order({ ...cheap, orderType: 'delivery' }))).toMatchObject({
      title: 'Delivery Address Required',
      detail: 'Please enter your delivery address.',
    });
    expect(problemOf(await order(cheap))).toMatchObject({
      title: 'Minimum Order Not Met',
      detail: 'Minimum order is $10.00. Please add more items.',
    });
  });

  test('an edit without the right', async () => {
    const stranger = new Visitor(system().url);
    const edit = { method: 'PUT', json: { restaurantName: 'Under new management' } };
    for (const headers of STRANGERS) {
      expect(problemOf(await stranger.call(`/api/menu/${DEMO_SHARE_ID}`, { ...edit, headers }))).toMatchObject({
        status: 401,
        code: 'access.sign_in_needed',
      });
      expect(
        problemOf(await stranger.call(`/api/menu/${DEMO_SHARE_ID}/publish`, { method: 'POST', headers })).status,
      ).toBe(401);
    }
    expect(await demoMenu(visitor)).toEqual(menu);
  });
});
