import { DATA_RETENTION, PRIVACY, PRODUCT_NAME, RETENTION, type SignInChannel } from '@chalkboard/contracts';

const openDays = PRIVACY.openOrderMs / 86_400_000;

/** What the receipt calls what the services count. */
const RECEIPT_KINDS: Readonly<Record<string, string>> = {
  orders: 'Orders that name nobody any more',
  messages: 'Texts, e-mails and tickets emptied',
  reviews: 'Reviews, with their recordings',
  votes: 'Votes on reviews',
  contactMessages: 'Messages to us',
  referrals: 'Referrals',
  referralLinks: 'Referral links',
  outbox_messages: 'Messages of the local outbox',
  stops: 'STOP replies',
  confirmed_numbers: 'Confirmed numbers',
  counts: 'Counts of what was sent',
  idempotency_keys: 'Records that kept an order from being taken twice',
  events: 'Events about those orders',
  dead_letters: 'Messages that were set aside',
};

const SERVICES: Readonly<Record<string, string>> = {
  ordering: 'Ordering',
  notify: 'Messages',
  identity: 'Reviews and contact',
};

export const myDataTexts = {
  title: 'My data',
  heading: 'See or erase what we keep about you',
  lead: `You ordered, reviewed or wrote to us through ${PRODUCT_NAME}. Here you see what is kept, take a copy, and have it erased. No account is needed.`,
  policy: 'Privacy Policy',
  reading: 'Looking for what is kept …',
  notices: {
    over: 'Your time here is over. Please have a new code sent. Where you asked for your data to be erased, that goes on by itself.',
    unreadable: 'What we keep could not be read right now. Please reload this page in a moment.',
    tooOften: 'That is more often than we can show it within an hour. Please look again later.',
  },
  contact: {
    heading: 'Whose data is it?',
    label: 'E-mail address or phone number',
    hint: 'What you ordered with. A number with its country code, such as +44 20 7946 0958; one of the US or Canada may go without. We send a code there, so that nobody else sees your data.',
    missing: 'Please enter your e-mail address or phone number.',
    send: 'Send code',
    sending: 'Sending …',
    failed: 'The code could not be sent. Please try again in a moment.',
  },
  code: {
    heading: 'Enter the code',
    text: (channel: SignInChannel, contact: string, minutes: number) =>
      `We sent a code by ${channel === 'sms' ? 'text message' : 'e-mail'} to ${contact}. It works once, for ${minutes} minutes.`,
    label: 'Code',
    hint: 'Six digits.',
    stopped:
      'No text after a few minutes? A number that has replied STOP gets none: text START to us first, or look by the e-mail address you ordered with.',
    incomplete: 'Please enter all six digits.',
    send: 'Show my data',
    sending: 'Checking …',
    failed: 'The code could not be checked. Please try again in a moment.',
    back: 'Use another one',
  },
  account: {
    heading: 'What we keep',
    text: (contact: string, until: string) => `For ${contact}. You can see it here until ${until}.`,
    nothing: `We find nothing about you by this but the message with your code, and its words go after ${RETENTION.messageContentMs / 86_400_000} days. If you ordered with another number or address, look by that one as well. A number that you typed without its country code cannot always be told from the same number in another country: then look by the e-mail address of your order, or ask the restaurant.`,
    kinds: {
      orders: { label: 'Orders', what: 'name, phone, e-mail, address, notes and what was ordered' },
      messages: { label: 'Messages', what: 'texts and e-mails to you, and to restaurants about your orders' },
      reviews: { label: 'Reviews', what: 'your words, your recording and its transcript' },
      votes: { label: 'Votes', what: 'reviews that were found helpful or not in this browser' },
      contactMessages: { label: 'Messages to us', what: 'what you wrote by the contact form' },
      referrals: { label: 'Referrals', what: 'restaurants you told us about, and what somebody told us about yours' },
      referralLinks: { label: 'Referral link', what: 'the link by which restaurants come from you' },
    },
    texts: { label: 'Text messages', wanted: 'not stopped', stopped: (since: string) => `stopped since ${since}` },
    open: {
      heading: 'Not finished yet',
      text: 'These orders are still open, so the restaurant needs to know who they are for. If you erase your data they follow by themselves within minutes of their end.',
      order: (number: string, restaurant: string | null, by: string) =>
        `Order ${number}${restaurant ? ` at ${restaurant}` : ''}: erased once it has ended, by ${by} at the latest`,
    },
    download: 'Download a copy',
    leave: 'Done',
  },
  erase: {
    open: 'Erase my data',
    title: 'Erase everything we keep about you?',
    text: 'This cannot be undone. We will not be able to tell who you were.',
    consequences: [
      'Your orders stay with the restaurant as dishes and amounts, without your name, number, address or notes.',
      'Links to your orders stop working.',
      'Your reviews and their recordings are deleted, and the votes of this browser are taken back.',
      'The restaurant may have kept messages or printed tickets of its own; ask it directly.',
    ],
    rewards: 'Rewards for referrals that are not paid yet are given up.',
    keepStop: {
      label: 'Keep in mind that this number wants no texts',
      hint: 'For that we keep a fingerprint of the number, and nothing else.',
    },
    confirm: 'Yes, erase it',
    erasing: 'Erasing …',
    keep: 'Keep my data',
    again: 'Try again',
    notNow: 'Not now',
    lost: 'We got no answer, so we do not know whether erasing has begun. Please try again: it is done only once.',
    refused: 'That was not accepted. Please reload this page and try again.',
  },
  receipt: {
    heading: 'Your receipt',
    loading: 'Reading your receipt …',
    failed: 'The receipt could not be read right now. Please reload the page in a moment.',
    working: 'Your data is being erased.',
    waiting: (count: number, until: string | null) =>
      `Your data is erased, but for ${count === 1 ? 'an order that has' : `${count} orders that have`} not ended. ${count === 1 ? 'It follows' : 'They follow'} by ${count === 1 ? 'itself' : 'themselves'}${until ? `, by ${until} at the latest` : ''}.`,
    done: (at: string) => `Your data was erased on ${at}.`,
    asked: (at: string) => `Asked for on ${at}.`,
    removed: 'What was removed',
    nothing: 'There was nothing to remove.',
    keep: 'This receipt names nobody, and stays at this address for a year. Keep the address if you want to look at it again.',
    other: 'Look by another number or address',
    kinds: RECEIPT_KINDS,
    services: SERVICES,
  },
  about: {
    title: 'Good to know',
    questions: [
      {
        question: 'What about open orders?',
        answer: `They are needed until they are cooked and handed over. They are erased when they have ended, at the latest ${openDays} days after they were due.`,
      },
      {
        question: 'What stays?',
        answer:
          'What a restaurant needs for its books: dishes, amounts and times of an order, without anybody’s name. Figures count orders, never people.',
      },
      {
        question: 'And without this page?',
        answer: `Orders are forgotten after ${DATA_RETENTION.orderHistoryYears === 1 ? 'a year' : `${DATA_RETENTION.orderHistoryYears} years`} by themselves, the words of messages after ${RETENTION.messageContentMs / 86_400_000} days.`,
      },
      {
        question: 'I run a restaurant here.',
        answer:
          'Your business and its menus belong to your account. You take a copy of it, or close it, on your account page.',
      },
    ],
  },
};
