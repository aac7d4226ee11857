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
  tablesTitle: (name: string) => `Table codes of ${name}`,
  tableText: 'Scan to order here, to call us, and for the bill',
  chart: {
    title: (name: string) => `Allergens at ${name}`,
    version: (version: number, date: string) => `Version ${version} of ${date}`,
    /** As the restaurant's calendar has it: "12 Oct 2026". */
    date: (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at),
    dish: 'Dish',
    signs: { contains: '✓', mayContain: '(✓)', unstated: '·' },
    legend: '✓ = contains,  (✓) = may contain,  · = not stated',
    notFree:
      'Not stated does not mean free of. Dishes are shown without extras. If you have an allergy, please ask us.',
    since: (version: number, date: string) =>
      `Dishes that have changed since version ${version} of ${date} are marked.`,
    changed: (version: number) => `Changed since version ${version}`,
    added: (version: number) => `New since version ${version}`,
    removed: (version: number, names: readonly string[]) =>
      `No longer on the menu since version ${version}: ${names.join(', ')}.`,
    nothingStated: 'Not stated: please ask',
    none: 'None of the 14, says the restaurant',
    alsoContains: (names: readonly string[]) => `Contains as well: ${names.join(', ')}`,
    mayAlsoContain: (names: readonly string[]) => `May contain as well: ${names.join(', ')}`,
  },
  cardTitle: (name: string) => `Window card of ${name}`,
  cardHeading: 'Our menu, on your phone',
  cardText: 'Point your camera here. Nothing to install.',
} as const;
