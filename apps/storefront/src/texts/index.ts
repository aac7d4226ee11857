import { en } from './en';

/** What every catalogue holds; another language is another file of this shape. */
export type Texts = typeof en;

export const texts: Texts = en;
export { directoryTexts } from './directory.en';
export { feedbackTexts } from './feedback.en';
export { timesTexts } from './times.en';
export { trackingTexts } from './tracking.en';
export { ownPageTexts } from './own-page.en';
