import { apiAddress, isNarrowed, NO_FILTER, pageAddress, readView, writeView } from './directory-filter';

const read = (query: string) => readView(new URLSearchParams(query));

test('an address says everything that is looked for, and gives it back the same', () => {
  const query = 'search=noodles+bar&cuisine=Chinese&state=New+York&price=%24%24&rating=4&sort=name&cursor=abc';
  expect(read(query)).toEqual({
    filter: { search: 'noodles bar', cuisine: 'Chinese', state: 'New York', price: '$$', rating: 4, sort: 'name' },
    cursor: 'abc',
  });
  expect(writeView(read(query))).toBe(query);
});

test('what is no choice is passed over, and what goes without saying is not written', () => {
  const view = read('search=+&cuisine=Martian&state=&price=%24%24%24%24%24&rating=7&sort=rating&cursor=&more=1');
  expect(view).toEqual({ filter: NO_FILTER });
  expect([pageAddress(view), apiAddress(view)]).toEqual(['/restaurant-directory', '/api/directory']);
});

test('one view has one address, in whatever order it was asked for', () => {
  expect(pageAddress(read('state=Texas&cuisine=Mexican'))).toBe(
    pageAddress(read('cuisine=Mexican&state=Texas&sort=rating')),
  );
});

test('sorting leaves no restaurant out, every filter may', () => {
  expect(isNarrowed(read('sort=name').filter)).toBe(false);
  for (const query of ['search=a', 'cuisine=Italian', 'state=Texas', 'price=%24', 'rating=3'])
    expect(isNarrowed(read(query).filter)).toBe(true);
});
