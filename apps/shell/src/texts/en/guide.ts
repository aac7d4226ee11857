import { DATA_RETENTION, PROMISED_SPEED, UPLOAD } from '@chalkboard/contracts';

export const guideTexts = {
  title: 'Owner’s Guide',
  lead: 'From the menu on your table to the first order on your phone. Four steps, one cup of coffee.',
  print: 'Print this guide',
  save: 'Save as text file',
  stepsTitle: 'Four steps',
  steps: [
    {
      title: 'Take a picture',
      text: 'Lay the menu flat, in daylight, and photograph it from straight above. Every line should be sharp. A PDF from your printer is even better.',
      points: [
        'JPG, PNG or PDF',
        `Each file under ${UPLOAD.maxBytes / 1024 / 1024} MB, up to ${UPLOAD.maxFiles} pages of one menu together`,
        `The picture is deleted within ${DATA_RETENTION.uploadHours} hours; the menu stays`,
      ],
    },
    {
      title: 'Get a menu link',
      text: `Drop the file on the home page and watch it being read. In about ${PROMISED_SPEED.menuReadySeconds} seconds you have a menu with its own address. Look it over before you share it.`,
      points: [
        'Dishes, descriptions, prices and sections',
        'Prices that could not be read for certain are marked, and cannot be ordered until you settle them',
        'Anyone with the link can read the menu',
      ],
    },
    {
      title: 'Add restaurant info',
      text: 'Press Edit. Name, address and phone number belong on the menu. The phone number is where orders go.',
      points: [
        'Card or cash, for pickup and for delivery',
        'Delivery fee and minimum order',
        'Vegan, vegetarian, gluten-free, halal, kosher, and the allergens you cook with',
      ],
    },
    {
      title: 'Start getting orders',
      text: 'Share the link. Guests choose, leave their name and number, and you get a text message with the whole order.',
      points: [
        'Guests pay you, at the counter or at the door',
        'We take no share of an order',
        'Call the guest back on the number in the message',
      ],
    },
  ],
  sharingTitle: 'Ways to share',
  sharing: [
    { title: 'Copy the link', text: 'Into your profile, your map entry, your messages.' },
    { title: 'QR code', text: 'Turn the link into a code, and put it on tables, the door and the takeaway bag.' },
    { title: 'Messages', text: 'Answer “Do you have a menu?” with the link.' },
    { title: 'Embed code', text: 'A few lines put the menu into your own website.' },
  ],
  benefitsTitle: 'What you gain',
  benefits: [
    'One menu to keep up to date, read everywhere',
    'Orders in writing, with a number to call: nothing misheard on a busy line',
    'Prices that a thumb can read',
    'Allergens and diets in plain sight',
  ],
  ctaTitle: 'Is the menu at hand?',
  ctaText: 'Then the first step takes a minute.',
  cta: 'Upload your menu',
  file: {
    name: (product: string) => `${product.toLowerCase()}-owners-guide.txt`,
    step: (number: number) => `Step ${number}`,
    start: (address: string) => `Start here: ${address}`,
  },
};
