import type { DirectoryEntry, DirectoryPage } from '@chalkboard/contracts';

/** A restaurant of the directory; `change` replaces whole fields. */
export function restaurantWith(change: Partial<DirectoryEntry> = {}): DirectoryEntry {
  const id = change.id ?? 'lucia';
  return {
    id,
    menuId: id,
    name: 'Osteria Lucia',
    description: 'Small plates and natural wine',
    cuisine: 'Italian',
    address: '12 Elm St, Chicago, IL 60601',
    city: 'Chicago',
    state: 'Illinois',
    phone: '(312) 555-0100',
    priceRange: '$$',
    features: ['vegan', 'delivery', 'online_ordering', 'pickup'],
    hours: {
      openingHours: { weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: '11:00', to: '22:00' })), exceptions: [] },
      timeZone: 'America/Chicago',
    },
    rating: 4.37,
    reviewCount: 19,
    ...change,
  };
}

/** A part of the directory. */
export function directoryWith(
  items: readonly DirectoryEntry[] = [restaurantWith()],
  rest: Partial<DirectoryPage> = {},
): DirectoryPage {
  return { items: [...items], next: null, total: items.length, totalIsCapped: false, ...rest };
}
