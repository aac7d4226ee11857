import { embedCode, menuLink } from './share-texts';

test('the link is the page of the menu', () => {
  expect(menuLink('https://menus.example', 'abc')).toBe('https://menus.example/menu/abc');
});

test('the embed code is a frame as wide as its place and 600 high, safe for any name', () => {
  expect(embedCode('https://menus.example', 'abc', 'Joe\'s "Grill" <b>')).toBe(
    '<iframe src="https://menus.example/menu/abc" width="100%" height="600" style="border:0" title="Menu of Joe\'s &quot;Grill&quot; &lt;b>"></iframe>',
  );
});
