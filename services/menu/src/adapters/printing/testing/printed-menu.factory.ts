import { Menu, type MenuCategory, type MenuItem } from '@chalkboard/contracts';

type Part = Omit<Partial<MenuItem>, 'variants' | 'addOns'> & {
  readonly name: string;
  readonly sizes?: readonly (readonly [label: string, price: string])[];
  readonly extras?: readonly (readonly [name: string, price: string])[];
};

/** A section of a menu, its parts with ids of their own. */
export function section(name: string, items: readonly Part[], note?: string): MenuCategory {
  return {
    id: name,
    name,
    ...(note && { note }),
    items: items.map(({ sizes, extras, ...item }) => ({
      id: `${name} ${item.name}`,
      price: '',
      ...item,
      ...(sizes && { variants: sizes.map(([label, price]) => ({ id: label, label, price })) }),
      ...(extras && { addOns: extras.map(([extra, price]) => ({ id: extra, name: extra, price })) }),
    })),
  };
}

export function menuWith(categories: readonly MenuCategory[], more: Partial<Menu> = {}): Menu {
  return Menu.parse({
    shareId: 'V1StGXR8_Z5jdHi6B-myT',
    version: 1,
    status: 'published',
    restaurantName: 'Café Zoé',
    currency: 'EUR',
    language: 'fr',
    timeZone: 'UTC',
    ...more,
    categories,
  });
}

/** A menu of `count` dishes in sections of ten, as long restaurants have it. */
export function longMenu(count: number): Menu {
  const dish = (at: number) => ({
    name: `Dish No. ${at}`,
    price: `€${(5 + at / 4).toFixed(2)}`,
    description: 'Slowly braised with root vegetables, red wine and thyme, served with creamed potatoes',
  });
  return menuWith(
    Array.from({ length: count / 10 }, (_, at) =>
      section(
        `Section ${at}`,
        Array.from({ length: 10 }, (_row, row) => dish(at * 10 + row)),
      ),
    ),
  );
}

const DISHES = [
  'Burrata & Heirloom Tomato',
  'Calamari Fritti',
  'Bruschetta al Pomodoro',
  'Caesar Salad',
  'Minestrone della Casa',
  'Arancini Siciliani',
  'Prosciutto e Melone',
  'Focaccia al Rosmarino',
  'Polpette al Sugo',
  'Carpaccio di Manzo',
];
const DESCRIPTIONS = [
  'Creamy burrata, vine tomatoes, basil oil, aged balsamic',
  'Crisp fried squid, lemon aioli, parsley',
  'Grilled sourdough, garlic, tomatoes, olive oil',
  'Romaine, anchovy dressing, parmesan, croutons',
  'Seasonal vegetables, borlotti beans, pesto, and a heel of parmesan simmered in the broth',
  'Saffron rice, mozzarella, slow-cooked ragù, served with a spicy tomato dip',
];
const SECTIONS = ['Antipasti', 'Pizza', 'Pasta', 'Insalate', 'Carne', 'Pesce', 'Contorni', 'Dolci', 'Vini'];
const HOUSE = {
  restaurantName: 'Trattoria Lucia',
  restaurantDescription: 'Wood-fired pizza and handmade pasta since 1987',
  restaurantAddress: '48 Harbor Street, Portland, ME 04101',
  restaurantPhone: '+12075550142',
  currency: 'USD',
  language: 'en',
  allergyNote: 'Please tell us about allergies before you order.',
} as const;

/** A menu of `count` dishes as restaurants have it: descriptions of one line or two, marks, some extras. */
export function menuOf(count: number): Menu {
  const dish = (at: number): Part => ({
    name: [DISHES[at % 10]!, ...(at < 10 ? [] : [['Nuovo', 'Grande', 'alla Lucia', 'del Giorno'][at % 4]!])].join(' '),
    price: `$${(6.5 + ((at * 7) % 23)).toFixed(2)}`,
    description: DESCRIPTIONS[at % 6]!,
    ...(at % 4 === 0 && { dietary: ['Vegetarian'] }),
    ...(at % 13 === 5 && {
      extras: [
        ['Extra cheese', '$2.00'],
        ['Anchovies', '$2.50'],
      ],
    }),
  });
  return menuWith(
    SECTIONS.map((name, of) =>
      section(
        name,
        Array.from({ length: Math.max(0, Math.min(10, count - of * 10)) }, (_, row) => dish(of * 10 + row)),
      ),
    ),
    HOUSE,
  );
}

const HARD_NAMES = [
  'Κοτόπουλο Şiş με γιαούρτι, ντομάτα, μαϊντανό και İçli köfte',
  'Slow-braised Shoulder of Lamb with Rosemary, Garlic & Lemons',
  'Μουσακάς',
  'İmambayıldı ve yoğurtlu köfte çorbası, ığdır usulü pişmiş et',
  'Χταποδάκιξιδάτομελιτζανοσαλάταταραμοσαλάτασκορδαλιάτζατζίκι1',
  'Şakşuka',
];
const HARD_PRICES = ['₺120,00', '€14,50', 'ημερήσια τιμή αγοράς κατά το βάρος', '€1.234,50'];

/**
 * A menu that is hard to print: names of 60 letters in three alphabets' languages, prices in words, sizes, marks and
 * long headings.
 */
export function hardMenu(count: number): Menu {
  const dish = (at: number): Part => ({
    name: HARD_NAMES[at % HARD_NAMES.length]!,
    price: HARD_PRICES[at % HARD_PRICES.length]!,
    ...(at % 2 === 1 && {
      description:
        'Ψητό στα κάρβουνα, με πατάτες φούρνου, ρίγανη και λεμόνι – közlenmiş patlıcan, biber ve domates ile',
    }),
    ...(at % 4 === 1 && { dietary: ['Vegetarian', 'Gluten Free', 'Contains nuts'] }),
    ...(at % 7 === 3 && {
      sizes: [
        ['μικρό', '€5,00'],
        ['για δύο άτομα, με ψωμί και ελιές', '€19,00'],
        ['για όλο το τραπέζι', 'ρωτήστε το προσωπικό μας σήμερα'],
      ] as const,
    }),
    ...(at % 11 === 2 && {
      extras: [
        ['Τυρί φέτα', '€2,00'],
        ['Acı biber', '₺15'],
      ] as const,
    }),
  });
  const sections = [
    'Ορεκτικά',
    'Başlangıçlar',
    'Κυρίως πιάτα της ημέρας από τον ξυλόφουρνο του χωριού μας !',
    'Tatlılar',
  ];
  return menuWith(
    Array.from({ length: count / 15 }, (_, of) =>
      section(
        sections[of % sections.length]!,
        Array.from({ length: 15 }, (_row, row) => dish(of * 15 + row)),
        of === 2 ? 'Όλα τα πιάτα σερβίρονται με σαλάτα ή ρύζι' : undefined,
      ),
    ),
    {
      ...HOUSE,
      restaurantName: 'Ταβέρνα Ζορμπάς & Çelebi Oğlu — Παραδοσιακή Κουζίνα İzmir’in',
      restaurantAddress: 'Λεωφόρος Βασιλίσσης Σοφίας 48, Αθήνα',
      restaurantPhone: '+302103212000',
      currency: 'EUR',
      language: 'el',
    },
  );
}
