import { UPLOAD, type ToastMessage } from '@chalkboard/contracts';
import { texts } from '../../texts';

/** The size that a file of a menu has to stay below. */
export const UPLOAD_MEGABYTES = UPLOAD.maxBytes / 1024 / 1024;

const TYPES: readonly string[] = UPLOAD.mimeTypes;

/**
 * Checks what a visitor chose before a byte leaves: for each file first its type, then its size.
 * @returns the message to show, or undefined when all may be sent
 */
export function validateFiles(files: readonly File[]): ToastMessage | undefined {
  if (files.some((file) => !TYPES.includes(file.type))) {
    return { ...texts.upload.wrongType, variant: 'destructive' };
  }
  if (files.some((file) => file.size >= UPLOAD.maxBytes)) {
    const { title, description } = texts.upload.tooLarge;
    return { title, description: description({ megabytes: UPLOAD_MEGABYTES }), variant: 'destructive' };
  }
  if (files.length > UPLOAD.maxFiles) {
    const { title, description } = texts.upload.tooMany;
    return { title, description: description({ max: UPLOAD.maxFiles }), variant: 'destructive' };
  }
  return undefined;
}
