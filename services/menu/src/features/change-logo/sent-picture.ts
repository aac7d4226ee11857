import type { Multipart } from '@fastify/multipart';
import { LOGO } from '@chalkboard/contracts';
import type { HttpRequest } from '@chalkboard/service-kit';
import { MenuError } from '../../domain/menu/menu.errors';

/** The part `file` of a form, taken as far as a logo may be long; other parts are passed over. */
export async function sentPicture(request: HttpRequest): Promise<{ bytes: Buffer; truncated: boolean }> {
  const multipart = request as HttpRequest & { isMultipart(): boolean; parts(options: object): AsyncIterableIterator<Multipart> };
  let picture: { bytes: Buffer; truncated: boolean } | undefined;
  if (multipart.isMultipart()) {
    for await (const part of multipart.parts({ throwFileSizeLimit: false, limits: { fileSize: LOGO.maxBytes, files: 2, fields: 5, parts: 7 } })) {
      if (part.type !== 'file') continue;
      if (picture || part.fieldname !== 'file') {
        part.file.resume();
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      picture = { bytes: Buffer.concat(chunks), truncated: part.file.truncated };
    }
  }
  if (!picture) throw new MenuError('menu.no_logo', 'Please send the logo as a file in a multipart form.');
  return picture;
}
