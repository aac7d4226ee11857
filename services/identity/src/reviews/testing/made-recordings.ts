/**
 * Containers made byte by byte, as small as they can be: what is looked at, and a little noise in place of the sound.
 */

const NOISE = Buffer.alloc(64, 0x5a);

function element(id: number, content: Buffer): Buffer {
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | 0x0100000000000000n);
  return Buffer.concat([Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex'), size, content]);
}

const UNKNOWN_LENGTH = Buffer.from('01ffffffffffffff', 'hex');

/**
 * As a browser writes it while it records: neither file nor clusters know their length. @param seconds at which the
 * last block is @param duration what its header says, if anything @param scale nanoseconds in a unit of its times
 */
export function madeWebm({
  seconds = 3,
  duration,
  scale = 1_000_000,
  codec = 'A_OPUS',
  trackType = 2,
  docType = 'webm',
}: {
  seconds?: number;
  duration?: number;
  scale?: number;
  codec?: string;
  trackType?: number;
  docType?: string;
} = {}): Buffer {
  const block = (time: number) =>
    element(0xa3, Buffer.concat([Buffer.from([0x81]), int16(time), Buffer.from([0x80]), NOISE]));
  const clusters = Array.from({ length: Math.floor(seconds / 30) + 1 }, (_, index) => {
    const last = Math.min(30_000, seconds * 1000 - index * 30_000);
    return Buffer.concat([
      Buffer.from('1f43b675', 'hex'),
      UNKNOWN_LENGTH,
      element(0xe7, uint32(index * 30_000)),
      block(0),
      block(last),
    ]);
  });
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(docType))),
    Buffer.from('18538067', 'hex'),
    UNKNOWN_LENGTH,
    element(
      0x1549a966,
      Buffer.concat([
        element(0x2ad7b1, uint32(scale)),
        ...(duration === undefined ? [] : [element(0x4489, float64(duration))]),
      ]),
    ),
    element(
      0x1654ae6b,
      element(
        0xae,
        Buffer.concat([
          element(0xd7, Buffer.from([1])),
          element(0x83, Buffer.from([trackType])),
          element(0x86, Buffer.from(codec)),
        ]),
      ),
    ),
    ...clusters,
  ]);
}

function page(flags: number, position: number, content: Buffer): Buffer {
  const header = Buffer.alloc(27);
  header.write('OggS', 'latin1');
  header[5] = flags;
  header.writeBigInt64LE(BigInt(position), 6);
  header[26] = 1;
  return Buffer.concat([header, Buffer.from([content.length]), content]);
}

export function madeOgg({ seconds = 3, codec = 'OpusHead' } = {}): Buffer {
  const head = Buffer.alloc(19);
  head.write(codec, 'latin1');
  head.writeUInt16LE(312, 10);
  return Buffer.concat([page(2, 0, head), page(0, 0, Buffer.from('OpusTags')), page(4, seconds * 48_000 + 312, NOISE)]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint32(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
}

/** In fragments: the movie's header does not know the length, the last fragment's time says it. */
export function madeMp4({ seconds = 3, codec = 'mp4a', handler = 'soun' } = {}): Buffer {
  const RATE = 48_000;
  const times = (rate: number) => Buffer.concat([Buffer.alloc(12), uint32(rate), uint32(0)]);
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5\0\0\0\0mp41', 'latin1')),
    box(
      'moov',
      box('mvhd', times(1000)),
      box(
        'trak',
        box(
          'mdia',
          box('mdhd', times(RATE)),
          box('hdlr', Buffer.alloc(8), Buffer.from(handler, 'latin1')),
          box('minf', box('stbl', box('stsd', Buffer.alloc(8), box(codec, NOISE)))),
        ),
      ),
    ),
    box('moof', box('traf', box('tfdt', Buffer.alloc(4), uint32(seconds * RATE)))),
    box('mdat', NOISE),
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
