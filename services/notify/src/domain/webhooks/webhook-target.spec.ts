import { WebhookTargets } from './webhook-target';

const targets = new WebhookTargets(false);
const forTests = new WebhookTargets(true);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::1',
  '2001:db8::1',
  'ff02::1',
  'example.com',
  '',
])('sends nothing to %s', (address) => {
  expect(targets.allowsAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('sends to %s', (address) => {
  expect(targets.allowsAddress(address)).toBe(true);
});

test('takes https on its own port without user and password, and nothing else', () => {
  const allowed = (url: string) => targets.allowsUrl(new URL(url));
  expect(allowed('https://hooks.example/in?tenant=1')).toBe(true);
  expect(allowed('https://hooks.example:443/in')).toBe(true);
  expect(allowed('https://hooks.example:22/in')).toBe(false);
  expect(allowed('http://hooks.example/in')).toBe(false);
  expect(allowed('https://ada:secret@hooks.example/in')).toBe(false);
  expect(allowed('ftp://hooks.example/in')).toBe(false);
});

test('sends to this machine without TLS where tests ask for it, and still to no private network', () => {
  expect(forTests.allowsUrl(new URL('http://127.0.0.1:9000/'))).toBe(true);
  expect(forTests.allowsAddress('127.0.0.1')).toBe(true);
  expect(forTests.allowsAddress('10.0.0.1')).toBe(false);
});
