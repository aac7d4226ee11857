import { LEGAL, PRODUCT_NAME, PROMISED_SPEED, RELEASE_LABEL } from '@chalkboard/contracts';
import type { LegalText } from './legal-text';

export const legalTexts: LegalText = {
  title: 'Legal Disclaimers',
  lead: `What ${PRODUCT_NAME} does not promise, in plain words.`,
  effective: '2026-11-20T12:00:00Z',
  sections: [
    {
      id: 'role',
      title: 'We carry orders; restaurants fulfil them',
      paragraphs: [
        'Food, prices, hours, delivery and service are the restaurant’s. A menu or an order on this site is neither a recommendation of a restaurant nor a guarantee for it.',
      ],
    },
    {
      id: 'payments',
      title: 'No payments',
      paragraphs: [
        'The product does not process payments itself. What is owed is paid to the restaurant, by card or in cash, at the counter or at the door, or on the page of the restaurant’s own payment provider. Taxes are computed only by the rates that a restaurant has set.',
      ],
    },
    {
      id: 'allergens',
      title: 'Allergens and diets',
      paragraphs: [
        'Statements about allergens and diets come from the restaurant and from its printed menu. They can be incomplete, and kitchens can mix things up. If you have an allergy, ask the restaurant before you order, every time.',
      ],
    },
    {
      id: 'reading',
      title: 'Reading by machine',
      paragraphs: [
        `Menus are read by text recognition and AI, partly with third-party services. Readings can be wrong. “About ${PROMISED_SPEED.menuReadySeconds} seconds” and “under ${PROMISED_SPEED.processingMinutes} minutes” describe the usual case; a long or blurred menu takes longer.`,
      ],
    },
    {
      id: 'messages',
      title: 'Text messages',
      paragraphs: [
        'Messages are carried by third-party SMS services and can be late or lost. If an order matters to you and nobody calls, call the restaurant.',
      ],
    },
    {
      id: 'beta',
      title: 'Beta',
      paragraphs: [`The product is ${RELEASE_LABEL}. Functions may change, and there may be interruptions.`],
    },
    {
      id: 'links',
      title: 'Links and names of others',
      paragraphs: [
        'Pages that we link to are the responsibility of those who run them. Names and marks of restaurants, networks and cash registers belong to their owners and are used to name them.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        `As far as the law allows, liability is capped at ${LEGAL.liabilityCapMinor / 100} USD, and disputes go to binding arbitration. The Terms of Service say the same at length, and govern.`,
      ],
    },
  ],
};
