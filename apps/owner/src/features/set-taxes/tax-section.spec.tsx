/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import type { Menu } from '@chalkboard/contracts';
import { fakeHost, renderWithProviders } from '@chalkboard/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { TaxSection } from './tax-section';

const item = (id: string, name: string) => ({ id, name, price: '$10.00', priceMinor: 1000 });
const menu = {
  shareId: 'abc',
  version: 3,
  restaurantName: 'Osteria Lucia',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  categories: [
    { id: 'c1', name: 'Pizza', items: [item('i1', 'Margherita')] },
    { id: 'c2', name: 'Wine', items: [item('i2', 'Barolo')] },
  ],
} as unknown as Menu;

function open() {
  window.location.hash = '#taxes';
  renderWithProviders([{ path: '/', element: <TaxSection host={fakeHost()} menu={menu} /> }]);
}
const percents = () =>
  screen.getAllByLabelText(/^(Pickup|Delivery) %$/).map((field) => (field as HTMLInputElement).value);

it('is off until it is turned on, and then proposes the rates of the country', () => {
  open();
  expect(screen.getByText('Off')).toBeTruthy();
  expect(screen.queryByLabelText('Start from the usual rates of')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Show and count taxes/ }));
  expect((screen.getByLabelText('Start from the usual rates of') as HTMLSelectElement).value).toBe('DE');
  expect(percents()).toEqual(['7', '7', '19', '19']);
  fireEvent.change(screen.getByLabelText('Start from the usual rates of'), { target: { value: 'GB' } });
  expect(percents()).toEqual(['20', '20']);
});

it('what is typed for pickup counts for delivery too, until they differ', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Show and count taxes/ }));
  const [pickup, delivery] = screen.getAllByLabelText(/^(Pickup|Delivery) %$/);
  fireEvent.change(pickup!, { target: { value: '8' } });
  expect(percents().slice(0, 2)).toEqual(['8', '8']);
  fireEvent.change(delivery!, { target: { value: '10' } });
  fireEvent.change(pickup!, { target: { value: '9' } });
  expect(percents().slice(0, 2)).toEqual(['9', '10']);
  fireEvent.change(pickup!, { target: { value: '101' } });
  fireEvent.blur(pickup!);
  expect(screen.getByText('Please write a number from 0 to 100, such as 8.25.')).toBeTruthy();
});

it('a dish is found by its name and given another rate', () => {
  open();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Show and count taxes/ }));
  fireEvent.change(screen.getByLabelText('Find a category or dish'), { target: { value: 'barolo' } });
  const dish = screen.getByLabelText('Rate of Barolo, Wine') as HTMLSelectElement;
  expect([...dish.options].map(({ text }) => text)).toEqual([
    'As its category: VAT 7 %',
    'VAT 7 %',
    'VAT, drinks 19 %',
  ]);
  fireEvent.change(dish, { target: { value: 'de-2' } });
  expect((screen.getByLabelText('Rate of Barolo, Wine') as HTMLSelectElement).value).toBe('de-2');
  expect(screen.queryByLabelText(/^Rate of Margherita/)).toBeNull();
});
