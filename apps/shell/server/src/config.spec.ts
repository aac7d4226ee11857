import { readConfig } from './config';

test('the services lie on the ports after the edge', () => {
  expect(readConfig({ PORT: '5000' }).services).toEqual({
    menu: 'http://127.0.0.1:5001',
    ordering: 'http://127.0.0.1:5002',
    identity: 'http://127.0.0.1:5003',
    notify: 'http://127.0.0.1:5004',
  });
});

test('and the fragment server after them', () => {
  expect(readConfig({ PORT: '5000' }).fragmentsUrl).toBe('http://127.0.0.1:5005');
});

test('names every fault at once', () => {
  expect(() => readConfig({ PORT: 'x', MENU_URL: 'nowhere', LOG_LEVEL: 'loud' })).toThrow(
    /PORT.*\n.*LOG_LEVEL.*\n.*MENU_URL/,
  );
});

test('an empty variable is not set, as compose files pass what nobody defined', () => {
  expect(readConfig({ PORT: '5000', TRUST_PROXY: '', PUBLIC_URL: '' })).toMatchObject({
    trustProxy: undefined,
    overHttps: false,
  });
});

test('trusts the proxies that are named, and browsers come by https where the public address says so', () => {
  expect(
    readConfig({ PORT: '5000', TRUST_PROXY: '10.0.0.0/8, loopback', PUBLIC_URL: 'https://menus.example' }),
  ).toMatchObject({ trustProxy: ['10.0.0.0/8', 'loopback'], overHttps: true });
});
