import { menuWith } from '@chalkboard/storefront/testing';
import { menuDescription, menuJsonLd } from './menu-metadata';
import { pageHead } from './page-head';

const url = 'https://menus.example/menu/abc';
const items = (data: object) => (data as { hasMenu: { hasMenuSection: { hasMenuItem: object[] }[] } }).hasMenu.hasMenuSection[0]!.hasMenuItem;

test("a menu in schema.org's words", () => {
  const data = menuJsonLd(menuWith({ restaurantPhone: '555' }), url);
  expect(data).toMatchObject({ '@type': 'Restaurant', name: 'Osteria Lucia', telephone: '555', url, hasMenu: { '@type': 'Menu', hasMenuSection: [{ '@type': 'MenuSection', name: 'Pasta' }] } });
  const [cacio, ravioli, linguine, branzino, margherita] = items(data);
  expect(cacio).toEqual({ '@type': 'MenuItem', name: 'Cacio e Pepe', offers: [{ '@type': 'Offer', price: '14', priceCurrency: 'USD' }] });
  expect(ravioli).not.toHaveProperty('offers');
  expect(linguine).toMatchObject({ offers: [{ availability: 'https://schema.org/SoldOut' }] });
  expect(branzino).not.toHaveProperty('offers');
  expect(margherita).toMatchObject({ offers: [{ name: '10 inch', price: '12.5' }, { name: '14 inch', price: '17' }] });
});

test('marks that have a word there are told', () => {
  const menu = menuWith({ categories: [{ id: 'c', name: 'C', items: [{ id: 'i', name: 'I', price: '', dietary: ['Vegan', 'Spicy'] }] }] });
  expect(items(menuJsonLd(menu, url))[0]).toMatchObject({ suitableForDiet: ['https://schema.org/VeganDiet'] });
});

test('a name cannot write into the page', () => {
  const head = pageHead({ menu: menuWith({ restaurantName: '</script><script>x"</title>' }), shareId: 'a"b', publicUrl: 'https://menus.example', styles: [] });
  expect(head.match(/<\/?script/g)).toHaveLength(2);
  expect(head).not.toContain('content="</script>');
  expect(head).not.toContain('a"b');
});

test('is described by what is on it when the owner says nothing', () => {
  expect(menuDescription(menuWith())).toBe('The menu of Osteria Lucia: Pasta.');
});
