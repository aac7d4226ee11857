/** The allergen chart on the page of ordering rules. */
export const allergenChart = {
  title: 'Allergen chart',
  text: 'All dishes by the 14 main allergens, to print and to show to guests.',
  state: (stated: number, dishes: number) => (stated === 0 ? 'Not stated' : `${stated} of ${dishes} dishes`),
  stated: (stated: number, dishes: number) =>
    stated === dishes
      ? 'The allergens of all dishes are stated.'
      : `The allergens of ${stated} of ${dishes} dishes are stated. Guests are told to ask about the others.`,
  missing: (names: readonly string[], more: number) =>
    `Missing: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
  review: 'State allergens',
  changedSince: (version: number) => `Changed since version ${version}`,
  changes: { added: 'New:', changed: 'Changed:', removed: 'No longer on the menu:' },
  unchanged: (version: number) => `Nothing has changed since version ${version}.`,
  make: (version: number) => `Make chart version ${version}`,
  making: 'Making the chart…',
  made: (version: number) => ({
    title: `Chart version ${version} is ready`,
    description: 'Open it below to print it.',
  }),
  failed: { title: 'No chart was made', description: 'Please try again.' },
  unread: 'The charts could not be loaded.',
  retry: 'Try again',
  charts: 'Charts',
  none: 'No chart yet.',
  open: (version: number) => `Version ${version} (PDF)`,
  ofChart: (date: string, stated: number, dishes: number) => `${date} · ${stated} of ${dishes} dishes stated`,
};
