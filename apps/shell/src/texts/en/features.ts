import { PROMISED_SPEED, UPLOAD } from '@chalkboard/contracts';

export const featuresTexts = {
  title: 'Features',
  heading: 'What it does, and what it spares you.',
  lead: 'A menu that reads itself, a page that takes orders, and the small things that make both a pleasure.',
  contents: 'On this page',
  groups: [
    {
      id: 'main',
      name: 'Main',
      text: 'From paper to an order.',
      items: [
        {
          icon: 'read',
          title: 'Reads photos and PDFs',
          text: `JPG, PNG or PDF, up to ${UPLOAD.maxFiles} pages at once. Sections, dishes, descriptions and prices come out in order.`,
        },
        {
          icon: 'fast',
          title: `Ready in about ${PROMISED_SPEED.menuReadySeconds} seconds`,
          text: 'You see each stage as it is entered, and what was found when it is done.',
        },
        {
          icon: 'link',
          title: 'A link of its own',
          text: 'Every menu has an address that works on any phone. Nothing to install, for you or for guests.',
        },
        {
          icon: 'order',
          title: 'Pickup and delivery orders',
          text: 'A cart, a checkout, your delivery fee and your minimum order. The total is counted again on the server.',
        },
        {
          icon: 'message',
          title: 'Orders by text message',
          text: 'The whole order reaches your phone by SMS, with the guest’s name and number.',
        },
        {
          icon: 'edit',
          title: 'Yours to change',
          text: 'Name, address, fees, ways to pay, diets: change them at any time. The link stays the same.',
        },
      ],
    },
    {
      id: 'extra',
      name: 'Extra',
      text: 'What guests ask about.',
      items: [
        {
          icon: 'diet',
          title: 'Diets at a glance',
          text: 'Vegan, vegetarian, gluten-free, halal and kosher, on the dish and for the whole house.',
        },
        {
          icon: 'allergen',
          title: 'Allergens and a note',
          text: 'Say which allergens you cook with. Guests see it on the menu and again before they order.',
        },
        { icon: 'time', title: 'Preparation times', text: 'When a dish takes its time, the menu says so.' },
        {
          icon: 'doubt',
          title: 'Honest about doubt',
          text: 'A price that was read two ways is marked and cannot be ordered until you settle it.',
        },
      ],
    },
    {
      id: 'business-tools',
      name: 'Business Tools',
      text: 'What helps behind the counter.',
      items: [
        {
          icon: 'code',
          title: 'Easy to share',
          text: 'One link for your profile, your map entry, your messages, and for a code on every table.',
        },
        { icon: 'embed', title: 'In your own website', text: 'One embed code puts the menu on any page.' },
        {
          icon: 'pay',
          title: 'Card or cash',
          text: 'Choose what you take, for pickup and for delivery apart. Guests pay you directly.',
        },
        {
          icon: 'register',
          title: 'Your cash register',
          text: 'Note which one you use: Square, Toast, Clover, Lightspeed, Revel or another.',
        },
        {
          icon: 'figures',
          title: 'Figures from day one',
          text: 'Orders and revenue are counted from the first one on.',
        },
      ],
    },
    {
      id: 'design-and-look',
      name: 'Design & Look',
      text: 'A page you are proud to send.',
      items: [
        {
          icon: 'theme',
          title: 'Six themes',
          text: 'From cosy café to fine dining, each with colours of its own that can be read in any light.',
        },
        {
          icon: 'phone',
          title: 'Made for the phone',
          text: 'One thumb, large prices, no pinching. It is as good on a wide screen.',
        },
        {
          icon: 'dark',
          title: 'Light and dark',
          text: 'The page follows the guest’s phone, by day and by candlelight.',
        },
        { icon: 'access', title: 'For everyone', text: 'Keyboard, screen reader, large type: the menu holds.' },
      ],
    },
  ],
  ctaTitle: 'See it with your own menu.',
  ctaText: 'It is free during beta.',
  cta: 'Upload your menu',
  pricing: 'See pricing',
} as const;
