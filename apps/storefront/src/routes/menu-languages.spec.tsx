/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { noteDrawnLanguage } from '../features/choose-language/drawn-language';
import { MenuUnderTest, stored } from '../testing/menu-under-test';
import { menuWith } from '../testing/menu.factory';

const menu = new MenuUnderTest();

beforeAll(() => menu.prepareWindow());
afterEach(() => menu.close());

describe('a menu in two languages', () => {
  // The page's own words are not in it, and stay.
  const dutch = menuWith({
    allergyNote: 'Ask us.',
    translation: {
      language: 'nl',
      texts: [
        { id: 'c1', field: 'name', of: 'Pasta', text: 'Nudeln' },
        { id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Käse und Pfeffer' },
        { id: 'menu', field: 'note', of: 'Ask us.', text: 'Fragen Sie uns.' },
        { id: 'i2', field: 'name', of: 'Tortellini', text: 'Ringe' },
      ],
    },
  });
  const languages = (wanted: readonly string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  beforeEach(() => document.body.setAttribute('lang', 'en'));
  afterEach(() => {
    jest.restoreAllMocks();
    document.cookie = 'menu_language=; Path=/; Max-Age=0';
  });

  test('is read in the one that is chosen, which the browser remembers; what has no translation stays as printed', async () => {
    await menu.open({ json: dutch });
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    expect(screen.getByRole('link', { name: 'Nederlands' }).getAttribute('aria-current')).toBe('true');
    const shown = (text: string) => screen.getAllByText(text).map((one) => one.getAttribute('lang'));
    expect([shown('Käse und Pfeffer'), shown('Nudeln'), shown('Fragen Sie uns.'), shown('Ravioli')]).toEqual([
      ['nl'],
      ['nl'],
      ['nl'],
      ['en'],
    ]);
    expect(screen.queryByText('Cacio e Pepe')).toBeNull();
    expect(document.cookie).toContain('menu_language=nl');
  });

  test('begins in the one that the browser asks for, and goes on in the one that was chosen in it', async () => {
    languages(['nl-BE', 'en']);
    await menu.open({ json: dutch });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('link', { name: 'English' })[0]!);
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    menu.fake.restore();
    document.body.replaceChildren();
    await menu.open({ json: dutch });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
  });

  test('is in the one that its address asks for, once and for this browser', async () => {
    await menu.open({ json: dutch }, '?lang=nl&q=pepe');
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=nl'));
  });

  test.each(['nl-BE', 'NL'])('also where the address calls it “%s”: it is the same on the next page', async (tag) => {
    languages(['en']);
    await menu.open({ json: dutch }, `?lang=${tag}`);
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=nl'));
  });

  test('stays in the one that its server drew it in, whatever the browser tells scripts besides; another menu does not', async () => {
    noteDrawnLanguage({ shareId: 'abc', language: 'nl' });
    languages(['en']);
    await menu.open({ json: dutch });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    menu.fake.restore();
    document.body.replaceChildren();
    noteDrawnLanguage({ shareId: 'other', language: 'nl' });
    await menu.open({ json: dutch });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    noteDrawnLanguage(undefined);
  });

  test('is what the browser takes the page for as long as it is shown', async () => {
    languages(['en']);
    await menu.open({ json: dutch });
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    expect(document.documentElement.lang).toBe('nl');
    cleanup();
    expect(document.documentElement.lang).toBe('en');
  });

  test('a link to it opened in a tab of its own leaves this one as it is', async () => {
    languages(['en']);
    await menu.open({ json: dutch });
    // Behind the page's own: jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }), { ctrlKey: true });
    expect([screen.queryByText('Käse und Pfeffer'), document.cookie]).toEqual([null, '']);
  });

  test('is searched in both, and puts into the cart what is printed', async () => {
    const host = await menu.open({ json: dutch }, '?q=käse');
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    expect(screen.queryByText('Ravioli')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Nederlands' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Käse und Pfeffer' }));
    expect(host.toasts[0]).toMatchObject({ description: 'Käse und Pfeffer' });
    expect(stored()).toEqual([expect.objectContaining({ name: 'Cacio e Pepe', itemId: 'i1' })]);
  });

  test('that is read from the right stands so dish by dish, with what is read from the left in it marked', async () => {
    const [category] = menuWith().categories;
    const [first, second, ...others] = category!.items;
    const items = [
      { ...first!, description: 'With pepper.', allergens: { source: 'printed' as const, names: ['A', 'G'] } },
      second!,
      ...others,
    ];
    await menu.open({
      json: menuWith({
        categories: [{ ...category!, items }],
        translation: { language: 'he', texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'גבינה ופלפל' }] },
      }),
    });
    fireEvent.click(screen.getByRole('link', { name: 'עברית' }));
    const directions = (text: string | RegExp) => {
      const element = screen.getByText(text);
      return [element.closest('li')!.dir, element.dir];
    };
    expect([
      directions('גבינה ופלפל'),
      directions('With pepper.'),
      directions(/^Allergens as printed/),
      directions('Ravioli'),
    ]).toEqual([
      ['rtl', ''],
      ['rtl', 'ltr'],
      ['rtl', 'ltr'],
      ['', ''],
    ]);
  });

  test('a menu in one language has nothing to choose', async () => {
    await menu.open();
    expect(screen.queryByRole('navigation', { name: 'Language of the menu' })).toBeNull();
  });
});
