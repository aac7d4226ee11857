import { UPLOAD } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';

/** The kinds of file that can be read, as their bytes tell them. */
export type FileKind = 'image/jpeg' | 'image/png' | 'application/pdf';

/** PDF readers accept some bytes before the header. */
const PDF_HEADER_WITHIN = 1024;

/**
 * Checks one uploaded file in the spec's order: type, then size (product spec, section 5). The type must be right in
 * what the sender says and in what the bytes are, so that a renamed file is found out.
 * @param bytes as far as they were taken; `truncated` when there were more than the limit
 * @throws MenuError in the spec's words
 */
export function checkUpload({
  bytes,
  saidType,
  truncated,
}: {
  bytes: Buffer;
  saidType: string;
  truncated: boolean;
}): FileKind {
  const allowed: readonly string[] = UPLOAD.mimeTypes;
  if (!allowed.includes(saidType.toLowerCase())) throw invalidType();
  if (truncated || bytes.length >= UPLOAD.maxBytes)
    throw new MenuError('menu.file_too_large', 'File size must be less than 10MB.');
  if (bytes.length === 0)
    throw new MenuError('menu.empty_file', 'The file is empty. Please choose it again or try another copy.');
  const kind = kindOf(bytes);
  if (!kind) throw invalidType();
  return kind;
}

function invalidType(): MenuError {
  return new MenuError('menu.invalid_file_type', 'Please upload a valid image (JPG, PNG) or PDF file.');
}

function kindOf(bytes: Buffer): FileKind | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png';
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'application/pdf';
  return undefined;
}
