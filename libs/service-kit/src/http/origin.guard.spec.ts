import type { ExecutionContext } from '@nestjs/common';
import { OriginGuard } from './origin.guard';

function call(method: string, headers: Record<string, string>): ExecutionContext {
  return { switchToHttp: () => ({ getRequest: () => ({ method, headers, host: 'menu.example' }) }) } as unknown as ExecutionContext;
}

describe('an unsafe call with cookies', () => {
  const guard = new OriginGuard();
  const cookie = 'visitor=x';

  it.each(['https://evil.example', 'https://menu.example.evil.example', 'null', 'https://menu.example:444'])('is refused from %s', (origin) => {
    expect(() => guard.canActivate(call('POST', { cookie, origin }))).toThrow(expect.objectContaining({ code: 'access.foreign_origin' }));
  });

  it('is let through from our own pages', () => {
    expect(guard.canActivate(call('PUT', { cookie, origin: 'https://menu.example' }))).toBe(true);
  });

  it('is let through from programs, which send no origin', () => {
    expect(guard.canActivate(call('DELETE', { cookie }))).toBe(true);
  });

  it('is not what a reading call, or one without cookies, is', () => {
    expect(guard.canActivate(call('GET', { cookie, origin: 'https://evil.example' }))).toBe(true);
    expect(guard.canActivate(call('POST', { origin: 'https://evil.example' }))).toBe(true);
  });
});
