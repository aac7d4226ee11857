import type { HttpReply, HttpRequest } from '@chalkboard/service-kit';
import { createParamDecorator, StreamableFile, type ExecutionContext } from '@nestjs/common';

/** A call for a file of the menu in the address. */
export interface FileCall {
  readonly shareId: string;
  /** The tags of what the reader has, if any. */
  readonly known: string | undefined;
  readonly reply: HttpReply;
}

type FileHttpRequest = HttpRequest<{ Params: { shareId: string } }>;

/** The call that is answered by `answerFile`. */
export const CurrentFileCall = createParamDecorator((_: unknown, context: ExecutionContext): FileCall => {
  const http = context.switchToHttp();
  const { params, headers } = http.getRequest<FileHttpRequest>();
  return { shareId: params.shareId, known: headers['if-none-match'], reply: http.getResponse<HttpReply>() };
});

interface SharedFile {
  /** Of the file as it is now. */
  readonly etag: string;
  readonly type: string;
  readonly name: string;
  /** Saved rather than shown. */
  readonly download?: boolean;
  /** How long it may be kept without asking; default: it is asked for each time. */
  readonly cache?: string;
  /** Made only when the reader does not have it. */
  make(): Promise<Uint8Array> | Uint8Array;
}

/** Answers with a file, or with 304 when the reader has it as it is. */
export async function answerFile(
  { known, reply }: FileCall,
  { etag, type, name, download = false, cache = 'no-cache', make }: SharedFile,
): Promise<StreamableFile | undefined> {
  const caching = { etag, 'cache-control': cache };
  // Whoever packs an answer on its way makes its tag a weak one.
  if (known?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) {
    reply.headers(caching).status(304);
    return undefined;
  }
  const bytes = await make();
  reply.headers({ ...caching, 'x-content-type-options': 'nosniff' });
  return new StreamableFile(bytes, {
    type,
    length: bytes.length,
    disposition: `${download ? 'attachment' : 'inline'}; filename="${name}"`,
  });
}
