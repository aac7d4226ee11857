import type { ByteRange } from '../domain/reviews';
import { RangeNotSatisfiableError } from '../domain/reviews.errors';

/**
 * The one part that a `Range` header asks for (RFC 9110). Undefined where the whole is to be answered: there is no
 * header, it is in other units or not understood, or it asks for several parts, which a server need not give.
 * @param size of the whole, at least 1
 * @throws RangeNotSatisfiableError
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').replace(/\s/g, '')) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    if (Number(last) === 0) throw new RangeNotSatisfiableError();
    return { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) throw new RangeNotSatisfiableError();
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
