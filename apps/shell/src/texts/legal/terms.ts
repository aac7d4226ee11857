import {
  DATA_RETENTION,
  LEGAL,
  ORDER,
  PLANS,
  PRODUCT_NAME,
  PROMISED_SPEED,
  REFERRAL,
  RELEASE_LABEL,
  TRIAL,
  UPLOAD,
} from '@chalkboard/contracts';
import { dollars } from '../amounts';
import type { LegalText } from './legal-text';

export const termsTexts: LegalText = {
  title: 'Terms of Service',
  lead: `The agreement between you and ${PRODUCT_NAME}. It is written to be read; where a word has weight, it stands in a sentence of its own.`,
  effective: '2026-11-20T12:00:00Z',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      paragraphs: [
        `By opening a menu, placing an order, uploading a file or registering a business with ${PRODUCT_NAME} (“we”, “the service”) you agree to these terms, to the Privacy Policy and to the Legal Disclaimers. If you do not agree, please do not use the service.`,
        'If you act for a business, you confirm that you may bind it.',
      ],
    },
    {
      id: 'service',
      title: 'What the service does',
      paragraphs: [
        'The service turns a photo or a PDF of a restaurant’s menu into a page with an address of its own. Guests may read it, choose from it, and send an order for pickup or delivery to the restaurant.',
        `A menu is usually ready in about ${PROMISED_SPEED.menuReadySeconds} seconds. That is an experience, not a guarantee.`,
      ],
    },
    {
      id: 'eligibility',
      title: 'Who may use it',
      paragraphs: [
        `The service is not for children under ${LEGAL.minimumAge}. Whoever orders must be able to enter into a purchase where they live; whoever registers a business must be of age.`,
      ],
    },
    {
      id: 'accounts',
      title: 'Edit rights and accounts',
      paragraphs: [
        'Whoever uploads a menu receives the right to edit it, held by the browser that was used. A business account holds its menus permanently.',
        'Keep edit links, sign-in links and codes to yourself. What is done with them counts as done by you until you tell us that they were lost.',
      ],
    },
    {
      id: 'beta',
      title: 'Beta',
      paragraphs: [
        `The service is released as ${RELEASE_LABEL}. Parts of it may change, be interrupted or be withdrawn. During the beta no plan is charged.`,
      ],
    },
    {
      id: 'plans',
      title: 'Plans, trial and billing',
      paragraphs: [
        `There are three plans: ${PLANS.free.name} at ${dollars(PLANS.free.monthlyPriceMinor)}, ${PLANS.pro.name} at ${dollars(PLANS.pro.monthlyPriceMinor)} and ${PLANS.enterprise.name} at ${dollars(PLANS.enterprise.monthlyPriceMinor)} per month. The Free plan includes ${PLANS.free.entitlements.conversionsPerMonth} menu conversions in a calendar month.`,
        `Paid plans begin with a free trial of ${TRIAL.days} days, without a card. A change of plan takes effect immediately and is prorated. We tell you before anything is charged for the first time after the beta.`,
      ],
    },
    {
      id: 'uploads',
      title: 'What you upload',
      paragraphs: [
        'The menu stays yours. You give us the right to store, read, convert and show it, for as long as it is part of the service and for no other purpose.',
        `You confirm that you may upload it and that it breaks no law and nobody’s rights. Files may be JPG, PNG or PDF under ${UPLOAD.maxBytes / 1024 / 1024} MB; the uploaded files are deleted within ${DATA_RETENTION.uploadHours} hours.`,
      ],
    },
    {
      id: 'accuracy',
      title: 'Accuracy of a menu',
      paragraphs: [
        'Machines read menus, and machines err. The restaurant is responsible for checking names, prices, descriptions, diets and allergens, and for keeping them right. Prices that could not be read for certain are marked and cannot be ordered until the restaurant has settled them.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders',
      paragraphs: [
        'An order is a purchase between the guest and the restaurant. We pass it on; we are not a party to it, do not prepare food and do not deliver.',
        `The restaurant sets prices, the delivery fee (${dollars(Number(ORDER.defaultDeliveryFee) * 100)} where it sets none), the minimum order and the ways to pay. It may decline an order. Questions about an order, changes and refunds go to the restaurant.`,
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      paragraphs: [
        'We do not process payments. “Card” and “cash” on a menu mean card or cash at the counter or at the door, paid to the restaurant. A restaurant may show a payment link of its own: it leads to the page of its provider, and what is paid there is between you, the provider and the restaurant. We never ask for card numbers, and none are stored.',
        'The service computes no taxes but by the rates that a restaurant has set. The restaurant is responsible for them.',
      ],
    },
    {
      id: 'messages',
      title: 'Messages',
      paragraphs: [
        'Orders reach a restaurant by text message, over networks that we do not run. Delivery can be late or fail. By entering a phone number the restaurant agrees to receive its orders there; every message says how to stop. Carriers may charge for messages.',
      ],
    },
    {
      id: 'referrals',
      title: 'Referral programme',
      paragraphs: [
        `Whoever refers a restaurant that had no account earns ${dollars(REFERRAL.referrerRewardMinor)} once the restaurant has been approved, has completed its setup and has paid its first month; the restaurant receives a credit of ${dollars(REFERRAL.restaurantCreditMinor)}. Rewards are paid by PayPal or bank transfer. During the beta they are recorded and not yet paid.`,
        'Referring yourself, invented restaurants and unsolicited bulk messages earn nothing and end the participation.',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      paragraphs: ['You may not use the service to:'],
      list: [
        'publish what is unlawful, misleading or another’s without their leave',
        'place orders that you do not mean',
        'collect addresses, phone numbers or menus in bulk',
        'interfere with the service, get around its limits or test its security without our consent',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the agreement',
      paragraphs: [
        `You may stop at any time and ask us to close your account; its data is deleted within ${DATA_RETENTION.closedAccountDays} days of closure. We may suspend or end the use of the service by whoever breaks these terms, and take down menus that break the law.`,
      ],
    },
    {
      id: 'liability',
      title: 'Warranty and liability',
      paragraphs: [
        'The service is provided as it is and as it is available, without warranties of any kind as far as the law allows.',
        `Our total liability for everything connected with the service is limited to ${LEGAL.liabilityCapMinor / 100} USD. We are not liable for lost profit, lost orders or indirect damage. Nothing here limits a liability that the law does not allow to be limited.`,
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes, changes and contact',
      paragraphs: [
        'Please write to us first; most things end there. A dispute that remains is settled by binding arbitration between you and us alone, not as part of a class. Either side may go to a court of small claims instead, where one is competent.',
        'We may change these terms and say so on this page before the change takes effect. Should one sentence be void, the others stand. Questions reach us through the contact page.',
      ],
    },
  ],
};
