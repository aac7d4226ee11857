const dishes = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;
const changes = (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`;

/** The page where a menu is compared with new photos of it. */
export const update = {
  title: 'Update from a new photo',
  link: 'Update from a photo',
  loading: 'Loading menu...',
  backToMenu: 'Back to Menu',
  lead: 'Photograph the new paper. We compare it with your menu and show you what changed; nothing changes until you say so.',
  read: 'Compare with my menu',
  comparing: 'Comparing with your menu...',
  failed: {
    title: 'The changes could not be shown',
    text: 'Your menu is as it was. Please try again.',
    retry: 'Try again',
  },
  gone: { title: 'These photos are not kept any more' },
  again: 'Take new photos',
  list: {
    title: (count: number) => (count === 1 ? '1 thing has changed' : `${count} things have changed`),
    unchanged: (count: number) => `${dishes(count)} ${count === 1 ? 'is' : 'are'} as before.`,
    lead: 'Ticked changes go onto your menu. Anything we are not sure of is not ticked: please check it first.',
    otherMenu: {
      title: 'Is this the right menu?',
      text: 'We found none of your dishes on these photos, so nothing is ticked.',
    },
    changedMeanwhile: {
      title: 'Your menu was changed meanwhile',
      text: 'Nothing was applied. This is the list anew, compared with your menu as it is now; please look again.',
    },
    all: 'Select all',
    groups: {
      price: { title: 'New prices', text: '' },
      new: { title: 'New dishes', text: '' },
      renamed: { title: 'New names', text: '' },
      gone: {
        title: 'No longer on the paper',
        text: 'Not found on the photos. Tick what you no longer serve; it is taken off your menu.',
      },
    },
    fromTo: (from: string, to: string) => `from ${from || 'no price'} to ${to}`,
    noPrice: 'no price',
    into: (category: string) => `Goes to ${category}`,
    intoNew: (category: string) => `In a new section, ${category}`,
    check: (reason?: string) => (reason ? `Please check: ${reason}` : 'Please check'),
    whichPrice: 'Which one is printed?',
    onPaper: (name: string) => `${name} on the new paper`,
    paperPage: (page: number) => `Page ${page} of the new paper`,
    chosen: (count: number, total: number) => `${count} of ${total} chosen`,
    apply: (count: number) => (count === 0 ? 'Choose what to apply' : `Apply ${changes(count)}`),
    applying: 'Applying...',
    newSection: 'New dishes',
  },
  same: {
    title: 'Nothing has changed',
    text: (count: number) =>
      `${count === 1 ? 'The 1 dish' : `All ${count} dishes`} we found on the photos ${count === 1 ? 'is' : 'are'} on your menu, at the same price.`,
  },
  nothing: {
    title: 'We found no dishes on these photos',
    text: 'Your menu is as it was. A sharper photo, straight from above and in good light, may help.',
  },
  applied: {
    title: 'Your menu is up to date',
    text: (applied: number, left: number) =>
      `${changes(applied)} ${applied === 1 ? 'was' : 'were'} applied${left > 0 ? `, ${left} left out` : ''}.`,
    view: 'See the menu',
    more: 'Take more photos',
  },
  saveFailed: { title: 'Update failed', description: 'Failed to update menu. Please try again.' },
};
