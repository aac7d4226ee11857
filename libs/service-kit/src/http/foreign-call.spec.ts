import { isForeignCall } from './foreign-call';

const HOST = 'menu.example';
const OURS = `https://${HOST}`;
const call = (method: string, headers: Record<string, string>) => isForeignCall({ method, host: HOST, headers });

describe('an unsafe call', () => {
  it.each([
    'https://evil.example',
    'https://menu.example.evil.example',
    'https://menu.example:444',
    'https://other.menu.example',
    'null',
    'nonsense',
  ])('is foreign with the origin %s, with or without cookies', (origin) => {
    expect(call('POST', { origin })).toBe(true);
    expect(call('POST', { origin, cookie: 'visitor=x' })).toBe(true);
  });

  it('is foreign when the browser says that another site sends it', () => {
    expect(call('POST', { 'sec-fetch-site': 'cross-site' })).toBe(true);
    expect(call('POST', { 'sec-fetch-site': 'cross-site', origin: OURS })).toBe(true);
  });

  it('is foreign when another host of our site sends it', () => {
    expect(call('POST', { 'sec-fetch-site': 'same-site' })).toBe(true);
    expect(call('POST', { 'sec-fetch-site': 'same-site', origin: 'https://other.menu.example' })).toBe(true);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is ours from our own pages: %s', (method) => {
    expect(call(method, { origin: OURS, 'sec-fetch-site': 'same-origin' })).toBe(false);
    expect(call(method, { origin: OURS })).toBe(false);
    expect(call(method, { 'sec-fetch-site': 'same-origin' })).toBe(false);
  });

  it('is ours when a person starts it, without a page', () => {
    expect(call('POST', { 'sec-fetch-site': 'none' })).toBe(false);
  });

  it('is not foreign from a program, which sends neither header', () => {
    expect(call('POST', {})).toBe(false);
    expect(call('DELETE', { cookie: 'visitor=x' })).toBe(false);
  });
});

it.each(['GET', 'HEAD', 'OPTIONS'])('a call that changes nothing is never foreign: %s', (method) => {
  expect(call(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', cookie: 'visitor=x' })).toBe(
    false,
  );
});
