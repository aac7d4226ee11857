import { Problem } from '@chalkboard/contracts';
import type { BrowserContext } from 'playwright-core';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body where it is JSON. */
  readonly json: unknown;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is. */
  readonly body?: string | FormData;
}

/** Somebody without a browser: calls the API through the edge and keeps the cookies it is given. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  /** Lets a browser go on as this visitor. */
  lend(context: BrowserContext): Promise<void> {
    return context.addCookies([...this.cookies].map(([name, value]) => ({ name, value, url: this.origin })));
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** The cookies it has, as the header that sends them. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(path: string, { method = 'GET', headers = {}, json, body }: Call = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  /** Uploads files as the pages of one menu. */
  upload(
    files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[],
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const { name, type, bytes } of files) form.append('file', new Blob([bytes], { type }), name);
    return this.call('/api/upload-menu', { method: 'POST', headers, body: form });
  }
}

/**
 * What a refusal says.
 * @throws when the answer is not a problem document, or its status is not the answer's
 */
export function problemOf(answer: Answer): Problem {
  const type = answer.headers.get('content-type') ?? 'nothing';
  if (!type.startsWith('application/problem+json'))
    throw new Error(`expected a problem document, got ${answer.status} ${type}: ${answer.text.slice(0, 300)}`);
  const problem = Problem.parse(answer.json);
  if (problem.status !== answer.status)
    throw new Error(`the document says ${problem.status}, the answer ${answer.status}`);
  return problem;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
