import { RELEASE_LABEL, RESPONSE_HOURS, UPLOAD, type ContactCategory } from '@chalkboard/contracts';

export const contactTexts = {
  title: 'Contact',
  heading: 'Write to us. A person answers.',
  lead: 'About your menu, an order, an idea, or something that does not work.',
  email: { title: 'Email us', text: 'For everything, with attachments if they help.' },
  chat: {
    title: 'Live chat',
    badge: 'Coming soon',
    text: 'Until it is here, a message through the form reaches the same people.',
    action: 'Write a message',
  },
  times: {
    title: 'Response times',
    rows: [
      { what: 'General questions', hours: RESPONSE_HOURS.general },
      { what: 'Technical support', hours: RESPONSE_HOURS.support },
      { what: 'Bug reports', hours: RESPONSE_HOURS.bug },
    ],
    within: (hours: number) => `within ${hours}h`,
  },
  beta: {
    title: 'Beta programme',
    text: `You are using ${RELEASE_LABEL}. Everything is free, some things are unfinished, and what you tell us decides what comes next.`,
  },
  form: {
    title: 'Send us a message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    category: 'Category',
    categories: {
      general: 'General question',
      support: 'Technical support',
      bug: 'Bug report',
      feature: 'Feature request',
      business: 'Business and sales',
      feedback: 'Feedback',
    } satisfies Record<ContactCategory, string>,
    message: 'Message',
    missing: (what: string) => `${what} is required.`,
    badEmail: 'Enter an address such as name@example.com.',
    send: 'Send Message',
    sending: 'Sending...',
  },
  toasts: {
    missing: { title: 'Missing information', description: 'Please fill in all required fields.' },
    badEmail: {
      title: 'Email not valid',
      description: 'Please correct your email address, so that we can answer you.',
    },
    sent: {
      title: 'Message sent successfully!',
      description: `We'll get back to you within ${RESPONSE_HOURS.general} hours.`,
    },
    failed: { title: 'Message not sent', description: 'Nothing you wrote is lost. Please try again in a moment.' },
  },
  faqTitle: 'Frequently asked questions',
  faq: [
    {
      question: 'How do I upload my menu?',
      answer:
        'Drag and drop the file onto the sheet on the home page, or press the button and choose it. On a phone the button opens the camera or your photos.',
    },
    {
      question: 'Which file formats work?',
      answer: `JPG, PNG and PDF, each file under ${UPLOAD.maxBytes / 1024 / 1024} MB. Several pages of one menu may be chosen together.`,
    },
    {
      question: 'What does it cost?',
      answer: 'It is free during beta. Nothing is collected, and no card is asked for.',
    },
    {
      question: 'How do I report a bug?',
      answer: `Use the form on this page with the category “Bug report”, and say what you did and what you saw. Bug reports are answered first, within ${RESPONSE_HOURS.bug} hours.`,
    },
  ],
};
