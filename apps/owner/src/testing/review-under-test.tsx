import type { EditedCategories, MenuReview } from '@chalkboard/contracts';
import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { savedCategories } from '../features/review-menu/saved-categories';
import { ReviewMenuPage } from '../routes/review-menu';
import { menu, reviewOf, THREE } from './review.factory';

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
