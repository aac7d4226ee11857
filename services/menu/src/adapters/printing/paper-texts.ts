/** The words that are printed beside those of the menu. */
export const paperTexts = {
  menuTitle: (name: string) => `Menu of ${name}`,
  online: (address: string) => `Order online: ${address}`,
  scan: 'Scan to read it on your phone',
  page: (page: number, pages: number) => `${page} / ${pages}`,
  add: 'Add',
  tentsTitle: (name: string) => `Table tents of ${name}`,
  ourMenu: 'Our menu',
  tentText: 'Scan to read it, and to order',
  cardTitle: (name: string) => `Window card of ${name}`,
  cardHeading: 'Our menu, on your phone',
  cardText: 'Point your camera here. Nothing to install.',
} as const;
