import { UPLOAD, type ToastMessage } from '@chalkboard/contracts';
import { texts } from '../../texts';

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
    return { ...texts.upload.tooLarge, variant: 'destructive' };
  }
  if (files.length > UPLOAD.maxFiles) {
    return { ...texts.upload.tooMany, variant: 'destructive' };
  }
  return undefined;
}
