import { UPLOAD } from '@chalkboard/contracts';
import type { HttpRequest } from '@chalkboard/service-kit';
import { MenuError } from '../../domain/menu/menu.errors';
import { partBytes } from '../../http/part-bytes';

/**
 * What the multipart reader takes at most; a file over the limit is cut and marked, and then refused in the spec's
 * words.
 */
export const UPLOAD_LIMITS = {
  fileSize: UPLOAD.maxBytes,
  files: UPLOAD.maxFiles + 2,
  fields: 20,
  fieldSize: 8 * 1024,
  parts: UPLOAD.maxFiles + 22,
};

export type UploadPart =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly saidType: string; readonly truncated: boolean }
  | { readonly kind: 'logo'; readonly bytes: Buffer; readonly truncated: boolean }
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown };

/**
 * The parts of an upload, one file in memory at a time. Parts called `file` are pages of the menu, one called `logo` is
 * its logo; files under other names are ignored.
 */
export async function* uploadParts(request: HttpRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart())
    throw new MenuError('menu.no_file', 'Please send the menu as a file in a multipart form.');
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      yield { kind: 'field', name: part.fieldname, value: part.value };
    } else if (part.fieldname === 'file' || part.fieldname === 'logo') {
      const bytes = await partBytes(part.file);
      const { truncated } = part.file;
      yield part.fieldname === 'logo'
        ? { kind: 'logo', bytes, truncated }
        : { kind: 'file', bytes, saidType: part.mimetype, truncated };
    } else {
      part.file.resume();
    }
  }
}
