import type { SalesFigures, SalesFile, SalesSums } from '@chalkboard/contracts';
import { minorToDecimal } from '@chalkboard/menu-rules/currency';

type Cell = string | number;

const OF_SUMS = [
  'Currency',
  'Orders',
  'Rejected',
  'Cancelled',
  'Revenue',
  'Average order',
  'Tax',
  'Tips',
  'Returning guests',
  'Guests known',
  'Answered',
  'Answered soon',
  'Seconds to answer',
];

/** One table of the figures: the names of its columns, and its rows. */
export function salesTable(figures: SalesFigures, table: SalesFile): { header: string[]; rows: Cell[][] } {
  const { currency, step, zone, steps, hours, locations, parts } = figures;
  const ofSums = (sums: SalesSums) => cellsOf(sums, currency);
  switch (table) {
    case 'steps':
      return {
        header: [`From (${step}, ${zone})`, ...OF_SUMS],
        rows: steps.map(({ start, ...sums }) => [start, ...ofSums(sums)]),
      };
    case 'hours':
      return {
        header: [`Hour (${zone})`, ...OF_SUMS],
        rows: hours.map(({ hour, ...sums }) => [hour, ...ofSums(sums)]),
      };
    case 'locations':
      return {
        header: ['Location', 'Address', 'Menu', ...OF_SUMS],
        rows: locations.map(({ shareId, name, address = '', ...sums }) => [name, address, shareId, ...ofSums(sums)]),
      };
    default:
      return {
        header: [table, 'Name', 'Currency', 'Orders', 'Quantity', 'Revenue'],
        rows: parts[table].map(({ key, name, orders, quantity, revenue }) => [
          key,
          name,
          currency,
          orders,
          quantity,
          minorToDecimal(revenue, currency),
        ]),
      };
  }
}

function cellsOf(sums: SalesSums, currency: string): Cell[] {
  const taken = sums.orders - sums.rejected - sums.cancelled;
  return [
    currency,
    sums.orders,
    sums.rejected,
    sums.cancelled,
    minorToDecimal(sums.revenue, currency),
    taken > 0 ? minorToDecimal(Math.round(sums.revenue / taken), currency) : '',
    minorToDecimal(sums.tax, currency),
    minorToDecimal(sums.tips, currency),
    sums.returning,
    sums.guests,
    sums.answered,
    sums.answeredSoon,
    sums.answered > 0 ? Math.round(sums.answerSeconds / sums.answered) : '',
  ];
}
