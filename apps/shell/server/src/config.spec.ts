import { readConfig } from './config';

test('the services lie on the ports after the edge', () => {
  expect(readConfig({ PORT: '5000' }).services).toEqual({ menu: 'http://127.0.0.1:5001', ordering: 'http://127.0.0.1:5002', identity: 'http://127.0.0.1:5003', notify: 'http://127.0.0.1:5004' });
});

test('and the fragment server after them', () => {
  expect(readConfig({ PORT: '5000' }).fragmentsUrl).toBe('http://127.0.0.1:5005');
});

test('names every fault at once', () => {
  expect(() => readConfig({ PORT: 'x', MENU_URL: 'nowhere', LOG_LEVEL: 'loud' })).toThrow(/PORT.*\n.*LOG_LEVEL.*\n.*MENU_URL/);
});
