import { ApiError, describeError } from './api-error';
import { send } from './send';
import { fakeApi } from './testing/fake-api';

const problem = {
  type: 'about:blank',
  title: 'Prices have changed',
  status: 409,
  code: 'ordering.total_mismatch',
  detail: 'Please look again.',
  total: 12.5,
};
let fake: ReturnType<typeof fakeApi>;
afterEach(() => fake.restore());

test('sends JSON, and gives status and body of a success', async () => {
  fake = fakeApi({ 'POST /api/orders': ({ body }) => ({ status: 201, json: { got: body } }) });
  await expect(send('/api/orders', { method: 'POST', body: { a: 1 } })).resolves.toEqual({
    status: 201,
    text: JSON.stringify({ got: { a: 1 } }),
  });
  expect(fake.calls[0]!.headers.get('content-type')).toBe('application/json');
});

test('begins a trace with each call', async () => {
  fake = fakeApi({ 'GET /api/x': { status: 204 } });
  await send('/api/x', { method: 'GET' });
  await send('/api/x', { method: 'GET' });
  const [first, second] = fake.calls.map(({ headers }) => headers.get('traceparent'));
  for (const traceparent of [first, second]) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(first).not.toBe(second);
});

test('sends form data as it is', async () => {
  fake = fakeApi({ 'POST /api/x': { status: 204 } });
  const form = new FormData();
  await expect(send('/api/x', { method: 'POST', body: form })).resolves.toEqual({ status: 204, text: '' });
  expect(fake.calls[0]!.body).toBe(form);
  expect(fake.calls[0]!.headers.get('content-type')).toBeNull();
});

test('turns a failure into "{status}: {response text}" with the problem parsed', async () => {
  fake = fakeApi({ 'GET /api/x': { status: 409, json: problem } });
  const error = await send('/api/x', { method: 'GET' }).catch((reason: unknown) => reason as ApiError);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    message: `409: ${JSON.stringify(problem)}`,
    problem: {
      title: 'Prices have changed',
      detail: 'Please look again.',
      code: 'ordering.total_mismatch',
      extensions: { total: 12.5 },
    },
  });
  expect(describeError(error, 'fallback')).toBe('Please look again.');
});

test('uses the status text when there is no body, and the fallback when there is no problem', () => {
  const error = ApiError.from(502, 'Bad Gateway', '');
  expect(error.message).toBe('502: Bad Gateway');
  expect(describeError(error, 'fallback')).toBe('fallback');
});
