import { en } from './en';

/** What every catalogue holds; another language is another file of this shape. */
export type Texts = typeof en;

export const texts: Texts = en;
export { deliveryTexts } from './delivery.en';
export { choiceTexts } from './choices.en';
export { directoryTexts } from './directory.en';
export { feedbackTexts } from './feedback.en';
export { taxTexts } from './taxes.en';
export { tableTexts } from './table.en';
export { timesTexts } from './times.en';
export { trackingTexts } from './tracking.en';
export { ownPageTexts } from './own-page.en';
export { locationTexts } from './locations.en';
