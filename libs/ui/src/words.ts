/** What components say by themselves, in English; whoever shows a page in another language puts its words in here. */
export const uiWords = {
  close: 'Close',
  dismiss: 'Dismiss',
  optional: 'optional',
  notifications: ({ key }: { readonly key: string }) => `Notifications (${key})`,
  unplayable: 'It cannot be played right now. Please try again.',
  play: ({ label }: { readonly label: string }) => `Play: ${label}`,
  pause: ({ label }: { readonly label: string }) => `Pause: ${label}`,
  ofStars: ({ value, max }: { readonly value: number; readonly max: number }) => `${value} out of ${max} stars`,
  stars: ({ count }: { readonly count: number }) => (count === 1 ? '1 star' : `${count} stars`),
};
