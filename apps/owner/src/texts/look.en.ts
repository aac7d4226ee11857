import { LOGO } from '@chalkboard/contracts/logo';
import type { ThemeCategory } from '@chalkboard/contracts/themes';

const megabytes = LOGO.maxBytes / 1024 / 1024;
const categories = {
  all: 'All Themes',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'fine-dining': 'Fine Dining',
  'fast-food': 'Quick Service',
} satisfies Record<ThemeCategory | 'all', string>;

/** Theme, colours and logo of a menu. */
export const look = {
  title: 'Theme and logo',
  text: 'How your menu looks to guests.',
  categories,
  categoriesLabel: 'Theme categories',
  themes: 'Themes',
  swatches: (primary: string, secondary: string) => `Primary ${primary}, secondary ${secondary}`,
  selected: 'Selected',
  inCategory: (category: string) => `, ${category}`,
  none: 'No theme',
  ownColoursOnly: 'Your own colours',
  withOwnColours: ', with your own colours',
  backToTheme: 'Use the theme’s colours',
  useNone: 'Use no theme',
  colours: {
    title: 'Your own colours',
    text: 'In place of the theme’s. Text on them stays readable, whatever you choose.',
    primary: 'Primary colour',
    primaryHint: 'Buttons and marks',
    secondary: 'Secondary colour',
    secondaryHint: 'The band with your name, and headings',
    pick: (label: string) => `${label}, from a palette`,
    wrong: 'Please write a colour such as #dc2626.',
  },
  logo: {
    title: 'Logo',
    text: `PNG, JPG or WebP, smaller than ${megabytes}MB. It stands beside your restaurant’s name.`,
    file: 'Logo file',
    choose: 'Choose a logo',
    replace: 'Replace logo',
    remove: 'Remove logo',
    wrongType: { title: 'Invalid file type', description: 'Please choose a PNG, JPG or WebP picture.' },
    tooLarge: { title: 'File too large', description: `A logo must be smaller than ${megabytes}MB.` },
    tooNarrow: {
      title: 'Logo not usable',
      description: 'This picture is too small or too narrow for a logo. Please choose a larger one.',
    },
    damaged: {
      title: 'Logo not usable',
      description: "We couldn't open this picture. It may be damaged; please try another copy.",
    },
  },
  preview: {
    named: (restaurant: string) => `Preview: the menu of ${restaurant} as guests will see it`,
    unnamed: 'Your restaurant',
    cart: 'View cart · 1',
    caption: 'The beginning of your menu, as guests will see it.',
    sampleCaption: 'Sample dishes; your own take their place when your menu is read.',
  },
  sample: [
    {
      name: 'Starters',
      dishes: [
        ['Soup of the day', '$7.50', 'With warm bread'],
        ['Garden salad', '$9.00', 'Leaves, herbs, lemon dressing'],
      ],
    },
    {
      name: 'Mains',
      dishes: [
        ['Roast chicken', '$18.50', 'Potatoes, gravy, greens'],
        ['Mushroom risotto', '$16.00', 'Thyme, parmesan'],
      ],
    },
  ] as readonly {
    readonly name: string;
    readonly dishes: readonly (readonly [dish: string, price: string, description: string])[];
  }[],
};
