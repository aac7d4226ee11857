/** How a restaurant is paid beside card and cash, and the tips that it takes; what the board shows of it. */
export const payment = {
  title: 'Payment link and tips',
  text: 'A link of your own by which guests pay after you accept, and tips beside the total.',
  off: 'Off',
  state: { link: (host: string) => host, tips: 'Tips' },
  link: {
    turnOn: 'Guests can pay by my own link',
    turnOnHint:
      'They see it once you have accepted their order. The money goes to you by your provider: we take no card data and no fee.',
    label: 'Your payment link',
    hint: 'As your provider gives it to you, such as https://paypal.me/yourname.',
    places:
      'Where your provider takes an amount, write {amount}, {currency} and {order} in the link ({minor} for cents).',
    filled: (host: string) => `We added the amount as ${host} takes it. Please try the example once.`,
    host: 'Guests read that they pay at',
    disguised:
      'This name has letters that are not Latin. Guests see it as it is written here. Please check that it is your provider’s.',
    example: (amount: string) => `Example for ${amount}`,
    try: 'Try it',
    withoutAmount: 'Guests type the amount themselves: your page tells them how much.',
    notShown:
      'Guests do not see the link yet: it is shown for businesses that we have approved. Add this menu to your business, and wait for the approval.',
    shown: 'Guests of accepted orders see it.',
  },
  tips: {
    turnOn: 'Guests can add a tip',
    turnOnHint: 'At the checkout, never chosen for them. It stands apart from your revenue, taxes and service charge.',
    label: 'Shares that are proposed, in percent',
    hint: 'Of the dishes, without delivery, service charge and added tax. Up to four, with commas; empty: only an amount of the guest’s own.',
    fault: 'Please write up to four different whole numbers from 1 to 50, such as 10, 15, 20.',
  },
  saved: { title: 'Saved', description: 'It holds from now on.' },
  failed: { title: 'Not saved', description: 'This could not be saved. Please try again.' },
  board: {
    paid: 'Paid',
    tip: 'Tip',
    toPay: 'To pay',
    withTip: (tip: string) => `with tip ${tip}`,
    plusTip: (tip: string) => `and tip ${tip}`,
    tips: (amount: string) => `Tips: ${amount}`,
    mark: 'Mark as paid',
    takeBack: 'Not paid after all',
    sending: 'Saving...',
    since: (time: string) => `Paid, ${time}`,
    open: 'Not marked as paid',
    marked: 'Marked as paid',
    byTab: { card: 'Paid by card with the tab', cash: 'Paid in cash with the tab', unpaid: 'Not paid' },
    takenBack: 'Mark of paid taken back',
    failed: { title: 'Not marked', description: 'This could not be saved. Please try again.' },
    ticket: 'PAID',
  },
};
