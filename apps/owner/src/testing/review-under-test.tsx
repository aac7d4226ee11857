import { MenuSettings, type EditedCategories, type MenuItem, type MenuReview } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { savedCategories } from '../features/review-menu/saved-categories';
import { ReviewMenuPage } from '../routes/review-menu';

export const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({ id, name: id, price: '$5.00', ...more });
export const doubtful = (id: string, price: number) =>
  item(id, { uncertain: true, uncertainReason: 'The price was hard to make out.', confidence: { name: 1, price } });
export const menu = {
  ...MenuSettings.parse({}),
  shareId: 'abc',
  version: 1,
  status: 'extracted',
  restaurantName: 'Lucia',
  currency: 'USD',
  language: 'en',
  timeZone: 'America/Chicago',
};
export const reading = {
  reader: 'ocr',
  prices: {
    seen: 4,
    placed: 3,
    unplaced: [{ text: '$9.00', source: { page: 1, x: 0.8, y: 0.9, width: 0.1, height: 0.02 } }],
  },
  verdict: 'please-review',
  reasons: ['2 items need your eye.'],
};
export const source = {
  keptUntil: '2100-01-01T00:00:00Z',
  pages: [{ page: 1, width: 1000, height: 1400, url: '/api/menu/abc/source/pages/1' }],
};
export const reviewOf = (items: MenuItem[], more: object = { reading, source }) =>
  ({ menu: { ...menu, categories: [{ id: 'soups', name: 'Soups', items }] }, ...more }) as unknown as MenuReview;
export const THREE = [doubtful('Leek', 0.6), item('Miso'), doubtful('Pea', 0.2)];

export const press = (key: string, more: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
/** The questions that are shown, in order. */
export const entries = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].map(({ dataset }) => dataset.entry);

type Page = ReturnType<typeof renderWithProviders>;

/** The page on which an owner reviews the menu "abc". */
export class ReviewUnderTest {
  readonly host = fakeHost();
  fake!: ReturnType<typeof fakeApi>;
  /** What a change is answered with, in place of the changed menu. */
  refuse: { readonly status: number; readonly json: unknown } | undefined;

  /** What jsdom does not have. */
  prepareWindow(): void {
    window.matchMedia = () =>
      ({
        matches: false,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    Element.prototype.scrollIntoView = () => undefined;
  }

  close(): void {
    this.fake.restore();
    this.refuse = undefined;
    sessionStorage.clear();
    localStorage.clear();
  }

  async open(answer: { status?: number; json?: unknown } = { json: reviewOf(THREE) }): Promise<Page> {
    let saved: MenuReview['menu']['categories'] | undefined;
    const page = this.openWith({
      'GET /api/menu/abc/review': answer,
      'PUT /api/menu/abc': ({ body }) => {
        if (this.refuse) return this.refuse;
        const { categories = saved ?? (answer.json as MenuReview).menu.categories, ...changes } = body as Partial<
          MenuReview['menu']
        >;
        saved = categories;
        return {
          json: { ...menu, ...changes, version: 2, categories: savedCategories(categories as EditedCategories) },
        };
      },
      'POST /api/menu/abc/publish': { json: reviewOf(THREE).menu },
    });
    await waitFor(() => expect(screen.queryByText(/^Loading your menu/)).toBeNull());
    return page;
  }

  openWith(routes: Parameters<typeof fakeApi>[0]): Page {
    this.fake = fakeApi(routes);
    return renderWithProviders(
      [{ path: '/menu/:shareId/review', element: <ReviewMenuPage host={this.host} /> }],
      '/menu/abc/review',
    );
  }
}
