import type { INestApplication } from '@nestjs/common';
import { routesOf } from './routes-of';

const SAFE = new Set(['GET', 'HEAD']);
/** As a query and a path carry it: NUL, and bytes that are no UTF-8. */
const IN_ADDRESS = ['%00', '%ED%A0%80'];
/** As JSON carries it: NUL, and either half of a surrogate pair alone. */
const IN_BODY = ['{"name":"a\\u0000b"}', '{"lines":[{"name":"\\ud83c"}]}', '["\\udf55"]'];

/**
 * Calls every route with text that cannot be stored: in each part of its path, in its query and in its body.
 * @returns calls and answers of those that were not refused as they should be: 400 as problem+json, or 404 where the
 * path has no place for it
 */
export async function unrefusedTextCalls(app: INestApplication): Promise<string[]> {
  const url = await app.getUrl();
  const unrefused: string[] = [];
  for (const route of routesOf(app)) {
    const [method = '', path = ''] = route.split(' ');
    const plain = path.replaceAll(/:\w+/g, '1');
    const inPath = path.includes(':') ? IN_ADDRESS.map((text) => ({ address: path.replaceAll(/:\w+/g, text) })) : [];
    const inQuery = [{ address: `${plain}?search=%00` }];
    const inBody = SAFE.has(method) ? [] : IN_BODY.map((body) => ({ address: plain, body }));
    for (const { address, body } of [...inPath, ...inQuery, ...inBody] as { address: string; body?: string }[]) {
      const answer = await fetch(`${url}${address}`, {
        method,
        body,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      });
      const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json') === true;
      await answer.body?.cancel();
      if (answer.status !== 400 || !isProblem) unrefused.push(`${method} ${address} ${body ?? ''} → ${answer.status}`);
    }
  }
  return unrefused;
}
