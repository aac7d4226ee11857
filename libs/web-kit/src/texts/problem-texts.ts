/**
 * Sentences for problems by their code, in the reader's language; English has the server's own. Filled with the
 * words of
 * a page.
 */
export const problemTexts: Record<string, string> = {};
