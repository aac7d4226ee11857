import { MenuSettings, type Menu, type MenuItem } from '@chalkboard/contracts';

/** Where the demo restaurant's menu is read: /menu/demo. */
export const DEMO_SHARE_ID = 'demo';

type Dish = Omit<MenuItem, 'id' | 'price'> & { price?: number };

const CATEGORIES: { name: string; note?: string; items: Dish[] }[] = [
  {
    name: 'Antipasti',
    items: [
      {
        name: 'Bruschetta al Pomodoro',
        description: 'Grilled country bread, ripe tomatoes, garlic, basil',
        price: 850,
        dietary: ['Vegan'],
        prepTime: '10 min',
      },
      {
        name: 'Burrata con Prosciutto',
        description: 'Creamy burrata, prosciutto di Parma, figs, saba',
        price: 1650,
        prepTime: '10 min',
      },
      {
        name: 'Calamari Fritti',
        description: 'Crisp squid, lemon, smoked paprika aioli',
        price: 1400,
        prepTime: '15 min',
      },
      { name: 'Zuppa del Giorno', description: 'Ask us what is in the pot today', price: 750, dietary: ['Vegetarian'] },
    ],
  },
  {
    name: 'Pizza',
    note: 'From the wood oven; gluten-free base on request',
    items: [
      {
        name: 'Margherita',
        description: 'San Marzano tomatoes, fior di latte, basil',
        dietary: ['Vegetarian'],
        prepTime: '15 min',
        variants: [
          { id: 'demo-margherita-s', label: '10 inch', price: '$12.50', priceMinor: 1250 },
          { id: 'demo-margherita-l', label: '14 inch', price: '$17.00', priceMinor: 1700 },
        ],
      },
      {
        name: 'Diavola',
        description: 'Spicy salame, chilli, tomato, mozzarella',
        prepTime: '15 min',
        variants: [
          { id: 'demo-diavola-s', label: '10 inch', price: '$14.50', priceMinor: 1450 },
          { id: 'demo-diavola-l', label: '14 inch', price: '$19.50', priceMinor: 1950 },
        ],
      },
      {
        name: 'Funghi e Tartufo',
        description: 'Roast mushrooms, truffle cream, thyme',
        price: 1850,
        dietary: ['Vegetarian'],
        prepTime: '15 min',
      },
      {
        name: 'Marinara',
        description: 'Tomato, oregano, garlic, olive oil',
        price: 1100,
        dietary: ['Vegan'],
        prepTime: '15 min',
      },
    ],
  },
  {
    name: 'Pasta',
    items: [
      {
        name: 'Tagliatelle al Ragù',
        description: 'Egg pasta, beef and pork slow-cooked for six hours',
        price: 1800,
        prepTime: '20 min',
      },
      {
        name: 'Cacio e Pepe',
        description: 'Tonnarelli, pecorino romano, black pepper',
        price: 1600,
        dietary: ['Vegetarian'],
        prepTime: '20 min',
      },
      {
        name: 'Spaghetti alle Vongole',
        description: 'Clams, white wine, parsley, a little chilli',
        price: 2150,
        soldOut: true,
        prepTime: '20 min',
      },
      {
        name: 'Gnocchi alla Sorrentina',
        description: 'Potato gnocchi, tomato, smoked mozzarella',
        price: 1700,
        dietary: ['Vegetarian'],
        prepTime: '20 min',
      },
    ],
  },
  {
    name: 'Secondi',
    items: [
      {
        name: 'Pollo alla Milanese',
        description: 'Crumbed chicken, rocket, tomatoes, lemon',
        price: 2200,
        prepTime: '25 min',
      },
      {
        name: 'Branzino al Forno',
        description: 'Whole sea bass, potatoes, olives, capers',
        price: 2850,
        dietary: ['Gluten Free'],
        prepTime: '30 min',
      },
      {
        name: 'Melanzane alla Parmigiana',
        description: 'Layers of aubergine, tomato, parmesan',
        price: 1750,
        dietary: ['Vegetarian', 'Gluten Free'],
        prepTime: '20 min',
      },
    ],
  },
  {
    name: 'Dolci',
    items: [
      { name: 'Tiramisù', description: 'Mascarpone, espresso, cocoa', price: 900, dietary: ['Vegetarian'] },
      { name: 'Panna Cotta', description: 'Vanilla, sour cherries', price: 850, dietary: ['Gluten Free'] },
      {
        name: 'Affogato',
        description: 'Vanilla gelato, a shot of espresso',
        price: 700,
        dietary: ['Vegetarian', 'Gluten Free'],
      },
    ],
  },
  {
    name: 'Drinks',
    items: [
      { name: 'San Pellegrino', description: '75 cl', price: 550, dietary: ['Vegan'] },
      { name: 'Chinotto', description: 'Bitter orange, from Savona', price: 450, dietary: ['Vegan'] },
      { name: 'Espresso', price: 350, dietary: ['Vegan'] },
    ],
  },
];

/** The demo restaurant: what a menu looks like once its owner is done with it. */
export function demoMenu(): Menu {
  return {
    ...MenuSettings.parse({
      minimumOrder: '10.00',
      deliveryFee: '4.50',
      hasVeganOptions: true,
      hasVegetarianOptions: true,
      hasGlutenFreeOptions: true,
      commonAllergens: ['Dairy/Milk', 'Eggs', 'Wheat/Gluten', 'Fish', 'Shellfish'],
      allergyNote:
        'Our kitchen works with flour, nuts and shellfish. Please tell us about any allergy before you order.',
    }),
    shareId: DEMO_SHARE_ID,
    version: 1,
    status: 'published',
    restaurantName: 'Trattoria Lavagna',
    restaurantDescription: 'Wood-fired pizza and fresh pasta, written on the board every morning.',
    restaurantAddress: '48 Harbor Street, Portland, ME 04101',
    restaurantPhone: '(207) 555-0142',
    categories: CATEGORIES.map((category, c) => ({
      ...category,
      id: `demo-${c}`,
      items: category.items.map(({ price, ...dish }, i) => ({
        ...dish,
        id: `demo-${c}-${i}`,
        ...(price === undefined ? { price: '' } : { price: `$${(price / 100).toFixed(2)}`, priceMinor: price }),
      })),
    })),
    currency: 'USD',
    language: 'en',
    timeZone: 'America/New_York',
    backgroundTheme: 'restaurant',
    primaryColor: '#dc2626',
    secondaryColor: '#1f2937',
  };
}
