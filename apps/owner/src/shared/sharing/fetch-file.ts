import type { Paper, SharedFile } from '@chalkboard/contracts';
import { MISSING_LETTERS_HEADER, NOT_EXPORTED_HEADER } from '@chalkboard/contracts/http/share-choices';
import { notExportedOf, sharedFileAddress } from '@chalkboard/menu-rules/shared-files';
import { ApiError } from '@chalkboard/web-kit';

export interface FetchedFile {
  readonly blob: Blob;
  /** As the server calls it. */
  readonly name: string;
  /** Letters that could not be printed. */
  readonly missingLetters: number;
  /** What of the menu it has no place for, in sentences. */
  readonly notExported: readonly string[];
}

/**
 * A file of a menu.
 * @throws ApiError when it cannot be made, or there is no answer
 */
export function fetchFile(shareId: string, file: SharedFile, paper?: Paper): Promise<FetchedFile> {
  return fetchFileFrom(sharedFileAddress(shareId, file, paper), file);
}

/**
 * The file at an address.
 * @param fallbackName what it is called where the server does not say
 * @throws ApiError when it cannot be made, or there is no answer
 */
export async function fetchFileFrom(address: string, fallbackName: string): Promise<FetchedFile> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'include' });
  } catch {
    throw new ApiError(0, 'The site could not be reached.');
  }
  if (!response.ok) throw ApiError.from(response.status, response.statusText, await response.text());
  const [, name = fallbackName] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return {
    blob: await response.blob(),
    name,
    missingLetters: Number(response.headers.get(MISSING_LETTERS_HEADER) ?? 0),
    notExported: notExportedOf(response.headers.get(NOT_EXPORTED_HEADER)),
  };
}
