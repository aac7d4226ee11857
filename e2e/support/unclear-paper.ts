import type { DrawnMenu } from './drawn-menu';

/** A menu with two prices without a word for either: nobody can tell what they mean but the owner. */
export const UNCLEAR_PAPER: DrawnMenu = {
  title: 'Marrow Lane Kitchen',
  sections: [
    {
      name: 'Starters',
      rows: [
        ['Leek and Potato Soup', '$7.50'],
        ['Charred Corn Salad', '$9.25'],
        ['Smoked Mackerel Toast', '$11.00'],
      ],
    },
    {
      name: 'Mains',
      rows: [
        ['Braised Lamb Shoulder', '$24.00'],
        ['Wild Mushroom Risotto', '$19.50'],
        ['Grilled Sea Bream', '$26.75'],
      ],
    },
    {
      name: 'Drinks',
      rows: [
        ['Cloudy Apple Juice', '$4.50'],
        ['House Red Wine', '$6.00     $24.00'],
      ],
    },
  ],
};
