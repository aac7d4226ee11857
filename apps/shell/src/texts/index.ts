/**
 * The English texts. What every page needs is in the first script; each page's own words come with the page. Another
 * language is the same files beside `en`, of the same types, chosen here.
 */
export { texts, type Texts } from './en';
export { contactTexts } from './en/contact';
export { documentTexts } from './en/document';
export { featuresTexts } from './en/features';
export { guideTexts } from './en/guide';
export { legalTexts } from './en/legal';
export type { LegalSection, LegalText } from './en/legal-text';
export { myDataTexts } from './en/my-data';
export { pricingTexts } from './en/pricing';
export { privacyTexts } from './en/privacy';
export { referralTexts } from './en/referral';
export { termsTexts } from './en/terms';
