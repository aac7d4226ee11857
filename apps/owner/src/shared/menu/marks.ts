import { texts } from '../../texts';

/** The dietary marks that are offered, as a menu holds them, with what they are called to the reader. */
export const markNames: Readonly<Record<string, string>> = texts.preview.marks;
