/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteDrawnLanguage } from '../features/choose-language/drawn-language';
import { menuWith } from '../testing/menu.factory';
import { MenuPage } from './menu';

let fake: ReturnType<typeof fakeApi>;
const stored = () => JSON.parse(localStorage.getItem('cart_abc') ?? '[]') as unknown[];

async function open(answer: Parameters<typeof fakeApi>[0][string] = { json: menuWith() }, search = '', framed = false) {
  fake = fakeApi({ 'GET /api/menu/abc': answer });
  const host = fakeHost();
  renderWithProviders([{ path: '/menu/:shareId', element: <MenuPage host={host} framed={framed} /> }], `/menu/abc${search}`);
  await waitFor(() => screen.getByRole('heading', { level: 1 }));
  return host;
}

beforeAll(() => {
  // jsdom has the element and not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => (fake.restore(), localStorage.clear()));

test('adds a dish, says so, and shows the count only when there is one', async () => {
  const host = await open();
  expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(stored()).toEqual([{ name: 'Cacio e Pepe', price: '$14.00', quantity: 2, total: 28, itemId: 'i1' }]);
  expect(host.toasts[0]).toMatchObject({ title: 'Added to cart' });
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }).getAttribute('href')).toBe('/checkout/abc');
});

test('shows what cannot be ordered, in words and without a button', async () => {
  await open();
  for (const [dish, words] of [['Ravioli', 'Price to be confirmed'], ['Linguine', 'Sold out'], ['Branzino', 'Ask for the price']]) {
    expect(screen.getByText(words!)).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Add to Cart: ${dish}` })).toBeNull();
  }
});

test('asks for the size and the extras of a dish that has them', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Margherita' }));
  fireEvent.click(screen.getByRole('radio', { name: /14 inch/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Anchovies/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart $19.50' }));
  expect(stored()).toEqual([{ name: 'Margherita (14 inch, Anchovies)', price: '$19.50', quantity: 1, total: 19.5, itemId: 'i5', variantId: 'v2', addOnIds: ['a1'] }]);
});

test('says what each size of a dish costs, and "from" only where they differ', async () => {
  const size = (label: string, minor: number) => ({ id: label, label, price: `$${minor / 100}`, priceMinor: minor });
  const wine = (name: string, ...variants: ReturnType<typeof size>[]) => ({ id: name, name, price: '', variants });
  const categories = [{ id: 'wine', name: 'Wine', items: [wine('Rosé', size('glass', 1300), size('bottle', 5200)), wine('Port', size('glass', 900))] }];
  await open({ json: menuWith({ categories }) });
  const words = screen.getAllByRole('heading', { level: 3 }).map((name) => name.closest('li')!.textContent);
  expect(words[0]).toMatch(/^Roséfrom \$13glass \$13bottle \$52/);
  expect(words[1]).toMatch(/^Port\$9glass \$9/);
});

test('a row of categories that is too long for its place goes on at a press', async () => {
  const width = (name: 'scrollWidth' | 'clientWidth', value: number) => jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const wide = [width('scrollWidth', 900), width('clientWidth', 400)];
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  await open();
  const more = () => screen.getByRole('navigation', { name: 'Categories' }).querySelectorAll('button');
  expect(more()).toHaveLength(1);
  fireEvent.click(more()[0]!);
  expect(scrollBy).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
  wide[0]!.mockReturnValue(400);
  fireEvent(window, new Event('resize'));
  expect(more()).toHaveLength(0);
  for (const one of wide) one.mockRestore();
});

test('hears what another tab puts into the cart', async () => {
  await open();
  localStorage.setItem('cart_abc', JSON.stringify([{ name: 'Soup', price: '$5.00', quantity: 3, total: 15 }]));
  fireEvent(window, new Event('storage'));
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toBeTruthy();
});

test('says when there is no such menu', async () => {
  await open({ status: 404, json: { type: 'about:blank', title: 'Menu Not Found', status: 404, code: 'menu.not_found' } });
  expect(screen.getByRole('heading', { name: 'Menu Not Found' })).toBeTruthy();
  expect(screen.getByText("The menu you're looking for doesn't exist or has been removed.")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('says what is wrong when the menu cannot be read now', async () => {
  await open({ status: 503, json: { type: 'about:blank', title: 'x', status: 503, code: 'edge.menu_unavailable', detail: 'The menu is not available right now.' } });
  expect(screen.getByText('The menu is not available right now.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

const marked = menuWith({ categories: [{ id: 'c', name: 'Pasta', items: [{ id: 'i1', name: 'Penne', price: '$9.00', priceMinor: 900, dietary: ['Vegan'] }, { id: 'i2', name: 'Carbonara', price: '$11.00', priceMinor: 1100 }] }] });
const dishes = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('finds dishes by words and marks, and says when there are none', async () => {
  await open({ json: marked });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  expect(dishes()).toEqual(['Penne']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'carbo' } });
  expect(screen.getByText('No dish matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Show all dishes' }));
  expect(dishes()).toEqual(['Penne', 'Carbonara']);
});

test('opens filtered at a filtered address', async () => {
  await open({ json: marked }, '?diet=Vegan');
  expect(dishes()).toEqual(['Penne']);
  expect((screen.getByRole('checkbox', { name: 'Vegan' }) as HTMLInputElement).checked).toBe(true);
});

test('a short menu without marks offers no filter', async () => {
  await open();
  expect(screen.queryByRole('search')).toBeNull();
});

test('says what a referral earns, and where', async () => {
  await open();
  expect(screen.getByText(/you get \$100 and it gets a \$50 credit/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refer a restaurant' }).getAttribute('href')).toBe('/referral-program');
});

test('framed, it is the menu and the cart alone', async () => {
  await open(undefined, '', true);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Cacio e Pepe' }));
  expect(screen.getByRole('navigation', { name: 'Cart' })).toBeTruthy();
});

describe('a menu in two languages', () => {
  const german = menuWith({
    allergyNote: 'Ask us.',
    translation: {
      language: 'de',
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
    await open({ json: german });
    fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
    expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBe('true');
    const shown = (text: string) => screen.getAllByText(text).map((one) => one.getAttribute('lang'));
    expect([shown('Käse und Pfeffer'), shown('Nudeln'), shown('Fragen Sie uns.'), shown('Ravioli')]).toEqual([['de'], ['de', 'de'], ['de'], ['en']]);
    expect(screen.queryByText('Cacio e Pepe')).toBeNull();
    expect(document.cookie).toContain('menu_language=de');
  });

  test('begins in the one that the browser asks for, and goes on in the one that was chosen in it', async () => {
    languages(['de-CH', 'en']);
    await open({ json: german });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    fake.restore();
    document.body.replaceChildren();
    await open({ json: german });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
  });

  test('is in the one that its address asks for, once and for this browser', async () => {
    await open({ json: german }, '?lang=de&q=pepe');
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=de'));
  });

  test.each(['de-CH', 'DE'])('also where the address calls it “%s”: it is the same on the next page', async (tag) => {
    languages(['en']);
    await open({ json: german }, `?lang=${tag}`);
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    await waitFor(() => expect(document.cookie).toContain('menu_language=de'));
  });

  test('stays in the one that its server drew it in, whatever the browser tells scripts besides; another menu does not', async () => {
    const fragment = document.createElement('div');
    fragment.id = 'fragment';
    fragment.innerHTML = '<a hreflang="en">English</a><a hreflang="de" aria-current="true">Deutsch</a>';
    document.body.append(fragment);
    noteDrawnLanguage('abc');
    languages(['en']);
    await open({ json: german });
    expect(screen.getByText('Käse und Pfeffer')).toBeTruthy();
    fake.restore();
    document.body.replaceChildren(fragment);
    noteDrawnLanguage('other');
    await open({ json: german });
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    document.body.replaceChildren();
    noteDrawnLanguage('abc');
  });

  test('is what the browser takes the page for as long as it is shown', async () => {
    languages(['en']);
    await open({ json: german });
    expect(document.documentElement.lang).toBe('en');
    fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
    expect(document.documentElement.lang).toBe('de');
    cleanup();
    expect(document.documentElement.lang).toBe('en');
  });

  test('a link to it opened in a tab of its own leaves this one as it is', async () => {
    languages(['en']);
    await open({ json: german });
    // Behind the page's own: jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }), { ctrlKey: true });
    expect([screen.queryByText('Käse und Pfeffer'), document.cookie]).toEqual([null, '']);
  });

  test('is searched in both, and puts into the cart what is printed', async () => {
    const host = await open({ json: german }, '?q=käse');
    expect(screen.getByText('Cacio e Pepe')).toBeTruthy();
    expect(screen.queryByText('Ravioli')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Käse und Pfeffer' }));
    expect(host.toasts[0]).toMatchObject({ description: 'Käse und Pfeffer' });
    expect(stored()).toEqual([expect.objectContaining({ name: 'Cacio e Pepe', itemId: 'i1' })]);
  });

  test('that is read from the right stands so dish by dish, with what is read from the left in it marked', async () => {
    const [category] = menuWith().categories;
    const [first, second, ...others] = category!.items;
    const items = [{ ...first!, description: 'With pepper.', allergens: { source: 'printed' as const, names: ['A', 'G'] } }, second!, ...others];
    await open({ json: menuWith({ categories: [{ ...category!, items }], translation: { language: 'he', texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'גבינה ופלפל' }] } }) });
    fireEvent.click(screen.getByRole('link', { name: 'עברית' }));
    const directions = (text: string | RegExp) => {
      const element = screen.getByText(text);
      return [element.closest('li')!.dir, element.dir];
    };
    expect([directions('גבינה ופלפל'), directions('With pepper.'), directions(/^Allergens as printed/), directions('Ravioli')]).toEqual([['rtl', ''], ['rtl', 'ltr'], ['rtl', 'ltr'], ['', '']]);
  });

  test('a menu in one language has nothing to choose', async () => {
    await open();
    expect(screen.queryByRole('navigation', { name: 'Language of the menu' })).toBeNull();
  });
});

test('each dish says in plain words what it contains and who says so, as soon as one of them does', async () => {
  const [category] = menuWith().categories;
  const [printed, confirmed, none, ...others] = category!.items;
  const items = [{ ...printed!, allergens: { source: 'printed' as const, names: ['A', 'G'] } }, { ...confirmed!, allergens: { source: 'confirmed' as const, names: ['Eggs', 'Milk'] } }, { ...none!, allergens: { source: 'confirmed' as const, names: [] } }, ...others];
  await open({ json: menuWith({ categories: [{ ...category!, items }] }) });
  const said = (dish: string) => screen.getByRole('heading', { name: dish }).closest('li')!.textContent;
  expect(said('Cacio e Pepe')).toContain('Allergens as printed on the menu: A, G');
  expect(said('Ravioli')).toContain('Allergens: Eggs, Milk · Confirmed by the restaurant');
  expect(said('Linguine')).toContain('Allergens: None of the 14 main ones · Confirmed by the restaurant');
  expect(said('Branzino')).toContain('Allergens: Not stated — please ask');
});

test('a menu that states nothing of its dishes says so once, and with a dish that is looked at', async () => {
  await open({ json: menuWith({ commonAllergens: ['Eggs'] }) });
  expect(screen.getAllByText(/Not stated — please ask/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Margherita' }));
  expect(screen.getByRole('dialog').textContent).toContain('Not stated — please ask');
});

test('a size and an extra that are sold out say so and cannot be chosen; the price shown is of what is there', async () => {
  const [pasta] = menuWith().categories;
  const pizza = pasta!.items.at(-1)!;
  const [small, large] = pizza.variants!;
  const gone = { ...pizza, price: '', variants: [{ ...small!, soldOut: true }, large!], addOns: [{ ...pizza.addOns![0]!, soldOut: true }] };
  await open({ json: menuWith({ categories: [{ ...pasta!, items: [gone] }] }) });
  const card = screen.getByRole('heading', { name: 'Margherita' }).closest('li')!;
  expect(card.textContent).toMatch(/^Margherita\$17\.0010 inch \$12\.50 Sold out14 inch \$17\.00/);
  fireEvent.click(screen.getByRole('button', { name: 'Add to Cart: Margherita' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ disabled, checked }) => [disabled, checked])).toEqual([[true, false], [false, true]]);
  expect(dialog.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
});
