/** The words of a restaurant that takes tips; fetched with what asks for one. */
export const tipTexts = {
  heading: 'Add a tip, if you like',
  of: (subtotal: string) => `Shares are counted of the dishes, ${subtotal}. All of it goes to the restaurant.`,
  share: (percent: number) => `${percent} %`,
  own: 'Your own amount',
  ownHint: (example: string) => `Such as ${example}. Empty: no tip.`,
  faults: {
    amount: (example: string) => `Please write an amount such as ${example}, or leave it empty.`,
    tooMuch: (highest: string) => `A tip is at most as much as the dishes cost, ${highest}.`,
  },
} as const;
