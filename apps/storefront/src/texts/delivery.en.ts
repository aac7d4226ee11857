/** Delivery by zones at the checkout. */
export const deliveryTexts = {
  postcode: { label: 'Postcode', hint: 'The delivery fee depends on it.' },
  place: {
    label: 'Where is it?',
    hint: 'The delivery fee depends on where your address is.',
    find: 'Find my address',
    finding: 'Looking for it…',
    mine: 'Use my position',
    found: (label: string) => `Found: ${label}`,
    here: 'Your position is set as the place of delivery.',
    addressFirst: 'Please enter your delivery address first.',
    notFound: 'This address was not found. Check it, use your position, or choose pickup.',
    noPosition: 'Your position is not known. Allow it in your browser, or choose pickup.',
    unavailable: 'Addresses cannot be looked up right now. Use your position, or choose pickup.',
  },
  /** In the place of the fee while it is not known. */
  fee: { unknown: 'depends on your address', outside: 'not possible here' },
  /** Before a lowest fee: "from $3.00". */
  from: (fee: string) => `from ${fee}`,
  /** In the place of a lowest fee where that is nothing. */
  fromFree: 'free nearby',
  beforeDelivery: 'Total before delivery',
  plusDelivery: '+ delivery',
  freeFrom: (amount: string, missing: string) => `Free delivery from ${amount}: ${missing} more.`,
  zone: (name: string) => `Delivery to ${name}`,
  switchToPickup: 'Switch to pickup',
  /** By code; what the server says takes the place of the description where it says more. */
  refusals: {
    'ordering.delivery_not_offered': {
      title: 'Pickup Only',
      description: 'This restaurant does not deliver. Please choose pickup.',
    },
    'ordering.postcode_required': {
      title: 'Postcode Required',
      description: 'Please enter your postcode. The delivery fee depends on it.',
    },
    'ordering.location_required': {
      title: 'Location Required',
      description: 'Please show where your address is. The delivery fee depends on it.',
    },
    'ordering.outside_delivery_area': {
      title: 'Outside the Delivery Area',
      description: 'This is outside the area the restaurant delivers to. Please choose pickup, or another address.',
    },
  },
};
