import type { ExecutionContext } from '@nestjs/common';
import { OriginGuard } from './origin.guard';

function call(method: string, headers: Record<string, string>): ExecutionContext {
  return {
    switchToHttp: () => ({ getRequest: () => ({ method, headers, host: 'menu.example' }) }),
  } as unknown as ExecutionContext;
}

describe('the origin guard', () => {
  const guard = new OriginGuard();

  it.each<Record<string, string>>([{}, { cookie: 'visitor=x' }])(
    'refuses an unsafe call of another site, with or without cookies: %j',
    (headers) => {
      expect(() => guard.canActivate(call('POST', { ...headers, origin: 'https://evil.example' }))).toThrow(
        expect.objectContaining({ code: 'access.foreign_origin' }),
      );
    },
  );

  it('lets the calls of our own pages and of programs through', () => {
    expect(guard.canActivate(call('PUT', { cookie: 'visitor=x', origin: 'https://menu.example' }))).toBe(true);
    expect(guard.canActivate(call('DELETE', { cookie: 'visitor=x' }))).toBe(true);
  });
});
