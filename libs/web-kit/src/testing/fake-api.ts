export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer = { readonly status?: number; readonly json?: unknown };

/**
 * Answers `fetch` from a table "METHOD /path" → answer; what is not in it is a 404 problem. Put back by `restore`.
 */
export function fakeApi(answers: Readonly<Record<string, Answer | ((call: FakeCall) => Answer | Promise<Answer>)>>): {
  readonly calls: FakeCall[];
  restore(): void;
} {
  const before = globalThis.fetch;
  const calls: FakeCall[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const call: FakeCall = {
      method: init.method ?? 'GET',
      path: String(input),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const entry = answers[`${call.method} ${call.path}`] ?? {
      status: 404,
      json: { type: 'about:blank', title: 'Not found', status: 404, code: 'test.not_found' },
    };
    const { status = 200, json } = typeof entry === 'function' ? await entry(call) : entry;
    return new Response(json === undefined ? null : JSON.stringify(json), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return {
    calls,
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
