/** What can be wrong with a picture once it is opened. */
export const PICTURE_FAULTS = ['damaged', 'too-many-pixels', 'too-narrow', 'too-complex'] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** A file as far as it was taken; `truncated`: there was more than the limit. */
export interface SentPicture {
  readonly bytes: Buffer;
  readonly truncated: boolean;
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether a file begins as a JPEG, PNG or WebP does: what its sender says of it tells nothing. */
export function isPicture(bytes: Buffer): boolean {
  const begins = (magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);
  return (
    begins(JPEG) ||
    begins(PNG) ||
    (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP')
  );
}
