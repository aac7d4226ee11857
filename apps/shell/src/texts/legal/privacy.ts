import { DATA_RETENTION, LEGAL, PRODUCT_NAME, RETENTION, STAFF_SESSION, UPLOAD } from '@chalkboard/contracts';
import type { LegalText } from './legal-text';

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

export const privacyTexts: LegalText = {
  title: 'Privacy Policy',
  lead: `What ${PRODUCT_NAME} knows about you, why, for how long, and what you can do about it.`,
  effective: '2026-11-20T12:00:00Z',
  sections: [
    {
      id: 'scope',
      title: 'What this policy covers',
      paragraphs: [
        'It covers guests who read a menu or order, restaurants that publish one, people who write to us or refer a restaurant, and everyone who visits these pages. A restaurant that receives your order is responsible itself for what it does with it.',
      ],
    },
    {
      id: 'collected',
      title: 'What we collect',
      paragraphs: ['We collect what you give us, and little else:'],
      list: [
        `Uploads: photos and PDFs of menus, up to ${UPLOAD.maxFiles} files at a time`,
        'Menus: the dishes and prices read from them, and the restaurant’s name, address and phone number',
        'Orders: your name and phone number, what you ordered, and, where you give them, e-mail address, delivery address and notes',
        'Messages and referrals: your name, e-mail address and what you write; for a referral also the restaurant’s e-mail address',
        'Technical records: the time of a request, its address and its outcome, to keep the service running and to stop abuse',
      ],
    },
    {
      id: 'not-collected',
      title: 'What we do not collect',
      paragraphs: [
        'No card numbers and no bank details of guests: payments are made to the restaurant and never pass through us. No advertising profiles, and no tracking across other sites.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      paragraphs: ['To run the service, and for nothing that you would not expect:'],
      list: [
        'reading a menu and showing it',
        'passing an order to the restaurant it was meant for',
        'answering you, and paying referral rewards',
        'counting orders and revenue for the restaurant they belong to',
        'keeping the service safe, and improving how menus are read',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives it',
      paragraphs: [
        'The restaurant receives your order. Text messages are carried by a third-party SMS provider, which receives the restaurant’s number and the text. Menus may be read with the help of third-party AI services, which receive the picture or its text and nothing about guests.',
        'We do not sell personal data. We hand it to authorities only where the law obliges us.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: ['Deletion is done by the system itself, on schedule:'],
      list: [
        `Uploaded images and PDFs: deleted within ${DATA_RETENTION.uploadHours} hours`,
        `Order history: kept ${years(DATA_RETENTION.orderHistoryYears)}`,
        `Numbers, addresses and words of messages: deleted after ${RETENTION.messageContentMs / 86_400_000} days`,
        `Analytics: anonymised after ${years(DATA_RETENTION.analyticsYears)}`,
        `Account data: deleted within ${DATA_RETENTION.closedAccountDays} days of the account’s closure`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      paragraphs: [
        'One cookie, which scripts cannot read, remembers which menus this browser may edit. Our own staff have another for their session, which ends after ' +
          `${STAFF_SESSION.refreshMs / 86_400_000} days. ` +
          'Where you choose the language of a menu, a third remembers that for a year, or your browser’s own storage where cookies are refused. While we try a new version of a page on some visitors, a random number remembers for 30 days which version you have. Where you scan the code of a table, one more remembers that table for twelve hours, or until its tab is closed. Your cart lies in your browser’s own storage until you order, and so does the day on which a menu was last counted as opened by you: the restaurant sees how many opened it, and not who. None of this is used for advertising, so there is no banner to click away.',
      ],
    },
    {
      id: 'security',
      title: 'How it is protected',
      paragraphs: [
        'Connections are encrypted where the service is reached over the internet. Each part of the system reaches its own data only. Passwords and edit rights are stored as hashes, and wrong passwords are throttled. No system is perfect: should something happen that concerns you, we tell you.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected, receive a copy, object to its use, and have it deleted. As a guest you see, fetch and erase it yourself, by the number or address that it belongs to; a business does so on its account page. For the rest write to us through the contact page. You may also complain to the data protection authority where you live.',
      ],
      link: { to: '/privacy/my-data', label: 'See or erase my data' },
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        `The service is not for children under ${LEGAL.minimumAge}. We do not knowingly collect their data, and delete it when we learn of it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      paragraphs: [
        'When this policy changes, the new text stands here with its date before it takes effect. Questions about privacy reach us through the contact page.',
      ],
    },
  ],
};
