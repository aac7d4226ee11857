/** The words of an order that has a tip, or is paid by the restaurant's own link. */
export const paymentTexts = {
  tip: 'Tip',
  toPay: 'To pay',
  refused: 'Please check the tip',
  heading: 'Pay the restaurant',
  pay: (amount: string, host: string) => `Pay ${amount} at ${host}`,
  direct: (restaurant: string, host: string) =>
    `You leave this page for ${host} and pay ${restaurant} there. We see no card, and take no fee.`,
  typeAmount: (amount: string, number: string) => `Type ${amount} there, and the order’s number, ${number}.`,
  say: 'Once the restaurant has it, it says so here.',
  showCode: 'Show a code to scan',
  hideCode: 'Hide the code',
  codeFor: (host: string) => `QR code of the page at ${host} on which this order is paid`,
  codeHint: 'Point the camera of another phone at it.',
  codeFailed: 'The code could not be loaded. Please use the button.',
  paid: (when: string) => `The restaurant has this order marked as paid, ${when}.`,
  askBack: 'It will not be made: please ask the restaurant about your money.',
} as const;
