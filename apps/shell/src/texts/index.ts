import { catalogue } from '@chalkboard/web-kit/texts';
import type {
  ContactTexts,
  FeaturesTexts,
  FrameTexts,
  GuideTexts,
  MyDataTexts,
  PricingTexts,
  ReferralTexts,
} from './generated';

/** What the frame, the home page and the pages of failure say. */
export const texts = catalogue<FrameTexts>('shell/frame');
export const contactTexts = catalogue<ContactTexts>('shell/contact');
export const featuresTexts = catalogue<FeaturesTexts>('shell/features');
export const guideTexts = catalogue<GuideTexts>('shell/guide');
export const myDataTexts = catalogue<MyDataTexts>('shell/my-data');
export const pricingTexts = catalogue<PricingTexts>('shell/pricing');
export const referralTexts = catalogue<ReferralTexts>('shell/referral');
// Legal texts hold as they were written: in English.
export { documentTexts } from './legal/document';
export { legalTexts } from './legal/legal';
export type { LegalSection, LegalText } from './legal/legal-text';
export { privacyTexts } from './legal/privacy';
export { termsTexts } from './legal/terms';
