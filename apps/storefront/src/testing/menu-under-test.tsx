import { fakeApi, fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
// What is fetched when it is needed is at hand here: no test waits for a busy machine.
import '../features/browse-menu/dish-sheet';
import { MenuPage } from '../routes/menu';
import { menuWith } from './menu.factory';

type Routes = Parameters<typeof fakeApi>[0];

export const press = (name: string): Promise<boolean> =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** What is in the cart of the menu "abc". */
export const stored = (): unknown[] => JSON.parse(localStorage.getItem('cart_abc') ?? '[]') as unknown[];

/** The page of the menu "abc". */
export class MenuUnderTest {
  fake!: ReturnType<typeof fakeApi>;

  /** jsdom has the element of dialogs, and not its methods. */
  prepareWindow(): void {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  }

  close(): void {
    this.fake.restore();
    localStorage.clear();
  }

  async open(
    answer: Routes[string] = { json: menuWith() },
    search = '',
    framed = false,
    others: Routes = {},
  ): Promise<ReturnType<typeof fakeHost>> {
    this.fake = fakeApi({ 'GET /api/menu/abc': answer, ...others });
    const host = fakeHost();
    renderWithProviders(
      [{ path: '/menu/:shareId', element: <MenuPage host={host} framed={framed} /> }],
      `/menu/abc${search}`,
    );
    await waitFor(() => screen.getByRole('heading', { level: 1 }));
    return host;
  }
}
