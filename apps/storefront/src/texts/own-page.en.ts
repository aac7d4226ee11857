/** What a page says that is the storefront's own, around what it shows. */
export const ownPageTexts = {
  skip: 'Skip to content',
  late: {
    title: 'This page has not come completely.',
    text: 'All of it can be read, but its buttons do not answer yet.',
    action: 'Try again',
  },
  broken: {
    title: 'This page could not be shown',
    text: 'Please check your connection and try again. What is in your cart stays there.',
    action: 'Try again',
  },
};
