import type { Menu } from '@chalkboard/contracts';

/** A small menu with a dish of each kind; `change` replaces whole fields. */
export function menuWith(change: Partial<Menu> = {}): Menu {
  return {
    shareId: 'abc',
    version: 1,
    status: 'extracted',
    restaurantName: 'Osteria Lucia',
    currency: 'USD',
    language: 'en',
    timeZone: 'UTC',
    categories: [
      {
        id: 'c1',
        name: 'Pasta',
        items: [
          { id: 'i1', name: 'Cacio e Pepe', price: '$14.00', priceMinor: 1400 },
          { id: 'i2', name: 'Ravioli', price: '$15.00', priceMinor: 1500, uncertain: true },
          { id: 'i3', name: 'Linguine', price: '$18.00', priceMinor: 1800, soldOut: true },
          { id: 'i4', name: 'Branzino', price: 'MP' },
          {
            id: 'i5',
            name: 'Margherita',
            price: '$12.50',
            priceMinor: 1250,
            variants: [
              { id: 'v1', label: '10 inch', price: '$12.50', priceMinor: 1250 },
              { id: 'v2', label: '14 inch', price: '$17.00', priceMinor: 1700 },
            ],
            addOns: [{ id: 'a1', name: 'Anchovies', price: '$2.50', priceMinor: 250 }],
          },
        ],
      },
    ],
    posSystem: 'none',
    acceptsCardPickup: true,
    acceptsCashPickup: true,
    acceptsCardDelivery: true,
    acceptsCashDelivery: true,
    deliveryFee: '5.00',
    minimumOrder: '0.00',
    hasVeganOptions: false,
    hasVegetarianOptions: false,
    hasGlutenFreeOptions: false,
    hasHalalOptions: false,
    hasKosherOptions: false,
    commonAllergens: [],
    allergyNote: '',
    notificationSMS: true,
    notificationWhatsApp: false,
    notificationPrint: false,
    ...change,
  };
}

/** A menu whose dishes have marks. */
export const markedMenu = menuWith({
  categories: [
    {
      id: 'c',
      name: 'Pasta',
      items: [
        { id: 'i1', name: 'Penne', price: '$9.00', priceMinor: 900, dietary: ['Vegan'] },
        { id: 'i2', name: 'Carbonara', price: '$11.00', priceMinor: 1100 },
      ],
    },
  ],
});
