import { UPLOAD, type ToastMessage } from '@chalkboard/contracts';

const TYPES: readonly string[] = UPLOAD.mimeTypes;

/**
 * Checks what a visitor chose before a byte leaves: for each file first its type, then its size.
 * @returns the message to show, or undefined when all may be sent
 */
export function validateFiles(files: readonly File[]): ToastMessage | undefined {
  if (files.some((file) => !TYPES.includes(file.type))) {
    return { title: 'Invalid file type', description: 'Please upload a valid image (JPG, PNG) or PDF file.', variant: 'destructive' };
  }
  if (files.some((file) => file.size >= UPLOAD.maxBytes)) {
    return { title: 'File too large', description: 'File size must be less than 10MB.', variant: 'destructive' };
  }
  if (files.length > UPLOAD.maxFiles) {
    return { title: 'Too many files', description: `A menu can have up to ${UPLOAD.maxFiles} pages. Please choose fewer files.`, variant: 'destructive' };
  }
  return undefined;
}
