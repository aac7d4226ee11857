/** An array of SQL. @param {readonly string[]} words */
const array = (words) => `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;

/** Words of which names are made, as arrays of SQL. */
export const WORDS = {
  adjectives: array(['Golden', 'Little', 'Royal', 'Blue', 'Happy', 'Old', 'Green', 'Silver', 'Rustic', 'Urban', 'Crispy', 'Sunny', 'Wild', 'Salty', 'Café', 'Grand', 'Hidden', 'Spicy', 'Lucky', 'Velvet']),
  nouns: array(['Olive', 'Lantern', 'Dragon', 'Harbor', 'Garden', 'Kitchen', 'Spoon', 'Table', 'Oven', 'Bamboo', 'Lavagna', 'Anchor', 'Orchard', 'Pepper', 'Maple', 'Basil', 'Élan', 'Fork', 'Mill', 'Cellar', 'Tortilla', 'Noodle', 'Hearth', 'Lemon', 'Truffle']),
  kinds: array(['Trattoria', 'Bistro', 'Diner', 'Grill', 'Café', 'Bakery', 'Tavern', 'Pizzeria', 'Cantina', 'Deli', 'House', 'Bar', 'Brasserie', 'Taqueria', 'Steakhouse']),
  first: array(['Ada', 'Chiara', 'Luis', 'Mei', 'Omar', 'Zoë', 'Noah', 'Priya', 'Elena', 'Jack', 'Sofia', 'Ivan', 'Aisha', 'Kenji', 'Rosa', 'Liam', 'Nora', 'Pablo', 'Yara', 'Tom']),
  last: array(['Byron', 'Rossi', 'Garcia', 'Chen', 'Haddad', 'Meyer', 'Smith', 'Patel', 'Novak', 'Brown', 'Moreau', 'Petrov', 'Khan', 'Tanaka', 'Lopez', 'Murphy', 'Lindholm', 'Santos', 'Nasser', 'Wilson']),
  cities: array(['Portland', 'Oakland', 'Austin', 'Miami', 'Chicago', 'Seattle', 'Tampa', 'Houston', 'Springfield', 'Buffalo']),
  states: array(['ME', 'CA', 'TX', 'FL', 'IL', 'WA', 'NY']),
  verdicts: array(['Warm bread, kind people.', 'The soup was cold.', 'Best noodles in town!', 'We waited for an hour.', 'Fresh, quick and friendly.', 'Too salty for me.', 'The crème brûlée alone is worth the way.', 'Portions got smaller.', 'My kids ask for it every week.', 'Order arrived early, still hot.', 'They forgot the sauce.', 'Nothing to complain about.']),
  sentences: array(['How do I change the price of a dish?', 'The upload stopped in the middle.', 'Can we order by telephone as well?', 'Our address is wrong on the menu.', 'Please call me back about the plan.', 'The code in the message did not work.', 'We would like a second location.', 'Thank you, guests like it.']),
};
