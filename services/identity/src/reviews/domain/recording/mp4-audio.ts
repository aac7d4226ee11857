import type { ContainerFacts } from './container-facts';

/** Boxes that hold boxes. */
const ENTERED: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);
const PLAYED_CODECS = ['mp4a', 'Opus'];

interface Box {
  readonly type: string;
  readonly content: Buffer;
}

/** An MP4 file, also one in fragments as recorders write it; undefined where it is none. */
export function readMp4(bytes: Buffer): ContainerFacts | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const handlers: string[] = [];
  const codecs: string[] = [];
  let seconds = 0;
  let trackRate = 0;
  for (const { type, content } of boxesOf(bytes)) {
    if (type === 'mvhd' || type === 'mdhd') {
      const { rate, duration } = timesOf(content);
      if (type === 'mdhd') trackRate = rate;
      if (rate > 0) seconds = Math.max(seconds, duration / rate);
    } else if (type === 'hdlr') {
      handlers.push(content.toString('latin1', 8, 12));
    } else if (type === 'stsd') {
      codecs.push(content.toString('latin1', 12, 16));
    } else if (type === 'tfdt' && trackRate > 0) {
      seconds = Math.max(seconds, fragmentTimeOf(content) / trackRate);
    }
  }
  const isAudio =
    codecs.length > 0 &&
    handlers.length > 0 &&
    handlers.every((handler) => handler === 'soun') &&
    codecs.every((codec) => PLAYED_CODECS.includes(codec));
  return { isAudio, seconds: seconds > 0 ? seconds : undefined };
}

/** In the order of the file, up to what cannot be read. */
function* boxesOf(bytes: Buffer): Generator<Box, void, undefined> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > bytes.length) return;
    // 0: to the end of the file.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    const start = at + (isLong ? 16 : 8);
    if (size < start - at) return;
    if (ENTERED.has(type)) {
      at = start;
      continue;
    }
    at += size;
    yield { type, content: bytes.subarray(start, at) };
  }
}

/** Of a header: units a second, and the length in units, where it is known. */
function timesOf(content: Buffer): { readonly rate: number; readonly duration: number } {
  const isLong = content[0] === 1;
  if (content.length < (isLong ? 32 : 20)) return { rate: 0, duration: 0 };
  const rate = content.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(content.readBigUInt64BE(24)) : content.readUInt32BE(16);
  const isUnknown = isLong ? duration >= 2 ** 63 : duration === 0xffffffff;
  return { rate, duration: isUnknown ? 0 : duration };
}

/** When a fragment begins, in units of its track. */
function fragmentTimeOf(content: Buffer): number {
  if (content[0] === 1) return content.length >= 12 ? Number(content.readBigUInt64BE(4)) : 0;
  return content.length >= 8 ? content.readUInt32BE(4) : 0;
}
