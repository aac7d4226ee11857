import type { FileForOthers, Paper, PrintedThing } from '@chalkboard/contracts';

/** What can be done with a finished menu. */
export const share = {
  title: 'Share your menu',
  qr: {
    action: 'Generate QR Code',
    pending: 'Generating...',
    generated: { title: 'QR Code Generated', description: 'Scanned with a phone, it opens your menu.' },
    failed: { title: 'QR Code Failed', description: 'The QR code could not be made. Please try again.' },
    title: 'Your QR code',
    alt: (link: string) => `QR code that opens ${link}`,
    picture: 'As a picture',
    svg: 'SVG, for a printer',
    png: 'PNG, for screens',
    ready: 'Ready to print',
    tents: 'Table tents',
    tentsHint: 'Four a sheet, folded',
    card: 'Window card',
    cardHint: 'One sheet',
  },
  printed: {
    title: 'Ready to print',
    lead: 'Press one to save it as a PDF.',
    pending: 'Preparing...',
    noPicture: 'No picture right now. Press to save it.',
    things: {
      'table-tents': { name: 'Table tents', hint: 'Four a sheet, folded' },
      'window-card': { name: 'Window card', hint: 'One sheet' },
      menu: { name: 'The menu', hint: 'As a PDF' },
    } satisfies Record<PrintedThing, { name: string; hint: string }>,
  },
  asGuest: 'See it as a guest',
  testOrder: {
    action: 'Place a test order',
    text: 'It comes to you as orders do, marked as a test everywhere. Nobody is charged, and no figures change.',
  },
  link: {
    action: 'Copy Share Link',
    copied: { title: 'Link Copied', description: 'The link to your menu is ready to be pasted.' },
    failed: { title: 'Copy Failed', description: 'Failed to copy link to clipboard.' },
  },
  pdf: {
    action: 'Download PDF',
    pending: 'Preparing...',
    done: { title: 'PDF Download', description: 'Your menu, ready to be printed, is in your downloads.' },
    uncertain: (count: number) =>
      `${count === 1 ? 'One reading is' : `${count} readings are`} still to check. A PDF shows prices as they were read.`,
  },
  embedCode: {
    action: 'Embed Code',
    copied: { title: 'Embed Code Copied', description: 'Paste it into the page where your menu should show.' },
    failed: { title: 'Copy Failed', description: 'Failed to copy embed code to clipboard.' },
  },
  download: {
    done: (name: string) => ({ title: 'Downloaded', description: name }),
    failed: { title: 'Download Failed', description: 'The file could not be made. Please try again.' },
    missingLetters: (count: number) =>
      `${count === 1 ? 'One letter is' : `${count} letters are`} left out: our print has Latin, Greek and Cyrillic ones only.`,
  },
  native: {
    action: 'Share...',
    failed: { title: 'Not shared', description: 'This phone did not take the link. Copy it instead.' },
  },
  on: 'Share on',
  onNetwork: (network: string) => `Share on ${network}`,
  message: (restaurant: string) => `The menu of ${restaurant}`,
  more: 'Paper and other formats',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'US Letter' } satisfies Record<Paper, string>,
  exports: 'Take your menu elsewhere',
  exportAs: {
    'export.csv': 'CSV, for spreadsheets',
    'export.json': 'JSON, for programs',
    'export.jsonld': 'schema.org, for search engines',
  },
  others: {
    title: 'For other services',
    lead: 'Files in the shape that each of them takes. Sending them there needs an account that may, or somebody who sets it up.',
    names: {
      'uber-eats.json': 'Uber Eats menu',
      'square.json': 'Square catalogue',
      'google.json': 'Google food menus',
    } satisfies Record<FileForOthers, string>,
    left: (file: string) => `Before you use the ${file}:`,
  },
  google: {
    title: 'Order button on Google',
    lead: 'Put this link into your Google profile. Guests who find you there order here, without a fee.',
    copy: 'Copy Order Link',
    how: 'How to set it up',
    steps: [
      'On Google, search for your restaurant, signed in as its owner.',
      'Press “Edit profile”, then “Food ordering” (or “Bookings and orders”).',
      'Press “Add link”, paste the link and save. Google shows it within a few days.',
      'If other order links stand there, mark yours as preferred.',
    ],
  },
  page: {
    link: 'Share',
    back: 'Back to Menu',
    title: 'Share',
    lead: (restaurant: string) => `${restaurant}, wherever your guests are.`,
    preview: 'The preview people see when you share your link.',
    previewAlt: (restaurant: string) => `The menu of ${restaurant}, as a picture`,
  },
};
