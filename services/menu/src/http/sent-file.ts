import type { HttpRequest } from '@chalkboard/service-kit';
import type { FastifyMultipartBaseOptions } from '@fastify/multipart';
import type { SentPicture } from '../domain/menu/sent-picture';
import { partBytes } from './part-bytes';

/** The part `file` of a form, taken as far as `maxBytes`; other parts are passed over. Undefined: there is none. */
export async function sentFile(request: HttpRequest, maxBytes: number): Promise<SentPicture | undefined> {
  let file: SentPicture | undefined;
  if (!request.isMultipart()) return undefined;
  const options: FastifyMultipartBaseOptions = {
    throwFileSizeLimit: false,
    limits: { fileSize: maxBytes, files: 2, fields: 5, parts: 7 },
  };
  for await (const part of request.parts(options)) {
    if (part.type !== 'file') continue;
    if (file || part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    file = { bytes: await partBytes(part.file), truncated: part.file.truncated };
  }
  return file;
}
