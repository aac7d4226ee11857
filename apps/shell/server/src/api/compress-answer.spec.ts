import type { FastifyRequest } from 'fastify';
import { encodingFor } from './compress-answer';

const LONG = 10_000;
const encoding = (accepted: string | undefined, length = LONG) =>
  encodingFor({ headers: { 'accept-encoding': accepted } } as unknown as FastifyRequest, length);

test.each([
  ['is compressed by Brotli for who takes both', 'gzip, deflate, br', 'br'],
  ['is compressed by gzip for who takes nothing else', 'gzip', 'gzip'],
  ['is compressed for who takes anything', '*', 'br'],
  ['is not compressed by what a reader refuses', 'br;q=0, gzip', 'gzip'],
  ['is sent as it is to who takes nothing of it', 'zstd', undefined],
  ['is sent as it is to who says nothing', undefined, undefined],
])('an answer %s', (_, accepted, expected) => {
  expect(encoding(accepted)).toBe(expected);
});

test('an answer that fits one packet is sent as it is', () => {
  expect(encoding('br', 500)).toBeUndefined();
});
