/** Why a file could not become a menu, with the sentence that its owner is shown. */
const SENTENCES = {
  'menu.corrupt_file': "We couldn't open this file. It may be damaged; please upload it again or try another copy.",
  'menu.encrypted_pdf': 'This PDF is protected with a password. Please remove the password and upload it again.',
  'menu.image_too_large': 'This picture is too large to open. Please upload a smaller one.',
  'menu.too_many_pages': 'These are more pages than we can read at once. Please upload only the pages with the menu.',
  'menu.file_too_complex':
    'Reading this file takes more memory than we can give it. Please upload a simpler copy, for example a photo of each page.',
  'menu.reading_too_slow':
    'Reading this file takes longer than we can wait. Please upload fewer pages or a simpler copy, for example a photo of each page.',
  'menu.no_text_found':
    "We couldn't find any text in this picture. Please take a sharper, brighter photo, straight from above.",
  'menu.no_items_found':
    'We found text, but no dishes or prices in it. Please check that it is a menu, or try a clearer picture.',
} as const;

export type UnreadableFileCode = keyof typeof SENTENCES;

/** The upload is at fault, not we: `message` says in plain words what to do. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';

  constructor(
    readonly code: UnreadableFileCode,
    options?: ErrorOptions,
  ) {
    super(SENTENCES[code], options);
  }
}
