import type { FastifyRequest } from 'fastify';
import { traceparentFor } from './http-tracing';

const from = (traceparent: string | string[] | undefined) =>
  traceparentFor({ headers: { traceparent } } as unknown as FastifyRequest);

describe('the trace context that a caller sends', () => {
  it('is handed on where nothing is traced here', () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    expect(from(traceparent)).toBe(traceparent);
  });

  it('is dropped where it is none, so that it is not written down with every event', () => {
    for (const made of [
      'x'.repeat(10_000),
      '00-short-01',
      `00-${'A'.repeat(32)}-${'b'.repeat(16)}-01; DROP`,
      undefined,
      ['a', 'b'],
    ])
      expect(from(made)).toBeUndefined();
  });
});
