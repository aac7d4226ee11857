import type { HttpRequest } from '@chalkboard/service-kit';
import type { Multipart } from '@fastify/multipart';
import type { SentPicture } from '../domain/menu/sent-picture';

/** The part `file` of a form, taken as far as `maxBytes`; other parts are passed over. Undefined: there is none. */
export async function sentFile(request: HttpRequest, maxBytes: number): Promise<SentPicture | undefined> {
  const multipart = request as HttpRequest & {
    isMultipart(): boolean;
    parts(options: object): AsyncIterableIterator<Multipart>;
  };
  let file: SentPicture | undefined;
  if (!multipart.isMultipart()) return undefined;
  for await (const part of multipart.parts({
    throwFileSizeLimit: false,
    limits: { fileSize: maxBytes, files: 2, fields: 5, parts: 7 },
  })) {
    if (part.type !== 'file') continue;
    if (file || part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    file = { bytes: Buffer.concat(chunks), truncated: part.file.truncated };
  }
  return file;
}
