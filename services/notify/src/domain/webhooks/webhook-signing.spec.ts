import { newWebhookSecret, signedHeaders } from './webhook-signing';

/** The example of the specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};

test('signs as the specification’s own example', () => {
  expect(signedHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs by both secrets while one replaces the other', () => {
  const { 'webhook-signature': signature } = signedHeaders(MESSAGE, [newWebhookSecret(), SECRET]);
  expect(signature?.split(' ')).toEqual([
    expect.stringMatching(/^v1,/),
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ]);
});

test('a secret has 32 bytes of its own', () => {
  const [one, two] = [newWebhookSecret(), newWebhookSecret()];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.replace('whsec_', ''), 'base64')).toHaveLength(32);
});
