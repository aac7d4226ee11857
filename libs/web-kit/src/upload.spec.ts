import { uploadMenuRoute, uploadUpdateRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { ApiError } from './api-error';
import { UnreadableAnswerError } from './unreadable-answer';
import { callWithProgress } from './upload';

/** Node has no XMLHttpRequest: this one answers at once what it is told to. */
class StandIn {
  static answer: { readonly status: number; readonly json: unknown };
  static readonly sent: { method: string; path: string; headers: Record<string, string>; body: unknown }[] = [];
  withCredentials = false;
  readonly upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  private readonly headers: Record<string, string> = {};
  private to = { method: '', path: '' };

  open(method: string, path: string): void {
    this.to = { method, path };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    StandIn.sent.push({ ...this.to, headers: this.headers, body });
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    this.status = StandIn.answer.status;
    this.responseText = JSON.stringify(StandIn.answer.json);
    this.onload?.();
  }
}

const accepted = { jobId: 'j1', job: '/api/upload-menu/jobs/j1', events: '/api/upload-menu/jobs/j1/events' };
const reported = jest.fn();
beforeEach(() => {
  StandIn.sent.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: StandIn, reportError: reported });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'XMLHttpRequest'));

test('sends a form to the address of a route, tells how much has left, and reads the answer by its status', async () => {
  StandIn.answer = { status: 202, json: accepted };
  const body = new FormData();
  const progress: number[] = [];
  await expect(callWithProgress(uploadUpdateRoute, { params: { shareId: 'a/b' }, body, headers: { prefer: 'respond-async' }, onProgress: (fraction) => progress.push(fraction) })).resolves.toEqual(accepted);
  expect(StandIn.sent).toEqual([{ method: 'POST', path: '/api/menu/a%2Fb/updates', headers: { prefer: 'respond-async' }, body }]);
  expect(progress).toEqual([0.25]);
});

test('refuses an answer that is not as it is defined, and reports it', async () => {
  StandIn.answer = { status: 202, json: { jobId: 'j1' } };
  await expect(callWithProgress(uploadMenuRoute, { body: new FormData() })).rejects.toBeInstanceOf(UnreadableAnswerError);
  expect(reported).toHaveBeenCalledTimes(1);
});

test('a refusal is the problem that the server sent', async () => {
  StandIn.answer = { status: 402, json: { type: 'about:blank', title: 'Quota', status: 402, code: 'menu.quota_used_up', detail: 'No more this month.' } };
  const error = await callWithProgress(uploadMenuRoute, { body: new FormData() }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 402, problem: { code: 'menu.quota_used_up' } });
});
