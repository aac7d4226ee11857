import { menuWith } from '@chalkboard/storefront/testing';
import { menuDescription } from './menu-metadata';
import { pageHead } from './page-head';

test('a name cannot write into the page', () => {
  const head = pageHead({
    menu: menuWith({ restaurantName: '</script><script>x"</title>' }),
    shareId: 'a"b',
    search: '',
    languages: [],
    publicUrl: 'https://menus.example',
    css: '',
  });
  expect(head.match(/<\/?script/g)).toHaveLength(2);
  expect(head).not.toContain('content="</script>');
  expect(head).not.toContain('a"b');
});

test('a shared link shows a picture of the menu as it is now', () => {
  const head = pageHead({
    menu: menuWith({ version: 7, restaurantName: 'Chez "Zoé"' }),
    shareId: 'abc',
    search: '',
    languages: [],
    publicUrl: 'https://menus.example',
    css: '',
  });
  expect(head).toContain('<meta property="og:image" content="https://menus.example/api/menu/abc/preview.png?v=7">');
  expect(head).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  );
  expect(head).toContain('<meta property="og:image:alt" content="The menu of Chez &quot;Zoé&quot;">');
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('is described by what is on it when the owner says nothing', () => {
  expect(menuDescription(menuWith())).toBe('The menu of Osteria Lucia: Pasta.');
});

describe('a menu in two languages', () => {
  const menu = menuWith({
    translation: {
      language: 'de',
      texts: [
        { id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Nudeln mit Käse' },
        { id: 'c1', field: 'name', of: 'Pasta', text: 'Nudeln' },
      ],
    },
  });
  const head = (search: string, languages: readonly string[] = []) =>
    pageHead({ menu, shareId: 'abc', search, languages, publicUrl: 'https://menus.example', css: '' });

  test('says where it is in each', () => {
    for (const [hreflang, query] of [
      ['en', '?lang=en'],
      ['de', '?lang=de'],
      // Words of the page alone: a translated frame is a view of its own too.
      ['fr', '?lang=fr'],
      ['x-default', ''],
    ])
      expect(head('')).toContain(
        `<link rel="alternate" hreflang="${hreflang}" href="https://menus.example/menu/abc${query}">`,
      );
    const canonical = (search: string) => /rel="canonical" href="([^"]*)"/.exec(head(search))?.[1];
    // Each alternate is the home of its view, or search engines do not believe it.
    expect(['', 'lang=en', 'lang=de', 'q=soup&lang=DE', 'lang=fr', 'lang=pt'].map(canonical)).toEqual(
      ['', '?lang=en', '?lang=de', '?lang=de', '?lang=fr', ''].map((query) => `https://menus.example/menu/abc${query}`),
    );
    expect(head('lang=de')).toContain('<meta property="og:url" content="https://menus.example/menu/abc?lang=de">');
  });

  test('is told to search engines in the language that the page shows', () => {
    const result = (html: string) => [
      html.includes('"inLanguage":"de"'),
      html.includes('"name":"Nudeln mit Käse"'),
      html.includes('content="The menu of Osteria Lucia: Nudeln.">'),
    ];
    expect([head('lang=de'), head('', ['de'])].map(result)).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    expect([head(''), head('lang=en', ['de'])].map(result)).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    expect(head('')).toContain('"inLanguage":"en"');
  });
});
