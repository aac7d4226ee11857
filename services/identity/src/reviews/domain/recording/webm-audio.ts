import type { ContainerFacts } from './container-facts';

/** Elements of WebM (EBML) by their ids, as the specification of Matroska has them. */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** What holds elements is entered and not passed over, so that a recorder need not have known its length. */
const ENTERED: ReadonlySet<number> = new Set([
  ID.header,
  ID.segment,
  ID.info,
  ID.tracks,
  ID.trackEntry,
  ID.cluster,
  ID.blockGroup,
]);

const AUDIO_TRACK = 2;
const PLAYED_CODECS = ['A_OPUS', 'A_VORBIS'];
const NANOSECONDS = 1e9;

interface Element {
  readonly id: number;
  readonly content: Buffer;
}

/** A WebM file; undefined where it is none. */
export function readWebm(bytes: Buffer): ContainerFacts | undefined {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== ID.header) return undefined;
  let docType = '';
  let scale = 1_000_000;
  let duration = 0;
  let cluster = 0;
  let lastBlock = 0;
  const trackTypes: number[] = [];
  const codecs: string[] = [];
  for (const { id, content } of elementsOf(bytes)) {
    if (id === ID.docType) docType = textOf(content);
    else if (id === ID.timecodeScale) scale = numberOf(content);
    else if (id === ID.duration) duration = floatOf(content) || 0;
    else if (id === ID.trackType) trackTypes.push(numberOf(content));
    else if (id === ID.codecId) codecs.push(textOf(content));
    else if (id === ID.timecode) cluster = numberOf(content);
    else if (id === ID.simpleBlock || id === ID.block)
      lastBlock = Math.max(lastBlock, cluster + timeInCluster(content));
  }
  const isAudio =
    docType === 'webm' &&
    codecs.length > 0 &&
    trackTypes.length > 0 &&
    trackTypes.every((type) => type === AUDIO_TRACK) &&
    codecs.every((codec) => PLAYED_CODECS.includes(codec));
  // No number where an endless recording has units of no length.
  const seconds = (Math.max(duration, lastBlock) * scale) / NANOSECONDS;
  return { isAudio, seconds: seconds > 0 ? seconds : undefined };
}

/** In the order of the file, up to what cannot be read: a recording may have been cut off. */
function* elementsOf(bytes: Buffer): Generator<Element, void, undefined> {
  let at = 0;
  while (at < bytes.length) {
    const id = variableInt(bytes, at, 'with marker');
    const size = id && variableInt(bytes, at + id.length, 'without marker');
    if (!id || !size) return;
    const start = at + id.length + size.length;
    if (ENTERED.has(id.value)) {
      at = start;
      continue;
    }
    at = start + size.value;
    yield { id: id.value, content: bytes.subarray(start, at) };
  }
}

/** An integer whose leading zero bits say how many bytes it has. */
function variableInt(
  bytes: Buffer,
  at: number,
  kept: 'with marker' | 'without marker',
): { readonly value: number; readonly length: number } | undefined {
  const first = bytes[at];
  if (!first) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = kept === 'with marker' ? first : first & (0xff >> length);
  for (let place = at + 1; place < at + length; place++) value = value * 256 + (bytes[place] as number);
  return { value, length };
}

/** A block begins with the number of its track; its time, which may be before the cluster's, comes next. */
function timeInCluster(block: Buffer): number {
  const track = variableInt(block, 0, 'without marker');
  return track && block.length >= track.length + 2 ? block.readInt16BE(track.length) : 0;
}

function numberOf(content: Buffer): number {
  return content.length > 0 && content.length <= 6 ? content.readUIntBE(0, content.length) : 0;
}

function floatOf(content: Buffer): number {
  if (content.length === 4) return content.readFloatBE(0);
  return content.length === 8 ? content.readDoubleBE(0) : 0;
}

function textOf(content: Buffer): string {
  return content.toString('latin1').replace(/\0+$/, '');
}
