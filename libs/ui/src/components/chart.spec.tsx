/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Chart } from './chart';

const chart = (
  <Chart
    title="Orders"
    points={['Mon', 'Tue', 'Wed']}
    series={[
      { name: 'Placed', values: [3, null, 5] },
      { name: 'Refused', values: [0, 1, 2] },
    ]}
    format={String}
    tableLabel="Show the figures"
  />
);

test('the arrow keys read one point after the other', () => {
  render(chart);
  const reader = screen.getByRole('slider', { name: 'Orders' });
  expect(reader.getAttribute('aria-valuetext')).toBe('Wed: Placed 5, Refused 2');
  fireEvent.change(reader, { target: { value: '1' } });
  expect(reader.getAttribute('aria-valuetext')).toBe('Tue: Placed –, Refused 1');
});

test('two lines of one name are two lines', () => {
  const complaints = jest.spyOn(console, 'error');
  const { container } = render(
    <Chart
      title="Orders"
      points={['Mon', 'Tue']}
      series={[
        { name: 'Lavagna', values: [1, 2] },
        { name: 'Lavagna', values: [3, 4] },
      ]}
      format={String}
      tableLabel="Show the figures"
    />,
  );
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  expect(screen.getByRole('slider', { name: 'Orders' }).getAttribute('aria-valuetext')).toBe(
    'Tue: Lavagna 2, Lavagna 4',
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('the same figures are there as a table', () => {
  render(chart);
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
    'PlacedRefused',
    'Mon30',
    'Tue–1',
    'Wed52',
  ]);
});
