import { crc32, createDeflate } from 'node:zlib';

interface PngShape {
  readonly width: number;
  readonly height: number;
  /** Bits of one channel. */
  readonly depth: 1 | 8 | 16;
  /** 0 grey, 2 colour, 6 colour and opacity. */
  readonly colour: 0 | 2 | 6;
}

const CHANNELS = { 0: 1, 2: 3, 6: 4 } as const;

/** An all-black PNG, whole and valid, of as many pixels as one likes: a thousand bytes of pixels take one. */
export async function blackPng({ width, height, depth, colour }: PngShape): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colour;
  const row = 1 + Math.ceil((width * depth * CHANNELS[colour]) / 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', await zeros(row * height)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says another size than it has. */
export function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = frameOf(copy);
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

/** A JPEG that says in a comment, near its beginning, that it is a PDF. */
export function jpegWithPdfComment(jpeg: Buffer): Buffer {
  const text = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
  const comment = Buffer.alloc(4);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, text, jpeg.subarray(2)]);
}

/**
 * A progressive JPEG that refines itself over and over: its last scan is repeated until it has so many.
 *
 * @param jpeg a progressive one
 */
export function jpegOfManyScans(jpeg: Buffer, scans: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.lastIndexOf(Buffer.from([0xff, 0xd9]));
  const scan = jpeg.subarray(last, end);
  return Buffer.concat([jpeg.subarray(0, end), ...Array.from({ length: scans }, () => scan), jpeg.subarray(end)]);
}

/** Where the frame header (SOF0 to SOF2) of a JPEG begins. */
function frameOf(jpeg: Buffer): number {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return at;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('A JPEG has a frame header');
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** So many zeros, deflated piece by piece: unpacked they would not fit. */
async function zeros(count: number): Promise<Buffer> {
  const piece = Buffer.alloc(8e6);
  const deflate = createDeflate({ level: 1 });
  const parts: Buffer[] = [];
  deflate.on('data', (part: Buffer) => parts.push(part));
  for (let left = count; left > 0; left -= piece.length) {
    if (!deflate.write(left < piece.length ? piece.subarray(0, left) : piece))
      await new Promise((resolve) => deflate.once('drain', resolve));
  }
  const ended = new Promise((resolve) => deflate.once('end', resolve));
  deflate.end();
  await ended;
  return Buffer.concat(parts);
}
