import { PublicLinks } from './public-links';

describe('links to the product', () => {
  it('begin with where the public reaches it', () => {
    expect(new PublicLinks('https://menus.example/').to('/board/x')).toBe('https://menus.example/board/x');
    expect(new PublicLinks('https://menus.example').to(undefined)).toBeUndefined();
  });

  it.each([
    ['http://localhost:4200', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:80', true],
    ['https://menus.example', false],
    ['https://localhost.example', false],
  ])('%s is this machine only: %s', (url, isLocal) => {
    expect(new PublicLinks(url).isLocal).toBe(isLocal);
  });
});
