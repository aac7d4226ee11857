import type { ContainerFacts } from './container-facts';

const MAGIC = 'OggS';
const HEADER_BYTES = 27;
const FIRST_PAGE = 0x02;
/** Opus counts its time in these, whatever it was recorded with. */
const OPUS_RATE = 48_000;

interface Page {
  readonly isFirst: boolean;
  /** How far the stream has come after it, in samples; undefined: no packet ends on it. */
  readonly position: number | undefined;
  readonly content: Buffer;
}

/** An Ogg file; undefined where it is none. */
export function readOgg(bytes: Buffer): ContainerFacts | undefined {
  if (bytes.toString('latin1', 0, 4) !== MAGIC) return undefined;
  const streams: ({ readonly rate: number; readonly skipped: number } | undefined)[] = [];
  let last = 0;
  for (const { isFirst, position, content } of pagesOf(bytes)) {
    if (isFirst) streams.push(streamOf(content));
    else if (position !== undefined) last = Math.max(last, position);
  }
  const [stream] = streams;
  if (streams.length !== 1 || !stream) return { isAudio: false, seconds: undefined };
  return { isAudio: true, seconds: last > 0 ? Math.max(0, last - stream.skipped) / stream.rate : undefined };
}

/**
 * Samples a second of a stream of Opus or Vorbis, and how many of them are passed over at its beginning; undefined for
 * any other.
 */
function streamOf(head: Buffer): { readonly rate: number; readonly skipped: number } | undefined {
  if (head.length >= 19 && head.toString('latin1', 0, 8) === 'OpusHead')
    return { rate: OPUS_RATE, skipped: head.readUInt16LE(10) };
  if (head.length >= 16 && head.toString('latin1', 0, 7) === '\x01vorbis') {
    const rate = head.readUInt32LE(12);
    return rate > 0 ? { rate, skipped: 0 } : undefined;
  }
  return undefined;
}

function* pagesOf(bytes: Buffer): Generator<Page, void, undefined> {
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length && bytes.toString('latin1', at, at + 4) === MAGIC) {
    const lengths = bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + (bytes[at + 26] as number));
    const start = at + HEADER_BYTES + lengths.length;
    const end = lengths.reduce((sum, length) => sum + length, start);
    const position = bytes.readBigInt64LE(at + 6);
    yield {
      isFirst: ((bytes[at + 5] as number) & FIRST_PAGE) !== 0,
      position: position < 0n ? undefined : Number(position),
      content: bytes.subarray(start, end),
    };
    at = end;
  }
}
